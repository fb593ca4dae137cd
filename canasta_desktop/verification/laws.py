"""What holds in every deal of every rule set, checked while a deal is played at random.

How it works. `play` plays a deal by random actions and asks at each moment. The cheap laws are asked at every
moment of every deal: each card in one place, the counts on the table those of the cards, melds that the rules
know, something to do, the end nearer. The others take a `thorough` deal: all that is offered is accepted; arbitrary
actions, refused, change nothing and, accepted, break nothing and can be taken apart (`decompose`); what is written down
is read back the same and goes on the same; events, observations and legality tell nothing of hidden cards; a copy is
independent.

A law that does not hold raises `LawBroken`. One implementation serves the soak and the tests of the rules.

What bounds a deal. Every action brings the end nearer, which is measured by three figures, the first that changes
deciding (`still_to_come`): the cards of the stock and of the hands, pile and packets, those of the stock counted
twice; the melds; and how far the turn is. A draw makes the stock smaller, and nothing makes it larger. A take melds
the pile's top card, a meld or a three laid out lies for good. To join two melds leaves one fewer. Only a question, an
answer and a discard leave cards and melds alone: each is the last of its kind in a turn, and the next turn must begin
with a draw or a take, or end the deal.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from canasta_desktop.rules.actions import Action, Ask, Lay, LayMeld, Take
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.laying import preview
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import action_text, read_action
from canasta_desktop.rules.records import observation_text, read_observation, read_state, state_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.scoring import Item
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import ANSWERING, DRAWING, UNANSWERED, Table
from canasta_desktop.verification.copies import facts, is_copied_whole
from canasta_desktop.verification.decompose import ActionPart, decompose
from canasta_desktop.verification.invariants import Judge, broken, sound
from canasta_desktop.verification.invariants import LawBroken as LawBroken
from canasta_desktop.verification.random_actions import arbitrary
from canasta_desktop.verification.secrecy import hides, public_cards, shows_nothing_hidden

PROBES: Final = 3
"""Arbitrary actions at each moment of a thorough deal."""
SELDOM: Final = 6
"""What costs much is asked at every so many moments of a thorough deal, at random."""
AHEAD: Final = 10
"""Actions for which a deal read back is played on beside the deal itself."""


@dataclass
class Course:
    """How a deal went: its actions as text, what they were by kind, and what accepted probes were found to be."""

    actions: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    parts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)


# --- playing a deal --------------------------------------------------------------------------------


def play(state: State, rng: Rng, thorough: bool, course: Course, judge: Judge | None = None) -> None:
    """Play the deal to its end by random actions; `course` is filled on the way. Raises LawBroken."""
    temper = rng.below(TEMPERS)
    sound(state, judge)
    while not state.table.over:
        offered = offers(state, thorough)
        if thorough:
            look(state, offered, rng, course, judge)
        action = picked(state, offered, temper, rng)
        course.actions.append(action_text(action))
        course.kinds[type(action).__name__] += 1
        carry_out(state, action, thorough, judge)
    over(state)


def walk(state: State, rng: Rng, log: list[Event] | None = None) -> Iterator[Action]:
    """Play the deal to its end by random actions, each given out before it is carried out; few laws are asked."""
    temper = rng.below(TEMPERS)
    while not state.table.over:
        action = picked(state, offers(state, False), temper, rng)
        yield action
        before = still_to_come(state.table)
        state.apply(action, log)
        comes_nearer(before, state.table, action)


TEMPERS: Final = 4
"""How players may be minded: one likes what nobody offers, two like to meld, take and ask, one likes anything."""


def picked(state: State, offered: Sequence[Action], temper: int, rng: Rng) -> Action:
    """The next action: any that is offered, melds and takes first, or an arbitrary one that is accepted."""
    if temper == 0:
        for _ in range(2):
            action = arbitrary(state, rng, offered)
            if check(state.table, state.hand_to_act(), action) is None:
                return action
    if temper < 3:
        costly = [action for action in offered if isinstance(action, LayMeld | Take | Ask)]
        if costly and rng.below(3):
            return costly[rng.below(len(costly))]
    return offered[rng.below(len(offered))]


def carry_out(state: State, action: Action, thorough: bool = True, judge: Judge | None = None) -> None:
    """Carry out an action that was offered or accepted, and look at what it led to."""
    if check(state.table, state.hand_to_act(), action) is not None:
        broken("what is offered is accepted", action_text(action))
    before = still_to_come(state.table)
    seen = public_cards(state.table) if thorough else Counter[int]()
    log: list[Event] | None = [] if thorough else None
    state.apply(action, log)
    comes_nearer(before, state.table, action)
    sound(state, judge)
    if log is None:
        return
    shows_nothing_hidden(log, seen | public_cards(state.table))
    if state.table.over:
        told = [(event.seat, event.count) for event in log if event.what is What.SCORED]
        if told != [(sheet.account, sheet.total) for sheet in state.score()]:
            broken("scores add up", f"the events tell {told}")


def look(state: State, offered: Sequence[Action], rng: Rng, course: Course, judge: Judge | None = None) -> None:
    """What a thorough deal asks at every moment, and now and then."""
    probes = [arbitrary(state, rng, offered) for _ in range(PROBES)]
    for action in (*offered, *probes):
        can_be_written_down(action)
    for action in probes:
        probe(state, action, offered, course, judge)
    if rng.below(SELDOM) == 0:
        goes_on_the_same(can_be_read_back(state), state, rng, AHEAD)
    if rng.below(SELDOM) == 0:
        hides(state, offered, probes, rng)
    if rng.below(SELDOM) == 0:
        shows_what_will_be(state, offered)


def probe(
    state: State, action: Action, offered: Sequence[Action], course: Course, judge: Judge | None = None
) -> ActionPart | None:
    """Refused, it changes nothing; accepted, it breaks nothing and can be taken apart: what it is, None if refused."""
    before = state_text(state)
    refusal = check(state.table, state.hand_to_act(), action)
    if state_text(state) != before:
        broken("asking changes nothing", f"{action_text(action)} at {before}")
    if refusal is not None:
        course.refusals[refusal.reason.value] += 1
        if not refusal.clause:
            broken("a refusal names its clause", action_text(action))
        return None
    part = decompose(state, action, list(offered))
    course.parts[part.value] += 1
    if part is ActionPart.NOTHING:
        broken("what is accepted is a step, a plan or a chain", f"{action_text(action)} at {before}")
    then = state.copy()
    carry_out(then, action, True, judge)
    if not then.table.over:
        offers(then, True)
    if state_text(state) != before:
        broken("copies are independent", f"{action_text(action)} at {before}")
    return part


# --- the end ---------------------------------------------------------------------------------------


def still_to_come(table: Table) -> tuple[int, int, int]:
    """How far the deal is from its end: see above."""
    for_good = sum([len(meld.cards) for melds in table.melds for meld in melds])
    for_good += sum([len(threes) for threes in table.threes])
    return table.stock - for_good, sum([len(melds) for melds in table.melds]), _steps_left(table)


def _steps_left(table: Table) -> int:
    """The steps that leave cards and melds alone, from here to the draw or take of the next turn, at most."""
    if table.over:
        return 0
    turn = table.turn
    asking = 1 if turn.phase == ANSWERING else 0 if turn.answer != UNANSWERED else 2
    phase = turn.asked_in if turn.phase == ANSWERING else turn.phase
    return 1 + asking + (0 if phase == DRAWING else 3)


def comes_nearer(before: tuple[int, int, int], table: Table, action: Action) -> None:
    """The end is nearer than it was `before`, or it has come."""
    if not table.over and still_to_come(table) >= before:
        broken("every action brings the end nearer", f"{action_text(action)}: {before}, {still_to_come(table)}")


# --- what may be done ------------------------------------------------------------------------------


def offers(state: State, thorough: bool) -> list[Action]:
    """What `legal` offers: something beside a question, and if `thorough` all of it accepted and no two alike."""
    table, hand = state.table, state.hand_to_act()
    offered = legal(table, hand)
    if not [action for action in offered if not isinstance(action, Ask)]:
        broken("there is always something to do", state_text(state))
    if thorough:
        if len(set(offered)) != len(offered):
            twice = [action_text(action) for action, count in Counter(offered).items() if count > 1]
            broken("nothing is offered twice", f"{twice} at {state_text(state)}")
        for action in offered:
            refusal = check(table, hand, action)
            if refusal is not None:
                detail = f"{action_text(action)} ({refusal.reason.value}) at {state_text(state)}"
                broken("what is offered is accepted", detail)
    return offered


def over(state: State) -> None:
    """Nothing can be done any more, and the score adds up."""
    table = state.table
    is_copied_whole(state)  # how a deal ended is written at its end alone
    if legal(table, state.hands[table.order[0]]):
        broken("nothing is legal once the deal is over", state_text(state))
    sheets = state.score()
    if [sheet.account for sheet in sheets] != list(range(table.rules.seating.accounts())):
        broken("there is a sheet an account", f"{[sheet.account for sheet in sheets]}")
    clauses = set(table.rules.clauses.values())
    for sheet in sheets:
        if sheet.total != sum([line.points for line in sheet.lines]):
            broken("scores add up", f"account {sheet.account}")
        laid = table.melds[table.rules.seating.account_side(table, sheet.account)]
        cards = [card for meld in laid for card in meld.cards]
        for line in sheet.lines:
            if line.item is Item.MELDED and (
                sorted(line.cards) != sorted(cards) or abs(line.points) % table.rules.pack.points(cards)
            ):
                broken("scores add up", f"account {sheet.account}: {line}")
            if line.clause not in clauses and not line.clause[:2].isalpha():
                broken("a line names its clause", f"{line}")


# --- writing down ----------------------------------------------------------------------------------


def can_be_written_down(action: Action) -> None:
    """An action is read back as an equal one; to meld or lay out nothing has no words."""
    if (isinstance(action, LayMeld) and not action.plays) or (isinstance(action, Lay) and not action.cards):
        return
    text = action_text(action)
    again = read_action(text)
    if again != action or hash(again) != hash(action) or action_text(again) != text:
        broken("save and load are identity", text)


def can_be_read_back(state: State) -> State:
    """A deal written down and read back is the same, and so is what each seat sees; the deal as it was read."""
    text = state_text(state)
    again = read_state(text)
    left_out = _not_written(state.table)
    if state_text(again) != text or facts(again, left_out) != facts(state, left_out):
        broken("save and load are identity", text)
    for seat in (*range(len(state.hands)), None):
        view = state.observe(seat)
        seen = observation_text(view)
        same = read_observation(seen)
        if observation_text(same) != seen or facts(same, left_out) != facts(view, left_out):
            broken("save and load are identity", seen)
    return again


def _not_written(table: Table) -> frozenset[str]:
    """Fields that a save leaves out, since this rule set never asks for them; the rules are saved by their name."""
    left_out = {"rules", "advisers"}
    if not table.rules.out.ask_once:
        left_out.add("asked")
    if not table.rules.extras:
        left_out.add("opened")
    if table.turn.phase != ANSWERING:
        left_out.add("asked_in")
    return frozenset(left_out)


def goes_on_the_same(again: State, state: State, rng: Rng, actions: int) -> None:
    """A deal that was saved and read back offers the same actions, and they have the same results."""
    state = state.copy()
    for _ in range(actions):
        if state.table.over:
            break
        offered = offers(state, False)
        if offers(again, False) != offered:
            broken("what is read back goes on the same", state_text(state))
        action = picked(state, offered, rng.below(TEMPERS), rng)
        logs: tuple[list[Event], list[Event]] = ([], [])
        for deal, log in zip((state, again), logs, strict=True):
            deal.apply(action, log)
        if logs[0] != logs[1] or state_text(state) != state_text(again):
            broken("what is read back goes on the same", f"{action_text(action)}, then {state_text(state)}")


# --- copies ----------------------------------------------------------------------------------------


def shows_what_will_be(state: State, offered: Sequence[Action]) -> None:
    """A preview is pure and shows what the action does; carrying it out on a copy leaves the deal alone."""
    text = state_text(state)
    seat = state.table.turn.seat
    is_copied_whole(state)
    for action in offered:
        then = state.copy()
        then.apply(action)
        if state_text(state) != text:
            broken("copies are independent", action_text(action))
        if not isinstance(action, LayMeld):
            continue
        shown, left = preview(state.table, state.hand_to_act(), action.plays)
        if state_text(state) != text:
            broken("a preview changes nothing", action_text(action))
        melds = [[(meld.number, meld.cards) for meld in melds] for melds in then.table.melds]
        if [[(meld.number, meld.cards) for meld in melds] for melds in shown.melds] != melds and not then.table.over:
            broken("a preview shows what will be", f"{action_text(action)} at {text}")
        if left.size and left != then.hands[seat]:
            broken("a preview shows what will be", f"{action_text(action)} at {text}")
