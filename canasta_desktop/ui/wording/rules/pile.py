"""The rule sheet's sentences about the discard pile: what taking it means, what freezes it, what takes it."""

from canasta_desktop.rules.codes import Rule
from canasta_desktop.ui.wording.base import Phrases
from canasta_desktop.ui.wording.rules.context import StatementContext


class PileRules(Phrases):
    """Statements by code; the figures are filled in by the caller."""

    def text(self, told: StatementContext) -> str:
        """The sentences of a statement, empty for one of another chapter."""
        for words in (self._take, self._frozen, self._unopened, self._ways, self._runs, self._joins, self._wild_top):
            if text := words(told):
                return text
        return self._bars(told) or self._modern(told)

    def _take(self, told: StatementContext) -> str:
        match told.code:
            case Rule.TAKE_TOP_MELDED:
                return self.tr(
                    "Whoever takes the pile must meld its top card at once, and show that meld before touching the "
                    "cards below."
                )
            case Rule.TAKE_WHOLE_PILE:
                return self.tr("The pile is always taken whole: the cards below the top card come to your hand.")
            case Rule.TAKE_WHOLE_PILE_BUT_FOR_SEQUENCE:
                return self.tr(
                    "With 2 natural cards from your hand the pile is taken whole: the cards below the top card come to "
                    "your hand."
                )
            case Rule.TAKE_TOP_CARDS:
                return self.tr(
                    "Only the top {most} cards are taken, the melded one included, or all if there are fewer. They "
                    "come to your hand; the rest of the pile stays."
                )
            case Rule.TAKE_REST_OPTIONAL:
                return self.tr("You may take the cards below the top card to your hand or leave them all.")
            case Rule.TAKE_THEN_MELD:
                return self.tr(
                    "Once the top card has been melded, cards that came to your hand with the pile may be melded in "
                    "the same turn."
                )
        return ""

    def _frozen(self, told: StatementContext) -> str:
        match told.code:
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
                return self.tr("A two freezes it just as a joker does.")
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
                    "A frozen pile is taken only with 2 natural cards from your hand that have the rank of its top "
                    "card. The 3 of them are melded."
                )
            case Rule.TAKE_FROZEN_BUT_WILD:
                return self.tr(
                    "A frozen pile is taken only with 2 natural cards from your hand that have the rank of its top "
                    "card. The 3 of them are melded. Another rule holds while a wild card lies on top, as is said "
                    "below."
                )
            case Rule.TAKE_FROZEN_BUT_WILD_OR_BLACK:
                return self.tr(
                    "A frozen pile is taken only with 2 natural cards from your hand that have the rank of its top "
                    "card. The 3 of them are melded. Another rule holds while a wild card or a black three lies on "
                    "top, as is said below."
                )
            case Rule.FREEZE_ENDS:
                return self.tr(
                    "A pile frozen for everybody stays so until it is taken, even if other cards cover the one that "
                    "froze it."
                )
        return ""

    def _unopened(self, told: StatementContext) -> str:
        """What holds for who has not melded yet."""
        match told.code:
            case Rule.FROZEN_BEFORE_INITIAL_MELD if told.alone:
                return self.tr("For a player who has not melded yet, the pile is always frozen.")
            case Rule.FROZEN_BEFORE_INITIAL_MELD:
                return self.tr("For a side that has not melded yet, the pile is always frozen.")
            case Rule.TAKE_NOT_BEFORE_INITIAL_MELD if told.alone:
                return self.tr("You may take the pile only if you have made your initial meld in an earlier turn.")
            case Rule.TAKE_NOT_BEFORE_INITIAL_MELD:
                return self.tr("A side may take the pile only if it has made its initial meld in an earlier turn.")
            case Rule.TAKE_PAIR_BEFORE_INITIAL_MELD:
                return self.tr("As long as you have not melded, a wild card does not do for that.")
            case Rule.TAKE_AFTER_INITIAL_MELD_FROM_HAND:
                return self.tr(
                    "If your side has not melded yet, you may take the pile only if in the same turn you first lay "
                    "down a complete initial meld from your hand, for which the top card counts nothing."
                )
            case Rule.TAKE_PAIR_IN_INITIAL_MELD:
                return self.tr("The 2 cards that take the pile may be in that initial meld.")
        return ""

    def _ways(self, told: StatementContext) -> str:
        match told.code:
            case Rule.TAKE_UNFROZEN if told.alone:
                return self.tr(
                    "If the pile is not frozen, you take it in one of three ways: with 2 natural cards from your hand "
                    "that have the rank of its top card; with 1 such card and 1 wild card; or by adding the top card "
                    "to a meld of its rank that you have."
                )
            case Rule.TAKE_UNFROZEN:
                return self.tr(
                    "If the pile is not frozen, you take it in one of three ways: with 2 natural cards from your hand "
                    "that have the rank of its top card; with 1 such card and 1 wild card; or by adding the top card "
                    "to a meld of its rank that your side has."
                )
            case Rule.TAKE_PAIR_OR_ADD_TO_SET:
                return self.tr(
                    "If the pile is not frozen, you take it with 2 natural cards from your hand that have the rank of "
                    "its top card, or by adding the top card to a meld of its rank that you have."
                )
            case Rule.TAKE_NO_WILD:
                return self.tr("A wild card from your hand does not do for that.")
            case Rule.TAKE_PAIR:
                return self.tr(
                    "You take the pile with 2 natural cards from your hand that have the rank of its top card. The 3 "
                    "of them are melded."
                )
        return ""

    def _runs(self, told: StatementContext) -> str:
        """Where there are sequences."""
        match told.code:
            case Rule.TAKE_PAIR_OR_ADD_TO_SET_OR_SEQUENCE if told.alone:
                return self.tr(
                    "With 2 natural cards from your hand that have the rank of its top card you may always take the "
                    "pile. If it is not frozen, you may also add the top card to a set or sequence of yours that is "
                    "not complete yet."
                )
            case Rule.TAKE_PAIR_OR_ADD_TO_SET_OR_SEQUENCE:
                return self.tr(
                    "With 2 natural cards from your hand that have the rank of its top card you may always take the "
                    "pile. If it is not frozen, you may also add the top card to a set or sequence of your side that "
                    "is not complete yet."
                )
            case Rule.TAKE_PAIR_OR_ADD_TO_SEQUENCE if told.alone:
                return self.tr(
                    "With 2 natural cards from your hand that have the rank of its top card you may always take the "
                    "pile. If it is not frozen, you may also add the top card to a sequence of yours that is not "
                    "complete yet, but not to a set."
                )
            case Rule.TAKE_PAIR_OR_ADD_TO_SEQUENCE:
                return self.tr(
                    "With 2 natural cards from your hand that have the rank of its top card you may always take the "
                    "pile. If it is not frozen, you may also add the top card to a sequence of your side that is not "
                    "complete yet, but not to a set."
                )
            case Rule.TAKE_PAIR_OR_ADD_TO_SEQUENCE_UNFROZEN:
                return self.tr(
                    "You take the pile with 2 natural cards from your hand that have the rank of its top card. You "
                    "may also add the top card to a sequence that is not complete yet, but not to a set."
                )
            case Rule.TAKE_TOP_ONLY_FOR_SEQUENCE:
                return self.tr(
                    "If you add the top card to a sequence, you take this card alone, in place of the draw; the rest "
                    "of the pile stays."
                )
            case Rule.TAKE_FORBIDDEN_WAYS:
                return self.tr(
                    "The pile is not taken with 1 natural and 1 wild card, nor in order to begin a sequence, nor by "
                    "adding the top card to a sequence together with cards from your hand, nor by adding it alone to a "
                    "canasta."
                )
        return ""

    def _joins(self, told: StatementContext) -> str:
        match told.code:
            case Rule.TAKE_JOINS if told.alone:
                return self.tr(
                    "If you have a meld of that rank already, the cards join it and must make an allowed meld with it."
                )
            case Rule.TAKE_JOINS:
                return self.tr(
                    "If your side has a meld of that rank already, the cards join it and must make an allowed meld "
                    "with it."
                )
            case Rule.TAKE_JOINS_UNFINISHED if told.alone:
                return self.tr(
                    "If you have an unfinished meld of that rank already, the cards join it and must make an allowed "
                    "meld with it."
                )
            case Rule.TAKE_JOINS_UNFINISHED:
                return self.tr(
                    "If your side has an unfinished meld of that rank already, the cards join it and must make an "
                    "allowed meld with it."
                )
            case Rule.TAKE_MORE:
                return self.tr("More cards from your hand may go down in the same meld at once.")
            case Rule.TAKE_JOINS_OR_NEW if told.alone:
                return self.tr(
                    "If you have a meld of that rank already, cards from your hand may join it together with the top "
                    "card or begin a new one with it."
                )
            case Rule.TAKE_JOINS_OR_NEW:
                return self.tr(
                    "If your side has a meld of that rank already, cards from your hand may join it together with the "
                    "top card or begin a new one with it."
                )
        return ""

    def _wild_top(self, told: StatementContext) -> str:
        match told.code:
            case Rule.PILE_TOP_WILD:
                return self.tr("A pile with a wild card on top cannot be taken.")
            case Rule.PILE_TOP_WILD_ANY_PAIR:
                return self.tr(
                    "A pile with a wild card on top is taken with 2 natural cards of one rank, whichever it is, from "
                    "your hand. They are melded with the wild card."
                )
            case Rule.PILE_TOP_WILD_ALIKE:
                return self.tr(
                    "A pile with a wild card on top is taken only with 2 cards of the same kind from your hand, twos "
                    "for a two or jokers for a joker. They make a meld of wild cards with it."
                )
            case Rule.PILE_TOP_WILD_WILD_MELD_WHOLE:
                return self.tr(
                    "A pile with a wild card on top is taken only with 2 or more wild cards from your hand that join "
                    "your joker canasta with it, or make a complete new one."
                )
            case Rule.PILE_TOP_WILD_WILD_MELD:
                return self.tr(
                    "A pile with a wild card on top is taken only with 2 or more wild cards from your hand that make a "
                    "meld of wild cards with it or join one."
                )
        return ""

    def _bars(self, told: StatementContext) -> str:
        match told.code:
            case Rule.PILE_TOP_THREE:
                return self.tr("A pile with a three on top, red or black, cannot be taken.")
            case Rule.PILE_TOP_BLACK_THREE:
                return self.tr("A pile with a black three on top cannot be taken.")
            case Rule.PILE_TOP_BLACK_THREE_FREE:
                return self.tr(
                    "A pile with a black three on top cannot be taken. But the three does not freeze it: once another "
                    "card covers it, it has no effect any more."
                )
            case Rule.PILE_TOP_BLACK_THREE_FREE_DISCARDED:
                return self.tr(
                    "A pile with a black three on top cannot be taken. But a discarded one does not freeze it: once "
                    "another card covers it, it has no effect any more."
                )
            case Rule.PILE_TOP_BLACK_THREE_PAIR:
                return self.tr(
                    "A pile with a black three on top is taken only with 2 black threes from your hand. The 3 of them "
                    "are melded."
                )
            case Rule.PILE_SINGLE_CARD:
                return self.tr("A player with a single card in hand may not take a pile of a single card.")
            case Rule.PILE_SINGLE_CARD_STOCK:
                return self.tr("When the stock is empty, such a player may take it.")
        return ""

    def _modern(self, told: StatementContext) -> str:
        match told.code:
            case Rule.TAKE_UP_TO_FOUR:
                return self.tr(
                    "If your side has a meld of that rank already, it may have at most {most} cards; otherwise the "
                    "pile cannot be taken."
                )
            case Rule.TAKE_NOT_DEAD:
                return self.tr("A pile cannot be taken if its top card is of a dead rank.")
            case Rule.TAKE_NO_MIXED_ACES:
                return self.tr(
                    "Aces that are laid down with wild cards in the initial meld do not take a pile with an ace on top."
                )
        return ""
