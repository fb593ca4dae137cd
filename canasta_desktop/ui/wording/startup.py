"""What is said where the program cannot start, or not yet: what is in the way, then what to do."""

from pathlib import Path

from canasta_desktop.game.messages import Unwritten
from canasta_desktop.ui.wording.base import Phrases
from canasta_desktop.ui.wording.system_errors import SystemWords

StartNotice = tuple[str, str]
"""What is in the way, and what to do."""


class StartWords(Phrases):
    """Sentences for a window of their own, and for the console."""

    def __init__(self) -> None:
        self.system = SystemWords()

    def unwritable(self, folder: Path, why: str) -> StartNotice:
        """Nothing can be kept in the data folder; `why` is the value of an `Unwritten`."""
        text = self.tr("The game cannot save anything in the folder “{folder}”.").format(folder=folder)
        if why == Unwritten.DISK_FULL.value:
            return f"{text} {self.system.unwritten(why)}", self.tr("Make some room there and start the game again.")
        return f"{text} {self.system.unwritten(why)}", self._another_folder()

    def no_folder(self, path: Path) -> StartNotice:
        """A file lies where the data folder should be."""
        text = self.tr("“{path}” is a file, and the game needs a folder.").format(path=path)
        return text, self.tr("Move the file away, or name a folder when you start the game: --data FOLDER.")

    def dead_end(self, path: Path) -> StartNotice:
        """The data folder is a link to nowhere."""
        text = self.tr("“{path}” leads to a place that is not there.").format(path=path)
        return text, self._another_folder()

    def undescribable(self, path: Path, why: str) -> StartNotice:
        """The screen cannot be described into this file."""
        text = self.tr("The file “{path}” cannot be written.").format(path=path)
        return f"{text} {self.system.unwritten(why)}", self.tr("Name another one after --describe.")

    def hangs(self) -> StartNotice:
        """Another window has the data folder, and says nothing."""
        text = self.tr("The game is already open, but its window does not answer.")
        return text, self.tr("Close that window, or start anyway; then play on in the new window only.")

    def elsewhere(self, host: str) -> StartNotice:
        """A game on another computer has the data folder, or had when that was switched off or renamed."""
        text = self.tr("The game was opened on the computer “{host}” and not closed there.").format(host=host)
        return text, self.tr("If it is no longer open there, start anyway.")

    def unknown(self) -> StartNotice:
        """The data folder is in use, nobody knows by whom."""
        text = self.tr("It is not clear whether the game is already open.")
        return text, self.tr("If you find no other window of it, start anyway.")

    def held_fast(self, path: Path) -> StartNotice:
        """The other window cannot be replaced."""
        text = self.tr("The other window is still using “{path}”.").format(path=path)
        return text, self.tr("End it, or restart the computer, then start the game again.")

    def broken(self, folder: Path) -> StartNotice:
        """Something in the program itself is wrong."""
        text = self.tr("The game could not be started: there is a fault in it.")
        return text, self.tr("More about it is in “log.txt” in the folder “{folder}”.").format(folder=folder)

    def anyway(self) -> str:
        """The button that starts where nobody answers."""
        return self.tr("Start anyway")

    def cancel(self) -> str:
        """The button beside it."""
        return self.tr("Cancel")

    def close(self) -> str:
        """The button where there is nothing else to be done."""
        return self.tr("Close")

    def _another_folder(self) -> str:
        return self.tr("Put that right, or name another folder when you start the game: --data FOLDER.")
