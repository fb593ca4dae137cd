"""The deal of a code on the table: who sits there, and the match that makes room for it."""

from functools import partial
from typing import TYPE_CHECKING

from canasta_desktop.game.coded_match import practice_match
from canasta_desktop.game.deal_code import CodedDeal
from canasta_desktop.game.seats import SeatSetup
from canasta_desktop.ui.new_game.game_choice import first_choice, last_choice, seats_for
from canasta_desktop.ui.wording.seating import SeatingWords

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session


def seats_as_last(session: "Session", players: int) -> tuple[SeatSetup, ...]:
    """Who sits at a table for so many: those of the last game, each with a name."""
    choice = first_choice if session.is_new else last_choice
    seats = seats_for(players, choice(session.settings).seats)
    names = SeatingWords().named(seats)
    return tuple([seat._replace(name=name) for seat, name in zip(seats, names, strict=True)])


def play_code(session: "Session", deal: CodedDeal) -> None:
    """Play this deal as practice, once the match on the table is kept."""
    session.files.keep_and(partial(_begin, session, deal))


def _begin(session: "Session", deal: CodedDeal) -> None:
    session.take_up(practice_match(deal, seats_as_last(session, deal.players)))
    session.sounds.shuffle()
