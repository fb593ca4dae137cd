"""The rule sheet's sentences about threes that are laid out, and about the course of a turn."""

from canasta_desktop.rules.codes import Rule
from canasta_desktop.ui.wording.base import Phrases
from canasta_desktop.ui.wording.rules.context import StatementContext


class TurnRules(Phrases):
    """Statements by code; the figures are filled in by the caller, but for those that are counted."""

    def text(self, context: StatementContext) -> str:
        """The sentences of a statement, empty for one of another chapter."""
        for words in (self._red_threes, self._no_meld, self._threes, self._turn):
            if text := words(context):
                return text
        return self._discard(context)

    # --- threes ------------------------------------------------------------------------------------

    def _red_threes(self, context: StatementContext) -> str:
        match context.code:
            case Rule.RED_THREES_DEALT:
                return self.tr(
                    "Red threes are bonus cards. If you are dealt any, you lay them face up on the table before the "
                    "first turn and replace them from the stock, until nobody holds one."
                )
            case Rule.RED_THREES_FIRST_TURN:
                return self.tr(
                    "Red threes are bonus cards. If you are dealt any, you lay them face up on the table at the start "
                    "of your first turn, before drawing, and replace them from the stock."
                )
            case Rule.RED_THREES_BY_HAND:
                return self.tr(
                    "Red threes are bonus cards. If you are dealt any, you must lay them face up on the table "
                    "yourself, at the start of your first turn, before drawing. They are replaced from the stock."
                )
            case Rule.RED_THREES_FORGOTTEN:
                return self.tr(
                    "If you draw or take the pile first, you have forgotten them: you must lay them out before "
                    "anything else, and they cost you points."
                )
            case Rule.RED_THREES_DRAWN:
                return self.tr(
                    "If you draw a red three, lay it out at once and replace it from the stock. Then your turn goes on."
                )
            case Rule.RED_THREES_OPTIONAL:
                return self.tr(
                    "Red threes are bonus cards. In your turn you may lay yours face up on the table; each is replaced "
                    "from the stock. You may also keep them in your hand."
                )
            case Rule.RED_THREES_FROM_PILE:
                return self.tr("If a pile that you take has a red three in it, lay it out too, but do not replace it.")
        return ""

    def _no_meld(self, context: StatementContext) -> str:
        match context.code:
            case Rule.RED_THREES_NO_MELD:
                return self.tr(
                    "Red threes are not melds. They never go into a meld, do not count towards the minimum and are no "
                    "initial meld."
                )
            case Rule.RED_THREES_NO_MELD_CONCEALED:
                return self.tr(
                    "Red threes are not melds. They never go into a meld, do not count towards the minimum and are no "
                    "initial meld. You may still go out concealed (see “Going out”)."
                )
        return ""

    def _threes(self, context: StatementContext) -> str:
        """Where black threes are laid out as well."""
        match context.code:
            case Rule.THREES_FIRST_TURN:
                return self.tr(
                    "Threes, red and black, score points of their own and do not stay in your hand. At the start of "
                    "your first turn, before drawing, you lay your threes face up on the table and replace them from "
                    "the stock, until you hold none."
                )
            case Rule.THREES_DRAWN:
                return self.tr("If you draw a three later, lay it out at once and replace it. Then your turn goes on.")
            case Rule.THREES_KEEP_ONE:
                return self.tr(
                    "Until your side has made its initial meld, you may keep one single three in hand, dealt or drawn."
                )
            case Rule.THREES_SECOND:
                return self.tr("If another three comes while you hold one, lay out one of the two and replace it.")
            case Rule.THREES_HELD_AFTER_INITIAL_MELD:
                return self.tr(
                    "Once your side has made its initial meld, a three held back must be laid out and replaced. "
                    "Whoever made the meld does it before the end of that turn, the partner at the start of the next "
                    "turn, before drawing."
                )
            case Rule.THREES_HELD_LAY:
                return self.tr("In any of your turns you may lay out a three that you held back; it is replaced.")
            case Rule.THREES_KEEP_ANY:
                return self.tr(
                    "You may keep as many threes in hand as you like, even to the end. They are replaced only when you "
                    "lay them out."
                )
            case Rule.THREES_NO_DISCARD:
                return self.tr("You never discard threes and never put them into a meld.")
            case Rule.THREES_STAY:
                return self.tr(
                    "Red threes are no bonus cards. Dealt, drawn or taken with the pile, they stay in your hand like "
                    "other cards and are not replaced. You can only discard them."
                )
            case Rule.THREES_NO_MELD:
                return self.tr("Red threes are never melded and do not count towards the minimum.")
        return ""

    # --- the turn ----------------------------------------------------------------------------------

    def _turn(self, context: StatementContext) -> str:
        match context.code:
            case Rule.TURN_PARTS:
                return self.tr(
                    "A turn has three parts: draw from the stock or take the discard pile; meld as often as you like, "
                    "or not at all; discard one card."
                )
            case Rule.TURN_DRAW:
                return self.tr("To draw, you take %Ln card(s) from the top of the stock.", "", context.figures["draw"])
            case Rule.TURN_MAY_DRAW:
                return self.tr("You may always draw while the stock has cards, even if you could take the pile.")
            case Rule.TURN_MELD:
                return self.tr("You never have to meld. Only if you take the pile must you meld its top card.")
            case Rule.TURN_DISCARD:
                return self.tr(
                    "You end every turn by discarding one card face up on the discard pile, unless you go out by "
                    "melding all your cards."
                )
            case Rule.TURN_DISCARD_ALWAYS:
                return self.tr("You end every turn by discarding one card onto the discard pile.")
        return ""

    def _discard(self, context: StatementContext) -> str:
        match context.code:
            case Rule.DISCARD_ANY:
                return self.tr("You may discard any card, except a red three.")
            case Rule.DISCARD_ANY_CARD:
                return self.tr("You may discard any card.")
            case Rule.DISCARD_NO_THREE_NO_WILD:
                return self.tr(
                    "You never discard a three. You discard a wild card only as your last card when you go out, or in "
                    "the one case that follows."
                )
            case Rule.DISCARD_WILD_FORCED:
                return self.tr("If you hold no natural card, you may discard a wild one.")
            case Rule.DISCARD_EMPTY_PILE_ACES_SEVENS:
                return self.tr(
                    "You may not discard an ace or a seven onto an empty discard pile, unless you hold no other "
                    "natural card."
                )
            case Rule.DISCARD_EMPTY_PILE_SAFE:
                return self.tr(
                    "Onto an empty discard pile you may not discard an ace, a seven, a card of a closed canasta’s "
                    "rank, or a card of which the opponents have a meld of 5 or 6. You may do so only if you may "
                    "discard nothing else."
                )
            case Rule.DISCARD_EMPTY_PILE_SWAD:
                return self.tr(
                    "Onto an empty discard pile you may not discard an ace, a seven, a wild card or a card of a closed "
                    "canasta’s rank, unless you hold nothing else."
                )
        return ""
