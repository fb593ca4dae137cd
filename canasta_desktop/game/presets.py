"""A person's own presets: a game, a number of players and house rules under a name; the format and the collection.

One preset is a small JSON text, which is what is exported and imported:

    format, version, program    what wrote it
    name, system, players       what it is called, which game it is, for how many
    options                     the house rules that were chosen, by name; what was not chosen does not stand here

A file of somebody else's is untrusted: bounded, typed, no key but these, and its rule set must exist
here; anything wrong is a `SaveError` and nothing else.

The collection is one file with a list of such texts. A preset in it that this program cannot read,
because a later program wrote it or because a house rule no longer exists, is *held back*: not offered,
but written again as it was, until a program comes that knows it.
"""

import json
import logging
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.__about__ import __version__
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.names import LONGEST_NAME, clean_name, name_key
from canasta_desktop.game.seats import read_options
from canasta_desktop.game.untrusted import Reader, read_json
from canasta_desktop.rules.options import OptionError, rule_set
from canasta_desktop.rules.ruleset import RuleSet, Value

LOG = logging.getLogger(__name__)

FORMAT: Final = "canasta-desktop-preset"
VERSION: Final = 1
LONGEST: Final = 64 * 1024
"""Bytes of an exported preset at most; one takes some two hundred."""

FORMAT_ALL: Final = "canasta-desktop-presets"
VERSION_ALL: Final = 1
LONGEST_ALL: Final = 2 * 1024 * 1024
"""Bytes of the collection at most: room for ten thousand a preset."""

MOST: Final = 200
"""Presets in the collection, those held back included."""

DEEPEST: Final = 20
"""How deeply a preset that is held back may be nested: far less than what cannot be written again."""


class Preset(NamedTuple):
    """What is played: `options` are house rules by name, only those that were chosen."""

    name: str
    system: str
    players: int
    options: tuple[tuple[str, Value], ...] = ()

    def rules(self) -> RuleSet:
        """The rule set this names. Raises OptionError."""
        return rule_set(self.system, self.players, dict(self.options))


class Naming(Enum):
    """Whether a preset can be kept under a name; the first says yes."""

    GOOD = "good"
    NOT_A_NAME = "not-a-name"  # nothing to be seen, or far too long
    TAKEN = "taken"
    FULL = "full"


def dumps(preset: Preset) -> str:
    """The preset as text, to be exported."""
    return json.dumps(_record(preset), indent=1) + "\n"


def loads(data: bytes) -> Preset:
    """The preset of a text; its rule set exists. Raises SaveError."""
    return _read(Reader(read_json(data, LONGEST), "preset"))


def _record(preset: Preset) -> dict[str, object]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "name": preset.name,
        "system": preset.system,
        "players": preset.players,
        "options": dict(preset.options),
    }


def _read(reader: Reader) -> Preset:
    _read_head(reader, FORMAT, VERSION, ("name", "system", "players", "options"))
    name = reader.at("name").name()
    if not name:
        raise reader.at("name").wrong("empty")
    system, players = reader.at("system").text(40), reader.at("players").whole(2, 6)
    preset = Preset(name, system, players, read_options(reader.at("options")))
    try:
        preset.rules()
    except OptionError as error:
        raise SaveError(Fault.UNKNOWN_RULES, f"{reader.path}: {error}") from None
    return preset


def _read_head(reader: Reader, form: str, version: int, keys: Sequence[str]) -> None:
    """Make sure that this is a record of that format, of no later version, with no keys but its head and `keys`."""
    if not isinstance(reader.value, dict) or reader.value.get("format") != form:
        raise SaveError(Fault.NOT_A_SAVE, f"{reader.path}: not a record of the format {form}")
    written = reader.at("version").whole(1, 1_000_000)
    if written > version:
        raise SaveError(Fault.NEWER, f"{reader.path}: format version {written}, known up to {version}")
    reader.only("format", "version", "program", *keys)
    reader.at("program").text(100)


