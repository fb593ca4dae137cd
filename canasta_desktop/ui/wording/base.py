"""What all wording shares: sentences of the present language, figures as that language writes them.

A class of phrases holds whole English sentences in `self.tr`, with named blanks (`{name}`) and, where something is
counted, `%Ln` and the count; its class name is their context in `i18n/*.ts`. Everything is worded at the moment it is
asked for, so a change of language needs no more than asking again. The parts that fill a blank (card names, counted
ranks) come with their case from `wording.cards`.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from canasta_desktop.ui.text.direction import isolated

MINUS: Final = "\u2212"
"""The sign of a negative figure; as wide as a plus, so columns of points stand."""


class Sentence(str):
    """A sentence with blanks, whose direction no name that fills one changes."""

    def format(self, *args: object, **blanks: object) -> str:
        """The sentence with its blanks filled."""
        kept = {blank: isolated(value) if isinstance(value, str) else value for blank, value in blanks.items()}
        return super().format(*args, **kept)


class Phrases:
    """Base of all collections of phrases. No subclass of a subclass: the class name is the context."""

    def tr(self, text: str, comment: str = "", n: int = -1) -> Sentence:
        """The text in the present language; `comment` tells equal texts apart, `n` fills `%Ln` and picks the plural."""
        return Sentence(QCoreApplication.translate(type(self).__name__, text, comment, n))


class ListPhrases(Phrases):
    """How things are listed in a sentence."""

    def all(self, parts: Sequence[str]) -> str:
        """ "nines, tens and jacks"; the empty string for nothing."""
        if len(parts) < 2:
            return "".join(parts)
        return self.tr("{list} and {last}").format(list=self.row(parts[:-1]), last=parts[-1])

    def either(self, parts: Sequence[str]) -> str:
        """ "nines, tens or jacks"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.tr("{list} or {last}").format(list=self.row(parts[:-1]), last=parts[-1])

    def row(self, parts: Sequence[str]) -> str:
        """ "nines, tens, jacks"."""
        return self.tr(", ", "between things listed").join([isolated(part) for part in parts])


def number(value: int) -> str:
    """A figure as the language writes it: 1,840 or 1.840."""
    return QLocale().toString(abs(value)) if value >= 0 else MINUS + QLocale().toString(abs(value))


def signed(value: int) -> str:
    """A figure with its sign: +200, −75, 0."""
    return f"+{number(value)}" if value > 0 else number(value)


def sentence(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]
