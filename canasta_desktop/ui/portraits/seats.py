"""Which portrait belongs to which seat: by what was picked, else by name, else by place."""

from collections.abc import Sequence
from typing import NamedTuple

from canasta_desktop.ui.display.display import Display

from .characters import CHARACTERS, GUESTS, PORTRAITS


class SeatedPlayer(NamedTuple):
    """A player at a seat; `picked` is the key of the portrait chosen by this person or for this player, if any."""

    name: str
    is_person: bool = False
    picked: str = ""


def seat_portraits(players: Sequence[SeatedPlayer]) -> tuple[str, ...]:
    """The key of a portrait for each seat: no two alike, and the same ones whenever the same players sit down.

    A person gets the picked one, then a computer player does, or that of its name. Whoever is left gets the first that
    is free, computer players from the characters, people from the guests. More than twelve players begin anew.
    """
    given: dict[int, str] = {}
    for seat, player in sorted(enumerate(players), key=lambda one: not one[1].is_person):
        if player.picked in PORTRAITS and player.picked not in given.values():
            given[seat] = player.picked
    for seat, player in enumerate(players):
        key = player.name.casefold()
        if seat not in given and not player.is_person and key in CHARACTERS and key not in given.values():
            given[seat] = key
    for seat, player in enumerate(players):
        if seat not in given:
            given[seat] = _first_free(player, given)
    return tuple(given[seat] for seat in range(len(players)))


def portraits_of(display: Display, picked: str = "") -> dict[int, str]:
    """The key of a portrait by seat; `picked` is that of the first person at the table, unless the seat has its own."""
    plates = sorted(display.plates, key=lambda plate: plate.seat)
    first = next((plate.seat for plate in plates if not plate.is_bot), -1)
    players = [
        SeatedPlayer(
            plate.name, is_person=not plate.is_bot, picked=plate.portrait or (picked if plate.seat == first else "")
        )
        for plate in plates
    ]
    return {plate.seat: key for plate, key in zip(plates, seat_portraits(players), strict=True)}


def _first_free(player: SeatedPlayer, given: dict[int, str]) -> str:
    order = (*GUESTS, *CHARACTERS) if player.is_person else (*CHARACTERS, *GUESTS)
    free = [key for key in order if key not in given.values()]
    return free[0] if free else order[len(given) % len(order)]
