"""The conformance cases: reading them, running them, saying what differs (CASES.md)."""

import json
from collections.abc import Iterator, Mapping
from typing import Final, cast

from canasta_desktop.rules.actions import (
    NEW,
    NO_CARD,
    Action,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Join,
    Lay,
    Meld,
    Play,
    Special,
    Take,
)
from canasta_desktop.rules.cards import JOKER, TWO, Hand, cards_text, read_card, read_cards
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.laying import form_sides, is_unformed
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.melds import run_ends
from canasta_desktop.rules.notation import NotationError
from canasta_desktop.rules.options import OptionError, rule_set
from canasta_desktop.rules.positions import read_position
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.ruleset import Value
from canasta_desktop.rules.scoring import Item
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import ANSWERING, DRAWING, NOBODY, RUN, Table

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
    numbers = Numbers(state.table)
    for index, step in enumerate(case.steps):
        if step["act"] == "score":
            yield from _call_end(state.table, step)
            continue
        before = _picture(state)
        code = _take_step(state, step, numbers)
        numbers.follow(state.table)
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


class Numbers:
    """By side the numbers of its melds as a case counts them: as listed, then as they are laid (CASES.md)."""

    def __init__(self, table: Table) -> None:
        self.by_side: list[list[int]] = [[] for _ in table.melds]
        self.lone: int = table.lone
        self.follow(table)

    def follow(self, table: Table) -> None:
        """Count on: new melds get the next numbers, one that was joined keeps its place."""
        if table.lone != self.lone:
            self.lone = table.lone
            self.by_side = [[] for _ in table.melds]
        for own, melds in zip(self.by_side, table.melds, strict=True):
            own += [meld.number for meld in melds if meld.number not in own]

    def meld(self, side: int, index: int) -> int:
        """The number of the meld a case calls `#index`."""
        own = self.by_side[side]
        return own[index] if index < len(own) else NO_MELD


def _take_step(state: State, step: Json, numbers: Numbers) -> str:
    """Carry a step out; the code of the reason where it is refused, empty where it is legal."""
    if state.table.over:
        return "deal-over"
    action = _action(state.table, step, numbers)
    refusal = check(state.table, state.hand_to_act(), action)
    if refusal is not None:
        return refusal.reason.value
    state.apply(action)
    return ""


def _action(table: Table, step: Json, numbers: Numbers) -> Action:
    """The action a step of a case means at this table."""
    act = step["act"]
    if act == "meld":
        return Meld(_plays(table, cast(list[str], step["melds"]), numbers))
    if act == "take":
        return _take(table, step, numbers)
    if act == "draw":
        return Draw(_keep(step))
    if act == "discard":
        return Discard(read_card(cast(str, step["card"])))
    if act == "answer":
        return Answer(cast(bool, step["yes"]))
    if act == "join":
        side = table.sides[table.turn.seat]
        first, second = [numbers.meld(side, index) for index in cast(list[int], step["melds"])]
        return Join(first, second)
    if act == "lay":
        return Lay(tuple(read_cards(cast(str, step["cards"]))))
    if act == "special":
        return Special(cast(str, step["hand"]))
    plain: dict[object, Action] = {"end": End(), "ask": Ask()}
    if act not in plain or len(step) > 1:
        raise NotationError(f"a step that means nothing here: {dict(step)}")
    return plain[act]


def _keep(step: Json) -> int:
    """The three that a draw or a take holds back."""
    return read_card(cast(str, step["keep"])) if "keep" in step else NO_CARD


def _take(table: Table, step: Json, numbers: Numbers) -> Take:
    """The take of a step; sets of the top card's rank laid beside it are one meld with it (CASES.md)."""
    cards = read_cards(cast(str, step["with"]))
    plays = list(_plays(table, cast(list[str], step.get("melds", [])), numbers))
    rank = table.pile[-1] >> 2 if table.pile else -1
    side = table.sides[table.turn.seat]
    onto = _taken_onto(table, cards, rank)
    if "to" in step:
        onto = _target(table, side, cast(str, step["to"]), numbers)
    if not table.rules.pile.top_counts:
        return _take_beside_opening(table, cards, onto, plays, step)
    melds = table.rules.melds
    for play in plays[:]:
        if (
            play.onto == onto and melds.rank(play.cards) == rank and melds.refuses_another(table, side, rank) is not OK
        ) or (play.onto == onto == NEW and melds.rank(play.cards) == rank and _is_single(table, rank)):
            cards += play.cards
            plays.remove(play)
    return Take(tuple(cards), onto, tuple(plays), cast(bool, step.get("rest", True)), _keep(step))


def _is_single(table: Table, rank: int) -> bool:
    """Whether a side may have only one meld of this rank."""
    form = table.rules.melds.form(rank)
    return form is not None and form.again() is Again.NEVER


def _take_beside_opening(table: Table, cards: list[int], onto: int, plays: list[Play], step: Json) -> Take:
    """The pair may stand in the initial meld, from where it is then shown (MA-4.5)."""
    for play in plays:
        if play.onto == NEW and Hand(play.cards).holds(tuple(cards)):
            cards = []
    return Take(tuple(cards), onto, tuple(plays), keep=_keep(step))


