"""The seeds of a match: each follows from the seed of the match, and none leads back to it.

Every chance of a match has a seed of its own: each deal, the first dealer, the draw for seats, each
choice of a computer player. They are hashes of the match seed, the purpose and its indices, so that
whoever is told one of them learns nothing of the others: a computer player not the cards, and who knows
the number of one deal not the next deal. The hash is SHA-256, cut to its first 128 bits.

What is hashed is plain text, every part with its length before it, so that no two purposes share an input:

    derived_seed(7, "deal", 12) is of "1:7,4:deal,2:12,"

A deal is dealt from its own seed alone (`State.deal`).
"""

from typing import Final

DERIVATION: Final = "sha256-128"
"""The name of this derivation, by which saves tell it from any other."""

SEED_BITS: Final = 128
"""Bits of every seed: as many as the generator has state, and far more than can be tried one by one."""

HIGHEST_SEED: Final = 2**SEED_BITS - 1


def derived_seed(seed: int, purpose: str, *indices: int) -> int:
    """The seed for one purpose, of 128 bits; `seed` is any whole number."""
    import hashlib  # it brings OpenSSL, for which a start with a dealt match need not wait

    parts = [str(seed), purpose, *[str(index) for index in indices]]
    text = "".join([f"{len(part)}:{part}," for part in parts])
    return int.from_bytes(hashlib.sha256(text.encode("utf-8")).digest()[: SEED_BITS // 8], "big")


def deal_seed(match_seed: int, number: int) -> int:
    """The seed of the deal with this number, from 1."""
    return derived_seed(match_seed, "deal", number)


def first_dealer_seed(match_seed: int) -> int:
    """The seed by which the first dealer is drawn by lot (CL-1.6)."""
    return derived_seed(match_seed, "first-dealer")


def seats_seed(match_seed: int) -> int:
    """The seed of the draw for partners and seats (CG-1.3, GT-1.5)."""
    return derived_seed(match_seed, "seats")


def choice_seed(match_seed: int, deal: int, seat: int, actions: int) -> int:
    """The seed of one choice of a computer player: of `seat`, so many actions of the deal having been played.

    So undo, resume and replay repeat the choice. It is all of the match seed that a computer player is told.
    """
    return derived_seed(match_seed, "choice", deal, seat, actions)
