"""The rule sheet's sentences about threes that are laid out, and about the course of a turn."""

from canasta_desktop.ui.wording.base import Phrases
from canasta_desktop.ui.wording.rules.context import StatementContext


class TurnRules(Phrases):
    """Statements by code; the figures are filled in by the caller, but for those that are counted."""

    def text(self, told: StatementContext) -> str:
        """The sentences of a statement, empty for one of another chapter."""
        for words in (self._red_threes, self._no_meld, self._threes, self._turn):
            if text := words(told):
                return text
        return self._discard(told)

    # --- threes ------------------------------------------------------------------------------------

    def _red_threes(self, told: StatementContext) -> str:
        match told.code:
            case "red-threes-dealt":
                return self.tr(
                    "Red threes are bonus cards. Those among the cards dealt are laid face up on the table before the "
                    "first turn and replaced from the stock, until nobody holds one."
                )
            case "red-threes-first-turn":
                return self.tr(
                    "Red threes are bonus cards. Those among the cards dealt are laid face up on the table at the "
                    "start of their owner’s first turn, before drawing, and replaced from the stock."
                )
            case "red-threes-by-hand":
                return self.tr(
                    "Red threes are bonus cards. At the start of your first turn, before drawing, you yourself must "
                    "lay those among the cards dealt face up on the table; they are replaced from the stock."
                )
            case "red-threes-forgotten":
                return self.tr(
                    "If you draw or take the pile before that, you have forgotten them: you must lay them out before "
                    "anything else, and they cost you points."
                )
            case "red-threes-drawn":
                return self.tr(
                    "A red three drawn from the stock is laid out and replaced at once; then the turn goes on."
                )
            case "red-threes-optional":
                return self.tr(
                    "Red threes are bonus cards. In your turn you may lay those you hold face up on the table; each is "
                    "replaced from the stock. You may also keep them in your hand."
                )
            case "red-threes-from-pile":
                return self.tr("A red three in a pile that you take is laid out too, but not replaced.")
        return ""

    def _no_meld(self, told: StatementContext) -> str:
        match told.code:
            case "red-threes-no-meld":
                return self.tr(
                    "Red threes are not melds: they cannot be put into one, count towards no minimum and do not stand "
                    "for an initial meld."
                )
            case "red-threes-no-meld-concealed":
                return self.tr(
                    "Red threes are not melds: they cannot be put into one, count towards no minimum and do not stand "
                    "for an initial meld. Nor do they stand in the way of going out concealed, which the chapter on "
                    "going out explains."
                )
        return ""

    def _threes(self, told: StatementContext) -> str:
        """Where black threes are laid out as well."""
        match told.code:
            case "threes-first-turn":
                return self.tr(
                    "Threes, red and black, do not belong in the hand but score points of their own. At the start of "
                    "your first turn, before drawing, you lay your threes face up on the table and replace them from "
                    "the stock, until you hold none."
                )
            case "threes-drawn":
                return self.tr("A three drawn later is laid out and replaced at once; then the turn goes on.")
            case "threes-keep-one":
                return self.tr(
                    "As long as your side has not made its initial meld, you may keep a single three in hand, dealt or "
                    "drawn."
                )
            case "threes-second":
                return self.tr(
                    "If another three comes while you hold one, one of the two must be laid out and replaced."
                )
            case "threes-held-opened":
                return self.tr(
                    "Once your side has made its initial meld, a three held back must be laid out and replaced: by the "
                    "player who made the meld before the end of that turn, by the partner at the start of the next "
                    "turn, before drawing."
                )
            case "threes-held-lay":
                return self.tr("In any turn of yours you may lay out a three held back; it is replaced.")
            case "threes-keep-any":
                return self.tr(
                    "You may keep any number of threes in hand, to the end if you like. They are replaced only when "
                    "you lay them out."
                )
            case "threes-no-discard":
                return self.tr("Threes are never discarded and never put into a meld.")
            case "threes-stay":
                return self.tr(
                    "Red threes are no bonus cards. Dealt, drawn or taken, they stay in your hand like other cards and "
                    "are not replaced. All you can do with them is discard them."
                )
            case "threes-no-meld":
                return self.tr("Red threes are never melded and count towards no minimum.")
        return ""

    # --- the turn ----------------------------------------------------------------------------------

    def _turn(self, told: StatementContext) -> str:
        match told.code:
            case "turn-parts":
                return self.tr(
                    "A turn has three parts: draw from the stock or take the discard pile; meld, as often as you like "
                    "or not at all; discard one card."
                )
            case "turn-draw":
                return self.tr("Drawing means taking %Ln card(s) from the top of the stock.", "", told.figures["draw"])
            case "turn-may-draw":
                return self.tr("You may always draw as long as the stock has cards, even if you could take the pile.")
            case "turn-meld":
                return self.tr("You never have to meld, except with the top card of a pile that you take.")
            case "turn-discard":
                return self.tr(
                    "Every turn ends with a card discarded face up on the discard pile, unless you go out by melding "
                    "all your cards."
                )
            case "turn-discard-always":
                return self.tr("Every turn ends with a card discarded onto the discard pile.")
        return ""

    def _discard(self, told: StatementContext) -> str:
        match told.code:
            case "discard-any":
                return self.tr("You may discard any card, except a red three.")
            case "discard-any-card":
                return self.tr("You may discard any card.")
            case "discard-no-three-no-wild":
                return self.tr(
                    "A three is never discarded, and a wild card only as your last card when you go out, or in the one "
                    "case that follows."
                )
            case "discard-wild-forced":
                return self.tr("If you hold no natural card, you may discard a wild one.")
            case "discard-empty-pile-aces-sevens":
                return self.tr(
                    "If the discard pile is empty, you may not discard an ace or a seven, unless you hold no other "
                    "natural card."
                )
            case "discard-empty-pile-safe":
                return self.tr(
                    "If the discard pile is empty, you may not discard an ace, a seven, a card of a closed canasta’s "
                    "rank, or one of a rank of which the opponents have a meld of 5 or 6 cards, unless nothing else "
                    "may be discarded."
                )
            case "discard-empty-pile-swad":
                return self.tr(
                    "If the discard pile is empty, you may not discard an ace, a seven, a wild card or a card of a "
                    "closed canasta’s rank, unless you hold nothing else."
                )
        return ""
