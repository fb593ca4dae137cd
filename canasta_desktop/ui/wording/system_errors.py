"""What the system did not do, in words: its own are in another language as often as not, and say a number first."""

from canasta_desktop.game.messages import Unwritten
from canasta_desktop.ui.wording.base import Phrases


class SystemWords(Phrases):
    """A sentence each."""

    def unwritten(self, code: str) -> str:
        """Why a file could not be written, by the value of an `Unwritten`."""
        match next((reason for reason in Unwritten if reason.value == code), Unwritten.OTHER):
            case Unwritten.DISK_FULL:
                return self.tr("There is no room left on the disk.")
            case Unwritten.NO_PERMISSION:
                return self.tr("You are not allowed to write there.")
            case Unwritten.TOO_LONG:
                return self.tr("The match has become too long.")
            case Unwritten.READ_ONLY:
                return self.tr("The disk can only be read, not written to.")
            case Unwritten.NO_FOLDER:
                return self.tr("The folder does not exist.")
        return self.tr("The system refused to write it.")
