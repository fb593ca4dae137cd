"""Where each small number of the fast policy stands, and the classes of things that they are kept by.

All are whole numbers in one flat list, in units of 1/SCALE of what they were fitted as. What is added up for a choice
is a cost: the least one is taken. A list that writes down which places it was asked for shows what a choice depends
on; that is how the numbers are fitted.
"""

from typing import Final

SCALE: Final = 64
"""What the fitted figures are multiplied by."""

PILES: Final = 6
VALUES: Final = 3
HURRIES: Final = 3
MINIMUMS: Final = 4

# Discards: what is added for a natural card.
OWN_USE: Final = 0  # use for the own side 5 x cards held 4 x value 3
HELD_PILE: Final = OWN_USE + 60  # cards held 4 x frozen 2 x pile 6
HURRY_VALUE: Final = HELD_PILE + 48  # hurry 3 x value 3
FED_PILE: Final = HURRY_VALUE + 9  # meld fed 5 x pile 6
UNSEEN_PILE: Final = FED_PILE + 30  # state of the next side 3 x unseen 9 x pile 6
NEXT_SIZE: Final = UNSEEN_PILE + 162  # hand of the next 4 x unseen 3 x state 3
UNWANTED_PILE: Final = NEXT_SIZE + 36  # unwanted 2 x pile 6 x state 3
KNOWN_PILE: Final = UNWANTED_PILE + 36  # known with the next 3 x pile 6
CLOSED_USE: Final = KNOWN_PILE + 18  # own minimum 4 x value 3 x cards held 4
THREE_PILE: Final = CLOSED_USE + 48  # black three: pile 6 x hurry 3
WILD_PILE: Final = THREE_PILE + 18  # two or joker 2 x frozen 2 x pile 6 x pairs 3
SIZE_HELD: Final = WILD_PILE + 72  # own hand 5 x cards held 4
VALUE_PILE: Final = SIZE_HELD + 20  # value 3 x pile 6
NEIGHBOURS: Final = VALUE_PILE + 18  # of its suit within reach in the hand 4, fits an own sequence 2
FED_RUN: Final = NEIGHBOURS + 8  # fits a sequence of the next side 2 x pile 6

# Takes, against drawing.
TAKE_KIND: Final = FED_RUN + 12  # what is shown 4 x pile 6
TAKE_SIZE: Final = TAKE_KIND + 24  # the meld after it 10
TAKE_USEFUL: Final = TAKE_SIZE + 10  # useful cards in the pile 8
TAKE_WILDS: Final = TAKE_USEFUL + 8  # wild cards in the pile 4
TAKE_HAND: Final = TAKE_WILDS + 4  # own hand 5 x may go out 2 x pile 6
TAKE_HURRY: Final = TAKE_HAND + 60  # hurry 3
TAKE_SPENT_WILDS: Final = TAKE_HURRY + 3  # wild cards spent 7
TAKE_MINIMUM: Final = TAKE_SPENT_WILDS + 7  # minimum 4 x others open 2
TAKE_SPENT: Final = TAKE_MINIMUM + 8  # closed 2 x cards spent 8

# Initial melds, against waiting.
OPEN_WILDS: Final = TAKE_SPENT + 16  # wild cards 8
OPEN_CARDS: Final = OPEN_WILDS + 8  # cards laid 14
OPEN_MINIMUM: Final = OPEN_CARDS + 14  # minimum 4 x others open 2 x wild cards 4
OPEN_LEFT: Final = OPEN_MINIMUM + 32  # cards left 12
OPEN_HURRY: Final = OPEN_LEFT + 12  # hurry 3
OPEN_THREES: Final = OPEN_HURRY + 3  # threes of the side 5
OPEN_THIRD: Final = OPEN_THREES + 5  # a meld with three wild cards 2
OPEN_PURE: Final = OPEN_THIRD + 2  # melds of naturals alone 4
OPEN_LONG: Final = OPEN_PURE + 4  # melds of four naturals and more 4
OPEN_STOCK: Final = OPEN_LONG + 4  # tens of cards in the stock 6

# Laying: thresholds, as they are.
LAY_LEAVES: Final = OPEN_STOCK + 6  # cards that a new meld leaves in the hand
LAY_SHORT: Final = LAY_LEAVES + 1  # with fewer tenths of a turn left for each partner, nothing waits
LAY_ENDING: Final = LAY_SHORT + 1  # hundredths of urgency from which on all is laid
LAY_CONTESTED: Final = LAY_ENDING + 1  # cards of a frozen pile worth holding pairs for
LAY_BEHIND: Final = LAY_CONTESTED + 1  # points behind with which a deal is still ended
LAY_ADDS: Final = LAY_BEHIND + 1  # cards that natural ones added to melds leave in the hand, but for a canasta
LAY_NEARLY: Final = LAY_ADDS + 1  # cards that a meld may lack once it has got wild cards
LAY_NEARLY_SHORT: Final = LAY_NEARLY + 1  # the same where the time is short
LAY_WILDS: Final = LAY_NEARLY_SHORT + 1  # most wild cards that complete a canasta
LAY_OWN_RACE: Final = LAY_WILDS + 1  # 1: new melds do not wait once the own side may go out
LAY_THEIR_RACE: Final = LAY_OWN_RACE + 1  # 1: nor once another side may
COUNT: Final = LAY_THEIR_RACE + 1
"""How many numbers there are."""

FIRST_THRESHOLD: Final = LAY_LEAVES
THRESHOLDS: Final = (8, 35, 30, 5, 400, 0, 1, 2, 7, 1, 1)
"""The thresholds of the standard player, in their order."""
PLAIN_THRESHOLDS: Final = (2, 0, 1000, 1000, 100_000, 0, 0, 0, 1, 1, 1)
"""Those of a player that holds nothing back, fights for no pile and ends every deal that it can end."""


def unfitted() -> list[int]:
    """Numbers that have no opinion, with the thresholds of the standard player."""
    return [0] * FIRST_THRESHOLD + list(THRESHOLDS)


def value_class(value: int) -> int:
    """By the points that a card counts."""
    return 0 if value <= 5 else 1 if value <= 10 else 2


def pile_class(count: int) -> int:
    """By the cards in the pile."""
    return 0 if count <= 1 else 1 if count <= 3 else 2 if count <= 6 else 3 if count <= 10 else 4 if count <= 16 else 5


def minimum_class(minimum: int) -> int:
    """By the points that an initial meld must count."""
    return 0 if minimum <= 15 else 1 if minimum <= 50 else 2 if minimum <= 90 else 3


def hurry_class(urgency: int) -> int:
    """By how likely the deal is about to end, in hundredths."""
    return 0 if urgency < 10 else 1 if urgency < 30 else 2


def hand_class(size: int) -> int:
    """By the cards in the own hand, for a discard."""
    return 0 if size <= 3 else 1 if size <= 6 else 2 if size <= 9 else 3 if size <= 12 else 4


def taking_hand_class(size: int) -> int:
    """By the cards in the own hand, for taking the pile."""
    return 0 if size <= 3 else 1 if size <= 6 else 2 if size <= 10 else 3 if size <= 14 else 4


def next_hand_class(size: int) -> int:
    """By the cards in the hand of who plays next."""
    return 0 if size <= 2 else 1 if size <= 5 else 2 if size <= 9 else 3


def at_most(count: int, most: int) -> int:
    """A count, cut off."""
    return count if count < most else most
