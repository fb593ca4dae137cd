"""The deal of a code on the table: who sits there, and the match that makes room for it."""

from functools import partial
from typing import TYPE_CHECKING

from canasta_desktop.game.coded_match import practice_match
from canasta_desktop.game.deal_code import CodedDeal
from canasta_desktop.game.seats import SeatSetup
from canasta_desktop.ui.new_game.game_choice import seats_for
from canasta_desktop.ui.wording.seating import SeatingWords

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session


def seats_as_last(session: "Session", players: int) -> tuple[SeatSetup, ...]:
    """Who sits at a table for so many: those of the game on the table, as far as there is room, each with a name.

    At a table of another size a person comes first, who would have no seat there else.
    """
    setup = session.match.setup
    first = setup.persons()[0] if setup.persons() and players != setup.players else 0
    seats = seats_for(players, (*setup.seats[first:], *setup.seats[:first]))
    names = SeatingWords().named(seats)
    return tuple([seat._replace(name=name) for seat, name in zip(seats, names, strict=True)])


def play_code(session: "Session", deal: CodedDeal) -> None:
    """Play this deal as practice, once the match on the table is kept."""
    session.files.keep_and(partial(_begin, session, deal))


def _begin(session: "Session", deal: CodedDeal) -> None:
    session.take_up(practice_match(deal, seats_as_last(session, deal.players)))
    session.sounds.shuffle()
