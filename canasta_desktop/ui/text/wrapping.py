"""Words that are longer than a line, in windows whose labels are Qt's own: elsewhere `labels.Words` breaks them."""

import re
from itertools import pairwise
from typing import Final

BREAK: Final = "\u200b"
"""A place without width where a line may end."""
_LONG: Final = re.compile(r"\S{25,}")
"""Words of a language are shorter; those stay whole."""
_PARTS: Final = re.compile(r"(?<=[-._/\\])(?=\w)")
"""Where names of files are best divided."""


def breakable(text: str) -> str:
    """The text with places to break in its longest words, for labels that wrap; what is copied must not have them."""
    return _LONG.sub(_broken, text)


def _broken(word: re.Match[str]) -> str:
    """The word in parts, and in single signs where a part is too long."""
    return BREAK.join([_with_breaks(part) if _LONG.fullmatch(part) else part for part in _PARTS.split(word[0])])


def _with_breaks(part: str) -> str:
    import unicodedata  # no start waits for it: what is said there has short words

    kinds = [unicodedata.category(sign) for sign in part]
    # What belongs to the sign before it, or joins two, is no place to break.
    is_place = [not kind.startswith("M") and "Cf" not in (kind, before) for before, kind in pairwise(kinds)]
    return part[0] + "".join([BREAK * place + sign for place, sign in zip(is_place, part[1:], strict=True)])
