"""The game's own random numbers: published, portable, the same on every machine.

xoshiro128** 1.1 by D. Blackman and S. Vigna, seeded by SplitMix64 as its authors advise; both
are checked against their published test vectors in `tests/rules/test_rng.py`. All words have 32
bits, so that the compiled core never leaves the machine's integers in the hot path: what is declared `i64`
is one of these once compiled, which makes a number seven times as fast to draw, and an `int` otherwise.

A generator hides nothing: whoever has seen a few of its words can tell its seed. So each has a seed that
leads nowhere else (`seeds`), and what one generator gives out never moves another.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # For mypyc alone, which always takes this branch; interpreted, nothing reads the annotations in functions.
    from mypy_extensions import i64

MASK32: Final = 0xFFFFFFFF
MASK64: Final = 0xFFFFFFFFFFFFFFFF


def mix(word: int) -> int:
    """One step of SplitMix64: the output for the state `word` (64 bits in and out)."""
    z = (word + 0x9E3779B97F4A7C15) & MASK64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK64
    return z ^ (z >> 31)


class Rng:
    """A xoshiro128** generator; equal seeds give equal numbers. `seed` has up to 128 bits, and each counts."""

    def __init__(self, seed: int, same: "Rng | None" = None) -> None:
        """From this seed, or with `same` where another generator stands."""
        if same is not None:
            self.set_words(same._a, same._b, same._c, same._d)
            return
        first = mix(seed & MASK64)
        # Of a seed with 64 bits this is the second output of SplitMix64; the upper half moves it on.
        second = mix((seed + (seed >> 64) + 0x9E3779B97F4A7C15) & MASK64)
        self.set_words(first & MASK32, first >> 32, second & MASK32, second >> 32)

    def set_words(self, a: int, b: int, c: int, d: int) -> None:
        """Put the generator into a known state: four words of 32 bits, not all of them 0."""
        assert a | b | c | d, "the state of a xoshiro generator may not be all zero"
        self._a: i64 = a
        self._b: i64 = b
        self._c: i64 = c
        self._d: i64 = d

    def copy(self) -> "Rng":
        """A generator that goes on from here by itself; to begin one from its seed takes much longer."""
        return Rng(0, self)

    def word(self) -> int:
        """The next 32 random bits."""
        return self.below(MASK32 + 1)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound - 1`, each equally likely; `bound` is 1 to 2**32. Raises ValueError.

        The numbers below `bound` come in rows, 0 up to `bound - 1` again and again through all words; those
        of the last row are thrown away if it is not a whole one, so nothing is biased.
        """
        if bound < 1 or bound > MASK32 + 1:
            raise ValueError(f"a bound is 1 to 2**32, not {bound}")
        size: i64 = bound
        last_row = MASK32 + 1 - size
        while True:
            b = self._b
            x = (b * 5) & MASK32
            word = (((x << 7) | (x >> 25)) * 9) & MASK32
            c = self._c ^ self._a
            d = self._d ^ b
            self._b = b ^ c
            self._a = self._a ^ d
            self._c = c ^ ((b << 9) & MASK32)
            self._d = ((d << 11) | (d >> 21)) & MASK32
            number = word % size
            if word - number <= last_row:
                return number

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, each order equally likely (Fisher and Yates)."""
        # `below`, written out with the state in local names: interpreted, that halves the time of a shuffle.
        a, b, c, d = self._a, self._b, self._c, self._d
        size: i64 = len(items)
        while size > 1:
            x = (b * 5) & MASK32
            word = (((x << 7) | (x >> 25)) * 9) & MASK32
            shifted = (b << 9) & MASK32
            c ^= a
            d ^= b
            b ^= c
            a ^= d
            c ^= shifted
            d = ((d << 11) | (d >> 21)) & MASK32
            other = word % size
            if word - other <= MASK32 + 1 - size:
                size -= 1
                items[size], items[other] = items[other], items[size]
        self._a, self._b, self._c, self._d = a, b, c, d
