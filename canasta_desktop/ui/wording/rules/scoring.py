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

    def text(self, context: StatementContext) -> str:
        """The sentences of a statement, empty for one of another chapter."""
        for words in (self._melded, self._canastas, self._wild, self._threes, self._each_three, self._out, self._costs):
            if text := words(context):
                return text
        return self._modern(context) or self._hand(context)

    def _melded(self, context: StatementContext) -> str:
        match context.code:
            case Rule.SCORE_OWN_ACCOUNTS:
                return self.tr(
                    "Each player keeps a score. What the two partners get for canastas, going out and melded cards, "
                    "and what the cards in both their hands cost, is added up. Each of them gets the whole sum."
                )
            case Rule.SCORE_MELDED:
                return self.tr("All melded cards score their card values.")
            case Rule.SCORE_MELDED_MINUS:
                return self.tr(
                    "All melded cards score their card values, black threes too. If you have no canasta, these values "
                    "are taken off."
                )
            case Rule.SCORE_BY_CANASTAS:
                return self.tr(
                    "What counts depends on how many canastas your side has. With 2 or more, melded cards and laid-out "
                    "threes score for it. With 1, melded cards score, threes do not. With none, both are taken off."
                )
            case Rule.SCORE_ONE_CANASTA:
                return self.tr(
                    "With a canasta or more, cards in unfinished melds score, too, even if such a meld costs points in "
                    "itself."
                )
        return ""

    # --- canastas ----------------------------------------------------------------------------------

    def _canastas(self, context: StatementContext) -> str:
        match context.code:
            case Rule.SCORE_CANASTAS:
                return self.tr(
                    "A natural canasta scores {natural} points, a mixed one {mixed}, plus the values of its cards."
                )
            case Rule.SCORE_RANKED:
                text = self.tr("A natural canasta of {ranks} scores {points} points instead.")
                return text.filled("ranks", self.cards.to_ranks(context.figures["rank"]))
            case Rule.SCORE_RANKED_MIXED:
                text = self.tr("A mixed canasta of {ranks} scores {points} points instead.")
                return text.filled("ranks", self.cards.to_ranks(context.figures["rank"]))
            case Rule.SCORE_SAMBA:
                return self.tr("A samba scores {points} points.")
            case Rule.SCORE_ESCALERA:
                return self.tr("An escalera scores {points} points.")
        return ""

    def _wild(self, context: StatementContext) -> str:
        match context.code:
            case Rule.SCORE_WILD_CANASTA:
                return self.tr("A canasta of wild cards scores {points} points.")
            case Rule.SCORE_WILD_CANASTAS:
                return self.tr(
                    "A canasta of wild cards scores {jokers} points if it is all jokers, {twos} if it is all twos, and "
                    "{mixed} otherwise."
                )
            case Rule.SCORE_WILD_CANASTAS_MODERN:
                return self.tr(
                    "A canasta of wild cards scores {twos} points if it is all twos, {jokers} if it has all jokers of "
                    "the pack, and {mixed} otherwise."
                )
        return ""

    # --- threes ------------------------------------------------------------------------------------

    def _threes(self, context: StatementContext) -> str:
        match context.code:
            case Rule.SCORE_THREES:
                more = self._counts(context)
                if more:
                    return self.tr("Each red three counts {each} points; {sums}.").replace("{sums}", more)
                return self.tr("Each red three counts {each} points.")
            case Rule.SCORE_THREES_OWN:
                return self.tr("Of two partners, each scores only the red threes that they have laid out themselves.")
            case Rule.SCORE_THREES_MELDED if context.alone:
                return self.tr("Red threes score for you if you have melded, and against you if you have not.")
            case Rule.SCORE_THREES_MELDED:
                return self.tr("Red threes score for you if your side has melded, and against you if it has not.")
            case Rule.SCORE_THREES_NEED if context.alone:
                return self.tr(
                    "Red threes score for you if you have at least %Ln canasta(s), and against you if not.",
                    "",
                    context.figures["canastas"],
                )
            case Rule.SCORE_THREES_NEED:
                return self.tr(
                    "Red threes score for you if your side has at least %Ln canasta(s), and against you if not.",
                    "",
                    context.figures["canastas"],
                )
        return ""

    def _counts(self, context: StatementContext) -> str:
        """ "4 together count 800, 5 together count 1,000"."""
        text = self.tr("{count} together count {points}")
        parts = [text.format(count=number(count), points=number(points)) for count, points in context.numbered("count")]
        return self.lists.all(parts)

    def _table(self, context: StatementContext) -> str:
        """ "1 of them 100 points, 2 of them 200, ..."."""
        text = self.tr("{points} points for {count}", "so many threes")
        parts = [text.format(count=number(count), points=number(points)) for count, points in context.numbered("count")]
        return self.lists.row(parts)

    def _each_three(self, context: StatementContext) -> str:
        match context.code:
            case Rule.SCORE_THREES_DOUBLING:
                return self.tr(
                    "Red threes count by this table: {table}, and so on, twice as much each time. You need one canasta "
                    "for each."
                ).replace("{table}", self._table(context))
            case Rule.SCORE_THREES_SPLIT:
                return self.tr(
                    "As many red threes as you have canastas score for you. The others score against you, by the same "
                    "table."
                )
            case Rule.SCORE_BLACK_THREES_DOUBLING:
                return self.tr(
                    "Black threes left in hand cost points by this table instead of their card value: {table}, and so "
                    "on, twice as much each time."
                ).replace("{table}", self._table(context))
            case Rule.SCORE_THREES_LAID:
                return self.tr("Each red three laid out scores {points} points, whatever you have melded.")
            case Rule.SCORE_THREES_CAUGHT:
                return self.tr(
                    "Each red three that was never laid out, in a hand or in a foot not taken up, costs {points} "
                    "points instead of its card value."
                )
            case Rule.SCORE_THREES_LEFT:
                return self.tr("Each red three left in a hand, or in a foot not taken up, costs {points} points.")
            case Rule.SCORE_THREES_BY_COLOUR:
                return self.tr("Red threes and black threes count separately, each by this table: {table}.").replace(
                    "{table}", self._table(context)
                )
            case Rule.SCORE_HAND_THREES_AS_LAID:
                return self.tr("Threes still in hand at the end count as if you had laid them out.")
        return ""

    # --- going out, penalties, the hand ------------------------------------------------------------

    def _out(self, context: StatementContext) -> str:
        match context.code:
            case Rule.SCORE_OUT:
                return self.tr("Going out scores {bonus} points.")
            case Rule.SCORE_CONCEALED:
                return self.tr("Going out concealed scores {concealed} points instead of {bonus}.")
            case Rule.SCORE_NO_CONCEALED:
                return self.tr("You get nothing extra for playing your whole hand in one turn.")
            case Rule.SCORE_HAND_CANASTA:
                return self.tr("Going out concealed with a complete canasta scores {bonus} points more.")
        return ""

    def _costs(self, context: StatementContext) -> str:
        match context.code:
            case Rule.PENALTY_WILD_MELD:
                return self.tr("Each unfinished meld of wild cards costs {points} points.")
            case Rule.PENALTY_FORGOTTEN:
                return self.tr("Each red three that you forgot costs {points} points.")
            case Rule.PENALTY_THREES_IN_HAND if context.alone:
                return self.tr(
                    "Red threes left in your hand cost {points} points together, however many there are, instead of "
                    "their card values."
                )
            case Rule.PENALTY_THREES_IN_HAND:
                return self.tr(
                    "Red threes left in your side’s hands cost {points} points together, however many there are, "
                    "instead of their card values."
                )
            case Rule.PENALTY_WILD_MELDS_AND_SEQUENCES:
                return self.tr(
                    "Each unfinished meld of wild cards and each sequence of fewer than {cards} cards costs {points} "
                    "points."
                )
            case Rule.PENALTY_EVERY_MELD:
                return self.tr(
                    "Each unfinished meld costs {points} points, whether it is a set, a sequence or wild cards."
                )
            case Rule.SCORE_BLACK_THREES_LEFT:
                return self.tr(
                    "Each black three left in a hand, or in a foot not taken up, costs {points} points instead of its "
                    "card value."
                )
            case Rule.SCORE_BLACK_THREES_PLAIN:
                return self.tr("Black threes left in hand cost only their card value, whoever goes out.")
            case Rule.SCORE_BLACK_THREES_CAUGHT if context.alone:
                return self.tr(
                    "If a player goes out, each black three in another hand costs {points} points instead of its card "
                    "value."
                )
            case Rule.SCORE_BLACK_THREES_CAUGHT:
                return self.tr(
                    "If a player goes out, each black three in another hand, the partner’s too, costs {points} points "
                    "instead of its card value."
                )
        return ""

    def _modern(self, context: StatementContext) -> str:
        match context.code:
            case Rule.PENALTY_PURE:
                return self.tr(
                    "Each unfinished meld of sevens and each unfinished pure meld of aces costs {points} points."
                )
            case Rule.PENALTY_WILD:
                return self.tr(
                    "An unfinished meld of wild cards costs {points} points, or {jokers} if it has all jokers of the "
                    "pack."
                )
            case Rule.PENALTY_WILD_ALWAYS:
                return self.tr("An unfinished meld of wild cards costs {points} points, whatever cards it has.")
            case Rule.PENALTY_MANY:
                return self.tr(
                    "{count} or more aces left in one player’s hand cost {points} points on top of their card values. "
                    "So do {count} or more sevens."
                )
        return ""

    def _hand(self, context: StatementContext) -> str:
        match context.code:
            case Rule.SCORE_IN_HAND if context.alone:
                return self.tr("The values of the cards left in your hand are taken off.")
            case Rule.SCORE_IN_HAND:
                return self.tr("The values of the cards left in your side’s hands are taken off.")
            case Rule.SCORE_IN_HAND_FOOT:
                return self.tr("The values of the cards left in hand, and in a foot not taken up, are taken off.")
            case Rule.SCORE_DOUBLED:
                return self.tr(
                    "If a player goes out concealed, everything that the others have taken off counts double."
                )
            case Rule.SCORE_DOUBLED_ITEMS:
                return self.tr("Each single thing that is taken off is doubled, not the sum of the deal.")
            case Rule.SCORE_NEGATIVE:
                return self.tr("The points of a deal can be below zero, and so can the whole score.")
        return ""
