"""Damage done to valid files and lines: one or a few changes, small ones and rude ones, all of them from a `Random`.

Most changes are made inside the structure, where a reader has to decide something: a value becomes another one of the
same file or of another, a number goes beyond its bounds, an item comes twice, a text that is itself JSON or a row of
cards is changed inside. The rest is done to the bytes, as by a bad disk or somebody who wants to see it break.
"""

import json
from random import Random
from typing import Any, Final

JUNK: Final = (
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        3,
        255,
        2**31,
        -(2**31),
        2**63,
        2**64,
        2**128,
        -(10**12),
        10**13,
        10**400,
        0.5,
        1e308,
    ),
    *("", " ", "draw", "QS", "QS QS QS", "0", "a\nb", "\0", "\ud800", "\u202e", "<b>x</b>", "../../x", "x" * 70_000),
    *([], {}, [[]], [None], {"": None}, ["draw"] * 6000, [[[[[[[[]]]]]]]]),
)
"""What may stand anywhere and belongs almost nowhere."""

WORDS: Final = (
    *("QS", "QH", "2C", "2D", "3C", "3D", "3H", "4H", "5S", "9D", "TD", "KC", "AS", "JO", "*", "0", "1", "-1", "99"),
    *(
        "draw",
        "take",
        "meld",
        "join",
        "lay",
        "discard",
        "end",
        "ask",
        "answer",
        "yes",
        "beginner",
        "expert",
        "novice",
        "standard",
        "person",
    ),
)
"""What texts of actions and cards are made of, and some of what they are not."""

DEEP: Final = 100_000


def mutated(rows: list[object], spare: object, rng: Random) -> list[object]:
    """These rows of JSON after some changes; what stands in `spare`, of another file, may come in."""
    changed = _copy(rows)
    for _ in range(rng.choice((1, 1, 1, 1, 2, 4))):
        changed = _changed(changed, spare, rng)
    return changed if isinstance(changed, list) else [changed]


def damaged(data: bytes, rng: Random) -> bytes:
    """These bytes after one rude change."""
    place = rng.randrange(len(data) + 1)
    other = rng.randrange(len(data) + 1)
    first, last = min(place, other), max(place, other)
    changes = (
        lambda: data[:place] + bytes([rng.randrange(256)]) + data[place + 1 :],
        lambda: data[:place],
        lambda: data[:first] + data[last:],
        lambda: data[:last] + data[first:],
        lambda: (
            data[:place]
            + rng.choice((b"\xff\xfe", b"\xef\xbb\xbf", b"\0", b"\n", b'"', b"}", b"\\ud800"))
            + data[place:]
        ),
        lambda: data[:place] + rng.choice((b"[", b'{"a":', b"9")) * DEEP,
        lambda: rng.randbytes(rng.randrange(200)),
        lambda: data * 3,
    )
    return rng.choice(changes)()


def _changed(value: object, spare: object, rng: Random) -> object:
    """The value with one change at a place anywhere in it."""
    place, last = _place(value, rng)
    if place is None:
        return _replaced(value, spare, rng)
    kind = rng.randrange(8)
    if kind == 0:
        del place[last]
    elif kind == 1 and isinstance(place, list):
        place.insert(last, _copy(place[rng.randrange(len(place))]))
    elif kind == 2 and isinstance(place, list):
        rng.shuffle(place)
    elif kind == 3 and isinstance(place, dict):
        place[rng.choice((*WORDS, "", "x" * 300))] = place.pop(last)
    else:
        place[last] = _replaced(place[last], spare, rng)
    return value


def _place(value: object, rng: Random) -> tuple[Any, Any]:
    """A list or a record somewhere in the value and a key of it; None where the value itself is meant.

    More often than not the way goes where there is much, so that not only heads are changed.
    """
    place, last = None, None
    while isinstance(value, dict | list) and value and (place is None or rng.randrange(8)):
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        sizes = [len(repr(value[key])) for key in keys] if rng.randrange(3) else None
        place, (last,) = value, rng.choices(keys, sizes)
        value = value[last]
    return place, last


def _copy(value: object) -> object:
    return json.loads(json.dumps(value))


def _replaced(value: object, spare: object, rng: Random) -> object:
    """Something else in the place of a value."""
    if isinstance(value, str) and " " in value and rng.randrange(4):
        return _text(value, spare, rng)
    kind = rng.randrange(10)
    if kind < 2:
        return _copy(rng.choice(JUNK))
    if kind < 4:
        return _part(spare, rng)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice(
            (value + 1, value - 1, -value, value * 10, value ^ 1 << rng.randrange(70), rng.randrange(-9, 99))
        )
    if isinstance(value, str):
        return _text(value, spare, rng)
    return _part(value, rng)


def _part(value: object, rng: Random) -> object:
    """Any part of a value, a copy."""
    place, last = _place(value, rng)
    return _copy(value if place is None else place[last])


def _text(text: str, spare: object, rng: Random) -> str:
    """A text with a change inside; one that is JSON itself stays that more often than not."""
    if text[:1] in ("{", "[") and rng.randrange(12):
        try:
            return json.dumps(_changed(json.loads(text), spare, rng), separators=(",", ":"))
        except ValueError:
            pass
    if " " in text and rng.randrange(3):
        words = text.split(" ")
        _change_words(words, rng)
        return " ".join(words)
    if not text or rng.randrange(4) == 0:
        return rng.choice(WORDS)
    place = rng.randrange(len(text))
    return (
        text[:place]
        + chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x11_0000))))
        + text[place + rng.randrange(2) :]
    )


def _change_words(words: list[str], rng: Random) -> None:
    """One word more, less, or another one."""
    place = rng.randrange(len(words))
    kind = rng.randrange(4)
    if kind == 0:
        del words[place]
    elif kind == 1:
        words.insert(place, rng.choice(WORDS))
    elif kind == 2:
        words[place] = rng.choice(WORDS)
    else:
        words[place], words[0] = words[0], words[place]
