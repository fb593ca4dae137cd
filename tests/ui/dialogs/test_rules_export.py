"""The rules leave the window: as a PDF, as a web page, on a printer. What goes wrong is told."""

import builtins
import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPdfWriter
from PySide6.QtWidgets import QFileDialog

from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.dialogs.rules import RulesDialog
from canasta_desktop.ui.rule_sheet.pages import PageWords, paint, to_pdf
from canasta_desktop.ui.rule_sheet.sheet import rule_sheet
from canasta_desktop.ui.wording.wording import Wording

RULES = rule_set("classic", 4, {"always_frozen": True})


@pytest.fixture
def dialog(qtbot):
    made = RulesDialog(RULES, Wording(), "CL-6.4")
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_the_pdf_has_a_few_pages_for_every_game(qapp):
    words = Wording()
    for system, found in SYSTEMS.items():
        rules = rule_set(system, found.players()[-1])
        pdf = to_pdf(rule_sheet(rules, words, "en"))
        assert pdf.startswith(b"%PDF-")
        assert 2 <= pages(pdf) <= 8, system


def test_paper_is_numbered_in_the_present_language(qapp):
    assert PageWords().footer("Samba", 2, 5) == "Samba · Canasta Desktop · page 2 of 5"
    set_language(qapp, "de")
    assert PageWords().footer("Samba", 2, 5) == "Samba · Canasta Desktop · Seite 2 von 5"


def test_a_device_that_takes_nothing_is_told(qapp, tmp_path):
    nowhere = QPdfWriter(str(tmp_path / "no" / "such.pdf"))
    assert not paint(rule_sheet(RULES, Wording(), "en"), nowhere)


def test_the_rules_are_saved_as_a_pdf_or_a_page(dialog, tmp_path):
    dialog.export.save_to(str(tmp_path / "rules.pdf"))
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF-")
    assert dialog.notice.text == "The rules are saved as rules.pdf."
    dialog.export.save_to(str(tmp_path / "Rules.HTML"))
    page = (tmp_path / "Rules.HTML").read_text(encoding="utf-8")
    assert "Pile always frozen: yes" in page
    assert '<html lang="en">' in page


def test_where_they_cannot_be_saved_that_is_told_and_nothing_is_left(dialog, tmp_path):
    for name in ("no/such/rules.pdf", "no/such/rules.html"):
        dialog.notice.clear()
        dialog.export.save_to(str(tmp_path / name))
        assert dialog.notice.text.startswith("The rules could not be saved. ")
    dialog.export.save_to(str(tmp_path))
    assert dialog.notice.text.startswith("The rules could not be saved. ")
    assert list(tmp_path.iterdir()) == []


def test_saving_asks_for_a_file_and_the_filter_decides_about_its_kind(qtbot, dialog):
    qtbot.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    asking = dialog.export.asking
    assert isinstance(asking, QFileDialog)
    assert asking.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert asking.defaultSuffix() == "pdf"
    asking.filterSelected.emit(asking.nameFilters()[1])
    assert asking.defaultSuffix() == "html"
    asking.reject()


def into_a_file(asking, path) -> None:
    """Print as if this file were the printer; the dialog's own button would ask for another name."""
    printer = asking.printer()
    printer.setOutputFormat(type(printer).OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    asking.accepted.emit(printer)


def test_printing_asks_for_a_printer_and_prints(qtbot, dialog, tmp_path):
    support = pytest.importorskip("PySide6.QtPrintSupport")
    qtbot.mouseClick(dialog.print_button, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    asking = dialog.export.asking
    assert isinstance(asking, support.QPrintDialog)
    into_a_file(asking, tmp_path / "printed.pdf")
    assert pages((tmp_path / "printed.pdf").read_bytes()) >= 2
    assert dialog.notice.text == "The rules have been sent to the printer."


def test_a_printer_that_takes_nothing_is_told(qtbot, dialog, tmp_path):
    pytest.importorskip("PySide6.QtPrintSupport")
    qtbot.mouseClick(dialog.print_button, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    into_a_file(dialog.export.asking, tmp_path / "no" / "such.pdf")
    assert dialog.notice.text == "The printer took nothing. Is it switched on and ready?"


def test_where_nothing_can_be_printed_a_way_is_named(qtbot, dialog, monkeypatch):
    usual = builtins.__import__

    def without_printing(name, *rest, **more):
        if name == "PySide6.QtPrintSupport":
            raise ImportError(name)
        return usual(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without_printing)
    qtbot.mouseClick(dialog.print_button, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert "Save the rules as a PDF" in dialog.notice.text


def test_the_rules_of_the_table_name_their_house_rules(dialog):
    assert "Pile always frozen: yes" in dialog._subtitle.text()


def test_ctrl_f_goes_to_the_search(qtbot, dialog):
    dialog.headings.setFocus()
    qtbot.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.focusWidget() is dialog.search
