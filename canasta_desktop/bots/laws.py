"""What holds in every deal of every rule set, checked while a deal is played at random.

How it works. `play` plays a deal by random actions and asks at each moment. The cheap laws are asked at every
moment of every deal: each card in one place, the counts on the table those of the cards, melds that the rules
know, something to do. The others take a `thorough` deal: all that is offered is accepted; arbitrary actions,
refused, change nothing and, accepted, break nothing and can be taken apart (`apart`); what is written down is
read back the same; events, observations and legality tell nothing of hidden cards; a copy is independent.

A law that does not hold raises `LawBroken`. One implementation serves the soak and the tests of the rules.

What bounds a deal. A turn begins with a draw or a take. Each draw makes the stock smaller, and nothing makes it
larger; each take melds the pile's top card, and what is melded stays: so there are no more turns than twice the
cards. Within a turn there is one question with its answer, one draw or take, and one discard; every other action
lays cards for good, joins two melds that were laid, or lays out a three.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NoReturn

from canasta_desktop.bots.apart import Part, apart
from canasta_desktop.bots.probes import arbitrary
from canasta_desktop.rules.actions import Action, Ask, Lay, Meld, Take
from canasta_desktop.rules.cards import JOKER_FACE, cards_text
from canasta_desktop.rules.drawing import TURN_CARD
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.laying import preview
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import (
    action_text,
    missing_cards,
    observation_text,
    read_action,
    read_observation,
    read_state,
    state_text,
)
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.scoring import Item
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import ANSWERING, NOBODY, Table
from canasta_desktop.rules.table import Meld as TableMeld

Judge = Callable[[State], str]
"""A further law of a state: what is wrong, nothing if all is well."""

PROBES: Final = 3
"""Arbitrary actions at each moment of a thorough deal."""
SELDOM: Final = 6
"""What costs much is asked at every so many moments of a thorough deal, at random."""


class LawBroken(Exception):
    """A law does not hold; `law` names it."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


def broken(law: str, detail: str) -> NoReturn:
    """Say that a law does not hold."""
    raise LawBroken(law, detail)


@dataclass
class Course:
    """How a deal went: its actions as text, what they were by kind, and what accepted probes were found to be."""

    actions: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    parts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)


def most_actions(table: Table) -> int:
    """More actions than a deal can take: see above."""
    pack = table.rules.pack
    cards = 52 * pack.decks + pack.jokers
    turns = 2 * cards
    return 4 * turns + 2 * cards


# --- playing a deal --------------------------------------------------------------------------------


def play(state: State, rng: Rng, thorough: bool, course: Course, judge: Judge | None = None) -> None:
    """Play the deal to its end by random actions; `course` is filled on the way. Raises LawBroken."""
    watch = _Watch(state, rng, thorough, course, judge)
    temper = rng.below(4)
    limit = most_actions(state.table)
    sound(state, judge)
    while not state.table.over:
        offered = offers(state, thorough)
        if thorough:
            watch.look(offered)
        action = _picked(state, offered, temper, rng)
        if check(state.table, state.hand_to_act(), action) is not None:
            broken("what is offered is accepted", action_text(action))
        course.actions.append(action_text(action))
        course.kinds[type(action).__name__] += 1
        watch.apply(action)
        if len(course.actions) > limit:
            broken("deals end", f"{limit} actions")
    over(state)


def _picked(state: State, offered: Sequence[Action], temper: int, rng: Rng) -> Action:
    """The next action: any that is offered, melds and takes first, or an arbitrary one that is accepted."""
    if temper == 0:
        for _ in range(2):
            action = arbitrary(state, rng, offered)
            if check(state.table, state.hand_to_act(), action) is None:
                return action
    if temper < 3:
        dear = [action for action in offered if isinstance(action, Meld | Take | Ask)]
        if dear and rng.below(3):
            return dear[rng.below(len(dear))]
    return offered[rng.below(len(offered))]


