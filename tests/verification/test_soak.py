"""Soaking the rules: the laws hold, a run can be resumed, what is broken is told with its deal, each law can fail."""

from collections.abc import Callable

import pytest

from canasta_desktop.cli import main
from canasta_desktop.rules import generator, legality, state
from canasta_desktop.rules.actions import ANY_THREE, DRAW, NEW, Action, Discard, Draw, LayMeld
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.laying import preview
from canasta_desktop.rules.notation import read_action
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.records import read_state
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.scoring import ScoreSheet
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.verification import decompose, laws, soak
from canasta_desktop.verification.laws import LawBroken, play
from canasta_desktop.verification.soak import Soak, run
from tests.rules.playing import table

TABLES = sum([len(system.players()) for system in SYSTEMS.values()])


def test_every_table_is_played_and_no_law_is_broken():
    tally = run(Soak(TABLES, seed=11, thorough=5))
    assert tally.exceptions == []
    assert tally.violations == []
    assert set(tally.deals.values()) == {1}
    assert len(tally.deals) == TABLES


def test_a_deal_is_the_same_whatever_was_played_before():
    whole = run(Soak(6, seed=4))
    first, second = run(Soak(4, seed=4)), run(Soak(2, seed=4, first=4))
    assert whole.actions == first.actions + second.actions
    assert whole.kinds == first.kinds + second.kinds


@pytest.fixture
def miscounted(monkeypatch):
    """A core that forgets to count the cards that leave a hand."""
    monkeypatch.setattr(state, "give_away", lambda table, hand, cards: hand.take_out(cards))


def test_a_broken_law_is_a_violation_with_its_deal(miscounted):
    tally = run(Soak(4, seed=4, systems=("classic",), thorough=1))
    assert len(tally.violations) > 1  # a deal that begins in the middle may end before a card leaves a hand
    assert "the counts are those of the cards" in tally.violations[0]


