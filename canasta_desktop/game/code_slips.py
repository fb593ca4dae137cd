"""Where somebody slipped who typed a code: one character wrong, left out or too many, or two neighbours swapped.

Each text that is one such slip away is tried, and its check values say whether it may be the code that was meant. There
are some thirty places where a character may be missing, and any of its 32 values could stand there; so by chance a
second text fits too, once in thirty or forty times. Then nobody can know, and no place is named.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from operator import xor
from typing import NamedTuple

from canasta_desktop.game.code_symbols import (
    CHECKS,
    GROUP,
    LONGEST_BLOCK,
    MOST_BLOCKS,
    CodeFault,
    DealCodeError,
    TypedCode,
    block_sizes,
    blocks_of,
    has_fault,
    in_groups,
    wrong_place,
)

Values = tuple[int, ...]


class Slip(NamedTuple):
    """A slip at the character with this place, from 0, and the values of the whole code without it.

    A character that is missing stood before that one; of two that were swapped it is the first.
    """

    fault: CodeFault
    place: int
    meant: Values


def is_whole(values: Sequence[int]) -> bool:
    """Whether these values, checks included, can be a code: as many as one can have, and nothing wrong in any block."""
    blocks = len(block_sizes(len(values)))
    said = len(values) - CHECKS * blocks
    is_a_length = blocks <= MOST_BLOCKS and blocks == -(-said // (LONGEST_BLOCK - CHECKS))
    return is_a_length and not any(map(has_fault, blocks_of(values)))


def slips(values: Sequence[int]) -> Iterator[Slip]:
    """Each single slip that may have led to these values. Of a run of equal characters it is the last."""
    yield from _wrong(values)
    for index in reversed(range(len(values) + 1)):
        meant = _with_one_at(values, index)
        if is_whole(meant):
            yield Slip(CodeFault.MISSING_CHARACTER, index, meant)
    for index in reversed(range(len(values))):
        meant = (*values[:index], *values[index + 1 :])
        if is_whole(meant):
            yield Slip(CodeFault.EXTRA_CHARACTER, index, meant)
    for index in range(len(values) - 1):
        meant = (*values[:index], values[index + 1], values[index], *values[index + 2 :])
        if values[index] != values[index + 1] and is_whole(meant):
            yield Slip(CodeFault.SWAPPED_CHARACTERS, index, meant)


def _wrong(values: Sequence[int]) -> Iterator[Slip]:
    """The slip of one wrong character, which its block names."""
    start = 0
    for block in blocks_of(values):
        place = wrong_place(block)
        if place is not None and place >= 0:
            index = start + place
            meant = (*values[:index], values[index] ^ reduce(xor, block), *values[index + 1 :])
            if is_whole(meant):
                yield Slip(CodeFault.WRONG_CHARACTER, index, meant)
        start += len(block)


def _with_one_at(values: Sequence[int], index: int) -> Values:
    """These values with one more, the only one that its block could have there: all values of a block make 0."""
    start = 0
    for size in block_sizes(len(values) + 1):
        if index < start + size:
            break
        start += size
    others = (*values[start:index], *values[index : start + size - 1])
    return (*values[:index], reduce(xor, others, 0), *values[index:])


def slip_error(typed: TypedCode, can_be_meant: Callable[[Values], bool]) -> DealCodeError:
    """What to say of a code that is not whole; `can_be_meant` tells of one that is, whether it says anything."""
    found: dict[Values, Slip] = {}
    for slip in slips(typed.values):
        if slip.meant not in found and can_be_meant(slip.meant):
            found[slip.meant] = slip
    if len(found) != 1:
        return DealCodeError(CodeFault.WRONG_CHARACTERS, f"{len(found)} codes are one slip away")
    return _located(typed, *found.values())


def _located(typed: TypedCode, slip: Slip) -> DealCodeError:
    """The fault of the only slip there can be, with its place and the code that was meant."""
    error = DealCodeError(slip.fault, f"at {slip.place}")
    error.code = in_groups(slip.meant)
    if slip.fault is CodeFault.MISSING_CHARACTER:
        # What it stood beside, in the group of the code where it belongs: the one before it, if it does not begin one.
        is_first = slip.place % GROUP == 0 and slip.place < len(typed.places)
        group = typed.group_around(slip.place if is_first else slip.place - 1)
        part = group
        error.place = slip.place
    else:
        part = range(slip.place, slip.place + (2 if slip.fault is CodeFault.SWAPPED_CHARACTERS else 1))
        group = range(typed.group_around(part[0])[0], typed.group_around(part[-1])[-1] + 1)
        error.place = slip.place + 1
    error.at, error.end = typed.places[part[0]], typed.places[part[-1]] + 1
    error.sign, error.group = typed.shown(part), typed.shown(group)
    return error
