"""The rule sheet's sentences about the score of a deal."""

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
            case "score-own-accounts":
                return self.tr(
                    "Each player keeps a score. What the two partners get for canastas, going out and melded cards, "
                    "and what the cards in both their hands cost, is added up and then credited to each of them in "
                    "full."
                )
            case "score-melded":
                return self.tr("All melded cards count their card values.")
            case "score-melded-minus":
                return self.tr(
                    "All melded cards, black threes included, count their card values. If you have no canasta, these "
                    "values are taken off."
                )
            case "score-by-canastas":
                return self.tr(
                    "What counts depends on how many canastas your side has completed. With 2 or more, melded cards "
                    "and threes laid out count for it; with 1, melded cards count and threes do not; with none, both "
                    "are taken off."
                )
            case "score-one-canasta":
                return self.tr(
                    "With a canasta or more the cards in unfinished melds count, too, even if such a meld costs points "
                    "in itself."
                )
        return ""

    # --- canastas ----------------------------------------------------------------------------------

    def _canastas(self, told: StatementContext) -> str:
        match told.code:
            case "score-canastas":
                return self.tr(
                    "Every natural canasta brings {natural} points and every mixed one {mixed}, besides the values of "
                    "its cards."
                )
            case "score-ranked":
                text = self.tr("A natural canasta of {ranks} brings {points} points instead.")
                return text.filled("ranks", self.cards.to_ranks(told.figures["rank"]))
            case "score-ranked-mixed":
                text = self.tr("A mixed canasta of {ranks} brings {points} points instead.")
                return text.filled("ranks", self.cards.to_ranks(told.figures["rank"]))
            case "score-samba":
                return self.tr("Every samba brings {points} points.")
            case "score-escalera":
                return self.tr("Every escalera brings {points} points.")
        return ""

    def _wild(self, told: StatementContext) -> str:
        match told.code:
            case "score-wild-canasta":
                return self.tr("Every canasta of wild cards brings {points} points.")
            case "score-wild-canastas":
                return self.tr(
                    "A canasta of wild cards brings {jokers} points if it is all jokers, {twos} if it is all twos, and "
                    "{mixed} otherwise."
                )
            case "score-wild-canastas-modern":
                return self.tr(
                    "A canasta of wild cards brings {twos} points if it is all twos, {jokers} if all jokers of the "
                    "pack are in it, and {mixed} otherwise."
                )
        return ""

    # --- threes ------------------------------------------------------------------------------------

    def _threes(self, told: StatementContext) -> str:
        match told.code:
            case "score-threes":
                more = self._counts(told)
                if more:
                    return self.tr("Each red three counts {each} points; {sums}.").replace("{sums}", more)
                return self.tr("Each red three counts {each} points.")
            case "score-threes-own":
                return self.tr("Of two partners, each scores only the red threes that this player has laid out.")
            case "score-threes-melded" if told.alone:
                return self.tr("Red threes count for you if you have melded, otherwise against you.")
            case "score-threes-melded":
                return self.tr("Red threes count for a side that has melded and against one that has not.")
            case "score-threes-need" if told.alone:
                return self.tr(
                    "Red threes count for you if you have at least %Ln canasta(s), otherwise against you.",
                    "",
                    told.figures["canastas"],
                )
            case "score-threes-need":
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
            case "score-threes-doubling":
                return self.tr(
                    "Red threes count by this table: {table}, and so on, each time twice as much. Each needs a canasta "
                    "of yours."
                ).replace("{table}", self._table(told))
            case "score-threes-split":
                return self.tr(
                    "As many red threes as you have canastas count for you; the others count against you, by the same "
                    "table."
                )
            case "score-black-threes-doubling":
                return self.tr(
                    "Black threes left in hand do not count their card value but are taken off by this table: {table}, "
                    "and so on, each time twice as much."
                ).replace("{table}", self._table(told))
            case "score-threes-laid":
                return self.tr("Each red three laid out counts {points} points, whatever has been melded.")
            case "score-threes-caught":
                return self.tr(
                    "Each red three that was never laid out, because it is in a hand or in a foot not taken up, costs "
                    "{points} points instead of its card value."
                )
            case "score-threes-left":
                return self.tr("Each red three left in a hand, or in a foot not taken up, costs {points} points.")
            case "score-threes-by-colour":
                return self.tr("Red threes and black threes count separately, each by this table: {table}.").replace(
                    "{table}", self._table(told)
                )
            case "score-hand-threes-as-laid":
                return self.tr("Threes still in hand at the end count as if they were laid out.")
        return ""

    # --- going out, penalties, the hand ------------------------------------------------------------

    def _out(self, told: StatementContext) -> str:
        match told.code:
            case "score-out":
                return self.tr("Going out brings {bonus} points.")
            case "score-concealed":
                return self.tr("Going out concealed brings {concealed} points instead of {bonus}.")
            case "score-no-concealed":
                return self.tr("There is nothing extra for playing the whole hand in one turn.")
            case "score-hand-canasta":
                return self.tr("Going out concealed with a complete canasta brings {bonus} points more.")
        return ""

    def _costs(self, told: StatementContext) -> str:
        match told.code:
            case "penalty-wild-meld":
                return self.tr("Each unfinished meld of wild cards costs {points} points.")
            case "penalty-forgotten":
                return self.tr("Each red three that was forgotten costs {points} points.")
            case "penalty-threes-in-hand" if told.alone:
                return self.tr(
                    "Red threes left in your hand cost {points} points together, however many they are, instead of "
                    "their card values."
                )
            case "penalty-threes-in-hand":
                return self.tr(
                    "Red threes left in the hands of a side cost {points} points together, however many they are, "
                    "instead of their card values."
                )
            case "penalty-jokers-and-runs":
                return self.tr(
                    "Each unfinished meld of wild cards and each sequence of fewer than {cards} cards costs {points} "
                    "points."
                )
            case "penalty-every-meld":
                return self.tr(
                    "Each unfinished meld costs {points} points, be it a set, a sequence or one of wild cards."
                )
            case "score-black-threes-left":
                return self.tr(
                    "Each black three left in a hand, or in a foot not taken up, costs {points} points instead of its "
                    "card value."
                )
            case "score-black-threes-plain":
                return self.tr("Black threes left in a hand cost no more than their card value, whoever goes out.")
            case "score-black-threes-caught" if told.alone:
                return self.tr(
                    "If a player goes out, each black three left in another hand costs {points} points instead of its "
                    "card value."
                )
            case "score-black-threes-caught":
                return self.tr(
                    "If a player goes out, each black three left in another hand, also in the partner’s, costs "
                    "{points} points instead of its card value."
                )
        return ""

    def _modern(self, told: StatementContext) -> str:
        match told.code:
            case "penalty-pure":
                return self.tr(
                    "Each unfinished meld of sevens and each unfinished pure meld of aces costs {points} points."
                )
            case "penalty-wild":
                return self.tr(
                    "An unfinished meld of wild cards costs {points} points, or {jokers} if all jokers of the pack are "
                    "in it."
                )
            case "penalty-wild-always":
                return self.tr("An unfinished meld of wild cards costs {points} points, whatever cards are in it.")
            case "penalty-many":
                return self.tr(
                    "{count} or more aces left in one player’s hand cost {points} points besides their card values, "
                    "and so do {count} or more sevens."
                )
        return ""

    def _hand(self, told: StatementContext) -> str:
        match told.code:
            case "score-in-hand" if told.alone:
                return self.tr("The values of the cards left in your hand are taken off.")
            case "score-in-hand":
                return self.tr("The values of the cards left in the hands of a side are taken off.")
            case "score-in-hand-foot":
                return self.tr("The values of the cards left in hand, and of a foot not taken up, are taken off.")
            case "score-doubled":
                return self.tr(
                    "If a player goes out concealed, everything that is taken off counts double for all others."
                )
            case "score-doubled-items":
                return self.tr("Each single thing that is taken off is doubled, not the sum of the deal.")
            case "score-negative":
                return self.tr("The points of a deal may be negative, and so may the whole score.")
        return ""
