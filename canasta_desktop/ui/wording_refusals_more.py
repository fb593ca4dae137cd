"""Refusals about the shape of melds, and those of rules that only some systems have."""

from canasta_desktop.rules.cards import Cards, is_wild, rank_of
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.ui.wording_base import Phrases, number, sentence
from canasta_desktop.ui.wording_cards import CardPhrases


class MeldRefusals(Phrases):
    """What is wrong with a meld (CL-5) or with the initial meld (CL-7)."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    def lines(self, refusal: Refusal, helping: Cards) -> tuple[str, ...]:
        """Cause and way out; empty for a reason of another kind."""
        return self._size(refusal) or self._kind(refusal) or self._minimum(refusal, helping)

    def _size(self, refusal: Refusal) -> tuple[str, ...]:
        have, need = refusal.have, refusal.need
        match refusal.reason:
            case Reason.MELD_TOO_SMALL if have and have < need:
                cause = self.tr("A meld has at least %Ln card(s).", "", need)
                return (cause, self.tr("%Ln more card(s) needed.", "", need - have))
            case Reason.MELD_TOO_SMALL:
                return (self.tr("These are too few cards for a meld."), self.tr("Select at least three cards."))
            case Reason.MELD_TOO_LARGE if need:
                cause = self.tr("A meld has at most %Ln card(s).", "", need)
                return (cause, self.tr("Lay down fewer cards."))
            case Reason.MELD_TOO_LARGE:
                return (self.tr("These are too many cards for a meld."), self.tr("Lay down fewer cards."))
            case Reason.MELD_TOO_FEW_NATURALS if need:
                cause = self.tr("A meld has at least %Ln natural card(s); here it would be {have}.", "", need)
                way = self.tr("Add a natural card, or leave out wild cards.")
                return (cause.format(have=self._just(have)), way)
            case Reason.MELD_TOO_FEW_NATURALS:
                way = self.tr("Add a natural card, or leave out wild cards.")
                return (self.tr("There are too few natural cards in this meld."), way)
            case Reason.MELD_TOO_MANY_WILDS if need and have > need:
                cause = self.tr("A meld has at most %Ln wild card(s); here it would be {have}.", "", need)
                way = self.tr("Leave out %Ln wild card(s).", "", have - need)
                return (cause.format(have=self._just(have)), way)
            case Reason.MELD_TOO_MANY_WILDS:
                way = self.tr("Leave out wild cards.")
                return (self.tr("There are too many wild cards in this meld."), way)
        return ()

    def _just(self, count: int) -> str:
        """A count that stands alone: "one", "none", "four"."""
        if count == 0:
            return self.tr("none", "no such card")
        return self.tr("one", "one such card") if count == 1 else self.cards.count_word(count)

    def _kind(self, refusal: Refusal) -> tuple[str, ...]:
        rank = next((rank_of(card) for card in refusal.cards if not is_wild(card)), None)
        match refusal.reason:
            case Reason.MELD_MIXED_RANKS:
                cause = self.tr("A meld holds cards of one rank, and wild cards with them.")
                return (cause, self.tr("Choose cards that fit this meld, or begin a new one."))
            case Reason.MELD_RANK_NOT_ALLOWED if rank is not None:
                cause = self.tr("{ranks} cannot be melded here.").format(ranks=self.cards.ranks(rank))
                return (sentence(cause), self.tr("Choose another rank."))
            case Reason.MELD_RANK_NOT_ALLOWED:
                return (self.tr("This rank cannot be melded."), self.tr("Choose another rank."))
            case Reason.RED_THREE_NOT_MELDABLE:
                cause = self.tr("Red threes are not melded: they are laid out by themselves and count as a bonus.")
                return (cause, self.tr("Leave the red three out."))
            case Reason.BLACK_THREES_ONLY_GOING_OUT:
                cause = self.tr("Black threes may be melded only in going out.")
                return (cause, self.tr("Lay them down together with all that is left of your hand."))
            case Reason.WILD_MELD_NOT_ALLOWED:
                cause = self.tr("Wild cards alone are no meld.")
                return (cause, self.tr("Add them to natural cards, or to a meld on the table."))
            case Reason.DUPLICATE_MELD if rank is not None:
                cause = self.tr("Your side already has a meld of {ranks}.").format(ranks=self.cards.to_ranks(rank))
                return (cause, self.tr("Add the cards to it."))
            case Reason.DUPLICATE_MELD:
                return (self.tr("Your side already has a meld of this rank."), self.tr("Add the cards to it."))
            case Reason.NO_SUCH_MELD:
                cause = self.tr("Cards can be added only to melds of your own side.")
                return (cause, self.tr("Choose one of them, or begin a new meld."))
            case Reason.MELD_CLOSED:
                cause = self.tr("This meld is complete and takes no more cards.")
                return (cause, self.tr("Choose another meld."))
        return ()

    def _minimum(self, refusal: Refusal, helping: Cards) -> tuple[str, ...]:
        if refusal.reason is not Reason.MINIMUM_NOT_MET:
            return ()
        cause = self.tr("Your initial meld counts {have} of {need} points.")
        cause = cause.format(have=number(refusal.have), need=number(refusal.need))
        missing = max(refusal.need - refusal.have, 0)
        if helping:
            way = self.tr("%Ln more point(s): add {cards}.", "", missing).format(cards=self.cards.the_ranks(helping))
        else:
            way = self.tr("%Ln more point(s) needed: add cards or further melds.", "", missing)
        return (cause, way)


class RareRefusals(Phrases):
    """Reasons that only some rule systems know. Every reason that is worded nowhere else is worded here."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    def lines(self, refusal: Refusal) -> tuple[str, ...]:
        """Cause and way out; for a reason that nobody words, a sentence that is true of all."""
        match refusal.reason:
            case Reason.SEQUENCE_INVALID:
                cause = self.tr("A sequence is a run of natural cards of one suit, without a gap.")
                return (cause, self.tr("Select neighbouring cards of one suit."))
            case Reason.WILD_NEEDS_FIVE:
                cause = self.tr("Wild cards may be added only to five natural cards.")
                return (cause, self.tr("Add natural cards first."))
            case Reason.WILD_MELD_UNFINISHED:
                cause = self.tr("Your side has an unfinished meld of wild cards, and all wild cards belong to it.")
                return (cause, self.tr("Add the wild card there."))
            case Reason.INITIAL_NEEDS_PURE_MELD:
                cause = self.tr("An initial meld needs at least one meld without wild cards.")
                return (cause, self.tr("Lay down three natural cards of one rank."))
            case Reason.INITIAL_MIXED_CANASTA:
                cause = self.tr("A mixed canasta may not be part of the initial meld.")
                return (cause, self.tr("Leave the wild cards out."))
            case Reason.PILE_MIXED_ACES:
                cause = self.tr("Aces melded with wild cards in the initial meld do not entitle to the pile.")
                return (cause, self.tr("Use aces without wild cards."))
            case Reason.SPECIAL_HAND_INVALID:
                cause = self.tr("These cards are none of the special hands.")
                return (cause, self.tr("Play on in the usual way."))
            case Reason.RED_THREE_FIRST:
                cause = self.tr("You hold a red three, which must be laid out first.")
                return (cause, self.tr("Lay out the red three."))
        return (self.tr("The rules do not allow this now."),)