class Presets:
    """The collection. Names are unique, whatever their case; a change that is refused has changed nothing."""

    def __init__(self, presets: Sequence[Preset] = (), held_back: Sequence[object] = ()) -> None:
        self.held_back = tuple(held_back)
        """What this program cannot read, as it stood in the file."""
        self._presets: dict[str, Preset] = {}
        self._keep: Callable[[Presets], None] = _nowhere
        for preset in presets:
            self._put(preset._replace(name=self.free_name(preset.name)))

    def record_to(self, keep: Callable[["Presets"], None]) -> None:
        """Have `keep` called after every change."""
        self._keep = keep

    def all(self) -> list[Preset]:
        """The presets that can be played, by name."""
        return [self._presets[key] for key in sorted(self._presets)]

    def find(self, name: str) -> Preset | None:
        """The preset of this name, whatever its case."""
        return self._presets.get(name_key(name))

    @property
    def is_full(self) -> bool:
        """Whether there is no room for one more."""
        return len(self._presets) + len(self.held_back) >= MOST

    def naming(self, name: str, besides: str = "") -> Naming:
        """Whether a new preset could be called so or, where `besides` is given, the one that is called that now."""
        name = clean_name(name)
        if not 1 <= len(name) <= LONGEST_NAME:
            return Naming.NOT_A_NAME
        if name_key(name) in self._presets and name_key(name) != name_key(besides):
            return Naming.TAKEN
        return Naming.FULL if self.is_full and not besides else Naming.GOOD

    def free_name(self, name: str) -> str:
        """This name, or where it is taken the same with a number: Sunday (2)."""
        free, count = name, 1
        while name_key(free) in self._presets:
            count += 1
            number = f" ({count})"
            free = name[: LONGEST_NAME - len(number)].rstrip() + number
        return free

    def add(self, preset: Preset) -> Naming:
        """Keep a new preset, if its name is free."""
        naming = self.naming(preset.name)
        if naming is Naming.GOOD:
            self._put(preset)
            self._keep(self)
        return naming

    def replace(self, preset: Preset) -> None:
        """Keep the preset in the place of the one that has its name. Raises KeyError if none has."""
        del self._presets[name_key(preset.name)]
        self._put(preset)
        self._keep(self)

    def rename(self, name: str, new: str) -> Naming:
        """Call the preset `name` something else, if that name is free. Raises KeyError if there is none."""
        preset = self._presets[name_key(name)]
        naming = self.naming(new, besides=name)
        if naming is Naming.GOOD:
            del self._presets[name_key(name)]
            self._put(preset._replace(name=new))
            self._keep(self)
        return naming

    def remove(self, name: str) -> None:
        """Forget a preset. Raises KeyError if there is none of this name."""
        del self._presets[name_key(name)]
        self._keep(self)

    def import_from(self, data: bytes) -> Preset:
        """Add an exported preset, under a name that is free, which is returned with it. Raises SaveError."""
        preset = loads(data)
        if self.is_full:
            raise SaveError(Fault.FULL, f"{MOST} presets, and no room for one more")
        preset = preset._replace(name=self.free_name(preset.name))
        self._put(preset)
        self._keep(self)
        return preset

    def _put(self, preset: Preset) -> None:
        self._presets[name_key(preset.name)] = preset._replace(name=clean_name(preset.name))


def _nowhere(presets: Presets) -> None:
    """Where a collection is kept that no file was given to."""


def dumps_all(presets: Presets) -> str:
    """The collection as text, with what was held back. Raises SaveError where it could not be read again."""
    records = [*map(_record, presets.all()), *presets.held_back]
    head = {"format": FORMAT_ALL, "version": VERSION_ALL, "program": __version__}
    text = json.dumps({**head, "presets": records}, separators=(",", ":"))
    if len(text) > LONGEST_ALL:
        raise SaveError(Fault.TOO_LARGE, f"{len(text)} bytes, at most {LONGEST_ALL}")
    return text


def loads_all(data: bytes) -> Presets:
    """The collection of a text; single presets that cannot be read are held back, and logged. Raises SaveError."""
    reader = Reader(read_json(data, LONGEST_ALL), "presets")
    _read_head(reader, FORMAT_ALL, VERSION_ALL, ("presets",))
    known: list[Preset] = []
    held_back: list[object] = []
    for item in reader.at("presets").items(MOST):
        try:
            known.append(_read(item))
        except SaveError as error:
            if not _is_shallow(item.value, DEEPEST):
                raise item.wrong(f"more than {DEEPEST} deep") from None
            LOG.warning("a preset is held back: %s", error)
            held_back.append(item.value)
    return Presets(known, held_back)


def _is_shallow(value: object, levels: int) -> bool:
    """Whether lists and records lie in each other so many times at most."""
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return levels > 0 and all(_is_shallow(item, levels - 1) for item in inner)
