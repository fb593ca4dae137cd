"""The people who play at this computer: who they are, and how each of them likes the table.

A person is a `Profile`: a key that never changes, since it stands in saves (`SeatSetup.profile`), and wishes, which are
the settings that are a person's (`settings.PERSONAL`), name and portrait among them. All other settings are the
computer's.

*Who plays here* is the person whose key stands in the settings (`Settings.profile`). Their wishes are those settings
themselves, so that one person alone needs no second file; what the file of people has of them is brought up to date
whenever it is written. The wishes of everybody else lie in that file alone:

    format, version, program    what wrote it
    people                      a list: `key`, and the personal settings as the file of settings has them

It is untrusted as any file: bounded, typed, set aside where it is damaged. A wish that cannot be read is left out, as a
setting is; a person without a key is nobody.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from canasta_desktop.__about__ import __version__
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.names import LONGEST_NAME, clean_name, name_key
from canasta_desktop.game.presets import Naming
from canasta_desktop.game.seats import PROFILE_DIGITS
from canasta_desktop.game.settings import PERSONAL, PORTRAIT_KEYS, Settings, read_settings, settings_record
from canasta_desktop.game.untrusted import Reader, read_json

FORMAT: Final = "canasta-desktop-people"
VERSION: Final = 1
LONGEST: Final = 1024 * 1024
"""Bytes of the file at most: room for twenty thousand a person; one takes some seven hundred."""
MOST: Final = 50
"""People at one computer."""


class Profile(NamedTuple):
    """One person. Of the `wishes` the personal ones count; the others are as nobody has set them.

    An empty name is that of somebody who has played here alone and never given one.
    """

    key: str
    wishes: Settings = Settings()

    @property
    def name(self) -> str:
        """What the person is called."""
        return self.wishes.name

    @property
    def portrait(self) -> str:
        """The key of the portrait that the person has picked."""
        return self.wishes.portrait


def profile_of(settings: Settings) -> Profile:
    """The person whose settings these are."""
    return Profile(settings.profile, _with(Settings(), settings, PERSONAL))


def settings_of(profile: Profile, settings: Settings) -> Settings:
    """What holds when this person is at the screen: the computer's settings, and the wishes of the person."""
    return replace(_with(settings, profile.wishes, PERSONAL), profile=profile.key)


def let_in(people: "People", settings: Settings) -> Settings:
    """Have who plays here be one of the people, and return the settings, which say who that is.

    Nobody has asked before: the settings of today are those of the first person. The file of people was lost: the
    person is there again, with the same key. The settings were lost: the first of the people plays.
    """
    if people.find(settings.profile) is not None:
        people.refresh(profile_of(settings))
        return settings
    if len(people) and (not settings.profile or people.is_full):
        return settings_of(people.all()[0], settings)
    settings = replace(settings, profile=settings.profile or new_key())
    people.add(profile_of(settings))
    return settings


def _with(settings: Settings, other: Settings, names: Iterable[str]) -> Settings:
    """The settings, with those of these names from the other ones."""
    return replace(settings, **{name: getattr(other, name) for name in names})


