"""The rule sheet's sentences about the score of a deal."""

from canasta_desktop.rules.codes import Rule
from canasta_desktop.ui.wording.base import ListPhrases, Phrases, number
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.rules.context import StatementContext


class ScoreRules(Phrases):
    """Statements by code; the figures are filled in by the caller, but for those that are counted or listed."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.lists = ListPhrases()

    def text(self, told: StatementContext) -> str:
        """The sentences of a statement, empty for one of another chapter."""
        for words in (self._melded, self._canastas, self._wild, self._threes, self._each_three, self._out, self._costs):
            if text := words(told):
                return text
        return self._modern(told) or self._hand(told)

    def _melded(self, told: StatementContext) -> str:
        match told.code:
            case Rule.SCORE_OWN_ACCOUNTS:
                return self.tr(
                    "Each player keeps a score. What the two partners get for canastas, going out and melded cards, "
                    "and what the cards in both their hands cost, is added up and then credited to each of them in "
                    "full."
                )
            case Rule.SCORE_MELDED:
                return self.tr("All melded cards count their card values.")
            case Rule.SCORE_MELDED_MINUS:
                return self.tr(
                    "All melded cards, black threes included, count their card values. If you have no canasta, these "
                    "values are taken off."
                )
            case Rule.SCORE_BY_CANASTAS:
                return self.tr(
                    "What counts depends on how many canastas your side has completed. With 2 or more, melded cards "
                    "and threes laid out count for it; with 1, melded cards count and threes do not; with none, both "
                    "are taken off."
                )
            case Rule.SCORE_ONE_CANASTA:
                return self.tr(
                    "With a canasta or more the cards in unfinished melds count, too, even if such a meld costs points "
                    "in itself."
                )
        return ""

    # --- canastas ----------------------------------------------------------------------------------

    def _canastas(self, told: StatementContext) -> str:
        match told.code:
            case Rule.SCORE_CANASTAS:
                return self.tr(
                    "Every natural canasta brings {natural} points and every mixed one {mixed}, besides the values of "
                    "its cards."
                )
            case Rule.SCORE_RANKED:
                text = self.tr("A natural canasta of {ranks} brings {points} points instead.")
                return text.filled("ranks", self.cards.to_ranks(told.figures["rank"]))
            case Rule.SCORE_RANKED_MIXED:
                text = self.tr("A mixed canasta of {ranks} brings {points} points instead.")
                return text.filled("ranks", self.cards.to_ranks(told.figures["rank"]))
            case Rule.SCORE_SAMBA:
                return self.tr("Every samba brings {points} points.")
            case Rule.SCORE_ESCALERA:
                return self.tr("Every escalera brings {points} points.")
        return ""

    def _wild(self, told: StatementContext) -> str:
        match told.code:
            case Rule.SCORE_WILD_CANASTA:
                return self.tr("Every canasta of wild cards brings {points} points.")
            case Rule.SCORE_WILD_CANASTAS:
                return self.tr(
                    "A canasta of wild cards brings {jokers} points if it is all jokers, {twos} if it is all twos, and "
                    "{mixed} otherwise."
                )
            case Rule.SCORE_WILD_CANASTAS_MODERN:
                return self.tr(
                    "A canasta of wild cards brings {twos} points if it is all twos, {jokers} if all jokers of the "
                    "pack are in it, and {mixed} otherwise."
                )
        return ""

    # --- threes ------------------------------------------------------------------------------------

    def _threes(self, told: StatementContext) -> str:
        match told.code:
            case Rule.SCORE_THREES:
                more = self._counts(told)
                if more:
                    return self.tr("Each red three counts {each} points; {sums}.").replace("{sums}", more)
                return self.tr("Each red three counts {each} points.")
            case Rule.SCORE_THREES_OWN:
                return self.tr("Of two partners, each scores only the red threes that this player has laid out.")
            case Rule.SCORE_THREES_MELDED if told.alone:
                return self.tr("Red threes count for you if you have melded, otherwise against you.")
            case Rule.SCORE_THREES_MELDED:
                return self.tr("Red threes count for a side that has melded and against one that has not.")
            case Rule.SCORE_THREES_NEED if told.alone:
                return self.tr(
                    "Red threes count for you if you have at least %Ln canasta(s), otherwise against you.",
                    "",
                    told.figures["canastas"],
                )
            case Rule.SCORE_THREES_NEED:
                return self.tr(
                    "Red threes count for a side that has at least %Ln canasta(s) and against one that has not.",
                    "",
                    told.figures["canastas"],
                )
        return ""

    def _counts(self, told: StatementContext) -> str:
        """ "4 together count 800, 5 together count 1,000"."""
        text = self.tr("{count} together count {points}")
        parts = [text.format(count=number(count), points=number(points)) for count, points in told.numbered("count")]
        return self.lists.all(parts)

    def _table(self, told: StatementContext) -> str:
        """ "1 of them 100 points, 2 of them 200, ..."."""
        text = self.tr("{points} points for {count}", "so many threes")
        parts = [text.format(count=number(count), points=number(points)) for count, points in told.numbered("count")]
        return self.lists.row(parts)

    def _each_three(self, told: StatementContext) -> str:
        match told.code:
            case Rule.SCORE_THREES_DOUBLING:
                return self.tr(
                    "Red threes count by this table: {table}, and so on, each time twice as much. Each needs a canasta "
                    "of yours."
                ).replace("{table}", self._table(told))
            case Rule.SCORE_THREES_SPLIT:
                return self.tr(
                    "As many red threes as you have canastas count for you; the others count against you, by the same "
                    "table."
                )
            case Rule.SCORE_BLACK_THREES_DOUBLING:
                return self.tr(
                    "Black threes left in hand do not count their card value but are taken off by this table: {table}, "
                    "and so on, each time twice as much."
                ).replace("{table}", self._table(told))
            case Rule.SCORE_THREES_LAID:
                return self.tr("Each red three laid out counts {points} points, whatever has been melded.")
            case Rule.SCORE_THREES_CAUGHT:
                return self.tr(
                    "Each red three that was never laid out, because it is in a hand or in a foot not taken up, costs "
                    "{points} points instead of its card value."
                )
            case Rule.SCORE_THREES_LEFT:
                return self.tr("Each red three left in a hand, or in a foot not taken up, costs {points} points.")
            case Rule.SCORE_THREES_BY_COLOUR:
                return self.tr("Red threes and black threes count separately, each by this table: {table}.").replace(
                    "{table}", self._table(told)
                )
            case Rule.SCORE_HAND_THREES_AS_LAID:
                return self.tr("Threes still in hand at the end count as if they were laid out.")
        return ""

    # --- going out, penalties, the hand ------------------------------------------------------------

    def _out(self, told: StatementContext) -> str:
        match told.code:
            case Rule.SCORE_OUT:
                return self.tr("Going out brings {bonus} points.")
            case Rule.SCORE_CONCEALED:
                return self.tr("Going out concealed brings {concealed} points instead of {bonus}.")
            case Rule.SCORE_NO_CONCEALED:
                return self.tr("There is nothing extra for playing the whole hand in one turn.")
            case Rule.SCORE_HAND_CANASTA:
                return self.tr("Going out concealed with a complete canasta brings {bonus} points more.")
        return ""

    def _costs(self, told: StatementContext) -> str:
        match told.code:
            case Rule.PENALTY_WILD_MELD:
                return self.tr("Each unfinished meld of wild cards costs {points} points.")
            case Rule.PENALTY_FORGOTTEN:
                return self.tr("Each red three that was forgotten costs {points} points.")
            case Rule.PENALTY_THREES_IN_HAND if told.alone:
                return self.tr(
                    "Red threes left in your hand cost {points} points together, however many they are, instead of "
                    "their card values."
                )
            case Rule.PENALTY_THREES_IN_HAND:
                return self.tr(
                    "Red threes left in the hands of a side cost {points} points together, however many they are, "
                    "instead of their card values."
                )
            case Rule.PENALTY_WILD_MELDS_AND_SEQUENCES:
                return self.tr(
                    "Each unfinished meld of wild cards and each sequence of fewer than {cards} cards costs {points} "
                    "points."
                )
            case Rule.PENALTY_EVERY_MELD:
                return self.tr(
                    "Each unfinished meld costs {points} points, be it a set, a sequence or one of wild cards."
                )
            case Rule.SCORE_BLACK_THREES_LEFT:
                return self.tr(
                    "Each black three left in a hand, or in a foot not taken up, costs {points} points instead of its "
                    "card value."
                )
            case Rule.SCORE_BLACK_THREES_PLAIN:
                return self.tr("Black threes left in a hand cost no more than their card value, whoever goes out.")
            case Rule.SCORE_BLACK_THREES_CAUGHT if told.alone:
                return self.tr(
                    "If a player goes out, each black three left in another hand costs {points} points instead of its "
                    "card value."
                )
            case Rule.SCORE_BLACK_THREES_CAUGHT:
                return self.tr(
                    "If a player goes out, each black three left in another hand, also in the partner’s, costs "
                    "{points} points instead of its card value."
                )
        return ""

    def _modern(self, told: StatementContext) -> str:
        match told.code:
            case Rule.PENALTY_PURE:
                return self.tr(
                    "Each unfinished meld of sevens and each unfinished pure meld of aces costs {points} points."
                )
            case Rule.PENALTY_WILD:
                return self.tr(
                    "An unfinished meld of wild cards costs {points} points, or {jokers} if all jokers of the pack are "
                    "in it."
                )
            case Rule.PENALTY_WILD_ALWAYS:
                return self.tr("An unfinished meld of wild cards costs {points} points, whatever cards are in it.")
            case Rule.PENALTY_MANY:
                return self.tr(
                    "{count} or more aces left in one player’s hand cost {points} points besides their card values, "
                    "and so do {count} or more sevens."
                )
        return ""

    def _hand(self, told: StatementContext) -> str:
        match told.code:
            case Rule.SCORE_IN_HAND if told.alone:
                return self.tr("The values of the cards left in your hand are taken off.")
            case Rule.SCORE_IN_HAND:
                return self.tr("The values of the cards left in the hands of a side are taken off.")
            case Rule.SCORE_IN_HAND_FOOT:
                return self.tr("The values of the cards left in hand, and of a foot not taken up, are taken off.")
            case Rule.SCORE_DOUBLED:
                return self.tr(
                    "If a player goes out concealed, everything that is taken off counts double for all others."
                )
            case Rule.SCORE_DOUBLED_ITEMS:
                return self.tr("Each single thing that is taken off is doubled, not the sum of the deal.")
            case Rule.SCORE_NEGATIVE:
                return self.tr("The points of a deal may be negative, and so may the whole score.")
        return ""
