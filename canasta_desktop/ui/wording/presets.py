"""Presets in words: what is wrong with one that was read, and whether a name will do for one."""

from canasta_desktop.game.messages import Fault
from canasta_desktop.game.names import LONGEST_TYPED, clean_name
from canasta_desktop.game.presets import MOST, Naming
from canasta_desktop.ui.wording.base import Phrases, number


class PresetWords(Phrases):
    """A preset is a game, a number of players and house rules under a name."""

    def fault(self, code: str) -> str:
        """What is wrong with a preset or with the file of all of them, by the value of a `Fault`."""
        try:
            fault = Fault(code)
        except ValueError:
            return self.tr("The file is damaged.")
        match fault:
            case Fault.TOO_LARGE:
                return self.tr("The file is far too large.")
            case Fault.NOT_JSON | Fault.NOT_A_SAVE:
                return self.tr("The file holds no preset of this game.")
            case Fault.NEWER:
                return self.tr("The file comes from a newer version of the game.")
            case Fault.UNKNOWN_RULES:
                return self.tr("The preset names a game or a house rule that this version does not know.")
            case Fault.MISSING:
                return self.tr("This file does not exist.")
            case Fault.UNREADABLE:
                return self.tr("The file could not be opened. Check that you are allowed to read it.")
            case Fault.FULL:
                return self.tr("There is no room for it: you already have {count} presets. Delete one first.").format(
                    count=number(MOST)
                )
        return self.tr("The file is damaged.")

    def import_failed(self, code: str) -> tuple[str, ...]:
        """Why a preset could not be imported, by the value of a `Fault`."""
        return (self.tr("The preset could not be imported."), self.fault(code))

    def naming(self, naming: Naming, name: str) -> str:
        """Why a preset cannot be called so; empty where it can."""
        match naming:
            case Naming.NOT_A_NAME:
                text = self.tr("A preset needs a name of at most {count} characters.")
                return text.format(count=number(LONGEST_TYPED))
            case Naming.TAKEN:
                return self.tr("There is already a preset called “{name}”.").format(name=clean_name(name))
            case Naming.FULL:
                return self.tr(
                    "There is no room for another preset: you already have {count}. Delete one first."
                ).format(count=number(MOST))
        return ""
