"""The conformance cases: reading them, running them, saying what differs (CASES.md)."""

import json
from collections.abc import Iterator, Mapping
from typing import Final, cast

from canasta_desktop.rules.actions import NEW, Action, Answer, Ask, Discard, Draw, End, Meld, Play, Take
from canasta_desktop.rules.cards import cards_text, is_wild, read_card, read_cards
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import NotationError
from canasta_desktop.rules.options import OptionError, rule_set
from canasta_desktop.rules.positions import read_position
from canasta_desktop.rules.ruleset import Value
from canasta_desktop.rules.scoring import Item
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import ANSWERING, DRAWING, NOBODY, Table

NO_MELD: Final = 9999
"""The number of a meld that is not there, where a case names one."""

Json = Mapping[str, object]


class Case:
    """One conformance case: a table, steps, and the outcome they must have."""

    def __init__(self, fields: Json) -> None:
        self.id: Final = cast(str, fields["id"])
        self.system: Final = cast(str, fields["rules"])
        self.players: Final = cast(int, fields["players"])
        self.options: Final = cast(Mapping[str, Value], fields["options"])
        self.clauses: Final = cast(list[str], fields["clauses"])
        self.position: Final = cast(Json, fields["position"])
        self.steps: Final = cast(list[Json], fields["do"])
        self.expect: Final = cast(Json, fields["expect"])


def read_case(text: str) -> Case:
    """The case in a JSON text. Raises ValueError where it is none."""
    try:
        return Case(cast(Json, json.loads(text)))
    except KeyError as error:
        raise ValueError(f"a case without {error}") from None


def run(case: Case) -> list[str]:
    """What differs from what the case expects, a sentence each; nothing if the case passes."""
    try:
        rules = rule_set(case.system, case.players, case.options)
        return list(_differences(case, read_position(rules, case.position)))
    except (OptionError, NotationError, KeyError, ValueError) as error:
        return [f"expected a case that can be played, got {type(error).__name__}: {error}"]


def _differences(case: Case, state: State) -> Iterator[str]:
    """Take the steps and compare what comes of them."""
    refused_at = cast(int, case.expect.get("illegal", -1))
    for index, step in enumerate(case.steps):
        if step["act"] == "score":
            yield from _call_end(state.table, step)
            continue
        before = _picture(state)
        code = _take_step(state, step)
        if index == refused_at:
            yield from _compare_refusal(code, case.expect["reason"])
            if code and _picture(state) != before:
                yield "expected the table as it was, got a changed one"
            return
        if code:
            yield f"expected step {index} to be legal, got {code}"
            return
    if refused_at >= 0:
        yield f"expected a refusal of step {refused_at}, got none"
    if "after" in case.expect:
        yield from _compare_after(state, cast(Json, case.expect["after"]))
    if "score" in case.expect:
        yield from _compare_score(state, case.expect)


def _take_step(state: State, step: Json) -> str:
    """Carry a step out; the code of the reason where it is refused, empty where it is legal."""
    if state.table.over:
        return "deal-over"
    refusal = check(state.table, state.hand_to_act(), _action(state.table, step))
    if refusal is not None:
        return refusal.reason.value
    state.apply(_action(state.table, step))
    return ""


def _action(table: Table, step: Json) -> Action:
    """The action a step of a case means at this table."""
    act = step["act"]
    if act == "meld":
        return Meld(_plays(table, cast(list[str], step["melds"])))
    if act == "take":
        return _take(table, step)
    if act == "discard":
        return Discard(read_card(cast(str, step["card"])))
    if act == "answer":
        return Answer(cast(bool, step["yes"]))
    plain: dict[object, Action] = {"draw": Draw(), "end": End(), "ask": Ask()}
    if act not in plain or len(step) > 1:
        raise NotationError(f"a step that means nothing here: {dict(step)}")
    return plain[act]


def _take(table: Table, step: Json) -> Take:
    cards = read_cards(cast(str, step["with"]))
    plays = list(_plays(table, cast(list[str], step.get("melds", []))))
    rank = table.pile[-1] >> 2 if table.pile else -1
    side = table.sides[table.turn.seat]
    meld = table.meld_of_rank(side, rank)
    onto = NEW if meld is None else meld.number
    if "to" in step:
        onto = _target(table, side, cast(str, step["to"]))
    for play in plays[:]:
        # Two sets of one rank in one step are one meld (CASES.md).
        if play.onto == onto and table.rules.melds.rank(play.cards) == rank and not is_wild(play.cards[0]):
            cards += play.cards
            plays.remove(play)
    return Take(tuple(cards), onto, tuple(plays))


def _plays(table: Table, texts: list[str]) -> tuple[Play, ...]:
    """The plays of a step; two sets of one rank are one meld where a side has one of a rank."""
    side = table.sides[table.turn.seat]
    plays: list[Play] = []
    for text in texts:
        names, arrow, target = text.partition(">")
        cards = tuple(read_cards(names))
        rank = table.rules.melds.rank(cards)
        meld = table.meld_of_rank(side, rank)
        onto = NEW if meld is None else meld.number
        if arrow:
            onto = _target(table, side, target.strip())
        for index, play in enumerate(plays):
            if not arrow and play.onto == onto and table.rules.melds.rank(play.cards) == rank:
                plays[index] = Play(play.cards + cards, onto)
                break
        else:
            plays.append(Play(cards, onto))
    return tuple(plays)


