"""What menus, software centres, manual pages and setup programs say of the program, in each of its languages.

The texts are translated with those of the window: a class holds whole English ones in `tr`, its name is their context
in `i18n/*.ts`, and `update_translations.py` reads this module as it reads the program. Nothing but the standard library
is needed.
"""

import sys
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from update_translations import I18N, messages  # noqa: E402

from canasta_desktop.__about__ import GAME_TYPE, RULES_TYPE  # noqa: E402
from canasta_desktop.resources import CATALOGUE, language_list  # noqa: E402


def languages() -> list[str]:
    """The codes of all languages, that of the sources first: it speaks where no other does."""
    known = language_list()
    return sorted(known, key=lambda code: (not known[code].plurals_only, code))


SOURCE: Final = languages()[0]
"""The language that the texts below are in."""


@cache
def words(language: str) -> dict[tuple[str, str, str], str]:
    """The translations of a language by context, text and comment."""
    found = messages(I18N / f"{CATALOGUE}_{language}.ts")
    return {(one.text.context, one.text.source, one.text.comment): one.forms[0] for one in found}


class Texts:
    """Base of all collections of texts. No subclass of a subclass: the class name is the context."""

    def __init__(self, language: str) -> None:
        self._words = words(language)

    def tr(self, text: str, comment: str = "") -> str:
        """The text in the language, or as it stands where it is not translated."""
        return self._words.get((type(self).__name__, text, comment)) or text


class DesktopTexts(Texts):
    """The menu entry, what software centres show, the types of files."""

    def summary(self) -> str:
        """One line, of what makes it this game."""
        return self.tr("Play Canasta by your family’s rules")

    def comment(self) -> str:
        """One line, of what can be done with it."""
        return self.tr("Play Canasta against the computer or with others at one screen")

    def generic_name(self) -> str:
        """What kind of program it is."""
        return self.tr("Card Game")

    def keywords(self) -> str:
        """What it is found by."""
        return self.tr("canasta;samba;rummy;cards;", "words to search for, each with a semicolon behind it")

    def about(self) -> tuple[str, ...]:
        """Paragraphs."""
        return (
            self.tr(
                "Canasta for one person against computer players, or for several at one screen: ten games of the "
                "family with their house rules, from Classic and Samba to Hand and Foot and the modern American game."
            ),
            self.tr(
                "The window is the table: felt, cards and the people around it. You drag cards, click them or play by "
                "keys. Large buttons say what you can do now and what it will do; beside each seat stands what that "
                "player did last."
            ),
            self.tr(
                "Never played? You learn it in five minutes, in a first deal with Anna. A refused move says why and "
                "names the rule, and the rules explain themselves with pictures and examples."
            ),
            self.tr(
                "Every match is kept: play it on, see its deals again card by card, or practise from any of your "
                "turns. There are statistics, a deal of the day, and a score pad for evenings with real cards."
            ),
            self.tr(
                "You can do everything with the mouse or with keys alone, with large text, and by ear: with a screen "
                "reader or with the program’s own voice."
            ),
            self.tr(
                "The computer players see only what a player at their seat may see. Everything stays on this computer: "
                "no account, no network."
            ),
        )

    def kinds(self) -> dict[str, str]:
        """The names of our types of files."""
        return {GAME_TYPE: self.tr("Canasta game"), RULES_TYPE: self.tr("Canasta rules")}

    def captions(self) -> dict[str, str]:
        """What is seen on each picture of 1440x900 in assets/screenshots; the first is the one to show alone."""
        return {
            "table-en.png": self.tr("The table of a game of four"),
            "samba-de.png": self.tr("Samba, in German"),
            "new-game-en.png": self.tr("Ten games and their house rules"),
            "rules-de.png": self.tr("The rules, with pictures and examples"),
        }


