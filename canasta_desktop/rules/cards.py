"""Cards as small integers, and the counted hand.

A *face* is what is printed on a card: 0 to 52, `rank * 4 + suit`, the joker last. Copies of a
face from different packs are interchangeable and not told apart (CASES.md, "Cards"). Ranks run
upwards from the two, so that the ranks that form melds, four to ace, are one stretch and a
sequence (SA-4) is a run of numbers.
"""

from itertools import combinations
from typing import Final

Cards = tuple[int, ...]
"""Faces, ascending unless a docstring says otherwise."""

TWO: Final = 0
THREE: Final = 1
FOUR: Final = 2
FIVE: Final = 3
SIX: Final = 4
SEVEN: Final = 5
EIGHT: Final = 6
NINE: Final = 7
TEN: Final = 8
JACK: Final = 9
QUEEN: Final = 10
KING: Final = 11
ACE: Final = 12
JOKER: Final = 13
RANKS: Final = 14
"""How many ranks there are, the joker's included."""

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3

FACES: Final = 53
JOKER_FACE: Final = 52
NATURAL_RANKS: Final = range(FOUR, JOKER)

RANK_SIGNS: Final = "23456789TJQKA"
SUIT_SIGNS: Final = "SHDC"
RED_THREES: Final = (THREE * 4 + HEARTS, THREE * 4 + DIAMONDS)
BLACK_THREES: Final = (THREE * 4 + SPADES, THREE * 4 + CLUBS)


def face(rank: int, suit: int) -> int:
    """The face of this rank (0-13) and suit (0-3, ignored for the joker)."""
    return JOKER_FACE if rank == JOKER else rank * 4 + suit


def rank_of(card: int) -> int:
    """The rank of a face: 0 (two) to 12 (ace), 13 for the joker."""
    return card >> 2


def suit_of(card: int) -> int:
    """The suit of a face, 0-3 in the order spades, hearts, diamonds, clubs; 0 for the joker."""
    return card & 3


def is_wild(card: int) -> bool:
    """Whether this is a joker or a two (CL-1.4)."""
    return card < 4 or card == JOKER_FACE


def is_red_three(card: int) -> bool:
    """Whether this is a three of hearts or diamonds (CL-3)."""
    return card == 5 or card == 6


def is_black_three(card: int) -> bool:
    """Whether this is a three of spades or clubs (CL-6.8)."""
    return card == 4 or card == 7


def is_natural(card: int) -> bool:
    """Whether this is a natural card, four to ace (CL-1.4); threes are neither."""
    return 8 <= card < JOKER_FACE


def card_text(card: int) -> str:
    """Two characters as in CASES.md: `QS`, `TH`, `JO`."""
    return "JO" if card == JOKER_FACE else RANK_SIGNS[card >> 2] + SUIT_SIGNS[card & 3]


def cards_text(cards: list[int] | Cards) -> str:
    """Cards in the order given, separated by blanks; the empty string for none."""
    return " ".join([card_text(card) for card in cards])


def read_card(text: str) -> int:
    """The face named by two characters. Raises ValueError for anything else."""
    if text == "JO":
        return JOKER_FACE
    if len(text) == 2:
        rank = RANK_SIGNS.find(text[0])
        suit = SUIT_SIGNS.find(text[1])
        if rank >= 0 and suit >= 0:
            return rank * 4 + suit
    raise ValueError(f"not a card: {text!r}")


def read_cards(text: str) -> list[int]:
    """The faces named in a card string, in its order. Raises ValueError."""
    return [read_card(word) for word in text.split()]


NO_FACE: Final = -1
"""In place of a face: none."""


def suits_chosen(cards: list[int], count: int) -> list[Cards]:
    """Every choice of so many of these cards, each once; `cards` ascending, those of the first choice too."""
    return list(dict.fromkeys(combinations(cards, count)))


