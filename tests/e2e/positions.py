"""A save at any position, so that a test or a picture begins where it wants to."""

from pathlib import Path

from canasta_desktop.game import journal
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.history import FinishedDeal, drawn_dealer, next_start
from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.positions import read_position
from canasta_desktop.rules.records import state_text

NAMES = ("You", "Anna", "Jonas", "Mira")


SEVENS_AND_ACES = "2S 2D 2D 3S 7S 7H 7C 8S 9C 9C JH AH AH AD JO"
"""A hand of two players, of which one can open with aces."""
MAY_GO_OUT = [["7S 7S 7H 7H 7D 7D 7C", "9S 9S 9H 9H 9D 9D 2S"], ["KS KH KD", "QS QH QD"]]
"""Melds with which the side of seat 0 may go out."""

PACK = 108
"""Cards of two packs with jokers (CL-1)."""


def put_position(data: Path, hand: str, *, players: int = 4, **position: object) -> None:
    """Write a save into the data folder: the person at seat 0 holds `hand`.

    The position is as in CASES.md; `scores` gives the match score by account before this deal. Cards of
    others are what is left of the packs.
    """
    seats = [SeatSetup(NAMES[0], SeatKind.PERSON, "")]
    seats += [SeatSetup(name, SeatKind.COMPUTER, "skilled") for name in NAMES[1:players]]
    setup = Setup("classic", players, (), tuple(seats))
    rules, seed = setup.rules(), 1
    before = position.pop("scores", None)
    dealer = drawn_dealer(rules, seed)
    history = [FinishedDeal(1, dealer, tuple(before))] if isinstance(before, list) else []
    start = next_start(rules, dealer, history)
    full = {
        "turn": 0,
        "phase": "draw",
        "hands": [hand, *[11] * (players - 1)],
        "melds": [[], []],
        "red_threes": ["", ""],
        "pile": "4C 6D",
        "dealer": start.dealer,
        "scores": list(start.scores),
        "extra": {"deal": start.number},
    }
    full |= position
    full.setdefault("stock", PACK - sum(_count(full[key]) for key in ("hands", "melds", "red_threes", "pile")))
    state = read_position(rules, full)
    match = Match(setup, seed, history, Deal(state, [], state_text(state)))
    text = journal.dumps(match)
    journal.loads(text.encode())
    data.mkdir(parents=True, exist_ok=True)
    (data / "current.json").write_text(text, encoding="utf-8")


def _count(cards: object) -> int:
    """How many cards a part of a position has; numbers stand for unknown ones."""
    if isinstance(cards, list):
        return sum(_count(some) for some in cards)
    return cards if isinstance(cards, int) else len(str(cards).split())
