"""The steps of a conformance case: what each means as an action at the table, and how a case ends a deal (CASES.md)."""

from collections.abc import Iterator
from typing import Final

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
    LayMeld,
    Play,
    Special,
    Take,
)
from canasta_desktop.rules.cards import JOKER, RANK_SIGNS, TWO, Hand, read_card
from canasta_desktop.rules.fields import Field
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.laying import form_sides, is_unformed
from canasta_desktop.rules.melds import run_ends
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import NOBODY, RUN, Table

NO_MELD: Final = 9999
"""The number of a meld that is not there, where a case names one."""

KEYS: Final[dict[str, tuple[str, ...]]] = {
    "draw": ("keep",),
    "take": ("with", "melds", "to", "rest", "keep"),
    "meld": ("melds",),
    "join": ("melds",),
    "lay": ("cards",),
    "discard": ("card",),
    "end": (),
    "ask": (),
    "answer": ("yes",),
    "special": ("hand",),
    "score": ("out", "concealed", "special"),
}
"""What may stand beside each act."""


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


def read_act(step: Field) -> str:
    """What a step does; nothing stands beside it that it does not know. Raises NotationError."""
    act = step.at("act").text()
    if act not in KEYS:
        raise step.wrong(f"{step.at('act').shown()} is no act")
    step.only(("act", *KEYS[act]), f"means nothing beside {act!r}")
    return act


def read_step(table: Table, step: Field, numbers: Numbers) -> Action:
    """The action a step of a case means at this table. Raises NotationError."""
    act = read_act(step)
    if act == "meld":
        return LayMeld(_plays(table, step.at("melds"), numbers))
    if act == "take":
        return _take(table, step, numbers)
    if act == "draw":
        return Draw(_keep(step))
    if act == "discard":
        return Discard(step.at("card").card())
    if act == "answer":
        return Answer(step.at("yes").fact())
    if act == "join":
        side = table.sides[table.turn.seat]
        first, second = [numbers.meld(side, index) for index in step.at("melds").wholes(0, NO_MELD, 2)]
        return Join(first, second)
    if act == "lay":
        return Lay(tuple(step.at("cards").cards()))
    if act == "special":
        return Special(step.at("hand").text())
    return Ask() if act == "ask" else End()


def call_end(table: Table, step: Field) -> Iterator[str]:
    """The deal ends here; where the steps have ended it, what the case says of it must be so."""
    read_act(step)
    last = len(table.sides) - 1
    out = step.at("out")
    seat = NOBODY if out.value is None else out.whole(0, last)
    concealed = step.at("concealed").fact()
    named = step.at("special")
    special = "" if named.value is None else named.text()
    if special and not table.rules.scoring.special_points(special):
        raise named.wrong(f"{named.shown()} is no special hand of {table.rules.key}")
    if seat != NOBODY and seat not in table.order:
        raise out.wrong(f"seat {seat} sits out")
    if special and seat == NOBODY:
        raise out.wrong("nobody is out with the special hand")
    if table.over and (table.out, table.concealed, table.special) != (seat, concealed, special):
        found = f"got {table.out}, {table.concealed}, {table.special!r}"
        yield f"expected out {seat}, concealed {concealed}, special {special!r}, {found}"
    if not table.over and seat != NOBODY and is_unformed(table):
        form_sides(table, seat)
    table.over, table.out, table.concealed, table.special = True, seat, concealed, special


def _keep(step: Field) -> int:
    """The three that a draw or a take holds back."""
    return step.at("keep").card() if step.has("keep") else NO_CARD


def _take(table: Table, step: Field, numbers: Numbers) -> Take:
    """The take of a step; sets of the top card's rank laid beside it are one meld with it (CASES.md)."""
    cards = step.at("with").cards()
    plays = list(_plays(table, step.at("melds"), numbers)) if step.has("melds") else []
    rank = table.pile[-1] >> 2 if table.pile else -1
    side = table.sides[table.turn.seat]
    onto = _taken_onto(table, cards, rank)
    if step.has("to"):
        onto = _target(table, side, step.at("to"), step.at("to").text(), numbers)
    if not table.rules.pile.top_counts:
        return _take_beside_initial_meld(cards, onto, plays, step)
    melds = table.rules.melds
    for play in plays[:]:
        if (
            play.onto == onto and melds.rank(play.cards) == rank and melds.refuses_another(table, side, rank) is not OK
        ) or (play.onto == onto == NEW and melds.rank(play.cards) == rank and _is_single(table, rank)):
            cards += play.cards
            plays.remove(play)
    rest = step.at("rest").fact() if step.has("rest") else True
    return Take(tuple(cards), onto, tuple(plays), rest, _keep(step))


def _is_single(table: Table, rank: int) -> bool:
    """Whether a side may have only one meld of this rank."""
    form = table.rules.melds.form(rank)
    return form is not None and form.again() is Again.NEVER


def _take_beside_initial_meld(cards: list[int], onto: int, plays: list[Play], step: Field) -> Take:
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


def _plays(table: Table, field: Field, numbers: Numbers) -> tuple[Play, ...]:
    """The plays of a step; two sets of one rank are one meld where a side may have one of a rank."""
    side = table.sides[table.turn.seat]
    melds = table.rules.melds
    plays: list[Play] = []
    for item in field.items():
        names, arrow, target = item.text().partition(">")
        cards = tuple(Field(names, item.path).cards())
        rank = melds.rank(cards)
        if arrow:
            plays.append(Play(cards, _target(table, side, item, target.strip(), numbers)))
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


def _target(table: Table, side: int, field: Field, text: str, numbers: Numbers) -> int:
    """The number of the meld a case names: `#N` as listed, a rank, `W` for wild cards, or `new`."""
    if text == "new":
        return NEW
    number = text[1:]
    if text.startswith("#") and number.isdecimal() and number.isascii() and len(number) <= 4:
        return numbers.meld(side, int(number))
    if text != "W" and (len(text) != 1 or text not in RANK_SIGNS):
        raise field.wrong(f"not a meld: {text!a}")
    meld = table.meld_of_rank(side, JOKER if text == "W" else read_card(text + "S") >> 2)
    return NO_MELD if meld is None else meld.number
