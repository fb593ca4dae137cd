"""What the worth of cards depends on: prices, the time that is left, and which cards can still come.

With partners it matters where cards lie: everybody adds to what is on the table, nobody to what is
still in another's hand. So there are two shares of the unseen cards, the side's and the own hand's.
"""

from functools import cached_property
from typing import Final

from canasta_desktop.bots.baselines.deal_length import turns_left
from canasta_desktop.bots.baselines.knowledge import Knowledge
from canasta_desktop.bots.baselines.meld_values import MeldValues
from canasta_desktop.rules.cards import JOKER, TWO
from canasta_desktop.rules.table import MIXED, RUN, Table

STEPS: Final = 7
"""The steps to a canasta that the table by step knows; other sizes of canasta are scaled to them."""

CARD_POINTS: Final = 0.5
"""How much of its value a card in the hand is worth: it may yet be laid, or be caught in the hand."""

MIXED_PRICE: Final = 300.0
"""The price of a mixed canasta for which these figures were found; others are scaled to theirs."""

SEEN: Final = 0.8
"""Which share of the stock is taken to be drawn before the deal ends."""


def scale(table: Table) -> float:
    """What figures found for mixed canastas of MIXED_PRICE and seven cards are multiplied by: the price of a card."""
    return table.rules.scoring.canastas[MIXED] / table.rules.melds.canasta / (MIXED_PRICE / STEPS)


def step(size: int, full: int) -> int:
    """How far a meld of so many cards is on its way to a canasta of `full`, 0 to STEPS."""
    return min(STEPS, size * STEPS // full)


class Estimate:
    """What the worth of cards depends on and what does not change while one choice is made."""

    def __init__(self, known: Knowledge) -> None:
        self.known: Final = known
        self.table: Final = known.table
        self.forms: Final = known.table.rules.melds
        self.values: Final = known.table.rules.pack.values
        self.full: Final = self.forms.canasta
        self.prices: Final = MeldValues(known.table, known.seat)
        self.scale: Final = scale(known.table)
        # Where canastas are short and cheap, more cards come to be laid.
        self.card_points: Final = CARD_POINTS / self.scale
        self._chances: Final[dict[tuple[int, int, float], float]] = {}
        self.dead: Final = [self.forms.is_dead(known.table, known.side, rank) for rank in range(RUN)]

    @cached_property
    def complete(self) -> int:
        """How many canastas the side has on the table."""
        return sum(self.forms.canastas(self.known.own_melds))

    @cached_property
    def turns_left(self) -> float:
        """How many turns each seat will still have, this one included."""
        return turns_left(self.table)

    @cached_property
    def drawn(self) -> float:
        """How many cards each seat will still draw."""
        table = self.table
        return min(SEEN * table.drawable() / len(table.order), self.turns_left * table.rules.dealing.draw)

    @cached_property
    def share(self) -> float:
        """Which share of the unseen cards comes to the side before the deal ends: partners' hands and what is drawn."""
        table = self.table
        partners = self.known.partners
        held = sum([table.sizes[seat] + table.feet[seat] for seat in partners])
        return self._share_of(held + self.drawn * len(partners))

    @cached_property
    def own_share(self) -> float:
        """Which share of them comes to the own hand: partners cannot add to what is not on the table."""
        return self._share_of(0.0)

    def _share_of(self, partners: float) -> float:
        """The share that this seat gets with so many cards of its partners."""
        cards = partners + self.drawn + self.table.feet[self.known.seat]
        return min(0.95, cards / max(1, self.known.hidden))

    @cached_property
    def held_share(self) -> float:
        """The share of a rank's unseen cards while no meld of it lies on the table: between `own_share` and `share`."""
        return (self.share + self.own_share) / 2

    def chance(self, need: int, count: int, share: float) -> float:
        """How likely at least `need` of `count` cards come to a side that gets this share of all."""
        if need <= 0:
            return 1.0
        if need > count:
            return 0.0
        key = (need, count, share)
        if key not in self._chances:
            none = (1.0 - share) ** count
            likely = none
            odds = share / (1.0 - share)
            for got in range(1, need):
                none *= odds * (count - got + 1) / got
                likely += none
            self._chances[key] = max(0.0, 1.0 - likely)
        return self._chances[key]

    @cached_property
    def unseen_wilds(self) -> int:
        """Jokers and twos nobody has shown."""
        return self.known.unseen[TWO] + self.known.unseen[JOKER]

    @cached_property
    def face_chances(self) -> list[float]:
        """How likely one more copy of each face comes to the side."""
        return self._face_chances(self.share)

    @cached_property
    def own_face_chances(self) -> list[float]:
        """How likely one more copy of each face comes to the own hand."""
        return self._face_chances(self.own_share)

    def _face_chances(self, share: float) -> list[float]:
        return [self.chance(1, max(0, count), share) for count in self.known.unseen_faces]
