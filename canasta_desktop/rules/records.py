"""Deals and observations as text: a whole deal for saves, what one seat sees for the opponents' worker.

A record is one line of JSON. As with `notation`, whatever is read is taken as hostile: bounded, typed, checked against
the rules and the packs; anything wrong raises `NotationError` and nothing else.

Positions with unknown cards, as conformance cases have them, are read by `positions`.
"""

import json
from typing import Final, cast

from canasta_desktop.rules.actions import Ask
from canasta_desktop.rules.cards import Cards, Hand, card_text, cards_text
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.laying import form_sides
from canasta_desktop.rules.notation import LONGEST, NotationError, cards_in
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.options import OptionError, rule_set
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import ANSWERING, DRAWING, NO, NOBODY, PLAYING, UNANSWERED, Meld, Table, Turn

MOST_POINTS: Final = 10**12
"""No match score is further from 0: more than can be counted, also where one player has all 24 of the threes that
double (VS-9.3)."""

Record = dict[str, object]


def state_text(state: State) -> str:
    """A whole deal as one line of JSON, hidden cards included: for saves."""
    record = _table_record(state.table)
    record["pile"] = cards_text(state.table.pile + state.face_down)  # which of them is face down, the end says
    record["hands"] = [cards_text(hand.cards()) for hand in state.hands]
    record["cards"] = cards_text(state.stock)
    if table_hides(state.table):
        record["feet"] = [cards_text(foot) for foot in state.feet]
        record["packets"] = [cards_text(packet) for packet in state.packets]
        record["beneath"] = cards_text(state.beneath)
    return json.dumps(record, separators=(",", ":"))


def read_state(text: str) -> State:
    """The deal that `state_text` wrote; each card is in exactly one place. Raises NotationError."""
    record = _record(text)
    table = _read_table(record)
    hands = [Hand(cards_in(str(cards))) for cards in _list(record, "hands", len(table.sizes))]
    stock = list(cards_in(_text(record, "cards")))
    if [hand.size for hand in hands] != table.sizes or len(stock) != table.stock:
        raise NotationError("the counts do not fit the cards")
    state = State(table, hands, stock)
    if table.face_down:
        if not table.pile:
            raise NotationError("pile: the last discard is not there")
        state.face_down.append(table.pile.pop())
    if table_hides(table):
        state.feet = [list(cards_in(str(cards))) for cards in _list(record, "feet", len(table.sizes))]
        state.packets = [list(cards_in(str(cards))) for cards in _list(record, "packets", len(table.packets))]
        state.beneath = list(cards_in(_text(record, "beneath")))
    hidden = [len(foot) for foot in state.feet], [len(packet) for packet in state.packets], len(state.beneath)
    if hidden != (table.feet, table.packets, table.beneath):
        raise NotationError("the counts of what is set aside do not fit the cards")
    if any([short != 0 for short in missing_cards(state)]):
        raise NotationError("the cards are not those of the packs")
    _check_hands(state)
    return state


def table_hides(table: Table) -> bool:
    """Whether cards are set aside face down beside the stock and the hands."""
    return sum(table.feet) + sum(table.packets) + table.beneath > 0


def _check_hands(state: State) -> None:
    """No hand holds what is laid out at once or lacks what is known of it, and something can be done."""
    table = state.table
    for hand, known in zip(state.hands, table.known, strict=True):
        for card, count in enumerate(hand.faces):
            threes = table.rules.threes
            if known.faces[card] > count or (count and threes.lays_out(card) and not threes.may_be_held):
                raise NotationError(f"hands: {card_text(card)} cannot be so")
    if table.over:
        return
    empty = [seat for seat in table.order if table.sizes[seat] == 0 and not table.feet[seat] and not table.bonus[seat]]
    if empty or not [act for act in legal(table, state.hand_to_act()) if not isinstance(act, Ask)]:
        raise NotationError("turn: nothing can be done")


def missing_cards(state: State) -> list[int]:
    """By face: how many cards of the packs are nowhere, negative for cards too many."""
    counts = [0] * 53
    for card in state.table.rules.pack.cards():
        counts[card] += 1
    places = [state.stock, state.table.pile, *state.table.threes, *state.feet, *state.packets, state.beneath]
    places.append(state.face_down)
    places += [hand.cards() for hand in state.hands]
    places += [meld.cards for melds in state.table.melds for meld in melds]
    for cards in places:
        for card in cards:
            counts[card] -= 1
    return counts


def observation_text(view: Observation) -> str:
    """What one seat sees as one line of JSON: for the opponents' worker."""
    record = _table_record(view.table)
    record["seat"] = view.seat
    record["hand"] = cards_text(view.hand.cards())
    return json.dumps(record, separators=(",", ":"))


