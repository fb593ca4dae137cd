"""Saves of the first format, by 0.1.0: one record of JSON, made into what the second format says.

In it every deal was dealt from the seed of the match, by streams that one could follow back to that seed:
each step of `old_stream_seed` can be undone. Nothing but this reader uses them any more. The deals keep
the seeds that they had then; those that follow get theirs as in every match of today.
"""

from typing import Final

from canasta_desktop.game.untrusted import Reader
from canasta_desktop.rules.rng import MASK64, Rng, mix
from canasta_desktop.rules.seeds import DERIVATION, SEED_BITS

VERSION: Final = 1
MOST_DEALS: Final = 10_000
HIGHEST_SEED: Final = MASK64
"""Of a match, and of a deal in it; those of today are hardly ever as low."""


def old_stream_seed(seed: int, name: str, *numbers: int) -> int:
    """The seed of a named stream as 0.1.0 derived it: `seed` mixed with every character and number in turn."""
    word = mix(seed & MASK64)
    for character in name:
        word = mix(word ^ ord(character))
    for number in numbers:
        word = mix(word ^ (number & MASK64))
    return word


def upgraded(reader: Reader) -> tuple[Reader, list[Reader]]:
    """The head and the scored deals of a save of this format, as `journal` reads them today. Raises SaveError."""
    seed = reader.at("seed").whole(0, HIGHEST_SEED)
    players = reader.at("setup").at("players").whole(2, 6)
    past = list(reader.at("finished").items(MOST_DEALS))
    head = {
        "program": reader.at("program").value,
        "setup": reader.at("setup").value,
        "seed": _hex(seed),
        "derivation": DERIVATION,
        "first_dealer": Rng(old_stream_seed(seed, "first-dealer")).below(players),
        "deal": _deal(reader.at("deal"), seed, len(past) + 1),
        "desks": reader.at("desks").value,
    }
    scored = [Reader(_deal(deal, seed, number), deal.path) for number, deal in enumerate(past, 1)]
    return Reader(head, reader.path), scored


def _deal(reader: Reader, seed: int, number: int) -> dict[str, object]:
    """The record of a deal with the seed it was dealt from; an origin is missing in the oldest saves."""
    record = {key: reader.at(key).value for key in ("points", "actions", "position")}
    origin = reader.at("origin").value
    return record | {"seed": _hex(old_stream_seed(seed, "deal", number)), "origin": "" if origin is None else origin}


def _hex(seed: int) -> str:
    return f"{seed:0{SEED_BITS // 4}x}"
