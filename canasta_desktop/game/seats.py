"""Who sits at the table and what is played: the setup of a match."""

from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.bots.policy import EVEN, Temperament, level_called
from canasta_desktop.bots.temperaments import CHARACTER_TEMPERAMENTS, read_temperament, temperament_record
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.untrusted import Reader
from canasta_desktop.rules.options import OptionError, rule_set
from canasta_desktop.rules.ruleset import RuleSet, Value

LONGEST_KEY: Final = 40
"""Characters of the key of a level or a portrait at most."""
NAMELESS: Final = frozenset({"you", "du"})
"""Words by which a person without a name is called, in small letters; they once stood in saves in place of a name."""
PROFILE_DIGITS: Final = 16
"""Hexadecimal digits of the key of a person's profile."""


class SeatKind(Enum):
    """Who acts for a seat; the value stands in saves."""

    PERSON = "person"
    COMPUTER = "computer"


class SeatSetup(NamedTuple):
    """One seat: the name shown, who plays it and, for a computer player, its level and its temperament.

    `portrait` is the key of a character or a portrait that was chosen; empty, or unknown here, the name decides.
    `temperament` is the one that was set; None for that of the character (`temperament_of`).
    `profile` is the key of the person who sits here (`game.people`); empty for a guest and for a computer player. It
    may be unknown on this computer, as where a save comes from another one.
    """

    name: str
    kind: SeatKind
    level: str = ""
    portrait: str = ""
    temperament: Temperament | None = None
    profile: str = ""


class Setup(NamedTuple):
    """What is played, by whom: `options` are house rules by name, `seats` in playing order."""

    system: str
    players: int
    options: tuple[tuple[str, Value], ...] = ()
    seats: tuple[SeatSetup, ...] = ()

    def rules(self) -> RuleSet:
        """The rule set this names. Raises OptionError, also where the seats are not as many as the players."""
        if len(self.seats) != self.players:
            raise OptionError("players", f"{len(self.seats)} seats for {self.players} players")
        return rule_set(self.system, self.players, dict(self.options))

    def persons(self) -> list[int]:
        """The seats played by persons, ascending."""
        return [seat for seat, setup in enumerate(self.seats) if setup.kind is SeatKind.PERSON]


def character_of(seat: SeatSetup) -> str:
    """The key of a computer player's character: by its portrait, else by its name; empty for none of the eight."""
    keys = (seat.portrait, seat.name.casefold())
    return next((key for key in keys if key in CHARACTER_TEMPERAMENTS), "")


def temperament_of(seat: SeatSetup) -> Temperament:
    """How a computer player at this seat leans: as it was set, else as its character does."""
    if seat.temperament is not None:
        return seat.temperament
    return CHARACTER_TEMPERAMENTS.get(character_of(seat), EVEN)


def given_name(seat: SeatSetup) -> str:
    """The name that somebody gave; empty for a person who gave none, whatever word was written in its place."""
    is_nameless = seat.kind is SeatKind.PERSON and seat.name.casefold() in NAMELESS
    return "" if is_nameless else seat.name


def setup_record(setup: Setup) -> dict[str, object]:
    """A setup for the save; who plays without a name has none there, for the word for that follows the language."""
    is_alone = len(setup.persons()) == 1
    seats = [seat_record(seat._replace(name=given_name(seat)) if is_alone else seat) for seat in setup.seats]
    return {"system": setup.system, "players": setup.players, "options": dict(setup.options), "seats": seats}


def seat_record(seat: SeatSetup) -> dict[str, object]:
    """A seat for the save."""
    record: dict[str, object] = {"name": seat.name, "kind": seat.kind.value, "level": seat.level}
    if seat.portrait:
        record["portrait"] = seat.portrait
    if seat.temperament is not None:
        record["temperament"] = temperament_record(seat.temperament)
    if seat.profile:
        record["profile"] = seat.profile
    return record


def read_setup(reader: Reader) -> Setup:
    """The setup of a save; its rule set exists. Raises SaveError."""
    players = reader.at("players").whole(2, 6)
    options = read_options(reader.at("options"))
    seats = tuple([read_seat(seat) for seat in reader.at("seats").items(players, players)])
    setup = Setup(reader.at("system").text(40), players, options, seats)
    try:
        setup.rules()
    except OptionError as error:
        raise SaveError(Fault.UNKNOWN_RULES, f"{reader.path}: {error}") from None
    return setup


def read_options(reader: Reader) -> tuple[tuple[str, Value], ...]:
    """House rules by name, typed and bounded; whether they exist, `rule_set` says. Raises SaveError."""
    names = [Reader(name, f"{reader.path}, a name").text(40) for name in reader.keys(50)]
    return tuple([(name, _option(reader.at(name))) for name in names])


def read_seat(reader: Reader) -> SeatSetup:
    """A seat. Files of version 0.1.0 know no portraits or profiles, and call levels otherwise. Raises SaveError."""
    kind = SeatKind(reader.at("kind").choice(tuple([kind.value for kind in SeatKind])))
    portrait = reader.at("portrait")
    key = "" if portrait.value is None else portrait.text(LONGEST_KEY)
    level = level_called(reader.at("level").text(LONGEST_KEY))
    temperament, profile = _read_temperament(reader.at("temperament")), read_profile_key(reader.at("profile"))
    return SeatSetup(reader.at("name").name(), kind, level, key, temperament, profile)


def read_profile_key(reader: Reader) -> str:
    """The key of a profile, known here or not; empty where there is none. Raises SaveError."""
    return "" if reader.value in (None, "") else reader.digits(PROFILE_DIGITS)


def _read_temperament(reader: Reader) -> Temperament | None:
    """The temperament that was set, if one was. Raises SaveError."""
    try:
        return None if reader.value is None else read_temperament(reader.value)
    except ValueError as error:
        raise reader.wrong(str(error)) from None


def _option(reader: Reader) -> Value:
    if isinstance(reader.value, bool):
        return reader.value
    return reader.text(60) if isinstance(reader.value, str) else reader.whole(-(10**9), 10**9)