def test_the_command_prints_what_it_covered(capsys):
    assert main(["soak", "--deals", "3", "--seed", "2", "--system", "manzana", "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    assert "0 exceptions, 0 violations" in out
    assert "3/3 deals" in err


def test_the_command_has_status_one_where_a_law_is_broken(monkeypatch, capsys):
    def broken(wanted, number, tally):
        tally.violations.append("made up")

    monkeypatch.setattr(soak, "play_numbered", broken)
    assert main(["soak", "--deals", "3", "--system", "manzana", "--jobs", "1"]) == 1
    assert "made up" in capsys.readouterr().out


def test_holding_back_a_named_three_is_any_three_and_laying_out_what_else_came():
    rules = rule_set("modern-american", 4)
    found = set()
    for seed in range(400):
        dealt = State.deal(rules, DealStart(1, 0, (0, 0)), seed)
        offered = generator.legal(dealt.table, dealt.hand_to_act())
        named = [Draw(card) for card in rules.threes.held(dealt.hand_to_act())]
        found |= {decompose.decompose(dealt, draw, offered) for draw in named if Draw(ANY_THREE) in offered}
    assert found == {decompose.ActionPart.STEP, decompose.ActionPart.CHAIN}


def test_more_cards_shown_with_a_take_are_steps_beyond_the_three_that_it_forgets():
    """GT-3.2: once the pile is taken the three goes first, and the third queen after it."""
    options = '{"red_threes_by_hand": true}'
    hand = "3D 4D 7H 9S QS QS QH AC"
    state = table(
        f"system: global-trade\noptions: {options}\nhand: {hand}\nours: 9D 9C 9H\npile: 5C KS QD\nstock: 4S 5S 6S"
    )
    take = read_action("take QS QS QH")
    assert legality.check(state.table, state.hand_to_act(), take) is None
    assert (
        decompose.decompose(state, take, generator.legal(state.table, state.hand_to_act())) is decompose.ActionPart.PLAN
    )


def test_a_take_before_which_the_last_three_ends_the_deal_is_the_step_that_ends_it():
    """MA-2.5 and MA-8.5: the threes in hand go first, and with the last card of the stock the deal is over."""
    hand = "3S 3S 3H 5H 5D 5C TH TD TC 4H"
    state = table(
        'system: modern-american\noptions: {"keep_threes": "unlimited"}\n'
        f"hand: {hand}\nours: KS KD KC\npile: 4S QD TS\nstock: 8S 9S 3C"
    )
    take = read_action("take TH TD | 5H 5D 5C")
    assert legality.check(state.table, state.hand_to_act(), take) is None
    offered = generator.legal(state.table, state.hand_to_act())
    assert take not in offered
    assert decompose.decompose(state, take, offered) is decompose.ActionPart.STEP
    state.apply(take)
    assert state.table.over


def test_a_rank_that_opens_in_two_melds_is_what_a_plan_lays_in_one():
    """JS-3.1: fifty points are all six sixes and the two, together or three and three."""
    hand = "2S 5D 6S 6D 6D 6C 6C 8S 9D TS"
    state = table(f"system: joker-samba\nscores: 1500 0\nhand: {hand}\npile: 3S 6S 6H\nstock: 4S 5S 6S 7S")
    take = read_action("take 6S 6D | 6D 6C 6C 2S")
    assert legality.check(state.table, state.hand_to_act(), take) is None
    assert (
        decompose.decompose(state, take, generator.legal(state.table, state.hand_to_act())) is decompose.ActionPart.PLAN
    )


# --- each law can fail ----------------------------------------------------------------------------------------------

APPLY, COPY, OBSERVE = State.apply, State.copy, State.observe
LEGAL, CHECK = generator.legal, legality.check
TOTAL = ScoreSheet.total.fget

Change = Callable[[State, Action], None]


def after_each(change: Change):
    """A core in which each action does something else as well."""

    def apply(state, action, log=None):
        APPLY(state, action, log)
        if not state.table.over:
            change(state, action)

    return [(State, "apply", apply)]


def lose_a_card(state, action):
    if state.table.pile:
        state.table.pile.pop(0)


def remember_what_was(state, action):
    hand = state.hands[state.table.turn.seat]
    hand.kept = [hand.kept[rank] if count else (4 * rank,) for rank, count in enumerate(hand.ranks)]


def use_the_pile_again(state, action):
    if isinstance(action, Discard):
        state.stock.insert(0, state.table.pile.pop(0))
        state.table.stock += 1


def hold_a_three(state, action):
    for seat, laid in enumerate(state.table.threes):
        if laid:
            state.hands[seat].add(laid.pop())
            state.table.sizes[seat] += 1


def know_too_much(state, action):
    state.table.known[state.table.turn.seat].add(state.stock[-1] if state.stock else 0)


def told_to_all(state, action, log=None):
    APPLY(state, action, log)
    if log is not None:
        log.append(Event(What.DISCARDED, 0, tuple(state.hands[0].cards())))


def changed_by_asking(table, hand, action):
    table.frozen = not table.frozen
    return CHECK(table, hand, action)


def nameless(table, hand, action):
    refused = CHECK(table, hand, action)
    return refused and Refusal(refused.reason, "")


def without_additions(table, hand):
    offered = LEGAL(table, hand)
    return [action for action in offered if not isinstance(action, LayMeld) or action.plays[0].onto == NEW]


def refused_discards(table, hand, action):
    return Refusal(Reason.WRONG_PHASE, "CL-4.1") if isinstance(action, Discard) else CHECK(table, hand, action)


def read_back_frozen(text):
    again = read_state(text)
    again.table.frozen = not again.table.frozen
    return again


def seen_through(state, seat):
    view = OBSERVE(state, seat)
    if state.stock:
        view.table.dealer = state.stock[-1] % 4
    return view


def copied_wrong(state):
    other = COPY(state)
    other.table.number += 1
    return other


def changing_preview(table, hand, plays):
    table.frozen = not table.frozen
    return preview(table, hand, plays)


FAULTS = {
    "a hand is in step with itself": after_each(remember_what_was),
    "each card is in one place": after_each(lose_a_card),
    "the counts are those of the cards": [(state, "give_away", lambda table, hand, cards: hand.take_out(cards))],
    "what is known of a hand is in it": after_each(know_too_much),
    "threes are laid out at once": after_each(hold_a_three),
    "every action brings the end nearer": after_each(use_the_pile_again),
    "there is always something to do": [(laws, "legal", lambda table, hand: [])],
    "nothing is offered twice": [(laws, "legal", lambda table, hand: 2 * LEGAL(table, hand))],
    "what is offered is accepted": [(laws, "check", refused_discards)],
    "asking changes nothing": [(laws, "check", changed_by_asking)],
    "a refusal names its clause": [(laws, "check", nameless)],
    "what is accepted is a step, a plan or a chain": [
        (laws, "legal", without_additions),
        (decompose, "legal", without_additions),
    ],
    "save and load are identity": [(laws, "read_state", read_back_frozen)],
    "a view tells nothing of hidden cards": [(State, "observe", seen_through)],
    "no public event names a hidden card": [(State, "apply", told_to_all)],
    "a copy is the same": [(State, "copy", copied_wrong)],
    "copies are independent": [(State, "copy", lambda state: state)],
    "a preview changes nothing": [(laws, "preview", changing_preview)],
    "a preview shows what will be": [(laws, "preview", lambda table, hand, plays: (table.copy(), hand.copy()))],
    "scores add up": [(ScoreSheet, "total", property(lambda sheet: TOTAL(sheet) + 5))],
    "nothing is legal once the deal is over": [
        (laws, "legal", lambda table, hand: [DRAW] if table.over else LEGAL(table, hand))
    ],
}
"""By the law that is to notice it: what a faulty core would do, as names to be replaced."""


@pytest.mark.parametrize("law", FAULTS)
def test_a_fault_breaks_its_law(law, monkeypatch):
    rules = rule_set("classic", 4)
    for thing, name, wrong in FAULTS[law]:
        monkeypatch.setattr(thing, name, wrong)
    broken = set()
    for seed in range(12):
        try:
            play(State.deal(rules, DealStart(1, 0, (0, 0)), seed), Rng(seed), True, laws.Course())
        except LawBroken as fault:
            broken.add(fault.law)
        if law in broken:
            break
    assert law in broken
