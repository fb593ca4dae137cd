"""The people who play at a computer, in words: who has come or gone, and whether a name will do for one."""

from canasta_desktop.game.names import LONGEST_TYPED, clean_name
from canasta_desktop.game.people import MOST
from canasta_desktop.game.presets import Naming
from canasta_desktop.ui.wording.base import Phrases, number


class PeopleWords(Phrases):
    """One of them plays here; at one screen several do, in turns."""

    def naming(self, naming: Naming, name: str) -> str:
        """Why nobody more can be called so; empty where somebody can."""
        match naming:
            case Naming.NOT_A_NAME:
                text = self.tr("A name must have at least one character and at most {count}.")
                return text.format(count=number(LONGEST_TYPED))
            case Naming.TAKEN:
                return self.tr("“{name}” already plays here.").format(name=clean_name(name))
            case Naming.FULL:
                return self.tr(
                    "There is no room for anybody else: {count} already play here. Delete somebody first."
                ).format(count=number(MOST))
        return ""

    def has_come(self, name: str) -> str:
        """Somebody was added."""
        return self.tr("{name} can play here now; at first the table looks like yours.").format(name=name)

    def has_gone(self, name: str) -> str:
        """Somebody was deleted."""
        return self.tr("{name} is deleted. The matches keep the name.").format(name=name)