def _target(table: Table, side: int, text: str) -> int:
    """The number of the meld a case names: `#N` as listed, a rank, or `new`."""
    if text == "new":
        return NEW
    if text.startswith("#"):
        index = int(text[1:])
        return table.melds[side][index].number if index < len(table.melds[side]) else NO_MELD
    meld = table.meld_of_rank(side, read_card(text + "S") >> 2)
    return NO_MELD if meld is None else meld.number


def _call_end(table: Table, step: Json) -> Iterator[str]:
    """The deal ends here; where the steps have ended it, what the case says of it must be so."""
    out = cast(int | None, step["out"])
    seat = NOBODY if out is None else out
    concealed = cast(bool, step["concealed"])
    if table.over and (table.out, table.concealed) != (seat, concealed):
        yield f"expected out {seat}, concealed {concealed}, got {table.out}, {table.concealed}"
    table.over, table.out, table.concealed = True, seat, concealed


def _compare_refusal(code: str, expected: object) -> Iterator[str]:
    reasons = expected if isinstance(expected, list) else [expected]
    if code not in reasons:
        yield f"expected {' or '.join(map(str, reasons))}, got {code or 'no refusal'}"


def _picture(state: State) -> Json:
    """What must be as it was after a refusal."""
    table = state.table
    return {
        "hands": [hand.cards() for hand in state.hands],
        "melds": [[meld.cards[:] for meld in melds] for melds in table.melds],
        "places": (state.stock[:], table.pile[:], [threes[:] for threes in table.threes], table.sizes[:]),
        "turn": (table.turn.seat, table.turn.phase, table.turn.answer, table.frozen, table.over),
    }


def _compare_after(state: State, after: Json) -> Iterator[str]:
    """Compare each thing the case says about the table afterwards."""
    table = state.table
    phase = "draw" if table.turn.phase == DRAWING else "answer" if table.turn.phase == ANSWERING else "play"
    found: dict[str, object] = {
        "turn": table.to_act(),
        "phase": phase,
        "pile": cards_text(table.pile),
        "frozen": table.frozen,
        "stock": table.stock,
        "over": table.over,
        "minimum": [_minimum(table, account) for account in range(table.rules.seating.accounts())],
    }
    for key, expected in after.items():
        if key == "hands":
            hands = [hand.cards() for hand in state.hands]
            yield from _compare_places(key, cast(list[object], expected), hands)
        elif key == "red_threes":
            threes = [_threes(table, side) for side in range(len(table.melds))]
            yield from _compare_places(key, cast(list[object], expected), threes)
        elif key == "melds":
            yield from _compare_melds(table, cast(list[list[str] | None], expected))
        elif key not in found:
            yield f"expected {key} {expected}, which this core does not know"
        elif found[key] != expected:
            yield f"expected {key} {expected}, got {found[key]}"


def _minimum(table: Table, account: int) -> int:
    seats = table.rules.seating.seats_of(table, account)
    return table.rules.opening.minimum(table, seats[0])


def _threes(table: Table, side: int) -> list[int]:
    return [card for seat, threes in enumerate(table.threes) if table.sides[seat] == side for card in threes]


def _compare_places(key: str, expected: list[object], found: list[list[int]]) -> Iterator[str]:
    """Compare cards by place: a card string in any order, a number of cards, or None for no matter."""
    for place, (want, cards) in enumerate(zip(expected, found, strict=True)):
        if isinstance(want, int) and len(cards) != want:
            yield f"expected {key}[{place}] of {want} cards, got {len(cards)}"
        elif isinstance(want, str) and sorted(read_cards(want)) != sorted(cards):
            yield f"expected {key}[{place}] {want!r}, got {cards_text(cards)!r}"


def _compare_melds(table: Table, expected: list[list[str] | None]) -> Iterator[str]:
    """Compare melds by side, in any order."""
    for side, want in enumerate(expected):
        if want is None:
            continue
        wanted = sorted([sorted(read_cards(text)) for text in want])
        found = sorted([sorted(meld.cards) for meld in table.melds[side]])
        if wanted != found:
            yield f"expected melds[{side}] {want}, got {[cards_text(cards) for cards in found]}"


def _compare_score(state: State, expect: Json) -> Iterator[str]:
    """Compare sheets, match scores and how the match stands."""
    table = state.table
    sheets = state.score()
    items = {item.value: item for item in Item}
    for account, want in enumerate(cast(list[Json], expect["score"])):
        sheet = sheets[account]
        if sheet.total != want["total"]:
            yield f"expected total[{account}] {want['total']}, got {sheet.total}"
        for name, points in cast(Json, want.get("lines", {})).items():
            found = sheet.points(items[name]) if name in items else 0
            if found != points:
                yield f"expected {name}[{account}] {points}, got {found}"
    totals = [score + sheet.total for score, sheet in zip(table.scores, sheets, strict=True)]
    if "totals" in expect and totals != expect["totals"]:
        yield f"expected totals {expect['totals']}, got {totals}"
    if "match" in expect:
        winner = table.rules.scoring.winner(totals)
        found_match = {"over": winner != NOBODY} | ({"winner": winner} if winner != NOBODY else {})
        if found_match != expect["match"]:
            yield f"expected match {expect['match']}, got {found_match}"
