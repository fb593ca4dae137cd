"""Tips at the window: told by a newcomer's first matches, kept over a restart, turned off and on in the settings."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from canasta_desktop.game.settings import Settings
from canasta_desktop.ui.dialogs.settings import SettingsDialog
from canasta_desktop.ui.display.display import Tone
from canasta_desktop.ui.session.new_matches import begin_again
from tests.ui.together import Together, match_of


@pytest.fixture
def begin(qtbot, tmp_path):
    """A person at the window, in the play of a first turn, with these settings changed."""
    made = []

    def make(**settings: object) -> Together:
        for table in made:
            table.window.close()
        table = Together(qtbot, tmp_path, match_of("pccc", ["KS 9D 4S", 11, 11, 11], phase="play"))
        made.append(table)
        table.change(**settings)
        return table

    yield make
    for table in made:
        table.window.close()


def test_a_newcomer_is_told_with_the_clause_as_a_link(begin) -> None:
    table = begin(tips=True)
    note = table.presenter.display.note
    assert note.tone is Tone.TIP
    assert (
        table.window.chrome.prompt.text
        == "Your side has not melded yet: its first melds must count 50 points together."
    )
    assert "clause" in table.window.chrome.prompt.widgets()
    assert table.session.settings.tips_told == ("initial-meld",)


def test_what_was_told_is_not_told_after_a_restart(begin) -> None:
    begin(tips=True)
    table = begin()
    assert table.session.settings.tips_told == ("initial-meld",)
    table.change(tips_told=(), tips=False)
    assert table.presenter.display.note.tone is Tone.INFO


def test_a_rematch_ends_the_tips_of_the_first_two_matches(begin) -> None:
    table = begin(tips=True)
    table.session.settings = replace(table.session.settings, tips_matches=1)
    table.presenter.handle(_discard(table))
    begin_again(table.session)
    assert not table.session.settings.tips
    assert table.presenter.hot_seat.shown_tips is None


def _discard(table: Together):
    from canasta_desktop.ui.display.intents import Drop
    from canasta_desktop.ui.display.places import PILE

    return Drop(table.tokens("4S"), PILE)


def test_tips_are_a_setting(qtbot) -> None:
    dialog = SettingsDialog(Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    fact = dialog._fields.facts["tips"]
    dialog.tabs.setCurrentIndex(2)
    with qtbot.waitSignal(dialog.changed) as changed:
        QTest.keyClick(fact, Qt.Key.Key_Space)
    assert changed.args[0].tips
