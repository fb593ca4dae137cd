"""What a person has set: each with its type, default and bounds, kept as JSON."""

import json
import logging
from collections.abc import Collection, Mapping
from dataclasses import Field, field, fields, replace
from typing import Any, Final

from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.recent_setups import RecentSetups, read_recent_setups, recent_setups_record
from canasta_desktop.game.seats import read_profile_key
from canasta_desktop.game.untrusted import Reader, read_json
from canasta_desktop.values import value

LOG = logging.getLogger(__name__)

LONGEST_CODE: Final = 20
LONGEST_NAME_OF_A_VOICE: Final = 80
"""Characters of a language's code at most. Which languages there are, the window knows."""
TIPS_MATCHES: Final = 2
"""In so many matches what is new is explained."""
PORTRAIT_KEYS: Final = (
    *("scarf", "ponytail", "beard", "headscarf"),
    *("anna", "jonas", "mira", "emil", "lena", "murat", "aiko", "kwame"),
)
"""The portraits that a person may pick, by their keys."""
Letters = tuple[tuple[str, str], ...]
"""Commands with the letters that a person has chosen for them, an empty one for none. The window knows the commands."""
MOST_LETTERS: Final = 40
LONGEST: Final = 1024 * 1024
"""Bytes of a settings file at most: room for the setups played last with the longest names there can be."""


def one_of(*among: str) -> Any:
    """A text out of these, the first the default."""
    return field(default=among[0], metadata={"read": lambda reader: reader.choice(among)})


def renamed(values: Mapping[str, str], *among: str) -> Any:
    """As `one_of`; `values` are what versions before this one wrote, and what stands for them now."""

    def read(reader: Reader) -> str:
        return values.get(reader.choice((*among, *values)), str(reader.value))

    return field(default=among[0], metadata={"read": read})


def between(default: int, low: int, high: int) -> Any:
    """A whole number within bounds."""
    return field(default=default, metadata={"read": lambda reader: reader.whole(low, high)})


def text(longest: int, default: str = "") -> Any:
    """A text of bounded length."""
    return field(default=default, metadata={"read": lambda reader: reader.text(longest)})


def called() -> Any:
    """A name, empty by default."""
    return field(default="", metadata={"read": lambda reader: reader.name()})


def texts(most: int, longest: int) -> Any:
    """A tuple of at most so many texts of bounded length, empty by default."""
    read = {"read": lambda reader: tuple(reader.texts(most, longest)), "write": list}
    return field(default=(), metadata=read)


def _read_letters(reader: Reader) -> Letters:
    """Pairs of a command's key and a capital letter or nothing; no letter twice."""
    found = tuple([(key, reader.at(key).text(1)) for key in reader.keys(MOST_LETTERS)])
    used = [letter for _, letter in found if letter]
    if any([not letter.isalpha() or letter != letter.upper() for letter in used]) or len(used) != len(set(used)):
        raise reader.wrong("not capital letters, each for one command")
    if any([len(key) > LONGEST_CODE or not key.isprintable() for key, _ in found]):
        raise reader.wrong("not keys of commands")
    return found


def fact(default: bool) -> Any:
    """A yes or no."""
    return field(default=default, metadata={"read": lambda reader: reader.fact()})


@value(frozen=True)
class Settings:
    """Add a line to add a setting. Sizes in percent; an empty language is the system's, an empty name the user's.

    A setting is a person's (`PERSONAL`) unless it stands in `OF_THE_COMPUTER`.
    """

    language: str = text(LONGEST_CODE)
    theme: str = one_of("system", "light", "dark", "contrast")
    felt: str = one_of("green", "blue", "burgundy", "slate")
    font: str = one_of("bundled", "system")
    card_size: int = between(100, 80, 150)
    text_scale: int = between(100, 100, 200)
    system_text: bool = fact(False)  # the text size of the system holds, not `text_scale`
    speed: str = one_of("normal", "system", "slow", "fast", "off")
    wait_for_me: bool = fact(False)
    sorting: str = text(40)
    large_index: bool = fact(False)
    four_colours: bool = fact(False)
    index_letters: str = text(LONGEST_CODE, "language")  # or the code of the language whose letters are shown
    back: str = renamed({"lattice": "evening", "scales": "garden", "plain": "sun"}, "evening", "fans", "garden", "sun")
    letters_on: bool = fact(True)  # single letters are commands
    letters: Letters = field(default=(), metadata={"read": _read_letters, "write": dict})
    confirm_going_out: bool = fact(True)
    confirm_returning: bool = fact(True)
    name: str = called()
    sound: bool = fact(True)
    sound_volume: int = between(70, 0, 100)
    sound_cards: bool = fact(True)
    sound_signals: bool = fact(True)
    sound_music: bool = fact(True)
    portrait: str = one_of(*PORTRAIT_KEYS)
    go_on_at_once: bool = fact(False)  # the program starts with the game that waits, without its welcome
    voices: str = one_of("rarely", "never", "often")  # how often the characters of computer players speak
    verbosity: str = one_of("normal", "short", "full")  # how much a screen reader is told
    has_met_reader: bool = fact(False)  # a screen reader or our voice spoke once, and the others wait since
    speak_own_moves: bool = fact(True)  # a screen reader or the voice also says what the person has done
    own_voice: bool = fact(False)  # the program itself speaks, where no screen reader does
    speech_speed: int = between(100, 40, 250)
    speech_voice: str = text(LONGEST_NAME_OF_A_VOICE)  # of the own voice; empty for the usual one
    tips: bool = fact(False)  # what is new is explained, in the first matches
    tips_told: tuple[str, ...] = texts(40, 40)
    tips_matches: int = between(0, 0, TIPS_MATCHES)  # those begun since tips were wanted, but for the first
    trust_partners: bool = fact(False)  # partners at one screen see each other's cards, no curtain between them
    recent_setups: RecentSetups = field(
        default=(), metadata={"key": "lately", "read": read_recent_setups, "write": recent_setups_record}
    )
    profile: str = field(default="", metadata={"read": read_profile_key})  # whose these are; empty: nobody has asked


