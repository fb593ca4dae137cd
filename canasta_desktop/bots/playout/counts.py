"""What speaks for a side in a position of which all hands are seen: small whole numbers, for `worth` to weigh.

It is asked for each world in which a playout is cut short, so it looks at everything once. What is worth how much, and
whether it is good or bad, is not said here: that is fitted, by system and by how much of the stock is left.
"""

from typing import Final

from canasta_desktop.bots.playout.side_points import melded_points
from canasta_desktop.bots.playout.tables import at_most, minimum_class
from canasta_desktop.rules.cards import ACE, FOUR, JOKER, THREE, TWO, Hand
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import RUN, Meld, Table

STAGES: Final = 5
"""Worths are kept by so many stages of a deal."""

POINTS: Final = 0  # melded, in tens
NATURAL: Final = 1  # sets without wild cards that lack 4 and more, 3, 2, 1
MIXED: Final = 5  # the same with wild cards
LONG_NATURAL: Final = 9  # sets without wild cards of 5, 6, 7 and more
RUNS: Final = 12  # sequences that lack 4 and more, 3, 2, 1
WILD_MELDS: Final = 16  # melds of wild cards that lack 4 and more, 3, 2, 1
TWOS: Final = 20  # in the hands
JOKERS: Final = 21
BLACK_THREES: Final = 22
WILDS_CLOSED: Final = 23  # wild cards of a side that is not open
HAND_POINTS: Final = 24  # in fives
FITS_GROWING: Final = 25  # cards that fit unfinished melds of the side
FITS_COMPLETE: Final = 26
FEEDS: Final = 27  # singles of which the others have a meld
PAIRS: Final = 28
SINGLES: Final = 29
THREES_OF: Final = 30  # ranks held three times
FOURS_OF: Final = 31  # four times and more
IN_TURN: Final = 32
SIZES: Final = 33  # hands of up to 1, 3, 6, 10, more cards
MAY_END: Final = 38  # hands of up to 1, 2, 3, 5, 8, more cards where the side has its canastas
NEARLY: Final = 44  # hands of up to 2, 4, 8, more cards where it lacks one
COMPLETE: Final = 48  # whether there are 1, 2, 3, 4 and more canastas
OPEN: Final = 52
THREE_POINTS: Final = 53  # of red threes as they stand, in hundreds
THREES_CLOSED: Final = 54  # red threes of a side that is not open
MINIMUM: Final = 55  # the initial meld to come, 4 classes
PILE_PAIRS: Final = 59  # cards of the pile times pairs
FROZEN_PAIRS: Final = 60  # the same of a frozen one
PILE_OPEN: Final = 61
PILE_TURN: Final = 62
PILE_TURN_OPEN: Final = 63
PILE_FROZEN_OPEN: Final = 64
READY: Final = 65  # points ready for the initial meld against the minimum: 5 classes
FEET: Final = 70  # feet to come
FEET_SIZES: Final = 71  # hands of up to 2, 4, 7, more cards with a foot to come
SUITED: Final = 75  # pairs of neighbours of one suit
LONG_SUITED: Final = 76  # runs of four and more in a hand
FITS_RUNS: Final = 77  # cards that fit the ends of own sequences
GROUPED: Final = 78  # ranks held twice or more by a side that is not open
LACKING: Final = 79  # canastas that going out still needs
COUNTS: Final = 80
"""How many counts there are."""

PILE_MOST: Final = 25
PAIRS_MOST: Final = 6


def stage(table: Table) -> int:
    """How far the deal has come, by the rounds that the stock lasts."""
    rounds = table.drawable() * 4 // (len(table.order) * table.rules.dealing.draw)
    return 0 if rounds > 48 else 1 if rounds > 36 else 2 if rounds > 24 else 3 if rounds > 10 else 4


def lacks_class(missing: int) -> int:
    """By the cards that a meld lacks: 4 and more, 3, 2, 1."""
    return 0 if missing >= 4 else 4 - missing


