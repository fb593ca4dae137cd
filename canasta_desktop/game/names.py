"""What a name may hold: that of a player, of a preset, of a file where it is shown. One rule, typed or read.

Whoever types "Anna Maria" with a space that does not break, or a sign that is newer than these tables, has a name; so
no name is refused for what stands in it. It is *cleaned* instead, when it is typed and again when it is read, and
nothing that is typed can make a file that cannot be read.

Out goes what is no part of a name and can do harm where it is shown or written: halves of signs (surrogates), control
signs, what is no sign at all, and the marks that turn the direction of writing; the program puts such marks round a
name where it stands in a sentence. In stays what joins and keeps apart (Persian, emoji), what chooses a shape, the tags
of flags, and whatever the tables do not know yet.
"""

import unicodedata
from typing import Final

LONGEST_TYPED: Final = 40
"""So long a name can be typed, as Qt counts: a sign beyond the first plane counts two."""

LONGEST_NAME: Final = 400
"""Code points of a name at most. No 40 that are typed become as many, and older files may hold 60."""

LONGEST_WRITTEN: Final = 4 * LONGEST_NAME
"""Code points at most of what is to be cleaned; a file can hold a line that would take hours."""

_TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks, embeddings, overrides and isolates of the direction of writing."""

_OUT: Final = ("Cc", "Cs", "Zl", "Zp")
"""Controls, halves of signs, and what ends a line or a paragraph."""

_BYTE_ORDER: Final = "\ufeff"
"""At the start of a text it is no part of it, and nobody sees it elsewhere."""

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""


def clean_name(text: str) -> str:
    """The name that is meant: composed (NFC), its spaces plain, single and inside; empty if nothing is to be seen."""
    kept = [" " if unicodedata.category(sign) == "Zs" else sign for sign in text if not _is_out(sign)]
    name = unicodedata.normalize("NFC", " ".join("".join(kept).split()))
    return name if any([_is_seen(sign) for sign in name]) else ""


def name_key(name: str) -> str:
    """What two names have in common that a person would read as one."""
    return unicodedata.normalize("NFKC", clean_name(name).casefold())


def _is_out(sign: str) -> bool:
    """Whether a sign is no part of any name."""
    return sign in _TURNING or sign == _BYTE_ORDER or unicodedata.category(sign) in _OUT or _is_no_sign(sign)


def _is_no_sign(sign: str) -> bool:
    """Whether this code point will never be a sign, in whatever table."""
    code = ord(sign)
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF


def _is_seen(sign: str) -> bool:
    """Whether a name of this sign alone would show anything."""
    code = ord(sign)
    chooses_shape = 0xFE00 <= code <= 0xFE0F or 0xE0100 <= code <= 0xE01EF
    return not (sign == " " or chooses_shape or sign in _BLANK or unicodedata.category(sign) == "Cf")
