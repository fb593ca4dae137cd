"""Replays of deals: the table at any action is the engine's, hidden cards stay hidden, and practice branches off."""

import pytest

from canasta_desktop.game import journal
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import SaveError
from canasta_desktop.game.particulars import Branch, Kind, Particulars
from canasta_desktop.game.playback import DealPlayback, Feat, PlaybackMatch
from canasta_desktop.rules.actions import Discard
from canasta_desktop.rules.events import What
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.records import observation_text, state_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.rules.table import NOBODY
from tests.game.matches import match, match_of, step, stroll, swapped, to_the_end_of_the_deal

POINTS = 20
"""Random points of each match, half of them in a scored deal, half in the running one."""
ID = "0123456789abcdef" * 2


def recorded(game: Match, steps: int, rng: Rng) -> list[tuple[str, str]]:
    """Everything on the table, and what seat 0 sees of it, before and after each of so many actions of this deal."""
    told = [record_of(game)]
    for _ in range(steps):
        if game.is_scored:
            break
        step(game, rng)
        told.append(record_of(game))
    return told


def record_of(game: Match) -> tuple[str, str]:
    return state_text(game.running_deal().state()), observation_text(game.view(0))


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_table_at_any_action_is_the_engines(system):
    rng = Rng(list(SYSTEMS).index(system) + 1)
    game = match_of(system, SYSTEMS[system].players()[-1], {}, rng.below(1000))
    told = [recorded(game, 4000, rng)]
    if not game.is_over:
        game.next_deal()
    told.append(recorded(game, 60, rng))
    before = journal.dumps(game)
    for index, states in enumerate(told):
        if index >= len(game.history) and game.is_scored:
            break
        standing = PlaybackMatch(DealPlayback(game, index), 0)
        assert standing.playback.length == len(states) - 1
        for _ in range(POINTS // 2):
            at = rng.below(len(states))
            standing.stand(at)
            assert record_of(standing) == states[at]
            if (action := standing.next_action) is not None:
                assert standing.play(standing.to_act(), action) is None
                assert record_of(standing) == states[at + 1]
                assert standing.at == at + 1
            standing.stand(max(0, at - 1))
            assert record_of(standing) == states[max(0, at - 1)]
    assert journal.dumps(game) == before


def test_a_played_replay_ends_as_the_deal_did():
    game = to_the_end_of_the_deal(match(seed=4))
    standing = PlaybackMatch(DealPlayback(game, 0), 0)
    while (action := standing.next_action) is not None:
        assert standing.play(standing.to_act(), action) is None
    assert standing.history == game.history
    assert standing.sheets() == game.sheets()
    assert standing.log(0) == game.log(0)
    standing.stand(0)
    assert standing.history == []
    assert len(standing.log(None)) == 1


def test_turns_and_landmarks_are_those_of_the_log():
    game = to_the_end_of_the_deal(match_of("samba", 4, {}, 3), 5)
    playback, log = DealPlayback(game, 0), game.log(None)
    assert playback.stops[0] == 0
    assert playback.stops[-1] == playback.length
    assert len(playback.stops) == playback.turns + 1
    for stop in playback.stops[1:-1]:
        assert isinstance(playback.actions[stop - 1], Discard)
        assert playback.turn(stop) + 1 == playback.turn(stop + 1)
    found = {(mark.at, feat) for mark in playback.landmarks for feat in mark.feats}
    for what, feat in ((What.TAKEN, Feat.PILE), (What.CANASTA_COMPLETED, Feat.CANASTA), (What.GONE_OUT, Feat.OUT)):
        told = {at for at, entry in enumerate(log) if what in [event.what for event in entry.events]}
        assert {at for at, one in found if one is feat} == told
    sides = game.view(None).table.sides
    melding = {mark.seat for mark in playback.landmarks if Feat.INITIAL_MELD in mark.feats}
    assert len({sides[seat] for seat in melding}) == len(melding) > 0


def test_of_a_running_deal_only_the_own_cards_are_seen():
    """Other hidden cards, the same replay: what is seen at any action, and the log, cannot depend on them."""
    found = 0
    for seed in range(1, 9):
        game = stroll(match(seed=seed), 40, seed)
        other = swapped(game)
        if other is None:
            continue
        found += 1
        here, there = (PlaybackMatch(DealPlayback(one, 0), 0) for one in (game, other))
        here.has_open_hands = there.has_open_hands = True
        for at in range(here.playback.length + 1):
            here.stand(at)
            there.stand(at)
            assert observation_text(here.view(0)) == observation_text(there.view(0))
            assert here.log(0)[1:] == there.log(0)[1:]
            assert here.hands() == there.hands() == []
            assert state_text(here.running_deal().state()) != state_text(there.running_deal().state())
    assert found


def test_no_other_seat_can_be_asked_before_the_deal_is_scored():
    game = stroll(match(seed=2), 30)
    standing = PlaybackMatch(DealPlayback(game, 0), 0)
    for ask in (standing.view, standing.log, standing.recap):
        with pytest.raises(AssertionError):
            ask(1)
    to_the_end_of_the_deal(game)
    standing = PlaybackMatch(DealPlayback(game, 0), 0)
    assert standing.view(1).hand.size
    assert standing.hands() == []
    standing.has_open_hands = True
    assert [hand.cards() for hand in standing.hands()] == [standing.view(seat).hand.cards() for seat in range(4)]


def test_practice_goes_on_from_there_and_the_match_stays_as_it_was():
    game = stroll(match(seed=6), 300, 3)
    game.particulars = Particulars(id=ID, name="Evening")
    before, index = journal.dumps(game), len(game.history) - 1
    playback = DealPlayback(game, index)
    practice = playback.practice(7)
    assert practice.particulars == Particulars(kind=Kind.PRACTICE, branch=Branch(ID, index + 1, 7))
    assert practice.history == game.history[:index]
    assert [action_text(action) for action in practice.running_deal().actions] == [
        action_text(action) for action in playback.actions[:7]
    ]
    loaded = journal.loads(journal.dumps(practice).encode())
    assert loaded.particulars == practice.particulars
    assert state_text(loaded.running_deal().state()) == state_text(playback.deal(7).state())
    to_the_end_of_the_deal(practice, 99)
    practice.next_deal()
    original = DealPlayback(game, index + 1).deal(0)
    assert state_text(practice.running_deal().state()) != state_text(original.state()), "its next cards are others"
    assert journal.dumps(game) == before


def test_practice_can_be_taken_back_as_if_it_had_been_played():
    game = stroll(match(seed=6), 60, 3)
    playback = DealPlayback(game, 0)
    for at in range(playback.length + 1):
        seat, played = playback.deal(at).to_act(), playback.deal(at)
        assert played.can_undo(seat) == replayed_by_hand(game, at).can_undo(seat)


def replayed_by_hand(game: Match, at: int) -> Deal:
    deal = game.running_deal().rewound()
    for action in game.running_deal().actions[:at]:
        deal.do(action)
    return deal


def test_what_is_taken_back_further_is_the_last_the_seat_did():
    game = match(seed=3)
    seat = game.to_act()
    assert game.last_action_of(seat) is None
    stroll(game, 1)
    assert game.last_action_of(seat) == 0
    stroll(game, 40)
    log = game.log(None)[1:]
    for seat in range(4):
        point = game.last_action_of(seat)
        assert point is not None
        assert log[point].seat == seat
        assert seat not in [entry.seat for entry in log[point + 1 :]]


def test_deals_whose_actions_are_not_kept_say_so():
    game = to_the_end_of_the_deal(match(seed=4))
    game.next_deal()
    game.history[0] = game.history[0]._replace(actions=None)
    with pytest.raises(SaveError):
        DealPlayback(game, 0)
    assert DealPlayback(game, 1).stops == (0,)


def test_persons_play_on_where_they_may():
    game = stroll(match(seed=2), 30)
    running = PlaybackMatch(DealPlayback(game, 0), 0)
    seen = set()
    for at in range(running.playback.length + 1):
        running.stand(at)
        assert running.can_go_on == (running.to_act() == 0)
        seen.add(running.can_go_on)
    assert seen == {True, False}
    to_the_end_of_the_deal(game)
    over = PlaybackMatch(DealPlayback(game, 0), 0)
    over.stand(over.playback.length)
    assert over.to_act() == NOBODY
    assert not over.can_go_on
