"""Names of rule systems, levels, numbers of players, and players."""

from collections.abc import Sequence

from canasta_desktop.ui.text.direction import isolated
from canasta_desktop.ui.wording.base import ListPhrases, Phrases

COMPUTER_NAMES = ("Anna", "Jonas", "Mira", "Emil", "Lena", "Murat", "Aiko", "Kwame")
"""The computer players; every seat takes the next. Each has a portrait and a temperament (`characters`)."""


class Names(Phrases):
    """Keys to names. An unknown key is its own name, so that a newer save still shows something."""

    def __init__(self) -> None:
        self.lists = ListPhrases()

    def system(self, key: str) -> str:
        """ "Classic Canasta"."""
        match key:
            case "classic":
                return self.tr("Classic Canasta")
            case "classic-german":
                return self.tr("German Canasta")
            case "modern-american":
                return self.tr("Modern American Canasta")
            case "samba":
                return self.tr("Samba")
            case "joker-samba":
                return self.tr("Joker Samba")
            case "bolivia":
                return self.tr("Bolivia")
            case "hand-and-foot":
                return self.tr("Hand and Foot")
            case "verschaerft":
                return self.tr("Sharpened Canasta")
            case "global-trade":
                return self.tr("Global Trade Canasta")
            case "manzana":
                return self.tr("Manzana")
        return key

    def system_line(self, key: str) -> str:
        """What is special about a system, in one sentence; empty for an unknown key."""
        match key:
            case "classic":
                return self.tr("The original: melds, wild cards, a pile that freezes, and canastas of seven cards.")
            case "classic-german":
                return self.tr(
                    "Two natural cards for each wild one; black threes freeze the pile; before your initial meld you "
                    "cannot take it."
                )
            case "modern-american":
                return self.tr("Melds of at most seven cards, closed ranks, bonus cards and special hands.")
            case "samba":
                return self.tr("Three packs, two cards drawn, and sequences beside the melds of one rank.")
            case "joker-samba":
                return self.tr("Samba with canastas of wild cards, strict limits on wild cards, and penalties.")
            case "bolivia":
                return self.tr("Samba with melds of wild cards; going out takes a sequence of seven.")
            case "hand-and-foot":
                return self.tr("Everybody has a second packet, the foot, to play once the hand is empty; four deals.")
            case "verschaerft":
                return self.tr("Everybody alone, threes that double, and a last discard to go out.")
            case "global-trade":
                return self.tr("Six jokers, several melds of a rank, and a pile with a wild card on top can be taken.")
            case "manzana":
                return self.tr("One pack for two players, and four cards are a canasta.")
        return ""

    def preset(self, key: str) -> str:
        """The name of a game that is another one with certain house rules."""
        if key == "uruguay":
            return self.tr("Uruguay Canasta")
        return key

    def preset_line(self, key: str) -> str:
        """What is special about it, in one sentence; empty for an unknown key."""
        if key == "uruguay":
            return self.tr("Classic Canasta with melds of wild cards, and a pile that is always frozen.")
        return ""

    def level(self, key: str) -> str:
        """ "Beginner"."""
        match key:
            case "beginner":
                return self.tr("Beginner")
            case "easy":
                return self.tr("Easy")
            case "skilled":
                return self.tr("Skilled")
            case "strong":
                return self.tr("Strong")
            case "expert":
                return self.tr("Expert")
        return key

    def players(self, count: int) -> str:
        """ "four players"."""
        match count:
            case 2:
                return self.tr("two players")
            case 3:
                return self.tr("three players")
            case 4:
                return self.tr("four players")
            case 5:
                return self.tr("five players")
            case 6:
                return self.tr("six players")
        return self.tr("%Ln player(s)", "", count)

    def you(self) -> str:
        """The person, as the subject of a line."""
        return self.tr("You", "name of the person")

    def computer(self, seat: int) -> str:
        """The usual name of the computer player at this seat (1 is the one to the left)."""
        return COMPUTER_NAMES[(seat - 1) % len(COMPUTER_NAMES)]

    def character(self, key: str) -> tuple[str, ...]:
        """The name of the character of that key; nothing where there is none."""
        return tuple([name for name in COMPUTER_NAMES if name.casefold() == key])

    def side(self, names: Sequence[str]) -> str:
        """ "You & Jonas", "You, Anna & Jonas"."""
        if len(names) < 2:
            return "".join(names)
        return self.lists.row(names[:-1]) + self.tr(" & ", "between partners") + isolated(names[-1])
