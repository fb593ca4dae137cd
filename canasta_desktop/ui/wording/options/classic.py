"""The house rules of classic Canasta and its family (VA-2) in words."""

from canasta_desktop.rules.option import Option
from canasta_desktop.ui.wording.base import Phrases


class ClassicOptions(Phrases):
    """Name, sentence and values of each; nothing for an option of another group."""

    def words(self, option: Option) -> tuple[str, str] | None:
        """The name and the sentence."""
        if not option.clause.startswith("VA-2."):
            return None
        return self._melds(option.name) or self._pile(option.name) or self._out(option.name) or self._form(option.name)

    def value(self, option: Option, value: str) -> str:
        """A value that is a word; empty for one of another group."""
        if not option.clause.startswith("VA-2."):
            return ""
        match option.name, value:
            case "wild_ratio", "minimum-two":
                return self.tr("at least two")
            case "wild_ratio", "two-to-one":
                return self.tr("two for each wild card")
            case "max_meld_size", "none":
                return self.tr("no limit")
            case "upcard_cover", "wild_red":
                return self.tr("wild cards and red threes")
            case "upcard_cover", "threes":
                return self.tr("wild cards and all threes")
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
            case "three_player_form", "cutthroat":
                return self.tr("one against two")
            case "three_player_form", "individual":
                return self.tr("everybody alone")
            case "six_player_form", "2x3":
                return self.tr("two sides of three")
            case "six_player_form", "3x2":
                return self.tr("three sides of two")
        return ""

    def _melds(self, name: str) -> tuple[str, str] | None:
        match name:
            case "wild_ratio":
                line = self.tr("How many natural cards a meld needs beside its wild cards.")
                return self.tr("Natural cards in a meld"), line
            case "wild_canasta":
                line = self.tr(
                    "Three to seven wild cards may be melded on their own; seven make a canasta worth this many points."
                )
                return self.tr("Canasta of wild cards"), line
            case "wild_meld_penalty":
                line = self.tr("A meld of wild cards that is not a canasta at the end costs its side this many points.")
                return self.tr("Penalty for unfinished wild cards"), line
            case "naturals_majority":
                line = self.tr("Every meld always has more natural cards than wild ones.")
                return self.tr("Natural cards in the majority"), line
            case "wilds_at_most_naturals":
                line = self.tr("No meld ever has more wild cards than natural ones.")
                return self.tr("Wild cards never in the majority"), line
            case "staged_naturals":
                line = self.tr(
                    "A meld of three or four cards needs two natural ones, one of five or six needs three, one of "
                    "seven needs four."
                )
                return self.tr("Natural cards by the size of the meld"), line
            case "max_meld_size":
                line = self.tr("How many cards a meld may have; at seven, nothing can be added to a canasta.")
                return self.tr("Largest meld"), line
            case "black_threes_with_wild":
                line = self.tr("When you go out, you may also meld two black threes with one wild card.")
                return self.tr("Black threes with a wild card"), line
        return None

    def _pile(self, name: str) -> tuple[str, str] | None:
        match name:
            case "upcard_cover":
                line = self.tr("Which first card of the pile is covered with another one.")
                return self.tr("Covered at the start"), line
            case "black_three_freezes":
                line = self.tr("A discarded black three freezes the pile until it is taken.")
                return self.tr("Black threes freeze the pile"), line
            case "always_frozen":
                line = self.tr(
                    "To take the pile, you always need a natural pair from your hand that matches its top card."
                )
                return self.tr("Pile always frozen"), line
            case "top_wild_takeable":
                line = self.tr("With a wild card on top, any natural pair from your hand takes the pile.")
                return self.tr("Pile with a wild top card may be taken"), line
            case "initial_with_pile":
                line = self.tr("You may take the pile for your initial meld, not only after it.")
                return self.tr("Initial meld with the pile"), line
            case "single_card_rule":
                line = self.tr("A player with one card may not take a pile of one card, unless the stock is empty.")
                return self.tr("One-card rule"), line
        return None

    def _out(self, name: str) -> tuple[str, str] | None:
        match name:
            case "canastas_to_go_out":
                line = self.tr("How many canastas a side needs before a player may go out.")
                return self.tr("Canastas to go out"), line
            case "final_discard":
                line = self.tr("Whether you must discard your last card to go out.")
                return self.tr("Last discard"), line
            case "ask_partner":
                line = self.tr("Whether you ask your partner before you go out; the answer is binding.")
                return self.tr("Asking the partner"), line
            case "concealed_without_pile":
                line = self.tr("Going out concealed scores its bonus only if you did not take the pile in that turn.")
                return self.tr("Concealed without the pile"), line
            case "hand_canasta_bonus":
                line = self.tr("Going out concealed with a complete canasta scores this many extra points.")
                return self.tr("Bonus for a concealed canasta"), line
            case "red_threes_need_canasta":
                line = self.tr("Red threes score for a side with a canasta, and against a side without one.")
                return self.tr("Red threes need a canasta"), line
            case "target":
                return self.tr("Target"), self.tr("The match ends when somebody reaches this many points.")
        return None

    def _form(self, name: str) -> tuple[str, str] | None:
        match name:
            case "two_player_draw":
                line = self.tr("How many cards you draw from the stock in a turn.")
                return self.tr("Cards drawn"), line
            case "three_player_form":
                line = self.tr("Whoever takes the pile first plays against the other two, or everybody plays alone.")
                return self.tr("Three players"), line
            case "three_player_canastas":
                line = self.tr("How many canastas it takes to go out with three players.")
                return self.tr("Canastas with three players"), line
            case "individual_draw_two":
                line = self.tr("Everybody draws two cards and needs two canastas to go out.")
                return self.tr("Two cards, two canastas"), line
            case "six_player_form":
                line = self.tr("How six players are divided into sides.")
                return self.tr("Six players"), line
        return None
