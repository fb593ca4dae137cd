"""Words for melds, drafts and whole meld areas."""

from collections.abc import Sequence
from typing import NamedTuple

from canasta_desktop.rules.cards import JOKER, is_wild, rank_of, suit_of
from canasta_desktop.rules.table import RUN
from canasta_desktop.ui.display.display import MeldKind
from canasta_desktop.ui.display.verbosity import Verbosity
from canasta_desktop.ui.wording.base import Phrases, number, sentence, signed
from canasta_desktop.ui.wording.cards import CardPhrases


class MeldInfo(NamedTuple):
    """What the words for a meld need: its rank (RUN for a sequence, JOKER for wild cards alone) and its cards."""

    rank: int
    cards: Sequence[int]
    points: int = 0
    kind: MeldKind = MeldKind.OPEN
    is_closed: bool = False


class MeldWords(Phrases):
    """Melds and meld areas."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    def kind(self, kind: MeldKind) -> str:
        """The word below a canasta; empty for an open meld."""
        match kind:
            case MeldKind.NATURAL:
                return self.tr("NATURAL")
            case MeldKind.MIXED:
                return self.tr("MIXED")
            case MeldKind.WILD:
                return self.tr("WILD")
            case MeldKind.SAMBA:
                return self.tr("SAMBA")
        return ""

    def closing(self, kind: MeldKind) -> str:
        """What is called out when a canasta closes; empty for an open meld."""
        match kind:
            case MeldKind.NATURAL:
                return self.tr("Natural canasta!")
            case MeldKind.MIXED:
                return self.tr("Mixed canasta!")
            case MeldKind.WILD:
                return self.tr("Wild canasta!")
            case MeldKind.SAMBA:
                return self.tr("Samba!")
        return ""

    # --- one meld ----------------------------------------------------------------------------------

    def spoken(self, meld: MeldInfo, verbosity: Verbosity = Verbosity.FULL) -> str:
        """ "queens, 5 cards, 1 of them wild, 60 points"; the points only where everything is to be announced."""
        if verbosity is Verbosity.FULL:
            said = self._run(meld) if meld.rank == RUN else self._set(meld)
        else:
            said = self._without_points(meld)
        return self.tr("{meld}, closed").format(meld=said) if meld.is_closed else said

    def _blanks(self, meld: MeldInfo) -> dict[str, str]:
        wilds = sum(is_wild(card) for card in meld.cards)
        return {
            "cards": self.tr("%Ln card(s)", "", len(meld.cards)),
            "wilds": self.tr("%Ln of them wild", "", wilds) if wilds else "",
            "points": self.cards.points(meld.points),
        }

    def _set(self, meld: MeldInfo) -> str:
        blanks = self._blanks(meld)
        if meld.kind is MeldKind.NATURAL:
            text = self.tr("natural canasta of {ranks}, {cards}, {points}")
        elif meld.kind is MeldKind.MIXED:
            text = self.tr("mixed canasta of {ranks}, {cards}, {wilds}, {points}")
        elif meld.kind is MeldKind.WILD:
            text = self.tr("wild canasta, {cards}, {points}")
        elif meld.rank == JOKER:
            text = self.tr("wild cards, {cards}, {points}")
        else:
            return self._open_set(meld.rank, blanks)
        return text.format(ranks=self.cards.to_ranks(meld.rank), **blanks)

    def _without_points(self, meld: MeldInfo) -> str:
        """ "queens, 5 cards, 1 of them wild", without the points."""
        if meld.rank == RUN:
            is_samba = meld.kind is MeldKind.SAMBA
            text = self.tr("samba, {run}, {cards}") if is_samba else self.tr("{run}, {cards}")
            return text.format(run=self.run(meld.cards), **self._blanks(meld))
        if meld.kind is MeldKind.NATURAL:
            text = self.tr("natural canasta of {ranks}, {cards}")
        elif meld.kind is MeldKind.MIXED:
            text = self.tr("mixed canasta of {ranks}, {cards}, {wilds}")
        elif meld.kind is MeldKind.WILD:
            text = self.tr("wild canasta, {cards}")
        elif meld.rank == JOKER:
            text = self.tr("wild cards, {cards}")
        else:
            blanks = self._blanks(meld)
            text = self.tr("{ranks}, {cards}, {wilds}") if blanks["wilds"] else self.tr("{ranks}, {cards}")
            return text.format(ranks=self.cards.ranks(meld.rank), **blanks)
        return text.format(ranks=self.cards.to_ranks(meld.rank), **self._blanks(meld))

    def _open_set(self, rank: int, blanks: dict[str, str]) -> str:
        text = (
            self.tr("{ranks}, {cards}, {wilds}, {points}") if blanks["wilds"] else self.tr("{ranks}, {cards}, {points}")
        )
        return text.format(ranks=self.cards.ranks(rank), **blanks)

    def _run(self, meld: MeldInfo) -> str:
        run = self.run(meld.cards)
        if meld.kind is MeldKind.SAMBA:
            return self.tr("samba, {run}, {cards}, {points}").format(run=run, **self._blanks(meld))
        return self.tr("{run}, {cards}, {points}").format(run=run, **self._blanks(meld))

    def run(self, cards: Sequence[int]) -> str:
        """ "hearts from the five to the nine": a sequence by its ends."""
        low, high = min(cards), max(cards)
        text = self.tr("{suit} from the {low} to the {high}")
        return text.format(
            suit=self.cards.suit(suit_of(low)), low=self.cards.rank(rank_of(low)), high=self.cards.rank(rank_of(high))
        )

    def title(self, meld: MeldInfo) -> str:
        """What a meld is, on a line of its own: "Samba of spades, 7 to K", "Kings, 4 cards"."""
        if meld.rank == RUN:
            return self._run_title(meld)
        ranks = self.cards.to_ranks(meld.rank)
        match meld.kind:
            case MeldKind.NATURAL:
                return self.tr("Natural canasta of {ranks}").format(ranks=ranks)
            case MeldKind.MIXED:
                return self.tr("Mixed canasta of {ranks}").format(ranks=ranks)
            case MeldKind.WILD:
                return self.tr("Canasta of wild cards")
        count = self.tr("%Ln card(s)", "", len(meld.cards))
        return sentence(self.tr("{ranks}, {cards}").format(ranks=self.short(meld), cards=count))

    def _run_title(self, meld: MeldInfo) -> str:
        """A sequence by its suit and its ends."""
        low, high = min(meld.cards), max(meld.cards)
        is_whole = meld.kind is MeldKind.SAMBA
        text = (
            self.tr("Samba of {suit}, {low} to {high}") if is_whole else self.tr("Sequence of {suit}, {low} to {high}")
        )
        ends = {"low": self.cards.rank_sign(rank_of(low)), "high": self.cards.rank_sign(rank_of(high))}
        return text.format(suit=self.cards.suit(suit_of(low)), **ends)

    def draft(self, meld: MeldInfo) -> str:
        """A meld in the making: "staged: queens, 2 cards, 20 points"."""
        text = self.tr("staged: {meld}, {cards}, {points}")
        return text.format(meld=self.short(meld), **self._blanks(meld))

    def short(self, meld: MeldInfo) -> str:
        """What it is called where several are named at once: "queens", "wild cards", "hearts from the five ..."."""
        if meld.rank == RUN:
            return self.run(meld.cards) if meld.cards else self.tr("sequence")
        return self.tr("wild cards") if meld.rank == JOKER else self.cards.ranks(meld.rank)

    def to_set(self, meld: MeldInfo) -> str:
        """A set after "to", with its size: "nines (4 cards)"."""
        ranks = self.tr("wild cards", "after to") if meld.rank == JOKER else self.cards.to_ranks(meld.rank)
        return self.tr("{ranks} (%Ln card(s))", "", len(meld.cards)).format(ranks=ranks)

    # --- a whole meld area -------------------------------------------------------------------------

    def slot(self) -> str:
        """The free slot of the own tray."""
        return self.tr("New meld")

    def summary(self, points: int, *, is_short: bool = False) -> str:
        """ "on the table 1,195", or the figure alone; empty for nothing."""
        if not points:
            return ""
        return number(points) if is_short else self.tr("on the table {points}").format(points=number(points))

    def threes(self, points: int) -> str:
        """ "+200" below the red threes."""
        return signed(points)

    # --- previews ----------------------------------------------------------------------------------

    def preview(self, meld: MeldInfo, cards: Sequence[int], points: int) -> str:
        """ "Queens + two: +20": what dropping these cards onto a meld would bring."""
        text = self.tr("{meld} + {cards}: {points}")
        return sentence(text.format(meld=self.short(meld), cards=self.cards.signs(cards), points=signed(points)))

    def preview_new(self, cards: Sequence[int], points: int) -> str:
        """ "New meld: 9♦ 9♣ 9♠, +30"."""
        text = self.tr("New meld: {cards}, {points}")
        return text.format(cards=self.cards.signs(cards), points=signed(points))

    def preview_join(self, meld: MeldInfo, count: int) -> str:
        """ "Queens: one meld of 6 cards": what dropping another meld onto this one would make."""
        return sentence(self.tr("{meld}: one meld of %Ln card(s)", "", count).format(meld=self.short(meld)))

    def preview_three(self, cards: Sequence[int]) -> str:
        """ "Lay out 3♥": what dropping threes onto the own meld area would do."""
        return self.tr("Lay out {cards}").format(cards=self.cards.signs(cards))

    def not_ours(self, names: str) -> str:
        """The meld of another side as a target."""
        return self.tr("This is a meld of {names}.").format(names=names)