class ManualTexts(Texts):
    """The manual page, section 6."""

    def name(self) -> str:
        """A heading, as the manual pages of the system have it."""
        return self.tr("NAME", "heading of a manual page")

    def synopsis(self) -> str:
        """A heading."""
        return self.tr("SYNOPSIS", "heading of a manual page")

    def description(self) -> str:
        """A heading."""
        return self.tr("DESCRIPTION", "heading of a manual page")

    def options(self) -> str:
        """A heading."""
        return self.tr("OPTIONS", "heading of a manual page")

    def files(self) -> str:
        """A heading."""
        return self.tr("FILES", "heading of a manual page")

    def arguments(self) -> tuple[str, str, str]:
        """What stands for a file, a command and an option."""
        return (self.tr("FILE", "argument"), self.tr("COMMAND", "argument"), self.tr("OPTION", "argument"))

    def opens(self) -> tuple[str, ...]:
        """What the program does, a sentence each."""
        return (
            self.tr("Opens the table and goes on with the last game."),
            self.tr("{file} is a saved game or a set of rules.").format(file=self.tr("FILE", "argument")),
            self.tr("With a command it does something else and opens no window:"),
        )

    def commands(self) -> dict[str, str]:
        """What each command does."""
        return {
            "sheet": self.tr("the rules of a game in words, as Markdown or HTML"),
            "simulate": self.tr("matches between computer players, result as JSON"),
            "soak": self.tr("random deals of every game, to check the rules"),
            "bench": self.tr("deals per second"),
            "cases": self.tr("plays conformance cases"),
        }

    def flags(self) -> tuple[tuple[str, str, str], ...]:
        """Option, what stands behind it, what it does."""
        return (
            ("--data", self.tr("FOLDER", "argument"), self.tr("keep the game and the settings there")),
            ("--selftest", "", self.tr("check that this installation is whole; status 0 or 1")),
            ("--version", "", self.tr("print the version")),
            ("--help", "", self.tr("print all commands and options")),
        )

    def where(self) -> str:
        """Where the files lie; the blank is the folder."""
        return self.tr("Games and settings lie in the folder for data of programs, usually {folder}.")

    def nowhere_else(self) -> str:
        """That this is all."""
        return self.tr("Nothing else is written, and nothing is sent over the network.")


class InstallerTexts(Texts):
    """The setup program for Windows and its uninstaller; the blanks are filled by NSIS."""

    def all(self) -> dict[str, str]:
        """Every text by its name in `installer.nsi`, besides those of `DesktopTexts`."""
        return {
            "ABORT": self.tr("Stop here? Then {program} will not be installed."),
            "CANNOT_WRITE": self.tr(
                "This file cannot be written:\n\n{file}\n\nClose whatever uses it and choose Retry, or choose Cancel "
                "to stop."
            ),
            "WHERE": self.tr("Choose the folder for {program}."),
            "WHERE_MORE": self.tr(
                "{program} {version} is installed for you alone, and needs no administrator. An older version in this "
                "folder is replaced; your games and settings lie elsewhere and are kept.\n\nThe program uses no "
                "network."
            ),
            "COPYING": self.tr("{program} is being copied to your computer."),
            "DONE": self.tr("{program} is installed"),
            "DONE_MORE": self.tr(
                "You find it in the start menu. A double click opens a saved game ({game}) or a rule set ({rules}) in "
                "it."
            ),
            "PLAY": self.tr("Play now"),
            "REMOVE": self.tr("Remove {program} from your computer."),
            "REMOVE_MORE": self.tr(
                "The program is removed from this folder. You are then asked whether to delete your games and settings "
                "as well."
            ),
            "REMOVING": self.tr("{program} is being removed."),
            "TOO_OLD": self.tr("{program} needs Windows 10 or later, 64 bits."),
            "RUNNING": self.tr("{program} is running. Close it (your game is kept), then choose Retry."),
            "TAKE_GAMES": self.tr(
                "Delete your games and settings as well?\n\n{folder}\n\nIf you keep them, they are there again when "
                "you install {program} anew."
            ),
        }
