"""The house rules of single systems (VA-3) in words."""

from canasta_desktop.rules.option import Option
from canasta_desktop.ui.wording.base import Phrases

SAMBA_PROFILE = "VA-3.11"
"""The clause that tells the two options called `profile` apart."""


class SingleOptions(Phrases):
    """Name, sentence and values of each; nothing for an option of another group."""

    def words(self, option: Option) -> tuple[str, str] | None:
        """The name and the sentence."""
        if not option.clause.startswith("VA-3."):
            return None
        if option.name == "profile":
            return self.tr("Form of the game"), self._about_profile(option)
        return self._sharpened(option.name) or self._traded(option.name) or self._samba(option.name)

    def value(self, option: Option, value: str) -> str:
        """A value that is a word; empty for one of another group."""
        if not option.clause.startswith("VA-3."):
            return ""
        match value:
            case "american":
                return self.tr("American")
            case "dutch":
                return self.tr("Dutch")
            case "pagat":
                return self.tr("common")
            case "bicycle":
                return self.tr("Bicycle")
        return ""

    def _about_profile(self, option: Option) -> str:
        if option.clause == SAMBA_PROFILE:
            return self.tr(
                "The American form, or the Dutch one: a pile that never freezes, two natural cards for each wild one, "
                "red threes laid out only if you like."
            )
        return self.tr(
            "The common form, or that of Bicycle: eleven cards for hand and foot each, no melds of wild cards, one "
            "natural and one mixed canasta to go out."
        )

    def _sharpened(self, name: str) -> tuple[str, str] | None:
        match name:
            case "jokers_per_player":
                return self.tr("Jokers for each player"), self.tr("How many jokers are added for each player.")
            case "cut_joker_counts":
                line = self.tr(
                    "A joker won by cutting the cards counts among your dealt cards; it is not an extra one."
                )
                return self.tr("Joker from the cut counts"), line
            case "wild_melds_incremental":
                line = self.tr("Three or more wild cards may be melded on their own, not only as a whole canasta.")
                return self.tr("Small melds of wild cards"), line
            case "black_threes_going_out_only":
                line = self.tr("You may meld black threes only in the turn in which you go out.")
                return self.tr("Black threes only when going out"), line
            case "upcard_locks":
                line = self.tr("A wild card turned up at the start freezes the pile.")
                return self.tr("Wild up-card freezes the pile"), line
            case "first_meld_single":
                line = self.tr("One meld alone must reach the minimum of the initial meld.")
                return self.tr("Minimum in one meld"), line
            case "take_with_wild":
                line = self.tr(
                    "One card of the top card’s rank and a wild card also take the pile, unless it is frozen."
                )
                return self.tr("Taking with a wild card"), line
        return None

    def _traded(self, name: str) -> tuple[str, str] | None:
        match name:
            case "jokers":
                return self.tr("Jokers"), self.tr("How many jokers are among the cards.")
            case "red_threes_by_hand":
                line = self.tr("You lay out your red threes yourself; forgetting one costs 500 points.")
                return self.tr("Laying out red threes yourself"), line
            case "take_rest_optional":
                line = self.tr("You may take only the top card of the pile and leave the rest.")
                return self.tr("Top card alone"), line
        return None

    def _samba(self, name: str) -> tuple[str, str] | None:
        match name:
            case "top_minimum":
                line = self.tr("What the initial meld must count at the highest scores.")
                return self.tr("Highest minimum"), line
            case "set_extension":
                line = self.tr(
                    "You may take the pile by adding its top card to a meld of its rank, not only to a sequence."
                )
                return self.tr("Top card onto a meld of its rank"), line
            case "surprise":
                line = self.tr(
                    "Three cards lie face down under the first up-card; whoever takes the pile first gets them too."
                )
                return self.tr("Cards under the pile"), line
            case "penalise_all_incomplete":
                line = self.tr(
                    "Every unfinished meld costs 1,000 points at the end, not only wild cards and short sequences."
                )
                return self.tr("Penalty for all unfinished melds"), line
        return None
