"""What a rule system is like for who chooses one: how hard it is, how long a match takes, and what is in its picture.

How long was measured: twelve matches of four skilled computer players each (of two, where only two can play) to the
usual target, at ten seconds a turn, and rounded to five minutes.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.ui.wording.base import Phrases, number


class Difficulty(Enum):
    """How much there is to know, by the number of dots."""

    EASY = 1
    MEDIUM = 2
    HARD = 3


class Motif(Enum):
    """What the picture of a game shows."""

    CANASTA = "canasta"  # seven of a rank, closed, with its band
    FROZEN_PILE = "frozen pile"  # a pile with a black three lying crosswise
    DOUBLING_THREES = "doubling threes"  # red threes and black ones, and what they do
    WILD_ON_TOP = "wild on top"  # a pile with a wild card on it, to be taken
    FULL_RANK = "full rank"  # all seven cards of a meld side by side
    SEQUENCE = "sequence"  # seven of a suit in a row
    SEQUENCE_AND_WILDS = "sequence and wilds"  # a sequence, and a meld of wild cards
    WILD_CANASTA = "wild canasta"  # a canasta of wild cards
    TWO_HANDS = "two hands"  # a hand, and a packet face down
    FOUR_CARDS = "four cards"  # four of a rank, and an apple


class GameProfile(NamedTuple):
    """Of one system; `minutes` of a usual match."""

    motif: Motif
    difficulty: Difficulty
    minutes: int


PROFILES: Final = {
    "classic": GameProfile(Motif.CANASTA, Difficulty.EASY, 30),
    "classic-german": GameProfile(Motif.FROZEN_PILE, Difficulty.MEDIUM, 30),
    "verschaerft": GameProfile(Motif.DOUBLING_THREES, Difficulty.MEDIUM, 30),
    "global-trade": GameProfile(Motif.WILD_ON_TOP, Difficulty.EASY, 30),
    "modern-american": GameProfile(Motif.FULL_RANK, Difficulty.HARD, 35),
    "samba": GameProfile(Motif.SEQUENCE, Difficulty.MEDIUM, 25),
    "bolivia": GameProfile(Motif.SEQUENCE_AND_WILDS, Difficulty.HARD, 30),
    "joker-samba": GameProfile(Motif.WILD_CANASTA, Difficulty.HARD, 20),
    "hand-and-foot": GameProfile(Motif.TWO_HANDS, Difficulty.MEDIUM, 45),
    "manzana": GameProfile(Motif.FOUR_CARDS, Difficulty.EASY, 25),
}
"""By the key of the system."""


class GameProfileWords(Phrases):
    """Difficulty, length and players in a few words."""

    def difficulty(self, difficulty: Difficulty) -> str:
        """ "easy"."""
        match difficulty:
            case Difficulty.EASY:
                return self.tr("easy", "game")
            case Difficulty.MEDIUM:
                return self.tr("medium", "game")
            case Difficulty.HARD:
                return self.tr("demanding", "game")

    def length(self, profile: GameProfile) -> str:
        """ "about 30 min"."""
        return self.tr("about {minutes} min").format(minutes=number(profile.minutes))

    def span(self, players: Sequence[int]) -> str:
        """How many can play, ascending: "2–6"."""
        if len(players) == 1:
            return number(players[0])
        return self.tr("{least}–{most}", "how many can play").format(least=number(players[0]), most=number(players[-1]))

    def line(self, system: str, players: Sequence[int]) -> str:
        """ "easy · about 30 min · 2–6 players"."""
        profile = PROFILES[system]
        count = self.tr("{span} players").format(span=self.span(players))
        return " · ".join([self.difficulty(profile.difficulty), self.length(profile), count])
