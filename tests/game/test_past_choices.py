"""What a seat saw before an action of the running deal: the match's own record says it, and nothing else is kept."""

import pytest

from canasta_desktop.bots.levels import policy
from canasta_desktop.game import journal
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.match import Match
from canasta_desktop.rules.notation import read_action
from canasta_desktop.rules.records import observation_text
from canasta_desktop.rules.rng import Rng
from tests.game.matches import match, match_of, setup, stroll
from tests.rules.every_rule_set import FORMS
from tests.rules.playing import table


def play(game: Match, steps: int) -> list[str]:
    """What the seats to act saw, as text, while computer players played on."""
    seen = []
    for _ in range(steps):
        if (seat := game.to_act()) < 0:
            break
        seen.append(observation_text(game.view(seat)))
        choice = policy("skilled").choose(game.view(seat), Rng(game.choice_seed(seat)))
        assert game.play(seat, choice.action) is None
    return seen


@pytest.mark.parametrize(("system", "players"), FORMS)
def test_the_same_was_seen_and_the_same_is_chosen_again(system, players):
    game = match_of(system, players, {}, 7)
    seen = play(game, 24)
    for index, text in enumerate(seen):
        past = game.past_choice(index)
        assert observation_text(past.view) == text
        assert past.view.seat == game.log(None)[index + 1].seat
        assert policy("skilled").choose(past.view, Rng(past.seed)).action == past.action


def test_nothing_of_the_deal_is_changed_by_asking():
    game = match(seed=3)
    play(game, 30)
    before = observation_text(game.view(0))
    game.past_choice(2)
    assert observation_text(game.view(0)) == before


def test_what_was_taken_back_is_not_asked_about():
    text = "turn: 0 play\nhand: QS QH QD 4S 5S\nours: KS KH KD"
    game = Match(setup(), 1, [], Deal(table(text), []))
    assert game.play(0, read_action("meld QS QH QD")) is None
    assert game.undo(0)
    with pytest.raises(IndexError):
        game.past_choice(0)


def test_a_later_deal_and_a_loaded_match_are_asked_alike():
    game = stroll(match(seed=2), 400)
    count = len(game.running_deal().actions)
    loaded = journal.loads(journal.dumps(game).encode())
    for index in range(count):
        first, second = game.past_choice(index), loaded.past_choice(index)
        assert observation_text(first.view) == observation_text(second.view)
        assert (first.action, first.seed) == (second.action, second.seed)
