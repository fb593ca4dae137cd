"""The score pad as people use it: whole matches by keys, old lines corrected, pads kept, deleted and had back."""

from collections.abc import Sequence
from datetime import datetime
from itertools import count

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from canasta_desktop.game import files
from canasta_desktop.pad.pad_folder import PadFolder
from canasta_desktop.pad.score_pad import ScorePad
from canasta_desktop.ui.appearance.appearance import Appearance, apply
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.new_game.game_choice import NewGameChoice
from canasta_desktop.ui.score_pad.dialog import ScorePadDialog
from canasta_desktop.ui.score_sheet.stage import bare_stage
from canasta_desktop.ui.wording.wording import Wording
from tests.pad.pads import figures, pad
from tests.ui.fingers import scrolls
from tests.ui.new_games import click, dress, named

ENTER, SPACE, RIGHT = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Right
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(scope="module", autouse=True)
def dressed(qapp):
    yield from dress(qapp)


@pytest.fixture
def folder(tmp_path) -> PadFolder:
    minutes = count()
    return PadFolder(tmp_path, lambda: datetime(2026, 5, 1, 20, next(minutes)))


@pytest.fixture
def open_pads(qtbot, folder):
    """What opens the dialog over these pads, the last one in front."""

    def made(*pads: ScorePad, size: QSize | None = None) -> ScorePadDialog:
        for one in pads:
            folder.write(one)
        dialog = ScorePadDialog(folder, bare_stage().look, NewGameChoice("classic", 4), Wording())
        qtbot.addWidget(dialog)
        if size is not None:
            dialog.resize(size)
        with qtbot.waitExposed(dialog):
            dialog.show()
        dialog.activateWindow()
        return dialog

    return made


def keep_typing(qtbot, dialog: QWidget, *keys: str | Qt.Key) -> None:
    """Keys to whatever has the focus when each is pressed."""
    for key in keys:
        target = dialog.focusWidget() or dialog
        if isinstance(key, str):
            qtbot.keyClicks(target, key)
        else:
            qtbot.keyClick(target, key)


def write_deal(qtbot, dialog: ScorePadDialog, out: int, *columns: Sequence[str]) -> None:
    """Take a deal down by keys alone: who went out by arrows, then column by column; Enter writes it."""
    keep_typing(qtbot, dialog, ENTER, *[RIGHT] * (out + 1), ENTER)
    for column in columns:
        for figure in column:
            keep_typing(qtbot, dialog, figure, ENTER)
    assert dialog.focusWidget().objectName() == "entry:write"
    keep_typing(qtbot, dialog, ENTER)


def shown_rows(dialog: ScorePadDialog) -> list[str]:
    return [row.accessibleName() for row in dialog.page.sheet.rows]


def test_a_match_of_samba_for_three_pairs_is_played_by_keys(qtbot, open_pads, folder):
    dialog = open_pads()
    click(qtbot, dialog, "system:samba")
    click(qtbot, dialog, "players:6")
    click(qtbot, dialog, "form:six_player_form:3x2")
    for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")):
        qtbot.keyClicks(named(dialog, f"name:{seat}"), name)
    click(qtbot, dialog, "setup:begin")
    assert dialog.windowTitle().startswith("Anna & Dora")
    assert dialog.page.buttons["next"].text() == "Enter deal 1"
    # natural, mixed, sambas, red threes, melded points, left in hand
    write_deal(qtbot, dialog, 0, ("1", "", "1", "2", "400+85", ""), ("", "1", "", "", "210", "55"), [""] * 5 + ["120"])
    assert folder.load()[0][0].totals == (500 + 1500 + 200 + 485 + 200, 300 + 210 - 55, -120)
    assert shown_rows(dialog)[1] == (
        "Enter deal 2, Ben deals. Anna & Dora: needs 90; Ben & Emil: needs 50; Cleo & Fay: needs 15"
    )
    write_deal(qtbot, dialog, -1, ("", "", "5", "", "300", ""), [""] * 6, ("1", "", "", "", "90", ""))
    assert shown_rows(dialog)[1].endswith("Cleo & Fay: +590, Total 470")
    assert dialog.page.sheet.accessibleName().endswith("The match goes to Anna & Dora, by 10,215 points.")
    assert dialog.page.buttons["next"].text() == "Play once more"
    keep_typing(qtbot, dialog, ENTER)
    assert [len(one.deals) for one in folder.load()[0]] == [0, 2]
    assert folder.load()[0][0].first_dealer == 1


