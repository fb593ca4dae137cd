"""The house rules of the modern American game (VA-1) in words."""

from canasta_desktop.rules.option import Option
from canasta_desktop.ui.wording.base import Phrases


class ModernOptions(Phrases):
    """Name, sentence and values of each; nothing for an option of another group."""

    def words(self, option: Option) -> tuple[str, str] | None:
        """The name and the sentence."""
        if not option.clause.startswith("VA-1."):
            return None
        return self._melds(option.name) or self._threes(option.name) or self._play(option.name)

    def value(self, option: Option, value: str) -> str:
        """A value that is a word; empty for one of another group."""
        if not option.clause.startswith("VA-1."):
            return ""
        return self._value_of_melds(option.name, value) or self._value_of_play(option.name, value)

    def _melds(self, name: str) -> tuple[str, str] | None:
        match name:
            case "rule_of_five":
                line = self.tr("After the initial meld, wild cards go only into melds with five natural cards or more.")
                return self.tr("Rule of five"), line
            case "initial_meld":
                return self.tr("Initial meld"), self.tr("What an initial meld must contain besides its points.")
            case "initial_take_pile":
                line = self.tr("Whether you may take the pile in the turn of your initial meld.")
                return self.tr("Pile with the initial meld"), line
            case "splash":
                line = self.tr("A whole natural or wild canasta from the hand is an initial meld, whatever it counts.")
                return self.tr("Canasta from the hand"), line
            case "closed_rank":
                line = self.tr("For whom a rank is closed once a canasta of it is complete.")
                return self.tr("Closed ranks"), line
        return None

    def _threes(self, name: str) -> tuple[str, str] | None:
        match name:
            case "keep_threes":
                line = self.tr("How many threes you may hold back instead of laying them out.")
                return self.tr("Threes kept in hand"), line
            case "hand_threes_score":
                line = self.tr("How threes count that are still in a hand at the end.")
                return self.tr("Threes left in hand"), line
            case "last_card_three":
                line = self.tr("What happens when the last card of the stock is a three.")
                return self.tr("A three as the last card"), line
        return None

    def _play(self, name: str) -> tuple[str, str] | None:
        match name:
            case "profile":
                line = self.tr(
                    "The common form, or that of the Canasta League of America: stricter initial melds, more special "
                    "hands."
                )
                return self.tr("Form of the game"), line
            case "empty_pile_ban":
                line = self.tr("What you may not discard onto an empty pile as long as you have something else.")
                return self.tr("Not onto an empty pile"), line
            case "no_out_incomplete":
                line = self.tr("Which melds of your side must be canastas before you go out.")
                return self.tr("To be completed before going out"), line
            case "talons":
                line = self.tr("Where the bonus cards for the initial meld come from.")
                return self.tr("Bonus cards"), line
            case "special_hands":
                line = self.tr("Which hands of fourteen cards you may lay down all at once.")
                return self.tr("Special hands"), line
            case "ask_partner":
                line = self.tr("Whether you may ask your partner before you go out; the answer is binding.")
                return self.tr("Asking the partner"), line
        return None

    def _value_of_melds(self, name: str, value: str) -> str:
        match name, value:
            case "initial_meld", "standard":
                return self.tr("a pure meld or one of wild cards")
            case "initial_meld", "strict":
                return self.tr("a pure meld")
            case "initial_meld", "lenient":
                return self.tr("three natural cards in a meld, or one of wild cards")
            case "initial_meld", "any":
                return self.tr("nothing else")
            case "initial_take_pile", "allowed":
                return self.tr("allowed")
            case "initial_take_pile", "forbidden":
                return self.tr("not allowed")
            case "initial_take_pile", "no_mixed_aces":
                return self.tr("not with aces of a mixed meld")
            case "closed_rank", "dead":
                return self.tr("for both sides")
            case "closed_rank", "own_only":
                return self.tr("for the side that completed it")
            case "keep_threes", "one":
                return self.tr("one, until your side has melded")
            case "keep_threes", "unlimited":
                return self.tr("any number")
        return ""

    def _value_of_play(self, name: str, value: str) -> str:
        match name, value:
            case "hand_threes_score", "five":
                return self.tr("5 points against each")
            case "hand_threes_score", "as_laid":
                return self.tr("as if laid out")
            case "last_card_three", "ends":
                return self.tr("the deal ends")
            case "last_card_three", "play_on":
                return self.tr("the turn goes on")
            case "profile", "pagat":
                return self.tr("common")
            case "profile", "cla":
                return self.tr("Canasta League of America")
            case "empty_pile_ban", "aces_sevens":
                return self.tr("aces and sevens")
            case "empty_pile_ban", "safe":
                return self.tr("aces, sevens, closed ranks and the others’ melds of five and six")
            case "empty_pile_ban", "swad":
                return self.tr("aces, sevens, closed ranks and wild cards")
            case "no_out_incomplete", "none":
                return self.tr("none", "no melds")
            case "no_out_incomplete", "sevens_aces":
                return self.tr("sevens and pure aces")
            case "no_out_incomplete", "all":
                return self.tr("sevens, pure aces and wild cards")
            case "talons", "stock":
                return self.tr("from the stock")
            case "talons", "wings":
                return self.tr("from two packets set aside")
            case "special_hands", "pagat":
                return self.tr("the four common ones")
            case "special_hands", "cla":
                return self.tr("all eleven")
            case "special_hands", "none":
                return self.tr("none", "no hands")
            case "ask_partner", "once":
                return self.tr("once in a deal")
            case "ask_partner", "off":
                return self.tr("never")
        return ""
