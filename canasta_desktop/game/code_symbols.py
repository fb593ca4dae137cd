"""A short text for values of five bits, which names the character that was mistyped.

Crockford's base 32: digits and letters without I, L, O and U, so that no two look alike. What is read may be in small
letters and in any groups, with O for 0, I and L for 1, and U for V.

After every 28 values or fewer stand three *check values*, by which one wrong character is found and two are never
taken for one (a Reed-Solomon code over the field of 32 elements). `assets/run/formats/deal-codes.md` has it in full;
`code_slips` finds by them what was left out, typed twice or swapped.
"""

import unicodedata
from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The character of each value."""

LOOK_ALIKE: Final = {"O": "0", "I": "1", "L": "1", "U": "V"}

LONGEST_BLOCK: Final = 31
"""Characters of a block at most, its checks included: the field has so many elements besides 0."""

CHECKS: Final = 3
"""Check values of a block: any two blocks differ in four characters, so one wrong is found and two are noticed."""

GROUP: Final = 4
"""Characters between two hyphens."""

LONGEST_GROUP: Final = 6
"""Characters of a group as somebody types it, at most, a slip or two included; what is longer was not parted."""

MOST_BLOCKS: Final = 10
LONGEST_TYPED: Final = 4 * MOST_BLOCKS * LONGEST_BLOCK
"""Characters of a text that is read, hyphens and spaces included."""


class CodeFault(Enum):
    """What is wrong with a code."""

    EMPTY = "empty"
    TOO_SHORT = "too-short"
    TOO_LONG = "too-long"
    STRANGE_CHARACTER = "strange-character"  # one that no code has
    WRONG_CHARACTER = "wrong-character"  # one that cannot be right where it stands
    MISSING_CHARACTER = "missing-character"  # one was left out
    EXTRA_CHARACTER = "extra-character"  # one is there that does not belong, or that was typed twice
    SWAPPED_CHARACTERS = "swapped-characters"  # two neighbours have changed places
    WRONG_CHARACTERS = "wrong-characters"  # several slips, or one that may be here or there
    NEWER = "newer"  # a game, a house rule or a value of it that this version does not know
    UNPLAYABLE = "unplayable"  # nothing is mistyped, but there is no such deal


class DealCodeError(Exception):
    """A code that cannot be read. `detail` is for the log; the rest is empty where no place can be named.

    `place` is that of the character to blame, from 1, hyphens not counted; of a missing one that of the character
    before it, of two that are swapped the first. From `at` up to `end` in the text stands what should be looked at,
    among the characters of `group`, and `sign` is the one that was typed. `code` is how the whole code should be.
    """

    def __init__(self, fault: CodeFault, detail: str) -> None:
        super().__init__(f"{fault.value}: {detail}")
        self.fault = fault
        self.place = 0
        self.at = self.end = -1
        self.sign = self.group = self.code = ""


# --- the field of 32 elements ----------------------------------------------------------------------


def _powers() -> tuple[int, ...]:
    """The powers 0 to 30 of the element 2, by x^5 = x^2 + 1."""
    powers = [1]
    while len(powers) < LONGEST_BLOCK:
        doubled = powers[-1] << 1
        powers.append(doubled ^ 0b100101 if doubled > 31 else doubled)
    return tuple(powers)


POWERS: Final = _powers()
LOGARITHMS: Final = {power: exponent for exponent, power in enumerate(POWERS)}


def product(one: int, other: int) -> int:
    """Two elements multiplied; they are added by XOR."""
    if one == 0 or other == 0:
        return 0
    return POWERS[(LOGARITHMS[one] + LOGARITHMS[other]) % LONGEST_BLOCK]


def _sum_at(block: Sequence[int], power: int) -> int:
    """The block as a polynomial, its first value the highest, at 1, 2 or 4: 0 each where nothing is wrong."""
    total = 0
    for value in block:
        total = product(total, power) ^ value
    return total


DIVISOR: Final = (7, 14, 8)
"""x^3 + 7x^2 + 14x + 8 = (x + 1)(x + 2)(x + 4), by which every block can be divided, without its first factor, 1."""


def checks(values: Sequence[int]) -> list[int]:
    """The check values of a block: what is left of its values, three zeros behind them, divided by the divisor."""
    left = [0, 0, 0]
    for value in values:
        factor = left[0] ^ value
        left = [below ^ product(factor, part) for below, part in zip((*left[1:], 0), DIVISOR, strict=True)]
    return left


def wrong_place(block: Sequence[int]) -> int | None:
    """None for a block without a fault; the index of its only wrong value; -1 where several are wrong."""
    first, second, third = [_sum_at(block, power) for power in POWERS[:CHECKS]]
    if not (first or second or third):
        return None
    if not (first and second) or product(second, second) != product(first, third):
        return -1
    # One value is wrong by `first`, and the second sum is that times 2 to the power of its distance from the end.
    distance = (LOGARITHMS[second] - LOGARITHMS[first]) % LONGEST_BLOCK
    return len(block) - 1 - distance if distance < len(block) else -1


def has_fault(block: Sequence[int]) -> bool:
    """Whether anything is wrong with a block; the cheapest of the three sums comes first."""
    return any(_sum_at(block, power) for power in POWERS[:CHECKS])


# --- values to text and back -----------------------------------------------------------------------


def block_sizes(total: int) -> list[int]:
    """How many characters each block has of so many in all: no block has two more than another, the first have most."""
    count = -(-total // LONGEST_BLOCK)
    return [total // count + (1 if block < total % count else 0) for block in range(count)]


def text_of(values: Sequence[int]) -> str:
    """The text for these values, in groups. Raises ValueError where they are too many."""
    count = -(-len(values) // (LONGEST_BLOCK - CHECKS))
    if count > MOST_BLOCKS:
        raise ValueError(f"{len(values)} values")
    whole, at = [], 0
    for size in block_sizes(len(values) + CHECKS * count):
        block = values[at : at + size - CHECKS]
        whole += [*block, *checks(block)]
        at += len(block)
    return in_groups(whole)


def in_groups(values: Sequence[int]) -> str:
    """The characters of a whole code, its checks included, with a hyphen after every fourth."""
    signs = "".join([ALPHABET[value] for value in values])
    return "-".join([signs[start : start + GROUP] for start in range(0, len(signs), GROUP)])


class TypedCode(NamedTuple):
    """A text that was typed: where in it its characters stand, and their values."""

    text: str
    places: list[int]
    values: list[int]

    def group_around(self, index: int) -> range:
        """The characters that stand in one group with this one: as they were typed, or four if nothing parts them."""
        first = last = index
        while first > 0 and self.places[first - 1] == self.places[first] - 1:
            first -= 1
        while last + 1 < len(self.places) and self.places[last + 1] == self.places[last] + 1:
            last += 1
        if last - first < LONGEST_GROUP:
            return range(first, last + 1)
        start = index // GROUP * GROUP
        return range(start, min(start + GROUP, len(self.places)))

    def shown(self, part: range) -> str:
        """These characters as they were typed, with nothing between them."""
        return "".join([self.text[self.places[index]] for index in part])


def typed_code(text: str) -> TypedCode:
    """The characters of a text and what they mean. Raises DealCodeError for one that is no code."""
    if len(text) > LONGEST_TYPED:
        raise DealCodeError(CodeFault.TOO_LONG, f"a text of {len(text)} characters")
    places = [at for at, sign in enumerate(text) if not _is_between(sign)]
    typed = TypedCode(text, places, [_value(text[at]) for at in places])
    if not places:
        raise DealCodeError(CodeFault.EMPTY, "no characters")
    if -1 in typed.values:
        raise _strange(typed, typed.values.index(-1))
    if len(places) > MOST_BLOCKS * LONGEST_BLOCK:
        raise DealCodeError(CodeFault.TOO_LONG, f"{len(places)} characters")
    return typed


def blocks_of(values: Sequence[int]) -> list[Sequence[int]]:
    """The blocks of a whole code, their checks included."""
    blocks, start = [], 0
    for size in block_sizes(len(values)):
        blocks.append(values[start : start + size])
        start += size
    return blocks


def without_checks(values: Sequence[int]) -> list[int]:
    """What a whole code says, its checks left out."""
    return [value for block in blocks_of(values) for value in block[:-CHECKS]]


def _is_between(sign: str) -> bool:
    """Whether this only parts the groups: spaces, dashes of every kind, what cannot be seen."""
    return sign.isspace() or sign in "_." or unicodedata.category(sign) in ("Pd", "Cf", "Cc")


def _value(typed: str) -> int:
    """The value of a character, -1 for one that no code has."""
    sign = unicodedata.normalize("NFKC", typed).upper()
    return ALPHABET.find(LOOK_ALIKE.get(sign, sign)) if len(sign) == 1 else -1


def _strange(typed: TypedCode, index: int) -> DealCodeError:
    """The fault of a character that no code has."""
    error = DealCodeError(CodeFault.STRANGE_CHARACTER, f"character {index + 1}")
    error.place, error.at, error.end = index + 1, typed.places[index], typed.places[index] + 1
    error.sign, error.group = typed.text[error.at], typed.shown(typed.group_around(index))
    return error