class Hand:
    """What one player holds: counts per face and per rank, kept in step.

    `faces` has 53 counts, `ranks` 14; `low` has the lowest face of each rank that is here, NO_FACE
    for a rank that is not; `size` is the number of cards. The cards of a rank as a tuple (`all_of`) are kept
    once made, since most of a hand stays the same from one turn to the next.
    """

    def __init__(self, cards: list[int] | Cards = (), same: "Hand | None" = None) -> None:
        """These cards, or with `same` those of another hand."""
        self.faces: list[int] = [0] * FACES if same is None else same.faces[:]
        self.ranks: list[int] = [0] * RANKS if same is None else same.ranks[:]
        self.low: list[int] = [NO_FACE] * RANKS if same is None else same.low[:]
        self.kept: list[Cards] = [()] * RANKS if same is None else same.kept[:]
        self.size: int = len(cards) if same is None else same.size
        if cards:
            self._count(cards)

    def _count(self, cards: list[int] | Cards) -> None:
        """Count the first cards, all at once: as `add` would one by one, in a third of the time."""
        faces, ranks, low = self.faces, self.ranks, self.low
        for card in cards:
            rank = card >> 2
            lowest = low[rank]
            faces[card] = faces[card] + 1
            ranks[rank] = ranks[rank] + 1
            if lowest == NO_FACE or card < lowest:
                low[rank] = card

    def add(self, card: int) -> None:
        """Take one card up."""
        rank = card >> 2
        faces, ranks = self.faces, self.ranks
        faces[card] = faces[card] + 1
        ranks[rank] = ranks[rank] + 1
        self.kept[rank] = ()
        self.size += 1
        low = self.low[rank]
        if low == NO_FACE or card < low:
            self.low[rank] = card

    def remove(self, card: int) -> None:
        """Give one card away; it must be there."""
        rank = card >> 2
        faces, ranks = self.faces, self.ranks
        held = faces[card]
        assert held > 0, card_text(card)
        left = ranks[rank] - 1
        faces[card] = held - 1
        ranks[rank] = left
        self.kept[rank] = ()
        self.size -= 1
        if held == 1 and self.low[rank] == card:
            if left == 0:
                self.low[rank] = NO_FACE
            else:
                while faces[card] == 0:
                    card += 1
                self.low[rank] = card

    def take_out(self, cards: list[int] | Cards) -> None:
        """Give these cards away; all must be there."""
        for card in cards:
            self.remove(card)

    def holds(self, cards: list[int] | Cards) -> bool:
        """Whether all these cards are here, each as often as named."""
        faces = self.faces
        for card in cards:
            # Short lists, nearly always without a repeat: count only where it matters.
            if faces[card] < 1 or (faces[card] < cards.count(card)):
                return False
        return True

    def wilds(self) -> int:
        """How many jokers and twos are here."""
        return self.ranks[TWO] + self.ranks[JOKER]

    def all_of(self, rank: int) -> Cards:
        """The cards of one rank, ascending by suit."""
        cards = self.kept[rank]
        held = self.ranks[rank]
        if held and not cards:
            cards = (self.low[rank],) if held == 1 else tuple(self._find(rank))
            self.kept[rank] = cards
        return cards

    def _find(self, rank: int) -> list[int]:
        cards: list[int] = []
        left = self.ranks[rank]
        card = self.low[rank]
        while left > 0:
            for _ in range(self.faces[card]):
                cards.append(card)
                left -= 1
            card += 1
        return cards

    def of_rank(self, rank: int) -> list[int]:
        """The cards of one rank, ascending by suit, as a list that the caller may change."""
        return list(self.all_of(rank))

    def lowest(self, rank: int) -> int:
        """The lowest face of a rank that is here; there must be one."""
        return self.low[rank]

    def cards(self) -> list[int]:
        """All cards, ascending by face."""
        cards: list[int] = []
        for rank in range(RANKS):
            if self.ranks[rank]:
                cards += self.all_of(rank)
        return cards

    def copy(self) -> "Hand":
        """An independent hand of the same cards."""
        return Hand((), self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.faces == other.faces

    def __hash__(self) -> int:
        return hash(tuple(self.faces))

    def __repr__(self) -> str:
        return f"Hand({cards_text(self.cards())!r})"