class _Watch:
    """Asks the laws of one deal while it is played."""

    def __init__(self, state: State, rng: Rng, thorough: bool, course: Course, judge: Judge | None) -> None:
        self.state: Final = state
        self.rng: Final = rng
        self.thorough: Final = thorough
        self.course: Final = course
        self.judge: Final = judge

    def apply(self, action: Action) -> None:
        """Carry the action out and look at what it led to."""
        state = self.state
        if not self.thorough:
            state.apply(action)
            sound(state, self.judge)
            return
        seen = _public(state.table)
        log: list[Event] = []
        state.apply(action, log)
        sound(state, self.judge)
        tells_nothing_hidden(log, seen | _public(state.table))
        if state.table.over:
            told = [(event.seat, event.count) for event in log if event.what is What.SCORED]
            if told != [(sheet.account, sheet.total) for sheet in state.score()]:
                broken("scores add up", f"the events tell {told}")

    def look(self, offered: Sequence[Action]) -> None:
        """What a thorough deal asks at every moment, and now and then."""
        state, rng = self.state, self.rng
        probes = [arbitrary(state, rng, offered) for _ in range(PROBES)]
        for action in (*offered, *probes):
            can_be_written_down(action)
        for action in probes:
            self.probe(action, list(offered))
        if rng.below(SELDOM) == 0:
            can_be_read_back(state)
        if rng.below(SELDOM) == 0:
            hides(state, offered, probes, rng)
        if rng.below(SELDOM) == 0:
            shows_what_will_be(state, offered)

    def probe(self, action: Action, offered: list[Action]) -> None:
        """Refused, it changes nothing; accepted, it breaks nothing and can be taken apart."""
        state = self.state
        before = state_text(state)
        refusal = check(state.table, state.hand_to_act(), action)
        if state_text(state) != before:
            broken("asking changes nothing", action_text(action))
        if refusal is not None:
            self.course.refusals[refusal.reason.value] += 1
            if not refusal.clause:
                broken("a refusal names its clause", action_text(action))
            return
        part = apart(state, action, offered)
        self.course.parts[part.value] += 1
        if part is Part.NOTHING:
            broken("what is accepted is a step, a plan or a chain", f"{action_text(action)} at {before}")
        then = state.copy()
        then.apply(action)
        sound(then, self.judge)
        if not then.table.over:
            offers(then, True)
        if state_text(state) != before:
            broken("copies are independent", action_text(action))


# --- where the cards are ---------------------------------------------------------------------------


def sound(state: State, judge: Judge | None = None) -> None:
    """Each card is in exactly one place, the counts on the table say so, and the melds are melds."""
    table = state.table
    if any(missing_cards(state)):
        missing = {face: short for face, short in enumerate(missing_cards(state)) if short}
        broken("each card is in one place", f"missing by face: {missing}")
    counts = (table.sizes, table.stock, table.feet, table.packets, table.beneath)
    cards = (
        [hand.size for hand in state.hands],
        len(state.stock),
        [len(foot) for foot in state.feet],
        [len(packet) for packet in state.packets],
        len(state.beneath),
    )
    if counts != cards:
        broken("the counts are those of the cards", f"{counts} for {cards}")
    for hand, known in zip(state.hands, table.known, strict=True):
        if known.size and not hand.holds(known.cards()):
            broken("what is known of a hand is in it", f"{known!r} of {hand!r}")
    _sound_seats(state)
    _sound_melds(table)
    if judge is not None and (wrong := judge(state)):
        broken("what lies on the table is lawful", wrong)


def _sound_seats(state: State) -> None:
    """Who plays, who is to act, and what hands may hold."""
    table = state.table
    threes = table.rules.threes
    if not table.over:
        if table.to_act() not in table.order or (table.turn.phase == ANSWERING and table.turn.adviser == NOBODY):
            broken("somebody is to act", f"seat {table.to_act()} of {table.order}")
        for seat in table.order:
            if state.hands[seat].size + table.feet[seat] + table.bonus[seat] == 0:
                broken("who plays has cards", f"seat {seat}")
    for seat, hand in enumerate(state.hands):
        if seat not in table.order and (hand.size or table.melded[seat]):
            broken("who sits out has nothing", f"seat {seat}")
        if not threes.may_be_held and threes.held(hand):
            broken("threes are laid out at once", f"seat {seat}: {hand!r}")
    if not all([threes.lays_out(card) for laid in table.threes for card in laid]):
        broken("threes are laid out at once", f"{table.threes} lie there")
    if table.turn_card and table.stock < TURN_CARD:
        broken("the turn card lies where it lies", f"{table.stock} cards in the stock")
    if table.drawable() < 0:
        broken("the counts are those of the cards", f"{table.bonus} reserved of {table.stock}")


def _sound_melds(table: Table) -> None:
    """Melds have numbers of their own, wild cards counted right, and are such as the rules know."""
    melds = table.rules.melds
    numbers: set[int] = set()
    for side, laid in enumerate(table.melds):
        for meld in laid:
            where = f"{meld.number}: {cards_text(meld.cards)}"
            if meld.number in numbers or not 0 <= meld.number < table.laid_melds:
                broken("melds have numbers of their own", where)
            numbers.add(meld.number)
            if meld.wilds != len([card for card in meld.cards if card < 4 or card == JOKER_FACE]):
                broken("the counts are those of the cards", f"{meld.wilds} wild cards of {where}")
            if table.sides[meld.seat] != side or not table.melded[meld.seat]:
                broken("who laid a meld is of its side and has melded", where)
            cards = tuple(meld.cards)
            if melds.rank(cards) != meld.rank or melds.refuses(None, cards) is not OK:
                broken("melds are such as the rules know", where)
        _sound_ranks(table, laid)


