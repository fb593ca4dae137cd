"""Matches as they are dealt and begun: what was chosen, what was played last, the same again; nobody lacks a name."""

from dataclasses import replace
from typing import TYPE_CHECKING

from canasta_desktop.game.journal import is_untouched
from canasta_desktop.game.match import Match
from canasta_desktop.game.recent_setups import with_setup
from canasta_desktop.game.seats import given_name
from canasta_desktop.game.settings import Settings, with_match_begun
from canasta_desktop.rules.seeds import SEED_BITS
from canasta_desktop.ui.wording.seating import SeatingWords

if TYPE_CHECKING:
    from canasta_desktop.ui.new_game.game_choice import NewGameChoice
    from canasta_desktop.ui.session.session import Session


class NewMatches:
    """Deals matches; none of them is on the table yet."""

    def __init__(self, seed: int | None = None) -> None:
        """`seed` fixes the deals, for tests and pictures; without it each match has one of its own."""
        self._seed = seed

    def usual(self, settings: Settings) -> Match:
        """What was played last, dealt anew; most starts find a match to go on with and need none of the choices."""
        from canasta_desktop.ui.new_game.game_choice import first_choice, last_choice

        choice = last_choice if settings.recent_setups else first_choice
        return self.chosen(choice(settings))

    def chosen(self, choice: "NewGameChoice") -> Match:
        """What a person wants to play."""
        usual = SeatingWords().usual_names(choice.all_seats())
        return Match.start(choice.setup(usual), self._next_seed())

    def again(self, match: Match) -> Match:
        """A match of the same game with the same players."""
        return match.rematch(self._next_seed())

    def _next_seed(self) -> int:
        if self._seed is not None:
            return self._seed
        from secrets import randbits  # it brings much along, and the start goes on with a match

        return randbits(SEED_BITS)


def give_usual_names(match: Match) -> None:
    """Call those by the usual names who have none in a file; a person by the word of the present language."""
    seats = match.setup.seats
    if len(match.setup.persons()) == 1:
        seats = tuple([seat._replace(name=given_name(seat)) for seat in seats])
    named = [seat._replace(name=name) for seat, name in zip(seats, SeatingWords().named(seats), strict=True)]
    match.setup = match.setup._replace(seats=tuple(named))


def begin_chosen(session: "Session", choice: "NewGameChoice") -> None:
    """Put what was chosen on the table, and remember it for the next time."""
    choice = session.people.seated(choice)
    kept = replace(
        session.people.named_as(choice),
        trust_partners=choice.trust_partners,
        recent_setups=with_setup(session.settings.recent_setups, choice.kept()),
    )
    session.keep(_with_match_begun(session, kept))
    session.sit_down(session.new_matches.chosen(choice))
    session.sounds.shuffle()


def begin_again(session: "Session") -> None:
    """Begin another match of the same game with the same players."""
    session.people.begin()
    session.keep(_with_match_begun(session, session.settings))
    match = session.new_matches.again(session.match)
    session.people.seat_alone(match)
    session.sit_down(match)
    session.sounds.shuffle()


def _with_match_begun(session: "Session", settings: Settings) -> Settings:
    """The settings once a match begins; one that was dealt and never played does not count."""
    return settings if is_untouched(session.match) else with_match_begun(settings)
