"""What players do, counted as it is done: going out, the pile, wild cards, the foot."""

from functools import partial
from itertools import count, groupby, pairwise
from operator import itemgetter

import pytest

from canasta_desktop.arena.game import Contestant, play_deal
from canasta_desktop.arena.habits import Habits, Watch
from canasta_desktop.arena.think_times import ThinkTimes
from canasta_desktop.bots.levels import LevelError
from canasta_desktop.bots.players import player, player_class
from canasta_desktop.bots.policy import Policy
from canasta_desktop.bots.temperaments import CHARACTER_TEMPERAMENTS
from canasta_desktop.cli import main
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.table import NOBODY


class Noting(Policy):
    """Plays as another does, and keeps what it saw: seat, whether the pile was frozen, sizes of pile and hand."""

    def __init__(self, name):
        super().__init__()
        self._player = player(name)
        self.seen = []

    def choose(self, view, rng):
        self.seen.append((view.seat, view.table.frozen, len(view.table.pile), view.hand.size))
        return self._player.choose(view, rng)


def watched(system, seed, name="taker-1", players=4):
    """A deal played to its end, the habits of each seat, and what was seen before each choice."""
    rules = rule_set(system, players)
    state = State.deal(rules, DealStart(1, 0, (0,) * rules.seating.accounts()), seed)
    watch = Watch(state.table)
    noting = Noting(name)
    play_deal(state, [Contestant(noting, ThinkTimes())] * players, 1, watch)
    return state, list(watch.habits()), noting.seen


def test_one_seat_goes_out_and_only_that_one():
    state, habits, _ = next(deal for deal in map(partial(watched, "classic"), count(1)) if deal[0].table.out != NOBODY)
    out = state.table.out
    assert [its.outs for its in habits] == [int(seat == out) for seat in range(4)]
    assert [its.deals for its in habits] == [1] * 4
    assert 1 < habits[out].turns_before_out < 40
    assert {its.turns_to_out for seat, its in enumerate(habits) if seat != out} == {0}


def test_wild_cards_are_those_that_lie_on_the_table_in_the_end():
    for seed in range(1, 6):
        state, habits, _ = watched("classic", seed)
        assert sum([its.wilds for its in habits]) == sum([meld.wilds for melds in state.table.melds for meld in melds])


def test_who_takes_and_who_freezes_is_who_made_the_pile_small_or_frozen():
    """Told by what the table looked like afterwards, not by the actions."""
    found = [0, 0]
    for seed in range(1, 9):
        _, habits, seen = watched("classic", seed, "standard-1")
        takes, freezes = [0] * 4, [0] * 4
        for (seat, frozen, size, _), (_, frozen_then, size_then, _) in pairwise(seen):
            takes[seat] += size_then < size
            freezes[seat] += frozen_then and not frozen
        assert [its.takes for its in habits] == takes
        assert [its.freezes for its in habits] == freezes
        found = [found[0] + sum(takes), found[1] + sum(freezes)]
    assert min(found) > 0


def test_one_seat_of_each_side_opens_and_its_canastas_are_those_that_lie_there_in_the_end():
    rules = rule_set("classic", 4)
    for seed in range(1, 6):
        state, habits, _ = watched("classic", seed, "standard-1")
        for side in (0, 1):
            melds = state.table.melds[side]
            opens = [its.opens for seat, its in enumerate(habits) if state.table.sides[seat] == side]
            assert sum(opens) == bool(melds)
            canastas = [meld for meld in melds if len(meld.cards) >= rules.melds.canasta]
            for seat, its in enumerate(habits):
                if state.table.sides[seat] == side:
                    assert its.canastas == len(canastas)
                    assert its.naturals == sum([meld.wilds == 0 for meld in canastas])
        assert all([1 <= its.turns_to_open <= its.turns for its in habits if its.opens])


def test_cards_are_held_that_the_seat_has_when_its_turn_begins():
    _, habits, seen = watched("classic", 3, "taker-1")
    turns, held = [0] * 4, [0] * 4
    for seat, moments in groupby(seen, itemgetter(0)):
        turns[seat] += 1
        held[seat] += next(moments)[3]
    assert [(its.turns, its.held) for its in habits] == list(zip(turns, held, strict=True))


def test_each_foot_is_taken_up_once_or_left():
    state, habits, _ = watched("hand-and-foot", 1, "standard-1")
    for seat, its in enumerate(habits):
        left = len(state.feet[seat]) > 0
        assert its.feet_left == int(left)
        assert len(its.feet) == int(not left)
        assert all([turn > 1 and number == 1 for turn, number in its.feet])
    assert sum([len(its.feet) for its in habits]) > 0


def test_counts_add_up_and_are_told_for_a_thousand_deals():
    first = Habits(2, 1, 9, 2, 5, 20, 150, 1, 2, 3, 1, 4, ((7, 1),), 1)
    second = Habits(2, 1, 13, 2, 9, 20, 130, 1, 3, 1, 0, 2, ((7, 1), (9, 1)), 0)
    both = first + second
    assert both == Habits(4, 2, 22, 4, 14, 40, 280, 2, 5, 4, 1, 6, ((7, 2), (9, 1)), 1)
    assert both == sum([second], start=first)
    assert (both.turns_before_out, both.turns_before_open) == (11, 3.5)
    assert (both.cards_held, both.natural_share) == (7, 0.4)
    assert both.a_thousand(both.takes) == 1000
    assert (both.foot_by(0.5), both.foot_by(0.75), both.foot_by(0.9)) == (7, 9, None)
    assert both.foot_share_left == 0.25
    assert Habits.read(both._asdict()) == both
    nothing = Habits()
    assert (nothing.turns_before_out, nothing.a_thousand(0), nothing.foot_by(0.5)) == (0, 0, None)
    assert (nothing.turns_before_open, nothing.cards_held, nothing.natural_share) == (0, 0, 0)


@pytest.mark.parametrize("record", [{}, {"deals": 1}, {**Habits()._asdict(), "feet": [[1]]}, [], 7])
def test_what_is_no_count_is_refused(record):
    with pytest.raises((KeyError, TypeError, ValueError)):
        Habits.read(record)


# --- players with a temperament ----------------------------------------------------------------------


def test_a_player_may_have_the_temperament_of_a_character():
    for character, temperament in CHARACTER_TEMPERAMENTS.items():
        assert player(f"strong:{character}").temperament == temperament
    assert player_class("expert:anna") is player_class("expert") is type(player("expert"))


@pytest.mark.parametrize("name", ["strong:nobody", "strong:", "hasty-1:anna", ":anna", "genius:anna"])
def test_other_names_are_refused(name):
    with pytest.raises(LevelError, match="there is no player"):
        player(name)


def test_the_table_tells_what_both_players_did(capsys):
    words = "simulate --system hand-and-foot --bots skilled,hasty-1 --deals --matches 2 --jobs 1 --table"
    assert main(words.split()) == 0
    lines = capsys.readouterr().out.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("a thousand deals"))
    assert [line.split()[0] for line in lines[at + 1 : at + 3]] == ["skilled", "hasty-1"]
    assert all([";" in line for line in lines[at + 1 : at + 3]])
