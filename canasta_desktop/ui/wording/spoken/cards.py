"""The names of cards as spoken sentences need them: "the jack of clubs", and words in place of signs."""

import re
from collections.abc import Sequence
from typing import Final

from canasta_desktop.rules.cards import JOKER, JOKER_FACE, rank_of, suit_of
from canasta_desktop.ui.base.language import kept_words
from canasta_desktop.ui.wording.base import MINUS, ListPhrases, Phrases, Sentence
from canasta_desktop.ui.wording.cards import SUITS, CardPhrases

SPACES: Final = re.compile(r"\s{2,}")
SIGNS: Final = re.compile(rf"[{SUITS}{MINUS}+&·/]")
"""Most texts have none of these, and are looked through for nothing else."""
MOST_KEPT: Final = 500
"""So many texts in words are kept; a table shows some dozens at a time."""


_in_words: Final[dict[tuple[str, str], str]] = kept_words({})
"""By letters and text."""
_signs: Final[dict[str, tuple[dict[str, int], re.Pattern[str]]]] = kept_words({})
"""By letters."""


class SpokenCards(Phrases):
    """Cards by their full names."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.lists = ListPhrases()

    def the(self, card: int) -> str:
        """ "the jack of clubs", "a joker" as an object: in German the accusative."""
        return self._form(card, 0)

    def subject(self, card: int) -> str:
        """ "the jack of clubs", "a joker" as the subject of a sentence: in German the nominative."""
        return self._form(card, 1)

    def all(self, cards: Sequence[int]) -> str:
        """ "the jack of clubs and two queens of hearts" as an object, in the order given."""
        faces = list(dict.fromkeys(cards))
        return self.lists.all([self._several(card, list(cards).count(card)) for card in faces])

    def names(self, cards: Sequence[int]) -> str:
        """ "jack of clubs, queen of hearts": for what is read out, not told."""
        return self.lists.row([self.cards.name(card) for card in cards])

    def in_words(self, text: str) -> str:
        """A text that is made for the eye, with the names of cards and words in place of signs.

        A display has mostly the texts of the one before; so what they say is kept, for each set of letters.
        """
        if not SIGNS.search(text):
            return text
        key = self.cards.letters, text
        said = _in_words.get(key)
        if said is None:
            if len(_in_words) >= MOST_KEPT:
                _in_words.clear()
            said = _in_words[key] = self._put_in_words(text)
        return said

    def _put_in_words(self, text: str) -> str:
        faces, pattern = self._faces()

        def named(found: re.Match[str]) -> str:
            return self.names([faces[sign] for sign in found[0].split()])

        text = pattern.sub(named, text)
        text = re.sub(rf"{MINUS}\s*(?=\d)", self.tr("minus", "in place of the sign") + " ", text)
        text = re.sub(r"\+\s*", self.tr("plus", "in place of the sign") + " ", text)
        text = text.replace("&", self.tr("and", "in place of the sign &")).replace(" · ", ", ").replace(" / ", ", ")
        return SPACES.sub(" ", text).strip()

    def _faces(self) -> tuple[dict[str, int], re.Pattern[str]]:
        """Each card by its sign, and what finds some signs in a row."""
        found = _signs.get(self.cards.letters)
        if found is None:
            faces = {self.cards.sign(card): card for card in range(JOKER_FACE + 1)}
            suited = "|".join(sorted(map(re.escape, faces), key=len, reverse=True))
            pattern = re.compile(rf"(?<!\w)(?:{suited})(?: (?:{suited}))*(?!\w)")
            found = _signs[self.cards.letters] = faces, pattern
        return found

    def _several(self, card: int, count: int) -> str:
        if count == 1:
            return self.the(card)
        if rank_of(card) == JOKER:
            return self.cards.count(count, JOKER)
        things = self.tr("{ranks} of {suit}", "several cards of one suit")
        named = things.format(ranks=self.cards.ranks(rank_of(card)), suit=self.cards.suit(suit_of(card)))
        return self.cards.counted(count, named)

    def _form(self, card: int, case: int) -> str:
        text = Sentence(self._cases(rank_of(card)).split("|")[case])
        return text if rank_of(card) == JOKER else text.format(suit=self.cards.suit(suit_of(card)))

    def _cases(self, rank: int) -> str:
        """A card of this rank as an object|as a subject."""
        forms = (
            lambda: self.tr("the two of {suit}|the two of {suit}", "as an object|as a subject"),
            lambda: self.tr("the three of {suit}|the three of {suit}", "as an object|as a subject"),
            lambda: self.tr("the four of {suit}|the four of {suit}", "as an object|as a subject"),
            lambda: self.tr("the five of {suit}|the five of {suit}", "as an object|as a subject"),
            lambda: self.tr("the six of {suit}|the six of {suit}", "as an object|as a subject"),
            lambda: self.tr("the seven of {suit}|the seven of {suit}", "as an object|as a subject"),
            lambda: self.tr("the eight of {suit}|the eight of {suit}", "as an object|as a subject"),
            lambda: self.tr("the nine of {suit}|the nine of {suit}", "as an object|as a subject"),
            lambda: self.tr("the ten of {suit}|the ten of {suit}", "as an object|as a subject"),
            lambda: self.tr("the jack of {suit}|the jack of {suit}", "as an object|as a subject"),
            lambda: self.tr("the queen of {suit}|the queen of {suit}", "as an object|as a subject"),
            lambda: self.tr("the king of {suit}|the king of {suit}", "as an object|as a subject"),
            lambda: self.tr("the ace of {suit}|the ace of {suit}", "as an object|as a subject"),
            lambda: self.tr("a joker|a joker", "as an object|as a subject"),
        )
        return forms[rank]()