def read_observation(text: str) -> Observation:
    """The observation that `observation_text` wrote. Raises NotationError."""
    record = _record(text)
    table = _read_table(record)
    seat = _int(record, "seat", NOBODY, len(table.sizes) - 1)
    hand = Hand(cards_in(_text(record, "hand")))
    if seat != NOBODY and hand.size != table.sizes[seat]:
        raise NotationError("the hand does not fit its count")
    view = Observation(seat, table, hand)
    if any([count < 0 for count in view.unseen()]):
        raise NotationError("more cards than the packs have")
    hidden = sum(
        [
            size - known.size
            for other, (size, known) in enumerate(zip(table.sizes, table.known, strict=True))
            if other != seat
        ]
    )
    threes = table.rules.threes
    free = [count for card, count in enumerate(view.unseen()) if threes.may_be_held or not threes.lays_out(card)]
    aside = sum(table.feet) + sum(table.packets) + table.beneath + table.face_down
    if sum(free) < hidden or sum(view.unseen()) < hidden + table.stock + aside:
        raise NotationError("the counts do not fit the packs")
    return view


def _table_record(table: Table) -> Record:
    rules, turn = table.rules, table.turn
    record: Record = {
        "rules": [rules.key, rules.seating.players, dict(rules.options)],
        "deal": [table.number, table.dealer],
        "scores": table.scores,
        "melds": [[[m.number, m.seat, cards_text(m.cards)] for m in melds] for melds in table.melds],
        "threes": [cards_text(threes) for threes in table.threes],
        "melded": table.melded,
        "sizes": table.sizes,
        "known": [cards_text(known.cards()) for known in table.known],
        "stock": table.stock,
        "pile": cards_text(table.pile),
        "frozen": table.frozen,
        "turn": [turn.seat, turn.phase, turn.adviser, turn.answer],
        "so_far": [turn.took, turn.laid, turn.fresh, turn.added],
        "laid_melds": table.laid_melds,
        "end": [table.over, table.out, table.concealed],
    }
    aside = _aside_record(table)
    if aside != _aside_record(Table(rules, table.number, table.dealer, table.scores)):
        record["aside"] = aside
    return record


def _aside_record(table: Table) -> Record:
    """What only some systems have, or some moments; what the rule set never asks for is left as it was at first."""
    rules, turn = table.rules, table.turn
    return {
        "order": table.order,
        "sides": table.sides,
        "lone": table.lone,
        "asked": [rules.out.ask_once and asked for asked in table.asked],
        "turn": [
            turn.opened and len(rules.extras) > 0,
            turn.bare,
            turn.phase == ANSWERING and turn.asked_in == DRAWING,
        ],
        "forgotten": table.forgotten,
        "feet": table.feet,
        "from_foot": table.from_foot,
        "bonus": table.bonus,
        "packets": table.packets,
        "beneath": table.beneath,
        "turn_card": table.turn_card,
        "special": table.special,
    }


def _read_aside(table: Table, record: Record) -> None:
    """Take up what `_aside_record` gave, if anything."""
    if "aside" not in record:
        return
    aside = record["aside"]
    if not isinstance(aside, dict):
        raise NotationError("aside: not a record")
    aside = cast(Record, aside)
    seats = len(table.sides)
    order = aside.get("order")
    table.order = _ints(aside, "order", [(0, seats - 1)] * (len(order) if isinstance(order, list) else 0))
    table.sides = _ints(aside, "sides", [(0, table.rules.seating.sides - 1)] * seats)
    table.lone = _int(aside, "lone", NOBODY, seats - 1)
    table.asked = _bools(aside, "asked", seats)
    table.forgotten = _ints(aside, "forgotten", [(0, 100)] * seats)
    table.feet = _ints(aside, "feet", [(0, 100)] * seats)
    table.from_foot = _bools(aside, "from_foot", seats)
    table.bonus = _ints(aside, "bonus", [(0, 100)] * seats)
    packets = aside.get("packets")
    table.packets = _ints(aside, "packets", [(0, 100)] * (len(packets) if isinstance(packets, list) else 0))
    table.beneath = _int(aside, "beneath", 0, 100)
    table.turn_card = _bool(aside, "turn_card")
    table.special = _text(aside, "special")
    if sorted(set(table.order)) != sorted(table.order) or table.dealer not in table.order or len(table.order) < 2:
        raise NotationError("aside: not an order of play")
    _check_sides(table)


def _check_sides(table: Table) -> None:
    """The sides are those of the seats, or those that a lone player has formed (CL-13.2)."""
    own = Table(table.rules, table.number, table.dealer, table.scores)
    if table.lone != NOBODY and table.rules.seating.forms_sides():
        form_sides(own, table.lone)
    if table.sides != own.sides or table.lone != own.lone:
        raise NotationError("aside: not the sides of this deal")