def test_hand_and_foot_ends_after_four_deals_each_entered_as_a_figure(qtbot, open_pads, folder):
    dialog = open_pads(pad("hand-and-foot", 4))
    keep_typing(qtbot, dialog, ENTER)
    for points in ((1500, 900), (-200, 400), (2000, 2100), (50, 60)):
        keep_typing(qtbot, dialog, ENTER)
        for account, figure in enumerate(points):
            field = dialog.entry.grid.fields[account]["figure"]
            field.setFocus()
            keep_typing(qtbot, dialog, str(figure))
            assert not dialog.entry.grid.fields[account]["melded"].isEnabled()
        qtbot.keyClick(dialog.focusWidget(), ENTER, CTRL)
    (kept,), _ = folder.load()
    assert (kept.totals, kept.winner, len(kept.deals)) == ((3350, 3460), 1, 4)


def test_an_old_line_is_corrected_by_keys_and_taken_back(qtbot, open_pads, folder):
    dialog = open_pads(pad("classic", 2, figures(100, 200), figures(1500, 20)))
    keep_typing(qtbot, dialog, ENTER)
    dialog.page.sheet.rows[-1].setFocus()
    keep_typing(qtbot, dialog, Qt.Key.Key_Up, Qt.Key.Key_Up, ENTER)
    assert dialog.windowTitle() == "Score of deal 1"
    fields = dialog.entry.grid.fields
    fields[0]["figure"].setFocus()
    keep_typing(qtbot, dialog, "1600")
    assert dialog.entry.grid.sums(0) == ("+1,600", "1,600")
    qtbot.keyClick(dialog.focusWidget(), ENTER, CTRL)
    assert shown_rows(dialog)[2] == "Enter deal 3, Anna deals. Anna: needs 120; Ben: needs 50"
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Z, CTRL)
    assert folder.load()[0][0].totals == (1600, 220)
    click(qtbot, dialog, "pad:redo")
    assert folder.load()[0][0].totals == (3100, 220)
    dialog.page.sheet.rows[1].click()
    click(qtbot, dialog, "entry:remove")
    assert folder.load()[0][0].totals == (1600, 200)


def test_a_name_and_the_first_dealer_are_put_right(qtbot, open_pads, folder):
    dialog = open_pads(pad("classic", 4, figures(100, 200)))
    keep_typing(qtbot, dialog, ENTER)
    dialog.page.people_wanted.emit()
    keep_typing(qtbot, dialog, "Anne", ENTER)
    dealer = named(dialog, "dealer")
    qtbot.keyClick(dealer, Qt.Key.Key_Down)
    click(qtbot, dialog, "people:change")
    assert dialog.windowTitle() == "Anne & Cleo – Ben & Dora"
    assert shown_rows(dialog)[0].startswith("Deal 1, Ben deals.")
    dialog.page.undo_wanted.emit()
    assert folder.load()[0][0].setup.seats[0].name == "Anna"


def test_what_is_missing_is_asked_for_and_what_is_no_number_is_refused(qtbot, open_pads, folder):
    dialog = open_pads(pad("classic", 4))
    keep_typing(qtbot, dialog, ENTER, ENTER)
    grid = dialog.entry.grid
    grid.fields[0]["melded"].setFocus()
    keep_typing(qtbot, dialog, "20+")
    click(qtbot, dialog, "entry:write")
    assert dialog.entry.notice.text == "This is no number of points or cards."
    assert dialog.focusWidget() is grid.fields[0]["melded"]
    for key in ("3", "back", "5"):
        qtbot.mouseClick(dialog.entry.keys.keys[key], Qt.MouseButton.LeftButton)
    assert (grid.fields[0]["melded"].text(), grid.sums(0)[0]) == ("20+5", "+25")
    click(qtbot, dialog, "entry:write")
    assert dialog.entry.notice.text == "Who went out?"
    keep_typing(qtbot, dialog, RIGHT, SPACE)
    named(dialog, "concealed").click()
    click(qtbot, dialog, "entry:write")
    assert folder.load()[0][0].totals == (225, 0)


