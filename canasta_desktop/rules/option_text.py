"""House rules as they are typed on a command line: `ask_partner=off`, `target=7500`.

>>> read_values("classic", 4, [read_setting("always_frozen = on"), read_setting("ask_partner=off")])
{'always_frozen': True, 'ask_partner': 'off'}
"""

from collections.abc import Iterable
from typing import Final

from canasta_desktop.rules.option import Option
from canasta_desktop.rules.options import known
from canasta_desktop.rules.ruleset import Value

LONGEST_VALUE: Final = 100
"""No value is longer, in characters."""
FACTS: Final = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


def read_setting(text: str) -> tuple[str, str]:
    """The name of an option and its value, both as they were written. Raises ValueError."""
    name, sign, value = [part.strip() for part in text.partition("=")]
    if not (name and sign and value):
        raise ValueError(f"{text!r} is not OPTION=VALUE")
    if len(value) > LONGEST_VALUE:
        raise ValueError(f"invalid: a value of {len(value)} characters")
    return name, value


def read_values(system: str, players: int, settings: Iterable[tuple[str, str]]) -> dict[str, Value]:
    """What these settings mean in this game, by option; the last one counts. Raises OptionError."""
    options = {option.name: option for option in known(system, players)}
    return {name: value_of(options.get(name), text) for name, text in settings}


def value_of(option: Option | None, text: str) -> Value:
    """What a value means to this option: `off` is a fact to most, but one of several words to some (VA-2.19)."""
    readings: list[Value] = [int(text)] if text.isdecimal() else []
    readings += [FACTS[text]] if text in FACTS else []
    readings.append(text)
    # Where none of them will do, the option itself says what it takes.
    return next((value for value in readings if option is not None and option.accepts(value)), readings[0])
