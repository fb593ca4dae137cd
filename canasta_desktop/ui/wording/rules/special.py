"""The rule sheet's sentences about what only some games have: bonus cards, a foot, special hands."""

from canasta_desktop.rules.codes import Rule
from canasta_desktop.ui.wording.base import Phrases
from canasta_desktop.ui.wording.rules.context import StatementContext


class SpecialRules(Phrases):
    """Statements by code; the figures are filled in by the caller."""

    def text(self, told: StatementContext) -> str:
        """The sentences of a statement, empty for one of another chapter."""
        for words in (self._bonus, self._wings, self._foot, self._special, self._hands):
            if text := words(told):
                return text
        return self._league_hands(told)

    def _bonus(self, told: StatementContext) -> str:
        match told.code:
            case Rule.BONUS_CARDS:
                return self.tr(
                    "The player who makes a side’s initial meld gets bonus cards: {first} if the other side has not "
                    "melded yet, otherwise {second}. After that player’s discard they are reserved on top of the stock."
                )
            case Rule.BONUS_TAKEN:
                return self.tr(
                    "The player takes them to the hand at the start of the next turn, before drawing. Threes among "
                    "them are laid out and replaced then."
                )
            case Rule.BONUS_NONE:
                return self.tr(
                    "There are no bonus cards if the turn card has been drawn, so that the stock has {left} cards or "
                    "fewer."
                )
            case Rule.BONUS_NONE_PILE:
                return self.tr("Nor are there any if the pile was taken in the turn of the initial meld.")
            case Rule.BONUS_FULL:
                return self.tr(
                    "With {place} or more cards in the stock the full number is reserved, even if the turn card is "
                    "among them."
                )
            case Rule.BONUS_RESERVED:
                return self.tr(
                    "Reserved cards stay on top of the stock; the others draw from below them. A stock that has no "
                    "other cards counts as empty."
                )
            case Rule.BONUS_LEFT:
                return self.tr("Bonus cards that nobody has taken up when the deal ends do not count.")
        return ""

    def _wings(self, told: StatementContext) -> str:
        match told.code:
            case Rule.BONUS_WINGS:
                return self.tr(
                    "The player who makes the first initial meld of the deal takes the packet of {first} bonus cards "
                    "to the hand at the end of that turn; the player who makes the other side’s takes the packet of "
                    "{second}. It does not matter whether the turn card has been drawn, or the pile taken in that turn."
                )
        return ""

    def _foot(self, told: StatementContext) -> str:
        match told.code:
            case Rule.FOOT_AT_ONCE:
                return self.tr(
                    "If you have melded all cards of your hand, you take up your foot at once and go on with your "
                    "turn, the discard included. If you have taken the pile, its cards come to your hand before that."
                )
            case Rule.FOOT_NEXT_TURN:
                return self.tr(
                    "If you discard the last card of your hand, you take up your foot at the start of your next turn."
                )
            case Rule.FOOT_THREES:
                return self.tr("Red threes in the foot are laid out and replaced when it is taken up.")
        return ""

    # --- special hands -----------------------------------------------------------------------------

    def _special(self, told: StatementContext) -> str:
        match told.code:
            case Rule.SPECIAL_HANDS:
                return self.tr(
                    "If your side has not melded yet and you have drawn from the stock, you may lay down your {cards} "
                    "cards at once, if they are one of the following special hands. With this you have gone out, "
                    "without a discard, and the deal ends."
                )
            case Rule.SPECIAL_NO_THREES:
                return self.tr("No special hand but the straight may have a three in it.")
            case Rule.SPECIAL_DEAD_RANKS:
                return self.tr("A rank that is dead for melds may be used in a special hand.")
            case Rule.SPECIAL_ONLY:
                return self.tr(
                    "A side that goes out with a special hand gets its points and nothing else: neither threes nor "
                    "cards in hand count, and there is no bonus for going out. The other side scores as usual."
                )
        return ""

    def _hands(self, told: StatementContext) -> str:
        match told.code:
            case Rule.SPECIAL_STRAIGHT:
                return self.tr(
                    "Straight: 1 card of each of the 13 ranks, the three included, and 1 joker: {points} points."
                )
            case Rule.SPECIAL_PAIRS_NATURAL:
                return self.tr("Natural pairs: 7 pairs of different ranks, without wild cards: {points} points.")
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

    def _league_hands(self, told: StatementContext) -> str:
        match told.code:
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
                    "Dream hand plus 4: 5 cards each of 2 natural ranks, and 4 twos or 4 jokers: {points} points, and "
                    "the match is won."
                )
            case Rule.SPECIAL_DREAM_PLUS5:
                return self.tr(
                    "Dream hand plus 5: 5 cards of one natural rank, 4 of another, and 5 wild cards: {points} points, "
                    "and the match is won."
                )
        return ""
