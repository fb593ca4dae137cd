"""Printing a score sheet, and saving it as a PDF: the paper without its buttons, on one page or several.

The paper is built again and painted by strokes, so it is sharp at any size; only its cards are pictures.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter, QRegion
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from canasta_desktop.__about__ import APP_NAME
from canasta_desktop.game.files import write_whole
from canasta_desktop.game.messages import why_unwritten
from canasta_desktop.game.names import clean_name
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.faces import CardPictures
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.wording.wording import Wording, isolated

MARGIN_MM: Final = 12.0
NO_FILE: Final = '/\\:*?"<>|'
"""Signs that no name of a file may hold somewhere; those of people may."""
UNIT_PX: Final = 10.0
"""The unit that the sheet is laid out in; how large it is printed, the page decides."""
SHARPNESS: Final = 3.0
"""Pixels of the cards' pictures for each of these."""


class SheetExport(QObject):
    """Saves or prints a score: `ask_save` and `ask_print` open dialogs, `save_to` writes, `reported` has the result."""

    reported = Signal(str)

    def __init__(
        self,
        make_pages: Callable[[Look], Sequence[QWidget]],
        look: Callable[[], Look],
        words: Wording,
        parent: QWidget,
    ) -> None:
        """`make_pages` makes the paper once more in the look it is given, laid out, for nobody to look at."""
        super().__init__(parent)
        self._make_pages, self._look, self._words, self._parent = make_pages, look, words, parent
        self.asking: QDialog | None = None
        self._printer: QPagedPaintDevice | None = None
        """The printer asked for; the dialog does not own it."""

    def ask_save(self) -> None:
        """Ask for the file that the PDF becomes; over the window, for dialogs inside the sheet have no ground."""
        dialog = QFileDialog(self._parent.window(), self.tr("Save the score"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("PDF document (*.pdf)"))
        dialog.setDefaultSuffix("pdf")
        named = [sign if sign not in NO_FILE else "_" for sign in clean_name(self._parent.windowTitle())]
        dialog.selectFile("".join(named) + ".pdf")
        dialog.fileSelected.connect(self.save_to)
        self.asking = dialog
        dialog.open()

    def save_to(self, name: str) -> None:
        """Write the sheet to a file."""
        path = Path(name)
        try:
            write_whole(path, self._pdf())
        except OSError as error:
            why = self._words.system.unwritten(why_unwritten(error))
            self.reported.emit(" ".join((self.tr("The score could not be saved."), why)))
        else:
            self.reported.emit(self.tr("The score is saved as {file}.").format(file=isolated(clean_name(path.name))))

    def ask_print(self) -> None:
        """Ask for a printer; the part of Qt for it is loaded only now, and may be missing."""
        try:
            from PySide6.QtPrintSupport import QPrintDialog, QPrinter
        except ImportError:
            self.reported.emit(self.tr("This program cannot print here. Save the score as a PDF and print that."))
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._parent.windowTitle())
        printer.setPageOrientation(QPageLayout.Orientation.Landscape)
        dialog = QPrintDialog(printer, self._parent.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(self._print)
        self._printer, self.asking = printer, dialog
        QDialog.open(dialog)  # that of the print dialog wants a slot by name

    def _print(self) -> None:
        assert self._printer is not None
        if self.paint(self._printer):
            self.reported.emit(self.tr("The score has been sent to the printer."))
        else:
            self.reported.emit(self.tr("The printer took nothing. Is it switched on and ready?"))

    def _pdf(self) -> bytes:
        store = QByteArray()
        buffer = QBuffer(store)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setTitle(self._parent.windowTitle())
        writer.setCreator(APP_NAME)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageOrientation(QPageLayout.Orientation.Landscape)
        self.paint(writer)
        buffer.close()
        return bytes(store.data())

    def paint(self, device: QPagedPaintDevice) -> bool:
        """Put the paper on pages of the device, as large as they can be; False if that takes none."""
        device.setPageMargins(QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM), QPageLayout.Unit.Millimeter)
        painter = QPainter()
        if not painter.begin(device):
            return False
        for number, page in enumerate(self.pages()):
            if number:
                device.newPage()
            share = min(device.width() / page.width(), device.height() / page.height())
            painter.resetTransform()
            painter.translate((device.width() - share * page.width()) / 2, 0)
            painter.scale(share, share)
            page.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
            page.deleteLater()
        painter.end()
        return True

    def pages(self) -> Sequence[QWidget]:
        """The pages as they are printed: in the usual size of text, and sharp."""
        worn = self._look()
        pictures = CardPictures(worn.pictures.style, SHARPNESS)
        return self._make_pages(worn._replace(unit=Unit(UNIT_PX), dpr=SHARPNESS, pictures=pictures))
