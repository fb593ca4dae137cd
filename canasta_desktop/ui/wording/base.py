"""What all wording shares: sentences of the present language, figures as that language writes them.

A class of phrases holds whole English sentences in `self.tr`, with named blanks (`{name}`) and, where something is
counted, `%Ln` and the count; its class name is their context in `i18n/*.ts`. Everything is worded at the moment it is
asked for, so a change of language needs no more than asking again. The parts that fill a blank (card names, counted
ranks) come with their case from `wording.cards`.

**Forms.** English and German need no more. A language that bends its words gives an entry further forms, each behind a
bar, under names of its own, and names in a blank the form that belongs there, or the one that another word asks for:

    spades                   ->  piki|gen=pików
    {rank} of {suit}         ->  {rank} {suit:gen}
    two                      ->  dwa|f=dwie
    {count} {things}         ->  {count:{things:gender}} {things}

A blank without a name, and a word without that form, give the usual one.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final, Self

from PySide6.QtCore import QCoreApplication, QLocale

from canasta_desktop.ui.base.language import kept_words
from canasta_desktop.ui.text.direction import isolated

MINUS: Final = "\u2212"
"""The sign of a negative figure; as wide as a plus, so columns of points stand."""


MOST_ENTRIES: Final = 10_000
"""So many entries are kept as they were last found, each with its count; all that the program says are some 3000."""

_FORM: Final = re.compile(r"\|(\w+)=")
"""What stands before a further form of an entry."""


class Sentence(str):
    """A sentence with blanks, whose direction no name that fills one changes; or a word that fills one, with its forms.

    As text it is the usual form; `format(word, "gen")`, in a blank `{word:gen}`, is the one of that name.
    """

    __slots__ = ("_other",)

    _other: Callable[[str], str | None] | None

    def __new__(cls, usual: str, other: Callable[[str], str | None] | None = None) -> Self:
        """`other` gives the form of a name, or None; left out, there is only the usual one."""
        made = super().__new__(cls, usual)
        made._other = other
        return made

    def __format__(self, name: str) -> str:
        found = self.form(name) if name else None
        return str(self) if found is None else found

    def form(self, name: str) -> str | None:
        """The form of this name, None where there is none."""
        return None if self._other is None else self._other(name)

    def format(self, *args: object, **blanks: object) -> "Sentence":
        """The sentence with its blanks filled, in each of its forms."""
        kept = {blank: _word(value) if isinstance(value, str) else value for blank, value in blanks.items()}
        usual = str.format(self, *args, **kept)
        if self._other is None:
            return Sentence(usual)
        return Sentence(usual, lambda name: str.format(format(self, name), *args, **kept))

    def filled(self, blank: str, value: str) -> "Sentence":
        """The sentence with one of its blanks filled, in its usual form."""
        word = _word(value)
        return Sentence(re.sub(rf"\{{{blank}(?::(\w+))?\}}", lambda found: format(word, found[1] or ""), self))


def with_forms(entry: str) -> Sentence:
    """An entry of a translation: its usual form, and those behind bars."""
    if "|" not in entry:
        return Sentence(entry)
    usual, *others = _FORM.split(entry)
    return Sentence(usual, dict(zip(others[::2], others[1::2], strict=True)).get)


_entries: Final[dict[tuple[str, str, str, int], Sentence]] = kept_words({})
"""By context, text, comment and count."""


def _word(value: str) -> Sentence:
    """What fills a blank: one of our own phrases with its forms, or somebody's name."""
    return value if isinstance(value, Sentence) else Sentence(isolated(value))


class Phrases:
    """Base of all collections of phrases. No subclass of a subclass: the class name is the context."""

    def tr(self, text: str, comment: str = "", n: int = -1) -> Sentence:
        """The text in the present language; `comment` tells equal texts apart, `n` fills `%Ln` and picks the plural."""
        key = type(self).__name__, text, comment, n
        entry = _entries.get(key)
        if entry is None:
            if len(_entries) >= MOST_ENTRIES:
                _entries.clear()
            entry = _entries[key] = with_forms(QCoreApplication.translate(*key))
        return entry


class ListPhrases(Phrases):
    """How things are listed in a sentence."""

    def all(self, parts: Sequence[str]) -> str:
        """ "nines, tens and jacks"; the empty string for nothing."""
        return self._listed(self.tr("{list} and {last}"), parts)

    def either(self, parts: Sequence[str]) -> str:
        """ "nines, tens or jacks"."""
        return self._listed(self.tr("{list} or {last}"), parts)

    def row(self, parts: Sequence[str]) -> str:
        """ "nines, tens, jacks"."""
        return self.tr(", ", "between things listed").join([_word(part) for part in parts])

    def _listed(self, text: Sentence, parts: Sequence[str]) -> str:
        """The list in the usual form of its parts, and in any other of all of them."""

        def listed(name: str) -> str:
            own = [format(_word(part), name) for part in parts]
            return "".join(own) if len(own) < 2 else str(text.format(list=self.row(own[:-1]), last=own[-1]))

        return Sentence(listed(""), listed)


def number(value: int) -> str:
    """A figure as the language writes it: 1,840 or 1.840."""
    return QLocale().toString(abs(value)) if value >= 0 else MINUS + QLocale().toString(abs(value))


def signed(value: int) -> str:
    """A figure with its sign: +200, −75, 0."""
    return f"+{number(value)}" if value > 0 else number(value)


def sentence(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]
