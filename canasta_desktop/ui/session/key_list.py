"""All keys of the program under their headings, read from what answers to them: key map, actions, replay, dialogs."""

from collections import defaultdict

from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.commands import WindowActions
from canasta_desktop.ui.base.keys import SPECTATOR_KEYS, KeyMap
from canasta_desktop.ui.dialogs.key_list import KeyTable
from canasta_desktop.ui.display.spectating import KEYS, PAUSE
from canasta_desktop.ui.session import replay_control
from canasta_desktop.ui.wording.keys import SAME, KeyGroup, KeyLine, KeyWords


def key_tables(keys: KeyMap, actions: WindowActions) -> tuple[KeyTable, ...]:
    """What stands on the page of keys, in the language of now."""
    words = KeyWords()
    found: defaultdict[KeyGroup, dict[str, list[str]]] = defaultdict(dict)

    def add(group: KeyGroup, text: str, *added: str) -> None:
        listed = found[group].setdefault(text, [])
        listed += [shown for key in added if (shown := SAME.get(key, key)) not in listed]

    for key, command in keys.bindings():
        group, text = words.command(command)
        add(group, text, key)
    for name, key in commands.SHORTCUTS.items():
        add(KeyGroup.PROGRAM, actions[name].text(), key)
    add(KeyGroup.SPECTATING, words.spectating(PAUSE), KEYS[PAUSE])
    for key, name in SPECTATOR_KEYS.items():
        add(KeyGroup.SPECTATING, words.spectating(name), key)
    for key, name in replay_control.KEYS.items():
        add(KeyGroup.REPLAY, words.replay(name), key)
    for group, lines in words.dialogs().items():
        for line in lines:
            add(group, line.text, *line.keys)
    return tuple([KeyTable(words.group(group), _lines(found[group])) for group in KeyGroup])


def _lines(found: dict[str, list[str]]) -> tuple[KeyLine, ...]:
    """What is done, each with its keys, letters first."""
    return tuple([KeyLine(tuple(sorted(keys, key=_is_long)), text) for text, keys in found.items()])


def _is_long(key: str) -> bool:
    return len(key) > 1
