"""The characters of the computer players, and the portraits, in words. Keys are those of `ui.portraits`."""

from typing import Final

from canasta_desktop.bots.policy import MOST_LEANING, Temperament
from canasta_desktop.ui.wording.base import ListPhrases, Phrases

TRAITS: Final = ("patience", "risk", "freezing")
"""What a person may set of a temperament: fields of `Temperament`, in the order in which they are shown."""


class CharacterWords(Phrases):
    """Words for a character; an unknown key is its own name and has no line."""

    def __init__(self) -> None:
        self.lists = ListPhrases()

    def temperament(self, key: str) -> str:
        """How somebody likes to play, to stand beside the name: "keeps what she has"."""
        match key:
            case "anna":
                return self.tr("keeps what she has")
            case "jonas":
                return self.tr("melds what helps you")
            case "mira":
                return self.tr("always wants the pile")
            case "emil":
                return self.tr("freezes and waits")
            case "lena":
                return self.tr("plays by feeling")
            case "murat":
                return self.tr("works it all out")
            case "aiko":
                return self.tr("collects in secret")
            case "kwame":
                return self.tr("loves natural canastas")
        return ""

    def manner(self, key: str, was_set: Temperament | None) -> str:
        """How the player of a seat likes to play: the character's line, or what was set in its place."""
        if was_set is None:
            return self.temperament(key)
        parts = [self.leaning(trait, getattr(was_set, trait)) for trait in TRAITS]
        return self.lists.all([part for part in parts if part]) or self.tr("plays a balanced game")

    def leaning(self, trait: str, value: int) -> str:
        """A trait in a sentence: "goes out early"; nothing for a balanced one."""
        match trait, value:
            case "patience", -2:
                return self.tr("goes out very early")
            case "patience", -1:
                return self.tr("goes out early")
            case "patience", 1:
                return self.tr("goes out late")
            case "patience", 2:
                return self.tr("goes out very late")
            case "risk", -2:
                return self.tr("plays very carefully")
            case "risk", -1:
                return self.tr("plays carefully")
            case "risk", 1:
                return self.tr("plays boldly")
            case "risk", 2:
                return self.tr("plays very boldly")
            case "freezing", -2:
                return self.tr("hardly ever freezes the pile")
            case "freezing", -1:
                return self.tr("seldom freezes the pile")
            case "freezing", 1:
                return self.tr("likes to freeze the pile")
            case "freezing", 2:
                return self.tr("loves to freeze the pile")
        return ""

    def trait(self, trait: str) -> str:
        """What stands before the degrees of a trait."""
        match trait:
            case "patience":
                return self.tr("Goes out", "before: early, late")
            case "risk":
                return self.tr("Plays", "before: carefully, boldly")
        return self.tr("Freezes the pile", "before: seldom, gladly")

    def degree(self, trait: str, value: int) -> str:
        """How much of a trait there is, behind what stands before it: "very early"."""
        return self._degrees(trait)[value + MOST_LEANING]

    def _degrees(self, trait: str) -> tuple[str, ...]:
        """From the least to the most."""
        if trait == "patience":
            return (
                self.tr("very early", "goes out"),
                self.tr("early", "goes out"),
                self.tr("as it comes", "goes out"),
                self.tr("late", "goes out"),
                self.tr("very late", "goes out"),
            )
        if trait == "risk":
            return (
                self.tr("very carefully", "plays"),
                self.tr("carefully", "plays"),
                self.tr("evenly", "plays"),
                self.tr("boldly", "plays"),
                self.tr("very boldly", "plays"),
            )
        return (
            self.tr("hardly ever", "freezes the pile"),
            self.tr("seldom", "freezes the pile"),
            self.tr("now and then", "freezes the pile"),
            self.tr("gladly", "freezes the pile"),
            self.tr("very gladly", "freezes the pile"),
        )

    def portrait(self, key: str) -> str:
        """What a portrait is called where people pick theirs: a character's name, else what is seen."""
        match key:
            case "scarf":
                return self.tr("with a scarf", "portrait")
            case "ponytail":
                return self.tr("with a ponytail", "portrait")
            case "beard":
                return self.tr("with a grey beard", "portrait")
            case "headscarf":
                return self.tr("with a headscarf", "portrait")
        return key.title()
