"""A short text for values of five bits, which names the character that was mistyped.

Crockford's base 32: digits and letters without I, L, O and U, so that no two look alike. What is read may be in small
letters and in any groups, with O for 0, I and L for 1, and U for V.

After every 28 values or fewer stand three *check values*, by which one wrong character is found and two are never
taken for one (a Reed-Solomon code over the field of 32 elements). `assets/run/formats/deal-codes.md` has it in full.
"""

import unicodedata
from collections.abc import Sequence
from enum import Enum
from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The character of each value."""

LOOK_ALIKE: Final = {"O": "0", "I": "1", "L": "1", "U": "V"}

LONGEST_BLOCK: Final = 31
"""Characters of a block at most, its checks included: the field has so many elements besides 0."""

CHECKS: Final = 3
"""Check values of a block: any two blocks differ in four characters, so one wrong is found and two are noticed."""

GROUP: Final = 4
"""Characters between two hyphens."""

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
    WRONG_CHARACTERS = "wrong-characters"  # several, nobody knows which; or one is missing, or too many
    NEWER = "newer"  # a game, a house rule or a value of it that this version does not know
    UNPLAYABLE = "unplayable"  # nothing is mistyped, but there is no such deal


class DealCodeError(Exception):
    """A code that cannot be read. Where one character is to blame, it is the `place`th, from 1, hyphens not counted.

    `at` is its index in the text, `sign` what was typed there, and `group` the four characters among which it stands;
    0, -1 and empty where none is named. `detail` is for the log.
    """

    def __init__(self, fault: CodeFault, detail: str) -> None:
        super().__init__(f"{fault.value}: {detail}")
        self.fault = fault
        self.place = 0
        self.at = -1
        self.sign = self.group = ""

    @classmethod
    def of_character(cls, fault: CodeFault, text: str, signs: Sequence[int], place: int) -> "DealCodeError":
        """The fault of one character, by its place; `signs` are the indices of all of them in the text."""
        error = cls(fault, f"character {place}")
        error.place, error.at = place, signs[place - 1]
        error.sign = text[error.at]
        start = (place - 1) // GROUP * GROUP
        error.group = "".join([text[at] for at in signs[start : start + GROUP]])
        return error


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


def _sums(block: Sequence[int]) -> list[int]:
    """The block as a polynomial, its first value the highest, at 1, 2 and 4: all 0 where nothing is wrong."""
    sums = []
    for power in POWERS[:CHECKS]:
        total = 0
        for value in block:
            total = product(total, power) ^ value
        sums.append(total)
    return sums


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
    first, second, third = _sums(block)
    if not (first or second or third):
        return None
    if not (first and second) or product(second, second) != product(first, third):
        return -1
    # One value is wrong by `first`, and the second sum is that times 2 to the power of its distance from the end.
    distance = (LOGARITHMS[second] - LOGARITHMS[first]) % LONGEST_BLOCK
    return len(block) - 1 - distance if distance < len(block) else -1


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
    signs, at = "", 0
    for size in block_sizes(len(values) + CHECKS * count):
        block = values[at : at + size - CHECKS]
        signs += "".join([ALPHABET[value] for value in (*block, *checks(block))])
        at += len(block)
    return "-".join([signs[start : start + GROUP] for start in range(0, len(signs), GROUP)])


def values_in(text: str, least: int) -> list[int]:
    """The values of a text, `least` at least, without their checks. Raises DealCodeError."""
    signs = _signs(text)
    if not signs:
        raise DealCodeError(CodeFault.EMPTY, "no characters")
    read = [_value(text[at]) for at in signs]
    if -1 in read:
        raise DealCodeError.of_character(CodeFault.STRANGE_CHARACTER, text, signs, read.index(-1) + 1)
    if len(read) < least + CHECKS:
        raise DealCodeError(CodeFault.TOO_SHORT, f"{len(read)} characters, at least {least + CHECKS}")
    if len(read) > MOST_BLOCKS * LONGEST_BLOCK:
        raise DealCodeError(CodeFault.TOO_LONG, f"{len(read)} characters")
    values: list[int] = []
    wrong: list[int] = []
    start = 0
    for size in block_sizes(len(read)):
        block = read[start : start + size]
        index = wrong_place(block)
        if index is not None:
            wrong.append(-1 if index < 0 else start + index)
        values += block[:-CHECKS]
        start += size
    if wrong:
        raise _mistyped(text, signs, wrong)
    return values


def _signs(text: str) -> list[int]:
    """Where in the text the characters of the code stand. Raises DealCodeError for a text that is no code."""
    if len(text) > LONGEST_TYPED:
        raise DealCodeError(CodeFault.TOO_LONG, f"a text of {len(text)} characters")
    return [at for at, sign in enumerate(text) if not _is_between(sign)]


def _is_between(sign: str) -> bool:
    """Whether this only parts the groups: spaces, dashes of every kind, what cannot be seen."""
    return sign.isspace() or sign in "_." or unicodedata.category(sign) in ("Pd", "Cf", "Cc")


def _value(typed: str) -> int:
    """The value of a character, -1 for one that no code has."""
    sign = unicodedata.normalize("NFKC", typed).upper()
    return ALPHABET.find(LOOK_ALIKE.get(sign, sign)) if len(sign) == 1 else -1


def _mistyped(text: str, signs: Sequence[int], wrong: Sequence[int]) -> DealCodeError:
    """What to say where these characters are wrong; -1 stands for several."""
    if len(wrong) > 1 or wrong[0] < 0:
        return DealCodeError(CodeFault.WRONG_CHARACTERS, f"{len(wrong)} blocks")
    return DealCodeError.of_character(CodeFault.WRONG_CHARACTER, text, signs, wrong[0] + 1)
