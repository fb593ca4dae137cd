"""How near the deal is to its end: what is asked before every decision of the fast policy (CL-8.1, CL-9)."""

from typing import TYPE_CHECKING, Final

from canasta_desktop.rules.table import ANY, NOBODY, Table

if TYPE_CHECKING:
    from mypy_extensions import i64  # what it is for: see `rules.rng`

SOON: Final = (100, 75, 55, 40, 25, 15, 10)
"""By cards in hand: how likely somebody whose side has its canastas goes out before one's next turn, in hundredths."""

NEAR: Final = (0, 50, 25)
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

    Whoever plays on with it says by `forget` that melds or feet have changed.
    """

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.needs: list[SideNeed | None] = [None] * len(table.melds)
        self.known_urgency: int = UNKNOWN
        self.seat: int = NOBODY
        self.stock: int = 0

    def forget(self) -> None:
        """Melds or feet have changed."""
        for side in range(len(self.needs)):
            self.needs[side] = None
        self.known_urgency = UNKNOWN

    def need(self, side: int) -> SideNeed:
        """What this side lacks for going out."""
        need = self.needs[side]
        if need is None:
            need = SideNeed(self.table, side)
            self.needs[side] = need
        return need

    def urgency(self) -> int:
        """How likely the deal ends before the next turn of the side in turn, in hundredths.

        Within a turn only drawing changes it, and what is told by `forget`.
        """
        table = self.table
        if self.known_urgency == UNKNOWN or self.seat != table.turn.seat or self.stock != table.stock:
            self.seat = table.turn.seat
            self.stock = table.stock
            self.known_urgency = self._urgency()
        return self.known_urgency

    def _urgency(self) -> int:
        table = self.table
        own = table.sides[table.turn.seat]
        going_on: i64 = 100
        last = -1
        near: i64 = 0
        soon = False
        for seat in table.order:
            side = table.sides[seat]
            if side == own:
                continue
            if side != last:
                last = side
                near = self.nearness(side)
            if near:
                size = table.sizes[seat]
                likely: i64 = SOON[size if size < 6 else 6]
                going_on = going_on * (100 * 100 - near * likely) // (100 * 100)
                soon = True
        if table.drawable() < len(table.order) * table.rules.dealing.draw:
            going_on = going_on * STOCK_LASTS // 100
        elif not soon:
            return 0
        return 100 - going_on

    def nearness(self, side: int) -> int:
        """How likely this side has the canastas it needs once it has played, in hundredths."""
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
