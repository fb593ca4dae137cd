"""The dialogs of the settings and of all keys, tied to a session: each changes what the other shows."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QWidget

from canasta_desktop.ui.appearance.appearance import chosen_keys
from canasta_desktop.ui.base import commands

if TYPE_CHECKING:
    from canasta_desktop.ui.dialogs.key_list import KeyTable
    from canasta_desktop.ui.dialogs.settings import SettingsDialog
    from canasta_desktop.ui.session.session import Session

KEYS_PAGE = "keys"
"""What the settings are asked for that are to open at the page of the keys."""


def _show_effective_scale(session: "Session", dialog: "SettingsDialog") -> None:
    """Have the settings say what the table cannot give."""
    if (scale := session.scene.effective_scale()) is not None:
        dialog.show_effective_scale(round(100 * scale.text), round(100 * scale.cards))


def settings(session: "Session", parent: QWidget, page: object) -> QDialog:
    """The settings, at a page perhaps; each change applies at once."""
    from canasta_desktop.ui.dialogs.settings import SettingsDialog

    is_alone = len(session.people.everybody) == 1
    dialog = SettingsDialog(session.settings, parent, is_shared=not is_alone, wishes=session.system_wishes.now)
    dialog.changed.connect(session.change_settings)
    dialog.effective_scale_wanted.connect(partial(_show_effective_scale, session, dialog))
    dialog.sound_wanted.connect(session.sounds.preview)
    dialog.show_silence(session.sounds.silence)
    session.sounds.silence_changed.connect(dialog.show_silence)
    session.sounds.switched.connect(dialog.show_sound)
    session.own_voice.switched.connect(dialog.show_own_voice)
    session.own_voice.why_unheard_changed.connect(dialog.show_mute_reason)
    dialog.show_mute_reason(session.own_voice.why_unheard)
    session.own_voice.voices_changed.connect(dialog.hearing_page.own_voice.show_voices)
    dialog.hearing_page.own_voice.show_voices(session.own_voice.voices)
    dialog.changed.connect(partial(_retell_keys, session))
    dialog.keys_page.list_wanted.connect(partial(session.window.open, commands.KEY_LIST))
    if page == KEYS_PAGE:
        dialog.show_keys()
    return dialog


def key_list(session: "Session", parent: QWidget, _: object) -> QDialog:
    """All keys, as the settings have them."""
    from canasta_desktop.ui.dialogs.key_list import KeyListDialog
    from canasta_desktop.ui.session.key_list import key_tables

    def tables() -> "Sequence[KeyTable]":
        return key_tables(chosen_keys(session.settings), session.window.commands)

    dialog = KeyListDialog(tables, parent)
    dialog.letters_wanted.connect(partial(session.window.dialog_manager.open, commands.SETTINGS, KEYS_PAGE))
    return dialog


def _retell_keys(session: "Session", _: object) -> None:
    """Have the page of keys follow the settings, if it is open."""
    from canasta_desktop.ui.dialogs.key_list import KeyListDialog

    if isinstance(listed := session.window.dialog_manager.dialog(commands.KEY_LIST), KeyListDialog):
        listed.retranslate()