def _taken_onto(table: Table, cards: list[int], rank: int) -> int:
    """The meld the top card joins where the case does not say: the one that can take it."""
    side = table.sides[table.turn.seat]
    shown = table.rules.melds.rank(tuple(cards)) if cards else rank
    if rank in (TWO, JOKER):
        rank = shown if cards else JOKER
    meld = table.meld_of_rank(side, rank)
    if meld is not None and (not cards or not table.rules.melds.is_closed(meld)):
        return meld.number
    if not cards:
        for other in table.melds[side]:
            if other.rank == RUN and table.pile and table.pile[-1] in run_ends(other):
                return other.number
    return NEW


def _plays(table: Table, texts: list[str], numbers: Numbers) -> tuple[Play, ...]:
    """The plays of a step; two sets of one rank are one meld where a side may have one of a rank."""
    side = table.sides[table.turn.seat]
    melds = table.rules.melds
    plays: list[Play] = []
    for text in texts:
        names, arrow, target = text.partition(">")
        cards = tuple(read_cards(names))
        rank = melds.rank(cards)
        if arrow:
            plays.append(Play(cards, _target(table, side, target.strip(), numbers)))
            continue
        onto = _joined(table, side, rank, cards)
        for index, play in enumerate(plays):
            if play.onto == onto and melds.rank(play.cards) == rank and (onto != NEW or _is_single(table, rank)):
                plays[index] = Play(play.cards + cards, onto)
                break
        else:
            plays.append(Play(cards, onto))
    return tuple(plays)


def _joined(table: Table, side: int, rank: int, cards: tuple[int, ...]) -> int:
    """The meld a set joins without being told: the side's one open meld of that rank, else it is a new one."""
    if rank == RUN or rank < 0:
        return NEW
    melds = table.rules.melds
    own = [meld for meld in table.melds[side] if meld.rank == rank]
    if rank == JOKER and melds.refuses(None, cards) is OK and own and melds.is_complete(own[-1]):
        return NEW  # A-17 of verschaerft.md
    open_ones = [meld for meld in own if not melds.is_closed(meld)]
    if open_ones:
        return open_ones[0].number
    return own[0].number if own and _is_single(table, rank) else NEW


def _target(table: Table, side: int, text: str, numbers: Numbers) -> int:
    """The number of the meld a case names: `#N` as listed, a rank, `W` for wild cards, or `new`."""
    if text == "new":
        return NEW
    if text.startswith("#"):
        return numbers.meld(side, int(text[1:]))
    meld = table.meld_of_rank(side, JOKER if text == "W" else read_card(text + "S") >> 2)
    return NO_MELD if meld is None else meld.number


def _call_end(table: Table, step: Json) -> Iterator[str]:
    """The deal ends here; where the steps have ended it, what the case says of it must be so."""
    out = cast(int | None, step["out"])
    seat = NOBODY if out is None else out
    concealed = cast(bool, step["concealed"])
    special = cast(str | None, step["special"]) or ""
    if table.over and (table.out, table.concealed, table.special) != (seat, concealed, special):
        found = f"got {table.out}, {table.concealed}, {table.special!r}"
        yield f"expected out {seat}, concealed {concealed}, special {special!r}, {found}"
    if not table.over and seat != NOBODY and is_unformed(table):
        form_sides(table, seat)
    table.over, table.out, table.concealed, table.special = True, seat, concealed, special


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
        "aside": ([foot[:] for foot in state.feet], table.bonus[:], table.lone, table.sides[:], table.forgotten[:]),
        "turn": (table.turn.seat, table.turn.phase, table.turn.answer, table.frozen, table.over),
    }


def _compare_after(state: State, after: Json) -> Iterator[str]:
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
    for key, expected in after.items():
        if key == "hands":
            hands = [hand.cards() for hand in state.hands]
            yield from _compare_places(key, cast(list[object], expected), hands)
        elif key == "red_threes":
            threes = [_threes(table, place) for place in range(len(table.melds))]
            yield from _compare_places(key, cast(list[object], expected), threes)
        elif key == "foot":
            yield from _compare_places(key, cast(list[object], expected), state.feet)
        elif key == "melds":
            yield from _compare_melds(table, cast(list[list[str] | None], expected))
        elif key not in found:
            yield f"expected {key} {expected}, which this core does not know"
        elif found[key] != expected:
            yield f"expected {key} {expected}, got {found[key]}"


def _minimum(table: Table, account: int) -> int:
    seats = range(len(table.sides))
    return table.rules.opening.minimum(table, next(s for s in seats if table.rules.seating.account(s) == account))


def _place(table: Table, seat: int) -> int:
    """Where cases list what lies before this seat: with its side, in a cut-throat deal alone."""
    return seat if table.rules.seating.forms_sides() else table.sides[seat]


def _threes(table: Table, place: int) -> list[int]:
    return [card for seat, threes in enumerate(table.threes) if _place(table, seat) == place for card in threes]


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
        melds = [meld for melds in table.melds for meld in melds if _place(table, meld.seat) == side]
        found = sorted([sorted(meld.cards) for meld in melds])
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
        winner = table.rules.scoring.winner(totals, table.number, sheets)
        found_match = {"over": winner != NOBODY} | ({"winner": winner} if winner != NOBODY else {})
        if found_match != expect["match"]:
            yield f"expected match {expect['match']}, got {found_match}"
