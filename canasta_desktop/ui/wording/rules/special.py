"""The rule sheet's sentences about what only some games have: bonus cards, a foot, special hands."""

from canasta_desktop.rules.codes import Rule
from canasta_desktop.ui.wording.base import Phrases
from canasta_desktop.ui.wording.rules.context import StatementContext


class SpecialRules(Phrases):
    """Statements by code; the figures are filled in by the caller."""

    def text(self, context: StatementContext) -> str:
        """The sentences of a statement, empty for one of another chapter."""
        for words in (self._bonus, self._wings, self._foot, self._special, self._hands):
            if text := words(context):
                return text
        return self._league_hands(context)

    def _bonus(self, context: StatementContext) -> str:
        match context.code:
            case Rule.BONUS_CARDS:
                return self.tr(
                    "Whoever makes a side’s initial meld gets bonus cards: {first} if the other side has not melded "
                    "yet, otherwise {second}. After the discard they are reserved on top of the stock."
                )
            case Rule.BONUS_TAKEN:
                return self.tr(
                    "You take them into your hand at the start of your next turn, before drawing. Threes among them "
                    "are laid out and replaced then."
                )
            case Rule.BONUS_NONE:
                return self.tr(
                    "There are no bonus cards once the turn card has been drawn: the stock then has {left} cards or "
                    "fewer."
                )
            case Rule.BONUS_NONE_PILE:
                return self.tr("Nor are there any if you took the pile in the turn of the initial meld.")
            case Rule.BONUS_FULL:
                return self.tr(
                    "With {place} or more cards in the stock you get the full number, even if the turn card is among "
                    "them."
                )
            case Rule.BONUS_RESERVED:
                return self.tr(
                    "Reserved cards stay on top of the stock; the others draw from below them. A stock with no other "
                    "cards counts as empty."
                )
            case Rule.BONUS_LEFT:
                return self.tr("If nobody has taken up the bonus cards by the end of the deal, they do not count.")
        return ""

    def _wings(self, context: StatementContext) -> str:
        match context.code:
            case Rule.BONUS_WINGS:
                return self.tr(
                    "Whoever makes the first initial meld of the deal takes the packet of {first} bonus cards at the "
                    "end of that turn. Whoever makes the other side’s takes the packet of {second}. It does not matter "
                    "whether the turn card has been drawn, or the pile taken in that turn."
                )
        return ""

    def _foot(self, context: StatementContext) -> str:
        match context.code:
            case Rule.FOOT_AT_ONCE:
                return self.tr(
                    "When you have melded all cards of your hand, you take up your foot at once and go on with your "
                    "turn, including the discard. If you have taken the pile, its cards go into your hand first."
                )
            case Rule.FOOT_NEXT_TURN:
                return self.tr(
                    "If you discard the last card of your hand, you take up your foot at the start of your next turn."
                )
            case Rule.FOOT_THREES:
                return self.tr("When you take up the foot, you lay out the red threes in it and replace them.")
        return ""

    # --- special hands -----------------------------------------------------------------------------

    def _special(self, context: StatementContext) -> str:
        match context.code:
            case Rule.SPECIAL_HANDS:
                return self.tr(
                    "If your side has not melded yet and you have drawn from the stock, you may lay down your {cards} "
                    "cards at once as one of the special hands below. You have then gone out, without a discard, and "
                    "the deal ends."
                )
            case Rule.SPECIAL_NO_THREES:
                return self.tr("Only the straight may have a three in it, no other special hand.")
            case Rule.SPECIAL_DEAD_RANKS:
                return self.tr("You may use dead ranks in a special hand.")
            case Rule.SPECIAL_ONLY:
                return self.tr(
                    "A side that goes out with a special hand gets its points and nothing else. Threes and cards in "
                    "hand do not count, and there is no bonus for going out. The other side scores as usual."
                )
        return ""

    def _hands(self, context: StatementContext) -> str:
        match context.code:
            case Rule.SPECIAL_STRAIGHT:
                return self.tr(
                    "Straight: 1 card of each of the 13 ranks, three included, and 1 joker: {points} points."
                )
            case Rule.SPECIAL_PAIRS_NATURAL:
                return self.tr("Natural pairs: 7 different pairs, without wild cards: {points} points.")
            case Rule.SPECIAL_PAIRS_WILD:
                return self.tr(
                    "Pairs with wild cards: 7 pairs, among them aces, sevens and twos, without jokers: {points} points."
                )
            case Rule.SPECIAL_PAIRS_WILD_LEAGUE:
                return self.tr(
                    "Pairs with wild cards: 7 pairs, among them aces, sevens and either twos or jokers: {points} "
                    "points."
                )
            case Rule.SPECIAL_GARBAGE:
                return self.tr("Garbage: 4, 4, 3 and 3 cards of one rank each, without wild cards: {points} points.")
        return ""

    def _league_hands(self, context: StatementContext) -> str:
        match context.code:
            case Rule.SPECIAL_MIAMI_PAIRS:
                return self.tr("Miami pairs: 7 pairs, among them aces, sevens, twos and jokers: {points} points.")
            case Rule.SPECIAL_ZIP_CODE:
                return self.tr(
                    "Zip code: 4, 3, 3, 2 and 2 cards of one rank each; one of the groups may be twos or jokers: "
                    "{points} points."
                )
            case Rule.SPECIAL_BLAST_OFF:
                return self.tr(
                    "Blast-off: 5, 4, 3 and 2 cards of one rank each; one of the groups may be twos or jokers: "
                    "{points} points."
                )
            case Rule.SPECIAL_TRIPLES:
                return self.tr("Triples: 3 cards each of 4 natural ranks, and 2 twos or 2 jokers: {points} points.")
            case Rule.SPECIAL_QUADS:
                return self.tr("Quads: 4 cards each of 3 natural ranks, and 2 twos or 2 jokers: {points} points.")
            case Rule.SPECIAL_DREAM_PLUS4:
                return self.tr(
                    "Dream hand with 4 wild cards: 5 cards each of 2 natural ranks, and 4 twos or 4 jokers: {points} "
                    "points, and the match is won."
                )
            case Rule.SPECIAL_DREAM_PLUS5:
                return self.tr(
                    "Dream hand with 5 wild cards: 5 cards of one natural rank, 4 of another, and 5 wild cards: "
                    "{points} points, and the match is won."
                )
        return ""
