"""Who plays here and who is at the screen: whose settings hold, and where a change of them is kept.

One person plays here (`here`); their settings lie in the file of settings. Where several take turns at the screen, the
table appears as the one in turn likes it: their wishes are worn with the fall of the curtain that speaks to them, so
that nothing changes any more when their cards come. A guest, and whoever has no profile here, sees the table as the
one who plays here likes it.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal

from canasta_desktop.game.journal import is_untouched
from canasta_desktop.game.match import Match
from canasta_desktop.game.names import name_key
from canasta_desktop.game.seats import SeatKind, SeatSetup
from canasta_desktop.game.settings import Settings
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.wording.seating import SeatingWords

if TYPE_CHECKING:
    from canasta_desktop.game.people import People
    from canasta_desktop.ui.new_game.game_choice import NewGameChoice
    from canasta_desktop.ui.session.session import Session


class PeopleControl(QObject):
    """The people of a session, read when they are first asked for."""

    changed = Signal(str)
    """Another one plays here, or somebody has come, gone or changed; the key of who plays here."""

    def __init__(self, session: "Session", here: Settings) -> None:
        """`here`: the settings as they lie in the file."""
        super().__init__(session)
        self._session = session
        self._people: People | None = None
        self.here = here
        """What holds for who plays here."""

    @property
    def everybody(self) -> "People":
        """Who plays at this computer, the one who plays here among them."""
        return self.read()

    def read(self) -> "People":
        """Read who plays at this computer. The first time, whoever plays here alone becomes the first of them."""
        if self._people is None:
            from canasta_desktop.game.people import let_in

            self._people = self._session.store.load_people(self._session.clock())
            here = let_in(self._people, self.here)
            self._people.record_to(self._changed)
            if here != self.here:
                self._become(here)
        return self._people

    def _become(self, here: Settings) -> None:
        """Who plays here has a key now or, where the settings were lost, is somebody again."""
        session, before = self._session, self.here
        self.here = here
        session.store.save_settings(here)
        if session.settings == before:
            if replace(before, profile=here.profile) == here:
                session.settings = here
                self._give_key(session.match, here.profile)
            else:
                self._wear(here)

    def _give_key(self, match: Match, key: str) -> None:
        """There are people from now on: whoever has played here alone until now is the first of them."""
        persons = match.setup.persons()
        if len(persons) == 1 and not match.setup.seats[persons[0]].profile:
            change_seat(match, persons[0], match.setup.seats[persons[0]]._replace(profile=key))
            self._session.store.save(match)

    # --- settings ----------------------------------------------------------------------------------

    def keep(self, settings: Settings) -> None:
        """Keep what the person at the screen has set; settings of the computer hold for everybody."""
        from canasta_desktop.game.people import profile_of, settings_of

        settings = self._session.settings = replace(settings, profile=self._session.settings.profile)
        if settings.profile == self.here.profile:
            self.here = settings
            if self._people is not None:
                self._people.refresh(profile_of(settings))
        else:
            self.here = settings_of(profile_of(self.here), settings)
            self.everybody.put(profile_of(settings))
        self._session.store.save_settings(self.here)

    def save(self) -> None:
        """Write everything once more."""
        self._session.store.save_settings(self.here)
        if self._people is not None:
            self._session.store.save_people(self._people)

    def _changed(self, people: "People") -> None:
        """Somebody has come, gone, or is another now: that is kept, and the table follows."""
        from canasta_desktop.game.people import settings_of

        self._session.store.save_people(people)
        own = people.find(self.here.profile)
        if own is not None and (here := settings_of(own, self.here)) != self.here:
            self.here = here
            self._session.store.save_settings(here)
        self._rename_seats(people)
        self.follow()
        self.changed.emit(self.here.profile)

    def _rename_seats(self, people: "People") -> None:
        """Whoever sits at the table is called there as everywhere."""
        session = self._session
        before = session.match.setup
        for place, seat in enumerate(before.seats):
            profile = people.find(seat.profile)
            if profile is not None and profile.name:
                change_seat(session.match, place, seat._replace(name=profile.name))
        if session.match.setup != before:
            session.store.save(session.match)
            if session.presenter.display is not None:
                session.presenter.retell()

    def _wear(self, settings: Settings) -> None:
        """Have the whole window appear so; settings that are open on the screen are not those any more."""
        session = self._session
        if settings == session.settings:
            return
        session.window.dialog_manager.close(commands.SETTINGS)
        session.settings = settings
        session.apply(settings)
        # At once: nobody is to see the table in the words of one person and with the cards of another.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)

    # --- who is there ------------------------------------------------------------------------------

    def follow(self) -> None:
        """The table appears as it should for whoever is at the screen, or is asked to come."""
        screen = self._session.presenter.hot_seat
        seat = screen.awaited if screen.person is None else screen.seat
        if not screen.is_shared:
            self._wear(self.here)
        elif seat != NOBODY:
            self._wear(self._settings_at(seat))

    def _settings_at(self, seat: int) -> Settings:
        key = self._session.presenter.match.setup.seats[seat].profile
        if key in ("", self.here.profile) or (profile := self.everybody.find(key)) is None:
            return self.here
        from canasta_desktop.game.people import settings_of

        return settings_of(profile, self.here)

    def portrait(self) -> str:
        """The key of the portrait of the first person at the table, unless the seat has one of its own."""
        setup = self._session.presenter.match.setup
        first = next(iter(setup.persons()), NOBODY)
        return (
            self.here.portrait if first == NOBODY or setup.seats[first].portrait else self._settings_at(first).portrait
        )

    def choose(self, key: str) -> None:
        """This person plays here from now on, and at the table too, if nothing has happened there yet."""
        session = self._session
        if not self._play_here(key):
            return
        if is_untouched(session.match):
            self.seat_alone(session.match)
            session.store.save(session.match)
        self.follow()
        self.changed.emit(key)

    def _play_here(self, key: str) -> bool:
        """Have the settings be those of this person; whether they were somebody else's."""
        from canasta_desktop.game.people import settings_of

        profile, store = self.everybody.find(key), self._session.store
        if profile is None or key == self.here.profile:
            return False
        store.save_people(self.everybody)  # first: in it are the wishes of the one before, which leave the settings
        self.here = settings_of(profile, self.here)
        store.save_settings(self.here)
        return True

    # --- a match begins ----------------------------------------------------------------------------

    def begin(self) -> None:
        """Another match comes to the table: until somebody is called there, it is as who plays here likes it."""
        if self._session.settings.profile != self.here.profile:
            self._wear(self.here)

    def seated(self, choice: "NewGameChoice") -> "NewGameChoice":
        """The choice, in which who plays here has a seat of their own; whoever plays alone plays here from now on."""
        people, seats = self.everybody, list(choice.all_seats())
        persons = [place for place, seat in enumerate(seats) if seat.kind is SeatKind.PERSON]
        if len(persons) == 1:
            self._play_here(seats[persons[0]].profile)
        self.begin()
        if self.here.profile not in [seat.profile for seat in seats]:
            for place in [one for one in persons if not seats[one].profile][:1]:
                name = name_key(seats[place].name)
                if len(people) == 1 or (name and name == name_key(self.here.name)):
                    seats[place] = seats[place]._replace(profile=self.here.profile)
        return replace(choice, seats=tuple(seats))

    def named_as(self, choice: "NewGameChoice") -> Settings:
        """The settings of the person here, with the name and portrait given at their seat."""
        here = self.here
        own = [seat for seat in choice.all_seats() if seat.profile == here.profile]
        if not own:
            return here
        name = own[0].name if own[0].name or len(self.everybody) == 1 else here.name
        return replace(here, name=name, portrait=choice.own_portrait() or here.portrait)

    def seat_alone(self, match: Match) -> None:
        """Whoever sits alone at this table is the one who plays here, unless it is a guest."""
        persons = match.setup.persons()
        key = match.setup.seats[persons[0]].profile if len(persons) == 1 else ""
        if key not in ("", self.here.profile) and self.everybody.find(key) is not None:
            own = match.setup.seats[persons[0]]._replace(name=self.here.name, portrait="", profile=self.here.profile)
            change_seat(match, persons[0], own)
            change_seat(match, persons[0], own._replace(name=SeatingWords().named(match.setup.seats)[persons[0]]))


def change_seat(match: Match, place: int, seat: SeatSetup) -> None:
    """Somebody else sits there, or is called otherwise; the cards stay."""
    seats = match.setup.seats
    match.setup = match.setup._replace(seats=(*seats[:place], seat, *seats[place + 1 :]))
