"""Printing the rule sheet, and saving it as a PDF or as a web page. A note says how it went."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPagedPaintDevice
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from canasta_desktop.game.files import write_whole
from canasta_desktop.game.messages import why_unwritten
from canasta_desktop.game.names import clean_name
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.ui.base.application import running_application
from canasta_desktop.ui.base.language import current_language
from canasta_desktop.ui.dialogs.notice import Notice
from canasta_desktop.ui.rule_sheet.sheet import RuleSheet, rule_sheet, to_html
from canasta_desktop.ui.wording.wording import Wording, isolated

PDF, HTML = ".pdf", ".html"


class RulesExport(QObject):
    """Saves or prints the rules: `ask_save` and `ask_print` open the system's dialogs, `save_to` writes a file."""

    def __init__(self, rules: RuleSet, words: Wording, notice: Notice, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules, self._words, self._notice, self._parent = rules, words, notice, parent
        self.asking: QDialog | None = None
        self._printer: QPagedPaintDevice | None = None
        """The printer asked for; the dialog does not own it."""

    def sheet(self) -> RuleSheet:
        """The sheet in the present language."""
        language = current_language(running_application())
        return rule_sheet(self._rules, self._words, language, self._words.options.phrases(self._rules))

    # --- to a file ---------------------------------------------------------------------------------

    def ask_save(self) -> None:
        """Ask for a file; its kind is the filter's, unless its name says otherwise."""
        dialog = QFileDialog(self._parent, self.tr("Save the rules"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("PDF document (*.pdf)"), self.tr("Web page (*.html)")])
        dialog.setDefaultSuffix("pdf")
        dialog.filterSelected.connect(self._filter_selected)
        dialog.selectFile(self._words.names.system(self._rules.key) + PDF)
        dialog.fileSelected.connect(self.save_to)
        self.asking = dialog
        dialog.open()

    def _filter_selected(self, chosen: str) -> None:
        dialog = self.sender()
        if isinstance(dialog, QFileDialog):
            dialog.setDefaultSuffix(HTML[1:] if HTML in chosen else PDF[1:])

    def save_to(self, name: str) -> None:
        """Write the sheet to a file: a web page if its name ends like one, else a PDF."""
        path = Path(name)
        try:
            if path.suffix.casefold() in (HTML, ".htm"):
                data = to_html(self.sheet()).encode("utf-8")
            else:
                from canasta_desktop.ui.rule_sheet.pages import to_pdf

                data = to_pdf(self.sheet())
            write_whole(path, data)
        except OSError as error:
            why = self._words.system.unwritten(why_unwritten(error))
            self._notice.show_note(" ".join((self.tr("The rules could not be saved."), why)))
        else:
            self._notice.show_note(
                self.tr("The rules are saved as {file}.").format(file=isolated(clean_name(path.name))), "good"
            )

    # --- to a printer ------------------------------------------------------------------------------

    def ask_print(self) -> None:
        """Ask for a printer; the part of Qt for it is loaded only now, and may be missing."""
        try:
            from PySide6.QtPrintSupport import QPrintDialog, QPrinter
        except ImportError:
            self._notice.show_note(self.tr("This program cannot print here. Save the rules as a PDF and print that."))
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._words.names.system(self._rules.key))
        dialog = QPrintDialog(printer, self._parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(self._print)
        self._printer, self.asking = printer, dialog
        QDialog.open(dialog)  # that of the print dialog wants a slot by name

    def _print(self, printer: QPagedPaintDevice) -> None:
        from canasta_desktop.ui.rule_sheet.pages import paint

        if paint(self.sheet(), printer):
            self._notice.show_note(self.tr("The rules have been sent to the printer."), "good")
        else:
            self._notice.show_note(self.tr("The printer took nothing. Is it switched on and ready?"))
