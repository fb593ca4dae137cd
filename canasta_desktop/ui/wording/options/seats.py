"""The house rules about seats and the way round (VA-6.1, VA-6.2) in words."""

from canasta_desktop.rules.option import Option
from canasta_desktop.ui.wording.base import Phrases


class SeatOptions(Phrases):
    """Name, sentence and values of each; nothing for an option of another group."""

    def words(self, option: Option) -> tuple[str, str] | None:
        """The name and the sentence."""
        match option.name:
            case "direction":
                line = self.tr("Whether the left neighbour plays next, clockwise, or the right one.")
                return self.tr("Direction of play"), line
            case "seating":
                line = self.tr(
                    "Seats are as chosen, and a lot decides who deals first; or cards are drawn for partners, seats "
                    "and the first dealer."
                )
                return self.tr("Partners and seats"), line
        return None

    def value(self, option: Option, value: str) -> str:
        """A value that is a word; empty for one of another group."""
        match option.name, value:
            case "direction", "left":
                return self.tr("to the left")
            case "direction", "right":
                return self.tr("to the right")
            case "seating", "chosen":
                return self.tr("as chosen")
            case "seating", "drawn":
                return self.tr("drawn by cards")
        return ""
