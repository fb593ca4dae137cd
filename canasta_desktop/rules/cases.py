"""The conformance cases: reading them, running them, saying what differs (CASES.md).

A case comes from outside: whatever is wrong with it is a difference that names the field, and stops nothing.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Final

from canasta_desktop.rules.cards import cards_text
from canasta_desktop.rules.case_steps import Numbers, call_end, read_act, read_step
from canasta_desktop.rules.fields import Field
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import NotationError
from canasta_desktop.rules.options import OptionError, rule_set
from canasta_desktop.rules.positions import MOST_CARDS, MOST_POINTS, read_position
from canasta_desktop.rules.ruleset import Value
from canasta_desktop.rules.scoring import Item
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import ANSWERING, DRAWING, NOBODY, Table

LONGEST: Final = 200_000
"""Characters of a case at most; most have a thousand."""

MOST_PLAYERS: Final = 100
SHOWN: Final = 200
"""So many characters are shown of what a case expects."""

Json = Mapping[str, object]


class Case:
    """One conformance case: a table, steps, and the outcome they must have. Raises NotationError where it is none."""

    def __init__(self, fields: Json) -> None:
        root = Field(dict(fields), "case")
        self.id: Final = root.at("id").text()
        self.system: Final = root.at("rules").text()
        self.players: Final = root.at("players").whole(1, MOST_PLAYERS)
        self.options: Final[dict[str, Value]] = _read_options(root.at("options"))
        self.clauses: Final = root.at("clauses").texts()
        self.position: Final[Json] = root.at("position").record()
        self.steps: Final = [Field(step.value, f"do[{place}]") for place, step in enumerate(root.at("do").items())]
        self.expect: Final[Json] = root.at("expect").record()


def _read_options(field: Field) -> dict[str, Value]:
    """The house rules by name; whether they exist is asked of the rule set."""
    options: dict[str, Value] = {}
    for name in field.record():
        value = field.at(name).value
        if not isinstance(value, bool | int | str):
            raise field.at(name).wrong(f"{field.at(name).shown()} is no yes or no, number or word")
        options[Field(name, field.path).text()] = value
    return options


def read_case(text: str) -> Case:
    """The case in a JSON text. Raises ValueError where it is none."""
    if len(text) > LONGEST:
        raise NotationError(f"a case of over {LONGEST} characters")
    try:
        return Case(Field(json.loads(text), "case").record())
    except RecursionError:
        raise NotationError("nested too deeply") from None


def run(case: Case) -> list[str]:
    """What differs from what the case expects, a sentence each; nothing if the case passes."""
    try:
        rules = rule_set(case.system, case.players, case.options)
        return list(_differences(case, read_position(rules, case.position)))
    except (OptionError, NotationError) as error:
        return [f"expected a case that can be played, got {type(error).__name__}: {error}"]


def _differences(case: Case, state: State) -> Iterator[str]:
    """Take the steps and compare what comes of them."""
    expect = _read_expect(case)
    refused_at = expect.at("illegal").whole(0, len(case.steps) - 1) if expect.has("illegal") else -1
    numbers = Numbers(state.table)
    for index, step in enumerate(case.steps):
        if read_act(step) == "score":
            yield from call_end(state.table, step)
            continue
        before = _picture(state)
        code = _take_step(state, step, numbers)
        numbers.follow(state.table)
        if index == refused_at:
            yield from _compare_refusal(code, expect.at("reason"))
            if code and _picture(state) != before:
                yield "expected the table as it was, got a changed one"
            return
        if code:
            yield f"expected step {index} to be legal, got {code}"
            return
    if refused_at >= 0:
        yield f"expected a refusal of step {refused_at}, got none"
    if expect.has("after"):
        yield from _compare_after(state, expect.at("after"))
    if expect.has("score"):
        yield from _compare_score(state, expect)


def _read_expect(case: Case) -> Field:
    """The outcome a case expects: it says one thing at least."""
    expect = Field(case.expect, "expect")
    expect.only(("legal", "illegal", "reason", "after", "score", "totals", "match"), "is not known")
    if not (expect.has("legal") or expect.has("illegal") or expect.has("score")):
        raise expect.wrong("says neither legal, nor illegal, nor score")
    if expect.has("legal") and not expect.at("legal").fact():
        raise expect.at("legal").wrong("not true")
    return expect


def _take_step(state: State, step: Field, numbers: Numbers) -> str:
    """Carry a step out; the code of the reason where it is refused, empty where it is legal."""
    if state.table.over:
        return "deal-over"
    action = read_step(state.table, step, numbers)
    refusal = check(state.table, state.hand_to_act(), action)
    if refusal is not None:
        return refusal.reason.value
    state.apply(action)
    return ""


def _compare_refusal(code: str, expected: Field) -> Iterator[str]:
    reasons = expected.texts() if isinstance(expected.value, list | tuple) else [expected.text()]
    if code not in reasons:
        yield f"expected {' or '.join(reasons)}, got {code or 'no refusal'}"


def _picture(state: State) -> Json:
    """What must be as it was after a refusal."""
    table = state.table
    return {
        "hands": [hand.cards() for hand in state.hands],
        "melds": [[meld.cards[:] for meld in melds] for melds in table.melds],
        "places": (state.stock[:], table.pile[:], [threes[:] for threes in table.threes], table.sizes[:]),
        "aside": ([foot[:] for foot in state.feet], table.bonus[:], table.lone, table.sides[:], table.forgotten[:]),
        "turn": (table.turn.seat, table.turn.phase, table.turn.answer, table.frozen, table.over),
    }


def _compare_after(state: State, after: Field) -> Iterator[str]:
    """Compare each thing the case says about the table afterwards."""
    table = state.table
    phase = "draw" if table.turn.phase == DRAWING else "answer" if table.turn.phase == ANSWERING else "play"
    found: dict[str, object] = {
        "turn": table.to_act(),
        "phase": phase,
        "pile": cards_text(table.pile + state.face_down),
        "frozen": table.frozen,
        "stock": table.stock,
        "over": table.over,
        "minimum": [_minimum(table, account) for account in range(table.rules.seating.accounts())],
        "bonus": table.bonus,
        "lone_player": None if table.lone == NOBODY else table.lone,
    }
    for key, expected in after.record().items():
        if key == "hands":
            yield from _compare_places(key, after.at(key), [hand.cards() for hand in state.hands])
        elif key == "red_threes":
            threes = [_threes(table, place) for place in range(len(table.melds))]
            yield from _compare_places(key, after.at(key), threes)
        elif key == "foot":
            yield from _compare_places(key, after.at(key), state.feet)
        elif key == "melds":
            yield from _compare_melds(table, after.at(key))
        elif key not in found:
            yield f"expected {key!a} {_shown(expected)}, which this core does not know"
        elif found[key] != expected:
            yield f"expected {key} {_shown(expected)}, got {_shown(found[key])}"


def _shown(value: object) -> str:
    """What a case says, on one line, and not long."""
    return ascii(value)[:SHOWN]


def _minimum(table: Table, account: int) -> int:
    seats = range(len(table.sides))
    return table.rules.initial_meld.minimum(table, next(s for s in seats if table.rules.seating.account(s) == account))


def _place(table: Table, seat: int) -> int:
    """Where cases list what lies before this seat: with its side, in a cut-throat deal alone."""
    return seat if table.rules.seating.forms_sides() else table.sides[seat]


def _threes(table: Table, place: int) -> list[int]:
    return [card for seat, threes in enumerate(table.threes) if _place(table, seat) == place for card in threes]


def _compare_places(key: str, expected: Field, found: list[list[int]]) -> Iterator[str]:
    """Compare cards by place: a card string in any order, a number of cards, or null for no matter."""
    for place, (want, cards) in enumerate(zip(expected.items(len(found)), found, strict=True)):
        if want.value is None:
            continue
        if isinstance(want.value, str):
            if sorted(want.cards()) != sorted(cards):
                yield f"expected {key}[{place}] {want.shown()}, got {cards_text(cards)!r}"
        elif len(cards) != want.whole(0, MOST_CARDS):
            yield f"expected {key}[{place}] of {want.value} cards, got {len(cards)}"


def _compare_melds(table: Table, expected: Field) -> Iterator[str]:
    """Compare melds by side, in any order; null is no matter."""
    for side, want in enumerate(expected.items(len(table.melds))):
        if want.value is None:
            continue
        wanted = sorted([sorted(cards.cards()) for cards in want.items()])
        melds = [meld for melds in table.melds for meld in melds if _place(table, meld.seat) == side]
        found = sorted([sorted(meld.cards) for meld in melds])
        if wanted != found:
            yield f"expected melds[{side}] {_shown(want.texts())}, got {[cards_text(cards) for cards in found]}"


def _compare_score(state: State, expect: Field) -> Iterator[str]:
    """Compare sheets, match scores and how the match stands."""
    table = state.table
    if not table.over:
        yield "expected a deal that is over, got one that goes on"
        return
    sheets = state.score()
    items = {item.value: item for item in Item}
    for account, (want, sheet) in enumerate(zip(expect.at("score").items(len(sheets)), sheets, strict=True)):
        total = want.at("total").whole(-MOST_POINTS, MOST_POINTS)
        if sheet.total != total:
            yield f"expected total[{account}] {total}, got {sheet.total}"
        lines = want.at("lines") if want.has("lines") else Field({}, "")
        lines.only(tuple(items), "is no line of the score sheet")
        for name in lines.record():
            points, found = lines.at(name).whole(-MOST_POINTS, MOST_POINTS), sheet.points(items[name])
            if found != points:
                yield f"expected {name}[{account}] {points}, got {found}"
    totals = [score + sheet.total for score, sheet in zip(table.scores, sheets, strict=True)]
    if expect.has("totals") and totals != expect.at("totals").wholes(-MOST_POINTS, MOST_POINTS):
        yield f"expected totals {_shown(expect.at('totals').value)}, got {totals}"
    if expect.has("match"):
        winner = table.rules.scoring.winner(totals, table.number, sheets)
        found_match = {"over": winner != NOBODY} | ({"winner": winner} if winner != NOBODY else {})
        if found_match != expect.at("match").record():
            yield f"expected match {_shown(expect.at('match').value)}, got {found_match}"
