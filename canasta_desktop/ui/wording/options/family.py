"""The house rules that this program adds (VA-6, `assets/run/rules/house-rules.md`) in words, but for those of seats."""

from canasta_desktop.rules.option import Option
from canasta_desktop.ui.wording.base import Phrases

OF_SCORE = "VA-6.34"
"""The clause that tells the two options called `minimums` apart: by the score, or by the deal."""


class FamilyOptions(Phrases):
    """Name, sentence and values of each; nothing for an option of another group."""

    def words(self, option: Option) -> tuple[str, str] | None:
        """The name and the sentence."""
        if not option.clause.startswith("VA-6."):
            return None
        for words in (self._dealing, self._pile, self._books, self._needed, self._out, self._threes, self._match):
            if found := words(option.name):
                return found
        return self._minimums(option)

    def value(self, option: Option, value: str) -> str:
        """A value that is a word; empty for one of another group."""
        if not option.clause.startswith("VA-6."):
            return ""
        return self._minimum(value) or self._book(value) or self._other(option.name, value)

    # --- names and sentences -----------------------------------------------------------------------

    def _dealing(self, name: str) -> tuple[str, str] | None:
        match name:
            case "packs":
                line = self.tr("How many packs of 52 cards you play with, each with two jokers.")
                return self.tr("Packs of cards"), line
            case "hand_cards":
                return self.tr("Cards in the hand"), self.tr("How many cards each player is dealt as a hand.")
            case "foot_cards":
                return self.tr("Cards in the foot"), self.tr("How many cards lie in each player’s foot.")
            case "cards_drawn":
                line = self.tr("How many cards you draw from the stock in a turn; you always discard one.")
                return self.tr("Cards drawn"), line
        return None

    def _pile(self, name: str) -> tuple[str, str] | None:
        match name:
            case "pile_taken":
                line = self.tr("How many cards you get from the top when you take the pile, the melded one included.")
                return self.tr("Cards taken with the pile"), line
            case "initial_with_pile":
                line = self.tr("You may take the pile for your initial meld, not only after it.")
                return self.tr("Initial meld with the pile"), line
        return None

    def _minimums(self, option: Option) -> tuple[str, str] | None:
        if option.name != "minimums":
            return None
        if option.clause == OF_SCORE:
            line = self.tr("The score from which the highest minimum applies, or no minimum at all.")
        else:
            line = self.tr("What the initial meld must count in the first four deals, or at each score.")
        return self.tr("Minimum of the initial meld"), line

    def _books(self, name: str) -> tuple[str, str] | None:
        match name:
            case "wilds_in_books":
                line = self.tr("How many wild cards may lie beside the natural ones in a book of one rank.")
                return self.tr("Wild cards in a book"), line
            case "wilds_in_sets":
                line = self.tr("How many wild cards a meld of one rank may have, a canasta included.")
                return self.tr("Wild cards in a meld"), line
            case "wild_books":
                line = self.tr("Whether three to seven wild cards may be melded on their own.")
                return self.tr("Books of wild cards"), line
            case "wild_book_bonus":
                return self.tr("Points for a wild book"), self.tr("How many points a book of wild cards is worth.")
        return None

    def _needed(self, name: str) -> tuple[str, str] | None:
        match name:
            case "clean_books":
                line = self.tr("How many books without wild cards a side needs before a player may go out.")
                return self.tr("Clean books to go out"), line
            case "dirty_books":
                line = self.tr("How many books with wild cards in them a side needs to go out.")
                return self.tr("Dirty books to go out"), line
            case "wild_books_needed":
                line = self.tr("How many books of nothing but wild cards a side needs to go out.")
                return self.tr("Wild books to go out"), line
            case "canastas_to_go_out":
                line = self.tr("How many canastas a side needs before a player may go out.")
                return self.tr("Canastas to go out"), line
            case "escaleras_needed":
                line = self.tr("How many of the canastas must be escaleras (sequences of seven cards).")
                return self.tr("Escaleras to go out"), line
            case "bolivias_needed":
                line = self.tr("How many of the canastas must be bolivias (nothing but wild cards).")
                return self.tr("Bolivias to go out"), line
        return None

    def _out(self, name: str) -> tuple[str, str] | None:
        match name:
            case "partner_in_foot":
                line = self.tr("You may go out only once every partner has played from the foot.")
                return self.tr("Partners in the foot first"), line
            case "ask_partner":
                line = self.tr("Whether you ask your partner before you go out; the answer is binding.")
                return self.tr("Asking the partner"), line
            case "final_discard":
                line = self.tr("Whether you must discard your last card to go out.")
                return self.tr("Last discard"), line
        return None

    def _threes(self, name: str) -> tuple[str, str] | None:
        match name:
            case "red_threes":
                line = self.tr(
                    "Red threes are laid out as bonus cards, or they stay in the hand, can be discarded and only cost "
                    "points."
                )
                return self.tr("Red threes"), line
            case "red_three_cost":
                line = self.tr("What each red three costs that is left in a hand or in a foot not taken up.")
                return self.tr("Cost of a red three left over"), line
            case "black_three_cost":
                line = self.tr("What each black three costs that is left over when the deal ends.")
                return self.tr("Cost of a black three left over"), line
            case "red_threes_need":
                line = self.tr(
                    "How many canastas a side needs for its red threes to count for it, not against it; with "
                    "0, having melded is enough."
                )
                return self.tr("Canastas for red threes"), line
        return None

    def _match(self, name: str) -> tuple[str, str] | None:
        match name:
            case "deals":
                line = self.tr(
                    "The match ends after this many deals, or with the deal in which a side reaches a target."
                )
                return self.tr("Length of the match"), line
            case "target":
                return self.tr("Target"), self.tr("The match ends when somebody reaches this many points.")
        return None

    # --- values ------------------------------------------------------------------------------------

    def _minimum(self, value: str) -> str:
        match value:
            case "50-90-120-150":
                return self.tr("50, 90, 120 and 150")
            case "60-90-120-150":
                return self.tr("60, 90, 120 and 150")
            case "90-120-150-180":
                return self.tr("90, 120, 150 and 180")
            case "by-score":
                return self.tr("by the score: 50 to 150")
            case "standard":
                return self.tr("highest from 7,000 on")
            case "early":
                return self.tr("highest from 5,000 on")
        return ""

    def _book(self, value: str) -> str:
        match value:
            case "two-to-one":
                return self.tr("one for two natural cards")
            case "majority":
                return self.tr("up to 3, but fewer than natural cards")
            case "equal":
                return self.tr("up to 3, but no more than natural cards")
            case "laid_out":
                return self.tr("laid out")
            case "stay":
                return self.tr("stay in the hand")
        return ""

    def _other(self, name: str, value: str) -> str:
        match name, value:
            case "minimums", "none":
                return self.tr("none", "no minimum")
            case "wild_books", "allowed":
                return self.tr("allowed")
            case "wild_books", "none":
                return self.tr("not allowed")
            case "pile_taken", "all":
                return self.tr("the whole pile")
            case "final_discard", "optional":
                return self.tr("not needed")
            case "final_discard", "required":
                return self.tr("required")
            case "ask_partner", "optional":
                return self.tr("optional")
            case "ask_partner", "compulsory":
                return self.tr("compulsory")
            case "ask_partner", "off":
                return self.tr("never")
            case "deals", "target":
                return self.tr("up to a target")
        return ""