def _sound_ranks(table: Table, laid: list[TableMeld]) -> None:
    """At most one meld of a rank that could still grow, where that is the rule; two where partners came together."""
    melds = table.rules.melds
    if table.lone != NOBODY:
        return
    for meld in laid:
        form = melds.form(meld.rank)
        others = [other for other in laid if other.rank == meld.rank and other is not meld]
        if form is None:
            broken("melds are such as the rules know", cards_text(meld.cards))
        if (form.again() == 0 and others) or (
            form.again() == 1 and not melds.is_complete(meld) and not all(map(melds.is_complete, others))
        ):
            broken("a side has one meld of a rank", cards_text(meld.cards))


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
    if (isinstance(action, Meld) and not action.plays) or (isinstance(action, Lay) and not action.cards):
        return
    text = action_text(action)
    again = read_action(text)
    if again != action or hash(again) != hash(action) or action_text(again) != text:
        broken("save and load are identity", text)


def can_be_read_back(state: State) -> None:
    """A deal written down and read back is the same, and so is what each seat sees."""
    text = state_text(state)
    if state_text(read_state(text)) != text:
        broken("save and load are identity", text)
    for seat in (*range(len(state.hands)), None):
        view = observation_text(state.observe(seat))
        if observation_text(read_observation(view)) != view:
            broken("save and load are identity", view)


# --- what is hidden --------------------------------------------------------------------------------


def hides(state: State, offered: Sequence[Action], probes: Sequence[Action], rng: Rng) -> None:
    """In worlds that differ only in hidden cards everything looks the same and the same may be done."""
    acting = state.table.to_act()
    for seat in state.table.order:
        view = state.observe(seat)
        seen = observation_text(view)
        world = view.sample(rng)
        sound(world)
        if observation_text(world.observe(seat)) != seen or observation_text(state.observe(seat)) != seen:
            broken("a view tells nothing of hidden cards", seen)
        if observation_text(world.observe(None)) != observation_text(state.observe(None)):
            broken("a view tells nothing of hidden cards", seen)
        if seat != acting:
            continue
        hand = world.hands[seat]
        if legal(world.table, hand) != list(offered) or legal(view.table, view.hand) != list(offered):
            broken("legal actions do not depend on hidden cards", state_text(state))
        for action in probes:
            if check(world.table, hand, action) != check(state.table, state.hands[seat], action):
                broken("legal actions do not depend on hidden cards", f"{action_text(action)} at {state_text(state)}")


def _public(table: Table) -> Counter[int]:
    """Cards that all can see or know of."""
    seen = Counter(table.pile)
    for laid in table.threes:
        seen.update(laid)
    for known in table.known:
        seen.update(known.cards())
    for melds in table.melds:
        for meld in melds:
            seen.update(meld.cards)
    return seen


PRIVATE: Final = (What.DRAWN, What.FOOT_TAKEN, What.BONUS_TAKEN)
"""Events that have a copy for their seat alone, with the cards."""


def tells_nothing_hidden(log: Sequence[Event], seen: Counter[int]) -> None:
    """A public event names cards that all can see; one to a seat is its own, and repeats the public one before it."""
    for place, event in enumerate(log):
        if event.to is None:
            # A special hand is laid open by being named.
            if event.what is not What.SPECIAL_HAND and not Counter(event.cards) <= seen:
                broken("no public event names a hidden card", f"{event}")
            if event.what in PRIVATE and event.cards:
                broken("no public event names a hidden card", f"{event}")
        elif (
            event.what not in PRIVATE
            or event.to != event.seat
            or len(event.cards) != event.count
            or log[place - 1] != Event(event.what, event.seat, count=event.count)
        ):
            broken("an event to one seat repeats the public one", f"{event}")


# --- copies ----------------------------------------------------------------------------------------


def shows_what_will_be(state: State, offered: Sequence[Action]) -> None:
    """A preview is pure and shows what the action does; carrying it out on a copy leaves the deal alone."""
    text = state_text(state)
    seat = state.table.turn.seat
    for action in offered:
        then = state.copy()
        then.apply(action)
        if state_text(state) != text:
            broken("copies are independent", action_text(action))
        if not isinstance(action, Meld):
            continue
        shown, left = preview(state.table, state.hand_to_act(), action.plays)
        if state_text(state) != text:
            broken("a preview changes nothing", action_text(action))
        melds = [[(meld.number, meld.cards) for meld in melds] for melds in then.table.melds]
        if [[(meld.number, meld.cards) for meld in melds] for melds in shown.melds] != melds and not then.table.over:
            broken("a preview shows what will be", f"{action_text(action)} at {text}")
        if left.size and left != then.hands[seat]:
            broken("a preview shows what will be", f"{action_text(action)} at {text}")
