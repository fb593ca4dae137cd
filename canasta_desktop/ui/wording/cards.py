"""The names of cards, ranks and melds, with the cases and counts that sentences need.

Every rank has one entry of eight forms in the translation files, divided by bars, so that a translator sees the whole
word at once; `GrammarForm` names them. English needs few of them, German all. A language that needs other ones gives
them names behind the eighth (see `wording.base`): `|gen=` for ranks, `|one_gen=` and `|no_gen=` for one card of them
and none.
"""

from collections.abc import Callable, Sequence
from enum import IntEnum

from PySide6.QtCore import QCoreApplication

from canasta_desktop.rules.cards import (
    ACE,
    JACK,
    JOKER,
    RANK_SIGNS,
    RANKS,
    TEN,
    is_black_three,
    is_red_three,
    is_wild,
    rank_of,
    suit_of,
)
from canasta_desktop.ui.base.language import current_language
from canasta_desktop.ui.display.verbosity import Verbosity
from canasta_desktop.ui.wording.base import ListPhrases, Phrases, Sentence, number

SUITS = "♠♥♦♣"

Translate = Callable[[str, str, str], str]
"""Context, text and comment to the text in a language."""


class GrammarForm(IntEnum):
    """The forms of a rank's name, in the order of the entry."""

    NAME = 0  # queen
    PLURAL = 1  # queens
    TO_PLURAL = 2  # (to, with, of the) queens: dative
    ONE = 3  # (you need) one queen: accusative
    WITH_ONE = 4  # (with) one queen: dative
    NO = 5  # (you have) no queen
    JUST_ONE = 6  # (you have) one, of queens
    JUST_NONE = 7  # (you have) none, of queens


def court_letters(translate: Translate = QCoreApplication.translate) -> str:
    """The signs of jack, queen, king and ace in the present language, or in that of `translate`."""
    return translate("CardPhrases", "JQKA", "signs of jack, queen, king and ace")


_BEFORE = {GrammarForm.ONE: "one_", GrammarForm.WITH_ONE: "one_", GrammarForm.NO: "no_"}
"""What stands before the name of a form, where it is one of a count."""


