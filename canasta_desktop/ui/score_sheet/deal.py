"""A scored deal as the sheet shows it: plain data."""

from dataclasses import dataclass
from itertools import zip_longest
from typing import NamedTuple

from canasta_desktop.rules.actions import NO_CARD
from canasta_desktop.rules.cards import Cards
from canasta_desktop.rules.scoring import Item, ScoreLine, ScoreSheet
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.display.display import Expression, MeldKind
from canasta_desktop.ui.wording.melds import MeldInfo

Row = tuple[Item, tuple[ScoreLine | None, ...]]
"""A line of the sheet: what it counts, and what it brings in each column."""


class CountedMeld(NamedTuple):
    """A meld at the end of the deal; a canasta pays `price` in the line of `item`, other melds have neither."""

    info: MeldInfo
    item: Item | None = None
    price: int = 0


@dataclass(frozen=True)
class ScoreColumn:
    """What one account's column shows: its sheet, the match score before and after, its next `minimum`.

    `melds` lie on the table for it; `seats` are those whose score it is.
    """

    own: bool
    sheet: ScoreSheet
    before: int
    after: int
    minimum: int
    melds: tuple[CountedMeld, ...] = ()
    seats: tuple[int, ...] = ()

    def melds_of(self, item: Item) -> list[CountedMeld]:
        """The melds that a line of this item counts."""
        return [meld for meld in self.melds if item in (Item.MELDED, meld.item)]


@dataclass(frozen=True)
class ScoredDeal:
    """A scored deal as the sheet shows it.

    `out`: the seat that went out, or NOBODY; `winner`: the index of the column that has won the match, or NOBODY;
    `margin`: by how much; `values`: points by rank; `is_tie`: equal scores at the target, so another deal is played;
    `special`: the key of the special hand that ended the deal; `last_card`: what was discarded face down, or NO_CARD;
    `past`: the match scores by column at the start and after each deal; `target`: of the match, 0 where the number of
    deals decides, which are `deals` then; `hands`: what everybody was left with, by seat; `system`: the key of the
    game; `last_played`: with which card somebody has gone out, or NO_CARD where nothing was seen of it; `code`: by
    which the deal can be dealt again, empty where it has none.
    """

    number: int
    columns: tuple[ScoreColumn, ...]
    values: tuple[int, ...]
    out: int = NOBODY
    concealed: bool = False
    winner: int = NOBODY
    margin: int = 0
    is_tie: bool = False
    special: str = ""
    last_card: int = NO_CARD
    past: tuple[tuple[int, ...], ...] = ()
    target: int = 0
    deals: int = 0
    hands: tuple[Cards, ...] = ()
    system: str = ""
    last_played: int = NO_CARD
    code: str = ""

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return self.winner != NOBODY

    def counts_sambas(self, item: Item) -> bool:
        """Whether a line of this item counts sequences and nothing else."""
        counted = [meld.info.kind for column in self.columns for meld in column.melds if meld.item is item]
        return bool(counted) and all(kind is MeldKind.SAMBA for kind in counted)

    def expression(self, column: int) -> Expression:
        """How those of this column look about: the winners of the match, or the best of the deal, are pleased."""
        best = max(one.sheet.total for one in self.columns)
        is_best = column == self.winner if self.is_over else self.columns[column].sheet.total == best
        return Expression.PLEASED if is_best else Expression.WORRIED

    @property
    def rows(self) -> list[Row]:
        """The lines that any account has, in the engine's order, side by side by item and clause."""
        rows: list[Row] = []
        for item in Item:
            lines = [[line for line in column.sheet.lines if line.item is item] for column in self.columns]
            for clause in dict.fromkeys([line.clause for own in lines for line in own]):
                of_clause = [[line for line in own if line.clause == clause] for own in lines]
                rows += [(item, some) for some in zip_longest(*of_clause)]
        return rows
