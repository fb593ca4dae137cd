"""How near the deal is to its end: what is asked before every decision of the fast policy (CL-8.1, CL-9)."""

from typing import TYPE_CHECKING, Final

from canasta_desktop.bots.playout.tables import value_class
from canasta_desktop.rules.table import ANY, Table, Turn

if TYPE_CHECKING:
    from mypy_extensions import i64  # what it is for: see `rules.rng`

SOON: Final = [100, 75, 55, 40, 25, 15, 10]
"""By cards in hand: how likely somebody whose side has its canastas goes out before one's next turn, in hundredths."""

NEAR: Final = [0, 50, 25]
"""By cards that a meld lacks of the one canasta needed: how likely a turn completes it, in hundredths."""

STOCK_LASTS: Final = 30
"""How likely the deal goes on when the stock does not last until one's next turn, in hundredths."""

BASE: Final = 2.5
PER_CARD: Final = 2.5
PER_HELD: Final = 0.5
FROM_HANDS: Final = 0.2
BEGUN: Final = 3
"""As in `baselines.deal_length`, which says what each is."""

FAR: Final = 99
UNKNOWN: Final = -1


class SideNeed:
    """What a side lacks for going out: `canastas`, and of the nearest melds `first` and `second` cards."""

    def __init__(self, table: Table, side: int) -> None:
        forms = table.rules.melds
        full = forms.canasta
        self.full: int = full
        self.complete: int = 0
        self.first: int = FAR
        self.second: int = FAR
        for meld in table.melds[side]:
            missing = full - len(meld.cards)
            if missing <= 0:
                self.complete += 1
            elif missing < self.first:
                self.first, self.second = missing, self.first
            elif missing < self.second:
                self.second = missing
        out = table.rules.out
        if self.complete == 0:
            self.canastas: int = out.wanted()
        elif len(out.canastas) == 1 and out.canastas[0][0] == ANY:
            self.canastas = max(0, out.canastas[0][1] - self.complete)
        else:
            self.canastas = out.missing(forms.canastas(table.melds[side]))
        self.foot: bool = False
        if table.rules.extras:
            for seat in table.order:
                if table.feet[seat] and table.sides[seat] == side:
                    self.foot = True

    def cards(self) -> int:
        """How many cards its melds lack until it has its canastas; one that is not begun starts with BEGUN."""
        lacks = 0
        if self.canastas >= 1:
            lacks += self.first if self.first < FAR else self.full - BEGUN
        if self.canastas >= 2:
            lacks += self.second if self.second < FAR else self.full - BEGUN
            lacks += (self.canastas - 2) * (self.full - BEGUN)
        return lacks


class Pressure:
    """What the decisions of a turn ask about all sides, worked out once for all of them.

    `values`: by rank the class of what its cards count. Whoever plays on with it says by `forget` that melds or feet
    have changed, or by `forget_side` the melds of one side.
    """

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.values: list[int] = [value_class(value) for value in table.rules.pack.values]
        self.needs: list[SideNeed | None] = [None] * len(table.melds)
        self.nears: list[int] = [UNKNOWN] * len(table.melds)
        self.turn: Turn | None = None
        self.going_on: int = 100

    def forget(self) -> None:
        """Melds or feet have changed."""
        for side in range(len(self.needs)):
            self.forget_side(side)
        self.turn = None

    def forget_side(self, side: int) -> None:
        """The melds of this side have changed, and no other's."""
        self.needs[side] = None
        self.nears[side] = UNKNOWN

    def need(self, side: int) -> SideNeed:
        """What this side lacks for going out."""
        need = self.needs[side]
        if need is None:
            need = SideNeed(self.table, side)
            self.needs[side] = need
        return need

    def urgency(self) -> int:
        """How likely the deal ends before the next turn of the side in turn, in hundredths.

        Within a turn nothing of the others changes, whose going out it is about, unless it is told by `forget`.
        """
        table = self.table
        if self.turn is not table.turn:
            self.turn = table.turn
            self.going_on = self._going_on()
        if table.drawable() < len(table.order) * table.rules.dealing.draw:
            return 100 - self.going_on * STOCK_LASTS // 100
        return 100 - self.going_on

    def _going_on(self) -> int:
        """How likely none of the others goes out before that, in hundredths."""
        table = self.table
        own = table.sides[table.turn.seat]
        going_on: i64 = 100
        is_near = False
        for side in range(len(table.melds)):
            if side != own and self.nearness(side):
                is_near = True
        if is_near:  # seldom: most of a deal is over before the seats need be looked at
            for seat in table.order:
                side = table.sides[seat]
                if side != own:
                    near: i64 = self.nearness(side)
                    size = table.sizes[seat]
                    likely: i64 = SOON[size if size < 6 else 6]
                    going_on = going_on * (100 * 100 - near * likely) // (100 * 100)
        return going_on

    def nearness(self, side: int) -> int:
        """How likely this side has the canastas it needs once it has played, in hundredths."""
        near = self.nears[side]
        if near == UNKNOWN:
            near = self._nearness(side)
            self.nears[side] = near
        return near

    def _nearness(self, side: int) -> int:
        if not self.table.melds[side]:
            return 0
        need = self.need(side)
        if need.foot or need.canastas > 1:
            return 0
        if need.canastas == 0:
            return 100
        return NEAR[need.first] if need.first < 3 else 0

    def turns_left(self) -> float:
        """How many turns each seat will still have, this one included."""
        table = self.table
        draw = table.rules.dealing.draw
        least = table.drawable() / (draw * len(table.order))
        for side in range(len(table.melds)):
            seats = 0
            held = 0
            smallest = FAR
            for seat in table.order:
                if table.sides[seat] == side:
                    seats += 1
                    size = table.sizes[seat] + table.feet[seat]
                    held += size
                    if size < smallest:
                        smallest = size
            if seats == 0:
                continue
            needed = self.need(side).cards() - FROM_HANDS * held
            if needed < 0.0:
                needed = 0.0
            turns = BASE + PER_CARD * needed / (draw * seats) + PER_HELD * smallest / draw
            if turns < least:
                least = turns
        return least if least > 1.0 else 1.0