class CardPhrases(Phrases):
    """`letters`: the signs of jack, queen, king and ace as the cards show them; empty: those of the language."""

    def __init__(self, letters: str = "") -> None:
        self.letters = letters
        self.lists = ListPhrases()
        self._spoken: dict[tuple[str, int, int, bool, Verbosity], str] = {}

    # --- one card ----------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        """ "queen of hearts", "joker"."""
        if rank_of(card) == JOKER:
            return self.rank(JOKER)
        return self.tr("{rank} of {suit}").format(rank=self.rank(rank_of(card)), suit=self.suit(suit_of(card)))

    def suit(self, suit: int) -> str:
        """ "hearts" for 0 to 3 in the order spades, hearts, diamonds, clubs."""
        return (self.tr("spades"), self.tr("hearts"), self.tr("diamonds"), self.tr("clubs"))[suit]

    def sign(self, card: int) -> str:
        """ "Q♥", "10♣", "joker": the rank as the cards show it."""
        rank = rank_of(card)
        if rank == JOKER:
            return self.tr("joker", "in place of a card's sign")
        return self.rank_sign(rank) + SUITS[suit_of(card)]

    def rank_sign(self, rank: int) -> str:
        """ "Q", "10", "4" as the cards show it."""
        if rank == JOKER:
            return self.tr("joker", "in place of a card's sign")
        if JACK <= rank <= ACE:
            return (self.letters or court_letters())[rank - JACK]
        return "10" if rank == TEN else RANK_SIGNS[rank]

    def signs(self, cards: Sequence[int]) -> str:
        """ "Q♥ Q♠ 2♦", in the order given."""
        return " ".join(self.sign(card) for card in cards)

    def points(self, points: int) -> str:
        """ "60 points"."""
        return self.tr("%Ln point(s)", "", points)

    def spoken(self, card: int, points: int, is_laid_out: bool = False, verbosity: Verbosity = Verbosity.FULL) -> str:
        """What a screen reader says of a card in sight: "queen of hearts, 10 points", "three of spades, stop card".

        `is_laid_out`: a three of this colour is laid out as a bonus card (MA-2.1); points are said to who wants to hear
        all, what a card is besides its name to all but who wants to hear little. Each display names all cards in sight,
        mostly the ones of the display before; so what was said is kept, for each language.
        """
        key = current_language(QCoreApplication.instance()), card, points, is_laid_out, verbosity
        text = self._spoken.get(key)
        if text is None:
            text = self._spoken[key] = self._card_spoken(card, points, is_laid_out, verbosity)
        return text

    def _card_spoken(self, card: int, points: int, is_laid_out: bool, verbosity: Verbosity) -> str:
        name = self.name(card)
        if verbosity is Verbosity.SHORT:
            return name
        if is_red_three(card):
            return self.tr("{card}, red three").format(card=name)
        if is_black_three(card) and is_laid_out:
            return self.tr("{card}, black three").format(card=name)
        if is_black_three(card):
            return self.tr("{card}, stop card").format(card=name)
        is_wild_two = rank_of(card) != JOKER and is_wild(card)
        if verbosity is not Verbosity.FULL:
            return self.tr("{card}, wild card").format(card=name) if is_wild_two else name
        worth = self.points(points)
        if is_wild_two:
            return self.tr("{card}, wild card, {points}").format(card=name, points=worth)
        return self.tr("{card}, {points}").format(card=name, points=worth)

    def face_down(self) -> str:
        """In place of a card's name."""
        return self.tr("a card face down")

    # --- ranks -------------------------------------------------------------------------------------

    def rank(self, rank: int) -> str:
        """ "queen"."""
        return self.form(rank, GrammarForm.NAME)

    def ranks(self, rank: int) -> str:
        """ "queens", as subject or object."""
        return self.form(rank, GrammarForm.PLURAL)

    def to_ranks(self, rank: int) -> str:
        """ "queens" after to, with, of: in German the dative."""
        return self.form(rank, GrammarForm.TO_PLURAL)

    def count(self, n: int, rank: int) -> str:
        """ "two queens", "one queen", "no queen" as an object."""
        if n > 1:
            return self.counted(n, self.ranks(rank))
        return self.form(rank, GrammarForm.ONE if n == 1 else GrammarForm.NO)

    def with_count(self, n: int, rank: int) -> str:
        """ "(with) two queens", "(with) one queen": in German the dative."""
        return self.counted(n, self.to_ranks(rank)) if n > 1 else self.form(rank, GrammarForm.WITH_ONE)

    def just(self, n: int, rank: int) -> str:
        """The count without the rank: "two", "one", "none" (of them)."""
        if n > 1:
            return self.count_word(n)
        return self.form(rank, GrammarForm.JUST_ONE if n == 1 else GrammarForm.JUST_NONE)

    def counted(self, n: int, things: str) -> str:
        """ "two queens" of a count above one and a plural."""
        return self.tr("{count} {things}", "", n).format(count=self.count_word(n), things=things)

    def count_word(self, n: int) -> str:
        """ "two" to "twelve" in letters, above in figures."""
        words = (
            *("", "", self.tr("two", "a number"), self.tr("three", "a number"), self.tr("four", "a number")),
            *(self.tr("five", "a number"), self.tr("six", "a number"), self.tr("seven", "a number")),
            *(self.tr("eight", "a number"), self.tr("nine", "a number"), self.tr("ten", "a number")),
            *(self.tr("eleven", "a number"), self.tr("twelve", "a number")),
        )
        return words[n] if 2 <= n < len(words) else number(n)

    def form(self, rank: int, form: GrammarForm) -> str:
        """One of the forms of a rank's name."""
        entry = self._forms(rank)
        usual = entry.split("|")[form]
        return Sentence(usual, lambda name: entry.form(_BEFORE.get(form, "") + name))

    def _forms(self, rank: int) -> Sentence:
        """name|plural|dative plural|one, object|one, dative|no, object|one alone|none alone."""
        assert 0 <= rank < RANKS
        forms = (
            lambda: self.tr("two|twos|twos|one two|one two|no two|one|none"),
            lambda: self.tr("three|threes|threes|one three|one three|no three|one|none"),
            lambda: self.tr("four|fours|fours|one four|one four|no four|one|none"),
            lambda: self.tr("five|fives|fives|one five|one five|no five|one|none"),
            lambda: self.tr("six|sixes|sixes|one six|one six|no six|one|none"),
            lambda: self.tr("seven|sevens|sevens|one seven|one seven|no seven|one|none"),
            lambda: self.tr("eight|eights|eights|one eight|one eight|no eight|one|none"),
            lambda: self.tr("nine|nines|nines|one nine|one nine|no nine|one|none"),
            lambda: self.tr("ten|tens|tens|one ten|one ten|no ten|one|none"),
            lambda: self.tr("jack|jacks|jacks|one jack|one jack|no jack|one|none"),
            lambda: self.tr("queen|queens|queens|one queen|one queen|no queen|one|none"),
            lambda: self.tr("king|kings|kings|one king|one king|no king|one|none"),
            lambda: self.tr("ace|aces|aces|one ace|one ace|no ace|one|none"),
            lambda: self.tr("joker|jokers|jokers|one joker|one joker|no joker|one|none"),
        )
        return forms[rank]()

    # --- several cards -----------------------------------------------------------------------------

    def group(self, cards: Sequence[int]) -> str:
        """ "three queens and one two" as an object: by rank, naturals first, high ranks before low."""
        return self.lists.all([self.count(n, rank) for rank, n in by_rank(cards)])

    def with_group(self, cards: Sequence[int]) -> str:
        """ "three queens and one two" after "with": in German the dative."""
        return self.lists.all([self.with_count(n, rank) for rank, n in by_rank(cards)])

    def the_ranks(self, cards: Sequence[int]) -> str:
        """ "queens and tens": the ranks of these cards."""
        return self.lists.all([self.ranks(rank) for rank, _ in by_rank(cards)])


def by_rank(cards: Sequence[int]) -> list[tuple[int, int]]:
    """Ranks and how many cards they have here: natural ranks downwards, then jokers, then twos."""
    ranks = [rank_of(card) for card in cards]
    order = sorted(set(ranks), key=lambda rank: (rank == 0, rank == JOKER, -rank))
    return [(rank, ranks.count(rank)) for rank in order]
