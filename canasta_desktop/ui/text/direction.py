"""The direction of text: a name written from right to left does not turn round the sentence that it stands in."""

import unicodedata
from typing import Final

ISOLATE: Final = "\u2068"
POP_ISOLATE: Final = "\u2069"
"""What stands between them is written in its own direction and turns nothing round."""


def isolated(name: str) -> str:
    """The name as it stands in a sentence: what is written from right to left keeps its direction to itself."""
    return f"{ISOLATE}{name}{POP_ISOLATE}" if _turns(name) else name


def _turns(text: str) -> bool:
    """Whether anything in it that is not isolated yet is written from right to left."""
    depth = 0
    for sign in "" if text.isascii() else text:
        depth += (sign == ISOLATE) - (sign == POP_ISOLATE)
        if depth == 0 and unicodedata.bidirectional(sign) in ("R", "AL", "AN"):
            return True
    return False