class SideCounts:
    """The counts of one side."""

    def __init__(self, state: State, side: int) -> None:
        table = state.table
        self.table: Table = table
        self.side: int = side
        self.full: int = table.rules.melds.canasta
        self.found: list[int] = [0] * COUNTS
        self.own: list[int] = [0] * (RUN + 1)
        self.theirs: int = 0
        self.complete: int = 0
        self.pairs: int = 0
        self.ends: list[int] = []
        self.is_open: bool = len(table.melds[side]) > 0
        self.minimum: int = 0
        self.ready: int = 0
        for other in range(len(table.melds)):
            for meld in table.melds[other]:
                if other != side:
                    self.theirs |= 1 << meld.rank
                else:
                    self.of_meld(meld)
        need = table.rules.out.wanted()
        if self.complete:
            need = table.rules.out.missing(table.rules.melds.canastas(table.melds[side]))
        self.need: int = need
        for seat in table.order:
            if table.sides[seat] == side:
                self.of_seat(seat, state.hands[seat])
        self.of_side()
        self.of_pile()

    def of_meld(self, meld: Meld) -> None:
        """A meld of the side."""
        found = self.found
        rank = meld.rank
        size = len(meld.cards)
        if rank == RUN:
            if size < self.full:
                low = meld.cards[0]
                high = meld.cards[size - 1]
                if low >> 2 > FOUR:
                    self.ends.append(low - 4)
                if high >> 2 < ACE:
                    self.ends.append(high + 4)
                at = RUNS + lacks_class(self.full - size)
                found[at] = found[at] + 1
            else:
                self.complete += 1
            return
        self.own[rank] = 2 if size >= self.full and self.own[rank] != 1 else 1
        if size >= self.full:
            self.complete += 1
        elif rank == JOKER:
            at = WILD_MELDS + lacks_class(self.full - size)
            found[at] = found[at] + 1
        else:
            at = (MIXED if meld.wilds else NATURAL) + lacks_class(self.full - size)
            found[at] = found[at] + 1
        if meld.wilds == 0 and size >= 5:
            at = LONG_NATURAL + at_most(size, 7) - 5
            found[at] = found[at] + 1

    def of_seat(self, seat: int, hand: Hand) -> None:
        """A hand of the side."""
        found = self.found
        table = self.table
        ranks = hand.ranks
        values = table.rules.pack.values
        found[TWOS] = found[TWOS] + ranks[TWO]
        found[JOKERS] = found[JOKERS] + ranks[JOKER]
        found[BLACK_THREES] = found[BLACK_THREES] + ranks[THREE]
        # Rank by rank. Ready for the initial meld are three of a rank, and all wild cards; of a pair half is counted,
        # since it still lacks a card, and of a single card nothing.
        points = 0
        ready = ranks[TWO] * values[TWO] + ranks[JOKER] * values[JOKER]
        for rank in range(FOUR, JOKER):
            held = ranks[rank]
            if held:
                points += held * values[rank]
                self.of_rank(rank, held)
                if held >= 3:
                    ready += held * values[rank]
                elif held == 2:
                    ready += values[rank]
        found[HAND_POINTS] = found[HAND_POINTS] + points // 5
        # How near the hand is to its end, in steps that widen: a card less means most to a short hand.
        size = hand.size
        at = SIZES + (0 if size <= 1 else 1 if size <= 3 else 2 if size <= 6 else 3 if size <= 10 else 4)
        found[at] = found[at] + 1
        if table.rules.melds.has_runs:
            self.of_suits(hand)
        if table.feet[seat]:
            found[FEET] = found[FEET] + 1
            at = FEET_SIZES + (0 if size <= 2 else 1 if size <= 4 else 2 if size <= 7 else 3)
            found[at] = found[at] + 1
        # A short hand means most where the side has the canastas to go out with, or lacks only one. So the size is
        # counted once more for each of these, to be given weights of their own.
        if self.need == 0:
            few = 0 if size <= 1 else 1 if size == 2 else 2 if size == 3 else 3 if size <= 5 else 4 if size <= 8 else 5
            at = MAY_END + few
            found[at] = found[at] + 1
        elif self.need == 1:
            at = NEARLY + (0 if size <= 2 else 1 if size <= 4 else 2 if size <= 8 else 3)
            found[at] = found[at] + 1
        if seat == table.turn.seat:
            found[IN_TURN] = 1
        # A side that is not open is as far as the better of its hands: one player lays the initial meld alone.
        if not self.is_open:
            found[WILDS_CLOSED] = found[WILDS_CLOSED] + ranks[TWO] + ranks[JOKER]
            self.minimum = table.minimum(seat)
            if ready > self.ready:
                self.ready = ready

    def of_rank(self, rank: int, held: int) -> None:
        """Natural cards of a rank in one hand."""
        found = self.found
        if self.own[rank] == 1:
            found[FITS_GROWING] = found[FITS_GROWING] + held
        elif self.own[rank] == 2:
            found[FITS_COMPLETE] = found[FITS_COMPLETE] + held
        elif held == 1:
            found[SINGLES] = found[SINGLES] + 1
            if (self.theirs >> rank) & 1:
                found[FEEDS] = found[FEEDS] + 1
        elif held == 2:
            self.pairs += 1
        elif held == 3:
            found[THREES_OF] = found[THREES_OF] + 1
        else:
            found[FOURS_OF] = found[FOURS_OF] + 1
        if held > 1 and not self.is_open:
            found[GROUPED] = found[GROUPED] + 1

    def of_suits(self, hand: Hand) -> None:
        """What a hand has of sequences."""
        faces = hand.faces
        found = self.found
        for suit in range(4):
            length = 0
            for card in range(FOUR * 4 + suit, ACE * 4 + 4, 4):
                if faces[card]:
                    length += 1
                    if length > 1:
                        found[SUITED] = found[SUITED] + 1
                    if length == 4:
                        found[LONG_SUITED] = found[LONG_SUITED] + 1
                else:
                    length = 0
        for card in self.ends:
            if faces[card]:
                found[FITS_RUNS] = found[FITS_RUNS] + 1

    def of_side(self) -> None:
        """What the side has together."""
        found = self.found
        table = self.table
        found[PAIRS] = self.pairs
        found[LACKING] = self.need
        if self.complete:
            found[COMPLETE + at_most(self.complete, 4) - 1] = 1
        threes = 0
        for seat in table.order:
            if table.sides[seat] == self.side:
                threes += len(table.threes[seat])
        scoring = table.rules.scoring
        earned = self.is_open if scoring.threes_need == 0 else self.complete >= scoring.threes_need
        if threes and earned:
            found[THREE_POINTS] = scoring.three_points(threes) // 100
        elif threes:
            found[THREES_CLOSED] = threes
        if self.is_open:
            found[OPEN] = 1
            found[POINTS] = melded_points(table, self.side) // 10
        else:
            found[MINIMUM + minimum_class(self.minimum)] = 1
            ready = 4 if self.ready >= 2 * self.minimum else self.ready * 4 // (2 * self.minimum)
            found[READY + at_most(ready, 4)] = 1

    def of_pile(self) -> None:
        """What the pile means for the side."""
        found = self.found
        table = self.table
        pile = at_most(len(table.pile), PILE_MOST)
        pairs = at_most(self.pairs, PAIRS_MOST)
        found[PILE_PAIRS] = pile * pairs
        if table.frozen:
            found[FROZEN_PAIRS] = pile * pairs
        if self.is_open:
            found[PILE_OPEN] = pile
            if table.frozen:
                found[PILE_FROZEN_OPEN] = pile
        if found[IN_TURN]:
            found[PILE_TURN] = pile
            if self.is_open:
                found[PILE_TURN_OPEN] = pile


def counts(state: State, side: int) -> list[int]:
    """What speaks for a side, COUNTS whole numbers."""
    return SideCounts(state, side).found
