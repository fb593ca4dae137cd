"""Cases for one number of players, set at the table of another.

In a move, who acts sits first, with the same cards, melds and pile; the others have any cards. How a match ends needs
everybody: each side keeps its score and its cards, and sides that are too many do not come.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Self

from canasta_desktop.rules.cases import Case
from canasta_desktop.rules.fields import Field
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.table import NOBODY

OTHERS, STOCK = 4, 20
"""Cards in the hands of the others, and at most in the stock, where a move is made at another table."""

STAYING: Final = ("phase", "stock", "pile", "frozen")
"""What of a position is the same at any table."""


class Places(NamedTuple):
    """Where a case sits at another table: who acts, a partner of theirs or NOBODY, and somebody of another side."""

    own: int
    partner: int
    other: int

    @classmethod
    def at(cls, seating: Seating) -> Self:
        """The first seats of the first deal."""
        playing = [seat for seat in range(seating.players) if seat not in seating.sitting_out(1)]
        sides, own = seating.sides_of_seats(), playing[0]
        partner = next((seat for seat in playing[1:] if sides[seat] == sides[own]), NOBODY)
        return cls(own, partner, next(seat for seat in playing if sides[seat] != sides[own]))


def seated(case: Case, rules: RuleSet) -> Case:
    """The case at a table of these rules: as it is if it has the same seats, else its side on the first ones."""
    if case.players == rules.seating.players:
        return case
    sides = rule_set(case.system, case.players, case.options).seating.sides
    turn = Field(dict(case.position), "position").at("turn").whole(0, case.players - 1)
    to = Places.at(rules.seating)
    moved = [
        to.own if seat == turn else to.partner if seat % sides == turn % sides else to.other
        for seat in range(case.players)
    ]
    fields: dict[str, object] = {"id": case.id, "rules": case.system, "players": rules.seating.players, "options": {}}
    fields |= {"clauses": case.clauses, "expect": dict(case.expect)}
    fields["do"] = [_step(step.record(), moved, to) for step in case.steps]
    return Case(fields | {"position": _position(case, moved, turn % sides, to, rules)})


def _step(step: Mapping[str, object], moved: Sequence[int], to: Places) -> dict[str, object]:
    """A step of a case, who has gone out at the new place; a partner who is not there is oneself."""
    out = step.get("out")
    if not isinstance(out, int):
        return dict(step)
    return {**step, "out": to.own if moved[out] == NOBODY else moved[out]}


def _position(case: Case, moved: Sequence[int], side: int, to: Places, rules: RuleSet) -> dict[str, object]:
    """The position with the cards of one side at their new places; the others have any cards."""
    seating, old = rules.seating, dict(case.position)
    is_score = any(step.record().get("act") == "score" for step in case.steps)
    idle = "" if is_score else OTHERS
    hands: list[object] = ["" if seat in seating.sitting_out(1) else idle for seat in range(seating.players)]
    for seat, cards in zip(moved, _items(old, "hands"), strict=False):
        if seat in (to.own, to.partner) and seat != NOBODY:
            hands[seat] = cards
    new_side = seating.sides_of_seats()[to.own]
    position = {key: value for key, value in old.items() if key in STAYING}
    if isinstance(stock := old.get("stock"), int):
        position["stock"] = min(stock, STOCK)
    position |= {"turn": to.own, "hands": hands, "extra": _extra(old, moved, to, rules)}
    position["scores"] = _placed(_items(old, "scores"), side, seating.account(to.own), seating.accounts(), 0)
    position["melds"] = _placed(_items(old, "melds"), side, new_side, seating.sides, [])
    position["red_threes"] = _placed(_items(old, "red_threes"), side, new_side, seating.sides, "")
    return position


def _placed(old: Sequence[object], side: int, new_side: int, count: int, empty: object) -> list[object]:
    """What one side had, at its new place; `empty` for all others."""
    placed = [empty] * count
    if side < len(old):
        placed[new_side] = old[side]
    return placed


def _extra(old: Mapping[str, object], moved: Sequence[int], to: Places, rules: RuleSet) -> dict[str, object]:
    """What only some systems have, by seat, at its new places."""
    given = old.get("extra")
    if not isinstance(given, dict):
        return {}
    extra: dict[str, object] = {key: given[key] for key in ("deal", "turn_card_passed") if key in given}
    for key in ("melded_by", "foot_played", "asked", "first_turn"):
        if key in given:
            extra[key] = sorted({moved[seat] for seat in given[key]} - {NOBODY})
    if "foot" in given:
        feet: list[object] = [None] * rules.seating.players
        for seat, foot in zip(moved, given["foot"], strict=False):
            if seat in (to.own, to.partner) and seat != NOBODY:
                feet[seat] = foot
        extra["foot"] = feet
    return extra


def _items(record: Mapping[str, object], key: str) -> list[object]:
    value = record.get(key)
    return list(value) if isinstance(value, list | tuple) else []


# --- how a match ends ------------------------------------------------------------------------------------


def seated_match(case: Case, rules: RuleSet) -> Case | None:
    """The case with its first sides at a table of these rules; None where it has too few of them."""
    seating = rules.seating
    if case.players == seating.players:
        return case
    old, sides = rule_set(case.system, case.players, case.options).seating, seating.sides
    step = case.steps[-1].record()
    out = step.get("out")
    if seating.forms_sides() or old.sides < sides or (isinstance(out, int) and out % old.sides >= sides):
        return None
    to = dict(_pairs(old, seating))
    fields: dict[str, object] = {"id": case.id, "rules": case.system, "players": seating.players, "options": {}}
    fields |= {"clauses": case.clauses, "expect": {"totals": _items(case.expect, "totals")[:sides]}}
    fields["do"] = [{**step, "out": to[out] if isinstance(out, int) else None}]
    return Case(fields | {"position": _whole_position(case, to, seating)})


def _pairs(old: Seating, seating: Seating) -> list[tuple[int, int]]:
    """Old seats and the new ones of the same side; where there are fewer, the last takes the rest."""
    playing = [seat for seat in range(seating.players) if seat not in seating.sitting_out(1)]
    pairs = []
    for side in range(seating.sides):
        here = [seat for seat in playing if seat % seating.sides == side]
        there = [seat for seat in range(old.players) if seat % old.sides == side]
        pairs += [(seat, here[min(place, len(here) - 1)]) for place, seat in enumerate(there)]
    return pairs


def _whole_position(case: Case, to: Mapping[int, int], seating: Seating) -> dict[str, object]:
    """The position at the end of the deal: every hand that is known, at its new seat."""
    old = dict(case.position)
    hands = [""] * seating.players
    for seat, cards in enumerate(_items(old, "hands")):
        if seat in to and isinstance(cards, str):
            hands[to[seat]] = f"{hands[to[seat]]} {cards}".strip()
    position = {key: value for key, value in old.items() if key in STAYING}
    position |= {key: _items(old, key)[: seating.sides] for key in ("scores", "melds", "red_threes")}
    extra = old.get("extra")
    number = {"deal": extra["deal"]} if isinstance(extra, dict) and "deal" in extra else {}
    return position | {"turn": min(to.values()), "hands": hands, "extra": number}