OF_THE_COMPUTER: Final = frozenset(
    (
        *("font", "sound", "sound_volume", "sound_cards", "sound_signals", "sound_music"),
        *("go_on_at_once", "trust_partners", "recent_setups", "profile"),
    )
)
"""What holds whoever plays: what the machine has, what all hear, what was played, what partners have agreed on."""
PERSONAL: Final = tuple([one.name for one in fields(Settings) if one.name not in OF_THE_COMPUTER])
"""What each person sets for themselves, by the names of the settings."""


_ALL: Final = (*PERSONAL, *OF_THE_COMPUTER)


def first_settings() -> Settings:
    """Those of who has never set anything: the others wait for the person, what is new is explained.

    What the system asks of all programs holds here, too.
    """
    return Settings(wait_for_me=True, tips=True, speed="system", system_text=True)


def with_match_begun(settings: Settings) -> Settings:
    """The settings once another match begins: what is new is explained in the first `TIPS_MATCHES`."""
    if not settings.tips:
        return settings
    begun = settings.tips_matches + 1
    return replace(settings, tips=begun < TIPS_MATCHES, tips_matches=begun)


def with_tips_of(settings: Settings, before: Settings) -> Settings:
    """New settings with the tips shown `before`; where tips were not wanted then, all will be shown again."""
    if settings.tips and not before.tips:
        return replace(settings, tips_told=(), tips_matches=0)
    return replace(settings, tips_told=before.tips_told, tips_matches=before.tips_matches)


def dumps(settings: Settings) -> str:
    """The settings as text."""
    return json.dumps(settings_record(settings), indent=1)


def settings_record(settings: Settings, names: Collection[str] = _ALL) -> dict[str, object]:
    """The settings of these names for a file."""
    record: dict[str, object] = {}
    for setting in fields(Settings):
        if setting.name in names:
            value = getattr(settings, setting.name)
            record[_key(setting)] = setting.metadata["write"](value) if "write" in setting.metadata else value
    return record


def loads(data: bytes) -> Settings:
    """The settings of a file; what is unknown or out of bounds is left out, and logged. Raises SaveError."""
    return read_settings(Reader(read_json(data, LONGEST), "settings"))


def read_settings(reader: Reader, names: Collection[str] = _ALL) -> Settings:
    """The settings of a record, those of these names alone; what is unknown or out of bounds is left out, and logged.

    Raises SaveError if it is no record.
    """
    known = {_key(setting): setting for setting in fields(Settings) if setting.name in names}
    values: dict[str, Any] = {}
    # Contrast was a table colour before it became a theme.
    is_contrast = reader.at("felt").value == "contrast"
    for name in reader.keys(1000):
        if name == "felt" and is_contrast:
            continue
        if name not in known:
            LOG.warning("%s: %r is not known and left out", reader.path, name[:60])
            continue
        try:
            values[known[name].name] = known[name].metadata["read"](reader.at(name))
        except SaveError as error:
            if error.code is not Fault.BAD_VALUE:
                raise
            LOG.warning("%s: %s; the default holds", reader.path, error.detail)
    return Settings(**(values | {"theme": "contrast"} if is_contrast else values))


def _key(setting: "Field[Any]") -> str:
    """What a setting is called in the file: what versions before this one called it."""
    key: str = setting.metadata.get("key", setting.name)
    return key