def _read_table(record: Record) -> Table:
    rules = _read_rules(_list(record, "rules", 3))
    seats = rules.seating.players
    number, dealer = _ints(record, "deal", [(1, 100_000), (0, seats - 1)])
    scores = _ints(record, "scores", [(-MOST_POINTS, MOST_POINTS)] * rules.seating.accounts())
    table = Table(rules, number, dealer, scores)
    _read_aside(table, record)
    table.laid_melds = _int(record, "laid_melds", 0, 1000)
    table.melds = [_read_melds(table, melds) for melds in _list(record, "melds", rules.seating.sides)]
    table.threes = [list(cards_in(str(cards))) for cards in _list(record, "threes", seats)]
    if not all([rules.threes.lays_out(card) for threes in table.threes for card in threes]):
        raise NotationError("threes: a card that is not laid out")
    table.melded = _bools(record, "melded", seats)
    table.sizes = _ints(record, "sizes", [(0, 1000)] * seats)
    table.known = [Hand(cards_in(str(cards))) for cards in _list(record, "known", seats)]
    table.stock = _int(record, "stock", 0, 1000)
    table.pile = list(cards_in(_text(record, "pile")))
    table.frozen = _bool(record, "frozen")
    table.turn = _read_turn(record, seats)
    if "aside" in record:
        turn = table.turn
        turn.opened, turn.bare, early = _bools(cast(Record, record["aside"]), "turn", 3)
        turn.asked_in = DRAWING if early else PLAYING
    over, out, concealed = _list(record, "end", 3)
    if not isinstance(over, bool) or not isinstance(concealed, bool):
        raise NotationError("end: not a yes or no")
    table.over, table.concealed = over, concealed
    table.out = _ints({"out": [out]}, "out", [(NOBODY, seats - 1)])[0]
    if over and table.out != NOBODY and not table.special and rules.out.face_down:
        table.face_down = 1  # without a special hand nobody goes out but with a discard (MA-8.1)
    if any([known.size > size for known, size in zip(table.known, table.sizes, strict=True)]):
        raise NotationError("known: more cards than the hand has")
    return table


def _read_turn(record: Record, seats: int) -> Turn:
    seat, phase, adviser, answer = _ints(
        record, "turn", [(0, seats - 1), (DRAWING, ANSWERING), (NOBODY, seats - 1), (UNANSWERED, NO)]
    )
    turn = Turn(seat)
    turn.phase, turn.adviser, turn.answer = phase, adviser, answer
    turn.took, turn.laid, turn.fresh, turn.added = _bools(record, "so_far", 4)
    if phase == ANSWERING and (adviser in (NOBODY, seat) or answer != UNANSWERED):
        raise NotationError("turn: nobody is asked who owes an answer")
    return turn


def _read_melds(table: Table, items: object) -> list[Meld]:
    melds: list[Meld] = []
    for item in cast(list[object], items) if isinstance(items, list) else [None]:
        if not isinstance(item, list) or len(item) != 3:
            raise NotationError("melds: not a meld")
        number, seat = _ints({"meld": item[:2]}, "meld", [(0, table.laid_melds - 1), (0, len(table.sides) - 1)])
        cards = cards_in(str(item[2]))
        melds.append(new_meld(table, number, seat, cards))
    return melds


def new_meld(table: Table, number: int, seat: int, cards: Cards) -> Meld:
    """A meld of these cards, if the rules know such a meld. Raises NotationError."""
    why = table.rules.melds.refuses(None, cards)
    if why is not OK:
        raise NotationError(f"not a meld ({why.value}): {cards_text(cards)}")
    meld = Meld(number, seat, table.rules.melds.rank(cards), [], 0)
    meld.add(cards)
    return meld


def _read_rules(named: list[object]) -> RuleSet:
    system, players, options = named
    if not isinstance(system, str) or not isinstance(players, int) or not isinstance(options, dict):
        raise NotationError("rules: not a rule system, a number of players and options")
    if not all([isinstance(value, int | str) for value in options.values()]):
        raise NotationError("rules: an option that is no yes or no, number or word")
    try:
        return rule_set(system, players, cast(dict[str, Value], options))
    except OptionError as error:
        raise NotationError(f"rules: {error}") from None


def _record(text: str) -> Record:
    if len(text) > LONGEST:
        raise NotationError("a record of over 20,000 characters")
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        raise NotationError("not JSON") from None
    if not isinstance(record, dict):
        raise NotationError("not a record")
    return cast(Record, record)


def _list(record: Record, key: str, length: int) -> list[object]:
    value = record.get(key)
    if not isinstance(value, list) or len(value) != length:
        raise NotationError(f"{key}: not a list of {length}")
    return cast(list[object], value)


def _ints(record: Record, key: str, bounds: list[tuple[int, int]]) -> list[int]:
    numbers: list[int] = []
    for value, (low, high) in zip(_list(record, key, len(bounds)), bounds, strict=True):
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise NotationError(f"{key}: not a number from {low} to {high}")
        numbers.append(value)
    return numbers


def _int(record: Record, key: str, low: int, high: int) -> int:
    return _ints({key: [record.get(key)]}, key, [(low, high)])[0]


def _bools(record: Record, key: str, length: int) -> list[bool]:
    facts: list[bool] = []
    for value in _list(record, key, length):
        if not isinstance(value, bool):
            raise NotationError(f"{key}: not a yes or no")
        facts.append(value)
    return facts


def _bool(record: Record, key: str) -> bool:
    return _bools({key: [record.get(key)]}, key, 1)[0]


def _text(record: Record, key: str) -> str:
    value = record.get(key)
    if not isinstance(value, str):
        raise NotationError(f"{key}: not a text")
    return value
