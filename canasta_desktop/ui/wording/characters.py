"""The characters of the computer players, and the portraits, in words. Keys are those of `ui.portraits`."""

from canasta_desktop.ui.wording.base import Phrases


class CharacterWords(Phrases):
    """What is said of a character; an unknown key has no line, and is its own name."""

    def temperament(self, key: str) -> str:
        """How somebody likes to play, to stand beside the name: "keeps what she has"."""
        match key:
            case "anna":
                return self.tr("keeps what she has")
            case "jonas":
                return self.tr("lays what helps you")
            case "mira":
                return self.tr("wants the pile, always")
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
