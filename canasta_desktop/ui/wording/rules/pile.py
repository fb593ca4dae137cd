"""The rule sheet's sentences about the discard pile: what taking it means, what freezes it, what takes it."""

from canasta_desktop.rules.codes import Rule
from canasta_desktop.ui.wording.base import Phrases
from canasta_desktop.ui.wording.rules.context import StatementContext


class PileRules(Phrases):
    """Statements by code; the figures are filled in by the caller."""

    def text(self, context: StatementContext) -> str:
        """The sentences of a statement, empty for one of another chapter."""
        for words in (self._take, self._frozen, self._unopened, self._ways, self._runs, self._joins, self._wild_top):
            if text := words(context):
                return text
        return self._bars(context) or self._modern(context)

    def _take(self, context: StatementContext) -> str:
        match context.code:
            case Rule.TAKE_TOP_MELDED:
                return self.tr(
                    "If you take the pile, you must meld its top card at once. Show that meld before you touch the "
                    "cards below."
                )
            case Rule.TAKE_WHOLE_PILE:
                return self.tr("The pile is always taken whole: the cards below the top card go into your hand.")
            case Rule.TAKE_WHOLE_PILE_BUT_FOR_SEQUENCE:
                return self.tr(
                    "With 2 natural cards from your hand the pile is taken whole: the cards below the top card go into "
                    "your hand."
                )
            case Rule.TAKE_TOP_CARDS:
                return self.tr(
                    "You take only the top {most} cards, the melded one included, or all if there are fewer. They go "
                    "into your hand; the rest of the pile stays."
                )
            case Rule.TAKE_REST_OPTIONAL:
                return self.tr("You may take the cards below the top card into your hand, or leave them all.")
            case Rule.TAKE_THEN_MELD:
                return self.tr("Once you have melded the top card, you may meld cards from the pile in the same turn.")
        return ""

    def _frozen(self, context: StatementContext) -> str:
        match context.code:
            case Rule.FROZEN_BY_WILD:
                return self.tr(
                    "The pile is frozen for everybody while it holds a wild card, or a red three turned up at the "
                    "start."
                )
            case Rule.FROZEN_BY_WILD_ALONE:
                return self.tr("The pile is frozen for everybody while it holds a wild card.")
            case Rule.FROZEN_BY_WILD_DISCARDED:
                return self.tr("A discarded wild card freezes the pile for everybody.")
            case Rule.FROZEN_BY_TWO:
                return self.tr("A two freezes it just like a joker.")
            case Rule.FROZEN_BY_BLACK_THREE:
                return self.tr("A discarded black three freezes the pile for everybody, too.")
            case Rule.FROZEN_BY_BLACK_THREE_TURNED:
                return self.tr("A black three turned up at the start freezes the pile for everybody, too.")
            case Rule.PILE_NEVER_FROZEN:
                return self.tr("Nothing freezes the pile: the cards below the top card do not change how it is taken.")
            case Rule.ALWAYS_FROZEN:
                return self.tr("The pile is always frozen for everybody, whatever lies in it.")
            case Rule.TAKE_FROZEN:
                return self.tr(
                    "You take a frozen pile only with 2 natural cards from your hand that match its top card: 2 kings "
                    "for a king. You meld all 3."
                )
            case Rule.TAKE_FROZEN_BUT_WILD:
                return self.tr(
                    "You take a frozen pile only with 2 natural cards from your hand that match its top card: 2 kings "
                    "for a king. You meld all 3. While a wild card lies on top, another rule holds (see below)."
                )
            case Rule.TAKE_FROZEN_BUT_WILD_OR_BLACK:
                return self.tr(
                    "You take a frozen pile only with 2 natural cards from your hand that match its top card: 2 kings "
                    "for a king. You meld all 3. While a wild card or a black three lies on top, another rule holds "
                    "(see below)."
                )
            case Rule.FREEZE_ENDS:
                return self.tr(
                    "A pile frozen for everybody stays frozen until somebody takes it, even if other cards cover the "
                    "one that froze it."
                )
        return ""

    def _unopened(self, context: StatementContext) -> str:
        """What holds for who has not melded yet."""
        match context.code:
            case Rule.FROZEN_BEFORE_INITIAL_MELD if context.alone:
                return self.tr("Until you have melded, the pile is always frozen for you.")
            case Rule.FROZEN_BEFORE_INITIAL_MELD:
                return self.tr("Until your side has melded, the pile is always frozen for it.")
            case Rule.TAKE_NOT_BEFORE_INITIAL_MELD if context.alone:
                return self.tr("You may take the pile only if you made your initial meld in an earlier turn.")
            case Rule.TAKE_NOT_BEFORE_INITIAL_MELD:
                return self.tr("You may take the pile only if your side made its initial meld in an earlier turn.")
            case Rule.TAKE_PAIR_BEFORE_INITIAL_MELD:
                return self.tr("Until you have melded, a wild card will not do for that.")
            case Rule.TAKE_AFTER_INITIAL_MELD_FROM_HAND:
                return self.tr(
                    "If your side has not melded yet, you must first lay down a complete initial meld from your hand "
                    "in the same turn. Only then may you take the pile. Its top card does not count towards that meld."
                )
            case Rule.TAKE_PAIR_IN_INITIAL_MELD:
                return self.tr("The 2 cards with which you take the pile may lie in that initial meld.")
        return ""

    def _ways(self, context: StatementContext) -> str:
        match context.code:
            case Rule.TAKE_UNFROZEN if context.alone:
                return self.tr(
                    "If the pile is not frozen, you may take it in three ways: with 2 natural cards from your hand "
                    "that match its top card; with 1 such card and 1 wild card; or by adding the top card to your meld "
                    "of its rank."
                )
            case Rule.TAKE_UNFROZEN:
                return self.tr(
                    "If the pile is not frozen, you may take it in three ways: with 2 natural cards from your hand "
                    "that match its top card; with 1 such card and 1 wild card; or by adding the top card to your "
                    "side’s meld of its rank."
                )
            case Rule.TAKE_PAIR_OR_ADD_TO_SET:
                return self.tr(
                    "If the pile is not frozen, you may take it in two ways: with 2 natural cards from your hand that "
                    "match its top card, or by adding the top card to your meld of its rank."
                )
            case Rule.TAKE_NO_WILD:
                return self.tr("A wild card from your hand will not do for that.")
            case Rule.TAKE_PAIR:
                return self.tr(
                    "You take the pile with 2 natural cards from your hand that match its top card: 2 kings for a "
                    "king. You meld all 3."
                )
        return ""

    def _runs(self, context: StatementContext) -> str:
        """Where there are sequences."""
        match context.code:
            case Rule.TAKE_PAIR_OR_ADD_TO_SET_OR_SEQUENCE if context.alone:
                return self.tr(
                    "You may always take the pile with 2 natural cards from your hand of the same rank as its top "
                    "card. If it is not frozen, you may also add the top card to a set or sequence of yours that is "
                    "not complete yet."
                )
            case Rule.TAKE_PAIR_OR_ADD_TO_SET_OR_SEQUENCE:
                return self.tr(
                    "You may always take the pile with 2 natural cards from your hand of the same rank as its top "
                    "card. If it is not frozen, you may also add the top card to a set or sequence of your side that "
                    "is not complete yet."
                )
            case Rule.TAKE_PAIR_OR_ADD_TO_SEQUENCE if context.alone:
                return self.tr(
                    "You may always take the pile with 2 natural cards from your hand of the same rank as its top "
                    "card. If it is not frozen, you may also add the top card to a sequence of yours that is not "
                    "complete yet, but not to a set."
                )
            case Rule.TAKE_PAIR_OR_ADD_TO_SEQUENCE:
                return self.tr(
                    "You may always take the pile with 2 natural cards from your hand of the same rank as its top "
                    "card. If it is not frozen, you may also add the top card to a sequence of your side that is not "
                    "complete yet, but not to a set."
                )
            case Rule.TAKE_PAIR_OR_ADD_TO_SEQUENCE_UNFROZEN:
                return self.tr(
                    "You take the pile with 2 natural cards from your hand of the same rank as its top card. You may "
                    "also add the top card to a sequence that is not complete yet, but not to a set."
                )
            case Rule.TAKE_TOP_ONLY_FOR_SEQUENCE:
                return self.tr(
                    "If you add the top card to a sequence, you take this card alone instead of drawing; the rest of "
                    "the pile stays."
                )
            case Rule.TAKE_FORBIDDEN_WAYS:
                return self.tr(
                    "You may not take the pile in these ways: with 1 natural and 1 wild card; to begin a sequence; by "
                    "adding the top card to a sequence together with cards from your hand; or by adding it alone to a "
                    "canasta."
                )
        return ""

    def _joins(self, context: StatementContext) -> str:
        match context.code:
            case Rule.TAKE_JOINS if context.alone:
                return self.tr(
                    "If you already have a meld of that rank, the cards go there. Together they must make an allowed "
                    "meld."
                )
            case Rule.TAKE_JOINS:
                return self.tr(
                    "If your side already has a meld of that rank, the cards go there. Together they must make an "
                    "allowed meld."
                )
            case Rule.TAKE_JOINS_UNFINISHED if context.alone:
                return self.tr(
                    "If you already have an unfinished meld of that rank, the cards go there. Together they must make "
                    "an allowed meld."
                )
            case Rule.TAKE_JOINS_UNFINISHED:
                return self.tr(
                    "If your side already has an unfinished meld of that rank, the cards go there. Together they must "
                    "make an allowed meld."
                )
            case Rule.TAKE_MORE:
                return self.tr("You may put more cards from your hand into the same meld at once.")
            case Rule.TAKE_JOINS_OR_NEW if context.alone:
                return self.tr(
                    "If you already have a meld of that rank, cards from your hand may go there with the top card or "
                    "begin a new meld with it."
                )
            case Rule.TAKE_JOINS_OR_NEW:
                return self.tr(
                    "If your side already has a meld of that rank, cards from your hand may go there with the top card "
                    "or begin a new meld with it."
                )
        return ""

    def _wild_top(self, context: StatementContext) -> str:
        match context.code:
            case Rule.PILE_TOP_WILD:
                return self.tr("You cannot take a pile with a wild card on top.")
            case Rule.PILE_TOP_WILD_ANY_PAIR:
                return self.tr(
                    "If a wild card lies on top, you take the pile with any 2 natural cards of one rank from your "
                    "hand. You meld them with the wild card."
                )
            case Rule.PILE_TOP_WILD_ALIKE:
                return self.tr(
                    "If a wild card lies on top, you take the pile only with 2 cards of the same kind from your hand: "
                    "twos for a two, jokers for a joker. Together they make a meld of wild cards."
                )
            case Rule.PILE_TOP_WILD_WILD_MELD_WHOLE:
                return self.tr(
                    "If a wild card lies on top, you take the pile only with 2 or more wild cards from your hand. With "
                    "the top card they must join your canasta of wild cards or make a complete new one."
                )
            case Rule.PILE_TOP_WILD_WILD_MELD:
                return self.tr(
                    "If a wild card lies on top, you take the pile only with 2 or more wild cards from your hand. With "
                    "the top card they must make a meld of wild cards or join one."
                )
        return ""

    def _bars(self, context: StatementContext) -> str:
        match context.code:
            case Rule.PILE_TOP_THREE:
                return self.tr("You cannot take a pile with a three on top, red or black.")
            case Rule.PILE_TOP_BLACK_THREE:
                return self.tr("You cannot take a pile with a black three on top.")
            case Rule.PILE_TOP_BLACK_THREE_FREE:
                return self.tr(
                    "You cannot take a pile with a black three on top. But the three does not freeze the pile: once "
                    "another card covers it, it no longer has any effect."
                )
            case Rule.PILE_TOP_BLACK_THREE_FREE_DISCARDED:
                return self.tr(
                    "You cannot take a pile with a black three on top. But a discarded one does not freeze the pile: "
                    "once another card covers it, it no longer has any effect."
                )
            case Rule.PILE_TOP_BLACK_THREE_PAIR:
                return self.tr(
                    "If a black three lies on top, you take the pile only with 2 black threes from your hand. You meld "
                    "all 3."
                )
            case Rule.PILE_SINGLE_CARD:
                return self.tr("With one card in hand you may not take a one-card pile.")
            case Rule.PILE_SINGLE_CARD_STOCK:
                return self.tr("When the stock is empty, you may take even such a pile.")
        return ""

    def _modern(self, context: StatementContext) -> str:
        match context.code:
            case Rule.TAKE_UP_TO_FOUR:
                return self.tr(
                    "If your side already has a meld of that rank, it may have at most {most} cards. Otherwise you "
                    "cannot take the pile."
                )
            case Rule.TAKE_NOT_DEAD:
                return self.tr("You cannot take a pile whose top card is of a dead rank.")
            case Rule.TAKE_NO_MIXED_ACES:
                return self.tr(
                    "If you lay down aces with wild cards in the initial meld, you cannot take a pile with an ace on "
                    "top with them."
                )
        return ""