def test_cards_are_counted_by_value_and_escape_leaves_the_deal_as_it_was(qtbot, open_pads, folder):
    dialog = open_pads(pad("classic", 2))
    keep_typing(qtbot, dialog, ENTER, ENTER)
    named(dialog, "open:melded-cards").click()
    fields = dialog.entry.grid.fields[0]
    for key, cards in (("melded-cards:50", 1), ("melded-cards:20", 3), ("melded-cards:10", 4)):
        fields[key].setFocus()
        keep_typing(qtbot, dialog, str(cards))
    assert dialog.entry.grid.sums(0) == ("+150", "150")
    keep_typing(qtbot, dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert folder.load()[0][0].deals == ()


def test_pads_are_renamed_deleted_and_had_back(qtbot, open_pads, folder):
    dialog = open_pads(pad("classic", 4), pad("samba", 2))
    name = named(dialog, "pad-name")
    qtbot.keyClicks(name, "Friday")
    qtbot.keyClick(name, ENTER)
    assert dialog.list.list.item(0).text().startswith("Friday\nSamba, to 10,000")
    qtbot.keyClick(dialog.list.list, Qt.Key.Key_Delete)
    assert [one.setup.system for one in folder.load()[0]] == ["classic"]
    named(dialog.list.notice, "list-notice:undo").click()
    assert [one.particulars.name for one in folder.load()[0]] == ["Friday", ""]


def test_a_damaged_pad_is_told_and_a_full_disk_too(qtbot, open_pads, folder, tmp_path, monkeypatch):
    (tmp_path / "pads").mkdir()
    (tmp_path / "pads" / f"{'c' * 32}.json").write_text("[]")
    dialog = open_pads(pad("classic", 2))
    assert "has been set aside as" in dialog.list.notice.text
    keep_typing(qtbot, dialog, ENTER)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(files, "write_whole", full)
        dialog.page.deal_wanted.emit(None)
        dialog.entry.written.emit(figures(500, 20))
    assert dialog.failure.text.endswith("There is no room left on the disk.")
    assert dialog.page.pad.totals == (500, 20)
    dialog.page.undo_wanted.emit()
    dialog.page.redo_wanted.emit()
    assert dialog.failure.text == ""
    assert folder.load()[0][0].totals == (500, 20)


def test_a_finger_scrolls_the_fields(qtbot, open_pads):
    dialog = open_pads(pad("modern-american", 4), size=QSize(920, 540))
    keep_typing(qtbot, dialog, ENTER, ENTER)
    area = dialog.entry.grid.scroll_area
    assert scrolls(area.viewport(), area.verticalScrollBar().value)


def test_it_follows_the_language_while_a_deal_is_entered(qapp, qtbot, open_pads):
    dialog = open_pads(pad("classic", 4))
    keep_typing(qtbot, dialog, ENTER, ENTER)
    dialog.entry.grid.fields[0]["melded"].setText("200")
    set_language(qapp, "de")
    qapp.processEvents()
    assert dialog.windowTitle() == "Abrechnung von Runde 1"
    assert dialog.entry.grid.fields[1]["melded"].accessibleName() == "Ben & Dora: Ausgelegte Karten, Punkte"
    assert dialog.entry.buttons["write"].accessibleDescription().startswith("Anna & Cleo: +200, 200")
    dialog.entry.buttons["cancel"].click()
    assert dialog.page.buttons["next"].text() == "Runde 1 eintragen"


def test_the_sheet_becomes_a_pdf(open_pads, tmp_path):
    dialog = open_pads(pad("classic", 4, *[figures(100, 200)] * 30))
    dialog.list.buttons["open"].click()
    pages = dialog.page.export.pages()
    assert len(pages) > 2
    assert [row.line.head.number for page in pages for row in page.rows] == list(range(1, 31))
    for page in pages:
        assert page.rows[-1].geometry().bottom() <= page.scroll_area.height()
        assert page.rows_area.height() <= page.scroll_area.height()
        assert page.graph.isHidden() == (page is not pages[0])
    dialog.page.export.save_to(str(tmp_path / "pad.pdf"))
    assert (tmp_path / "pad.pdf").read_bytes().startswith(b"%PDF")
    assert dialog.page.notice.text == "The score is saved as pad.pdf."


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_has_a_name_and_room_on_a_small_screen(qapp, qtbot, open_pads, scale):
    apply(Appearance(mode=Mode.CONTRAST, text_scale=scale), qapp)
    six = pad("verschaerft", 6, figures(500, 20, 10, 5, 0, -300))
    dialog = open_pads(six, size=QSize(920, 540))
    for step in (dialog.list.buttons["open"].click, lambda: dialog.page.deal_wanted.emit(0)):
        step()
        qapp.processEvents()
        assert dialog.width() <= 920
        assert dialog.height() <= 560
        shown = [one for one in dialog.findChildren(QAbstractButton) if one.isVisible()]
        assert not [one.objectName() for one in shown if not one.accessibleName() and not one.text()]
    assert all(field.accessibleName() for fields in dialog.entry.grid.fields for field in fields.values())
    apply(Appearance(mode=Mode.DARK), qapp)
