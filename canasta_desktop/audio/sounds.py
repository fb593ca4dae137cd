"""What there is to be heard: the sounds by name, the groups that can be turned off, and their files."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final

RATE: Final = 32_000
"""Samples a second, of the files and of the device alike."""
VARIANTS: Final = 3
"""So many recordings of each sound, so that a row of the same does not sound like a machine."""


class SoundGroup(Enum):
    """What can be turned off by itself."""

    CARDS = "cards"  # cards that move
    SIGNALS = "signals"  # what wants attention
    MUSIC = "music"  # what is made of notes


class Sound(Enum):
    """The sounds; the values are the names of their files."""

    SHUFFLE = "shuffle"
    DEAL = "deal"  # each card
    DRAW = "draw"
    LAY = "lay"  # each card; rises in a row
    DISCARD = "discard"
    TAKE = "take"  # the pile
    FREEZE = "freeze"
    RED_THREE = "red-three"
    NATURAL_CANASTA = "natural-canasta"
    MIXED_CANASTA = "mixed-canasta"
    FOOT = "foot"
    YOUR_TURN = "your-turn"
    ASK = "ask"
    REFUSED = "refused"
    GOING_OUT = "going-out"
    COUNT = "count"  # each line of the score sheet
    WIN = "win"
    LOSE = "lose"


GROUPS: Final[Mapping[Sound, SoundGroup]] = MappingProxyType(
    {
        **dict.fromkeys((Sound.SHUFFLE, Sound.DEAL, Sound.DRAW, Sound.LAY, Sound.DISCARD), SoundGroup.CARDS),
        **dict.fromkeys((Sound.TAKE, Sound.FOOT), SoundGroup.CARDS),
        **dict.fromkeys((Sound.YOUR_TURN, Sound.ASK, Sound.REFUSED, Sound.FREEZE, Sound.COUNT), SoundGroup.SIGNALS),
        **dict.fromkeys((Sound.RED_THREE, Sound.NATURAL_CANASTA, Sound.MIXED_CANASTA), SoundGroup.MUSIC),
        **dict.fromkeys((Sound.GOING_OUT, Sound.WIN, Sound.LOSE), SoundGroup.MUSIC),
    }
)


def file_name(sound: Sound, variant: int) -> str:
    """The asset of a variant, which counts from 0: `sounds/lay-0.wav`, mono, 16 bits."""
    return f"sounds/{sound.value}-{variant}.wav"