def new_key() -> str:
    """A key that nobody has."""
    from secrets import token_hex  # it brings much along, and a start needs no new key

    return token_hex(PROFILE_DIGITS // 2)


class People:
    """Everybody who plays here, in the order in which they came. A change that is refused has changed nothing."""

    def __init__(self, profiles: Iterable[Profile] = ()) -> None:
        """Raises ValueError where two have the same key."""
        given = list(profiles)
        self._profiles = {one.key: one for one in given}
        if len(self._profiles) != len(given):
            raise ValueError("two people with the same key")
        self._keep: Callable[[People], None] = _nowhere

    def record_to(self, keep: Callable[["People"], None]) -> None:
        """Have `keep` called after every change."""
        self._keep = keep

    def __len__(self) -> int:
        return len(self._profiles)

    @property
    def is_full(self) -> bool:
        """Whether there is no room for one more."""
        return len(self) >= MOST

    def all(self) -> list[Profile]:
        """Everybody."""
        return list(self._profiles.values())

    def find(self, key: str) -> Profile | None:
        """The person with this key; None for a key that is not known here, and for none."""
        return self._profiles.get(key)

    def named(self, name: str) -> Profile | None:
        """The first person who is called so, whatever the case."""
        return next((one for one in self.all() if name and name_key(one.name) == name_key(name)), None)

    def naming(self, name: str, besides: str = "") -> Naming:
        """Whether a new person could be called so or, where `besides` is given, the one with that key."""
        name = clean_name(name)
        if not 1 <= len(name) <= LONGEST_NAME:
            return Naming.NOT_A_NAME
        if any([name_key(one.name) == name_key(name) for one in self.all() if one.key != besides]):
            return Naming.TAKEN
        return Naming.FULL if self.is_full and not besides else Naming.GOOD

    def newcomer(self, name: str, like: Settings) -> Profile:
        """Somebody who is not among them yet: with the look of these settings, and a portrait that nobody has."""
        taken = {one.portrait for one in self.all()}
        portrait = next((key for key in PORTRAIT_KEYS if key not in taken), PORTRAIT_KEYS[0])
        wishes = replace(like, name=clean_name(name), portrait=portrait, tips_told=(), tips_matches=0)
        return profile_of(replace(wishes, profile=new_key()))

    def add(self, profile: Profile, place: int | None = None) -> None:
        """Let somebody in, at a place of the list. Raises ValueError where somebody has that key, or all are there."""
        if profile.key in self._profiles or self.is_full:
            raise ValueError(f"no room for {profile.key}")
        profiles = self.all()
        profiles.insert(len(profiles) if place is None else place, profile)
        self._profiles = {one.key: one for one in profiles}
        self._keep(self)

    def put(self, profile: Profile) -> None:
        """Take over what somebody has changed. Raises KeyError for a key that is not known."""
        if self._profiles[profile.key] != profile:
            self._profiles[profile.key] = profile
            self._keep(self)

    def refresh(self, profile: Profile) -> None:
        """As `put`, but the file may wait: these wishes lie in the settings. Raises KeyError."""
        if profile.key not in self._profiles:
            raise KeyError(profile.key)
        self._profiles[profile.key] = profile

    def remove(self, key: str) -> int:
        """Forget somebody; the place where they stood. Raises KeyError for a key that is not known."""
        place = list(self._profiles).index(key) if key in self._profiles else -1
        del self._profiles[key]
        self._keep(self)
        return place


def _nowhere(people: People) -> None:
    """Where people are kept that no file was given to."""


def dumps(people: People) -> str:
    """Everybody as text."""
    records = [{"key": one.key, **settings_record(one.wishes, PERSONAL)} for one in people.all()]
    return json.dumps({"format": FORMAT, "version": VERSION, "program": __version__, "people": records}, indent=1)


def loads(data: bytes) -> People:
    """Everybody in a text. Raises SaveError."""
    reader = Reader(read_json(data, LONGEST), "people")
    if not isinstance(reader.value, dict) or reader.value.get("format") != FORMAT:
        raise SaveError(Fault.NOT_A_SAVE, f"people: not a record of the format {FORMAT}")
    written = reader.at("version").whole(1, 1_000_000)
    if written > VERSION:
        raise SaveError(Fault.NEWER, f"people: format version {written}, known up to {VERSION}")
    reader.only("format", "version", "program", "people")
    reader.at("program").text(100)
    try:
        return People([_read(item) for item in reader.at("people").items(MOST)])
    except ValueError as error:
        raise reader.wrong(str(error)) from None


def _read(reader: Reader) -> Profile:
    """One person. Raises SaveError."""
    key = reader.at("key").digits(PROFILE_DIGITS)
    wishes = {name: reader.at(name).value for name in reader.keys(1000) if name != "key"}
    return Profile(key, read_settings(Reader(wishes, reader.path), PERSONAL))
