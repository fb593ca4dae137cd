"""The rule sheet on paper: as a PDF, or on a printer, page by page with a footer.

One document is laid out at 96 units to an inch and painted at the scale of the device, so that the breaks of lines and
pages do not depend on it. A heading at the foot of a page, away from its first rule, is moved
to the next one. Black on white, whatever the screen looks like.
"""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QGuiApplication,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextOption,
    QTextTableCellFormat,
    QTextTableFormat,
)

from canasta_desktop.__about__ import APP_NAME
from canasta_desktop.ui.rule_sheet.example_text import WrittenExample
from canasta_desktop.ui.rule_sheet.sheet import RuleSheet
from canasta_desktop.ui.wording.base import Phrases, number

MARGIN_MM = 18.0
CLAUSE_PT, EXAMPLE_PT, FOOTER_PT = 54.0, 12.0, 26.0
"""Width of the column of clauses, how far examples are set in, and height of the footer, in points."""
FIGURE_NAMES = 24
"""Of the width of the page for the names in the table of figures, percent."""
BLACK, GREY, LINE = QColor("#000000"), QColor("#444444"), QColor("#999999")
AN_INCH = 96
"""Units of the document to an inch."""
POINT = AN_INCH / 72


class PageWords(Phrases):
    """What stands on paper besides the sheet."""

    def footer(self, title: str, page: int, pages: int) -> str:
        """The line at the foot of a page."""
        text = self.tr("{title} · {program} · page {page} of {pages}")
        return text.format(title=title, program=APP_NAME, page=number(page), pages=number(pages))


def to_pdf(sheet: RuleSheet) -> bytes:
    """The sheet as a PDF on A4."""
    store = QByteArray()
    buffer = QBuffer(store)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(f"{sheet.title} · {sheet.players}")
    writer.setCreator(APP_NAME)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    paint(sheet, writer)
    buffer.close()
    return bytes(store.data())


def paint(sheet: RuleSheet, device: QPagedPaintDevice) -> bool:
    """Put the sheet on the pages of a device; False if it takes none."""
    device.setPageMargins(QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM), QPageLayout.Unit.Millimeter)
    painter = QPainter()
    if not painter.begin(device):
        return False
    across, down = device.logicalDpiX() / AN_INCH, device.logicalDpiY() / AN_INCH
    painter.scale(across, down)
    page = QSizeF(device.width() / across, device.height() / down - FOOTER_PT * POINT)
    document = _document(sheet, page)
    pages = document.pageCount()
    for index in range(pages):
        if index:
            device.newPage()
        _paint_page(painter, document, page, index)
        _paint_footer(painter, PageWords().footer(sheet.title, index + 1, pages), page)
    painter.end()
    return True


def _paint_page(painter: QPainter, document: QTextDocument, page: QSizeF, index: int) -> None:
    painter.save()
    painter.translate(0, -index * page.height())
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, BLACK)
    context.clip = QRectF(0, index * page.height(), page.width(), page.height())
    painter.setClipRect(context.clip)
    document.documentLayout().draw(painter, context)
    painter.restore()


def _paint_footer(painter: QPainter, text: str, page: QSizeF) -> None:
    font = QFont(QGuiApplication.font())
    font.setPixelSize(round(8 * POINT))
    painter.setFont(font)
    painter.setPen(GREY)
    area = QRectF(0, page.height(), page.width(), FOOTER_PT * POINT)
    painter.drawText(area, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, text)


# --- the document --------------------------------------------------------------------------------------


def _document(sheet: RuleSheet, page: QSizeF) -> QTextDocument:
    """The sheet laid out for these pages."""
    document = QTextDocument()
    document.setUseDesignMetrics(True)
    document.setDocumentMargin(0)
    document.setPageSize(page)
    cursor = QTextCursor(document)
    cursor.setBlockFormat(_block(above=0, below=2))
    cursor.insertText(sheet.title, _form(22, bold=True))
    _paragraph(cursor, sheet.players, _form(12, GREY), _block(below=6))
    if sheet.changed:
        _paragraph(cursor, sheet.changed, _form(10, bold=True), _block(below=4))
    _figures(cursor, sheet)
    for section in sheet.sections:
        heading = _block(above=10, below=4)
        heading.setHeadingLevel(2)
        _paragraph(cursor, section.title, _form(13, bold=True), heading)
        for rule in section.paragraphs:
            cursor.insertBlock(_hanging())
            cursor.insertText(f"{rule.cited}\t", _form(8, GREY))
            cursor.insertText(rule.text, _form(10))
        for example in sheet.examples.get(section.heading, ()):
            _example(cursor, example)
    _paragraph(cursor, sheet.footer, _form(8, GREY), _block(above=12, below=0))
    _keep_headings(document, page)
    return document


def _example(cursor: QTextCursor, example: WrittenExample) -> None:
    """An example below the rules of its chapter, indented, its cards in the text."""
    lines = example.plain()
    for place, text in enumerate(lines):
        is_last = place == len(lines) - 1
        block = _block(above=4 if place == 0 else 0, below=4 if is_last else 1)
        block.setLeftMargin((CLAUSE_PT + EXAMPLE_PT) * POINT)
        is_bold = is_last and bool(example.verdict)
        _paragraph(cursor, text, _form(8, GREY) if place == 0 else _form(9, bold=is_bold), block)


def _figures(cursor: QTextCursor, sheet: RuleSheet) -> None:
    """The table of figures, a line below each row."""
    _paragraph(cursor, sheet.figures_title, _form(9, GREY), _block(above=4, below=3))
    form = QTextTableFormat()
    form.setBorder(0)
    form.setCellSpacing(0)
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    form.setColumnWidthConstraints(
        [QTextLength(QTextLength.Type.PercentageLength, share) for share in (FIGURE_NAMES, 100 - FIGURE_NAMES)]
    )
    table = cursor.insertTable(len(sheet.figures), 2, form)
    for row, line in enumerate(sheet.figures):
        for column, (text, look) in enumerate(((line.name, _form(9.5, GREY)), (line.figures, _form(9.5)))):
            cell = table.cellAt(row, column)
            cell.setFormat(_ruled())
            cell.firstCursorPosition().insertText(text, look)
    cursor.movePosition(QTextCursor.MoveOperation.End)


def _ruled() -> QTextTableCellFormat:
    """A cell with a thin line above it."""
    form = QTextTableCellFormat()
    form.setTopBorder(0.5 * POINT)
    form.setTopBorderBrush(LINE)
    form.setTopBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setTopPadding(1.5 * POINT)
    form.setBottomPadding(1.5 * POINT)
    form.setRightPadding(6 * POINT)
    return form


def _paragraph(cursor: QTextCursor, text: str, form: QTextCharFormat, block: QTextBlockFormat) -> None:
    cursor.insertBlock(block)
    cursor.insertText(text, form)


def _form(size: float, colour: QColor = BLACK, *, bold: bool = False) -> QTextCharFormat:
    font = QFont(QGuiApplication.font())
    font.setPixelSize(round(size * POINT))
    font.setBold(bold)
    form = QTextCharFormat()
    form.setFont(font)
    form.setForeground(colour)
    return form


def _block(above: float = 0, below: float = 3) -> QTextBlockFormat:
    block = QTextBlockFormat()
    block.setTopMargin(above * POINT)
    block.setBottomMargin(below * POINT)
    return block


def _hanging() -> QTextBlockFormat:
    """A rule, its clause in the margin."""
    block = _block()
    block.setLeftMargin(CLAUSE_PT * POINT)
    block.setTextIndent(-CLAUSE_PT * POINT)
    block.setTabPositions([QTextOption.Tab(CLAUSE_PT * POINT, QTextOption.TabType.LeftTab)])
    return block


def _keep_headings(document: QTextDocument, page: QSizeF) -> None:
    """Have a heading begin a page where its first rule would not stand below it."""
    block = document.begin()
    while block.isValid():
        following = block.next()
        if block.blockFormat().headingLevel() and following.isValid():
            if _page_of(document, block, page) != _page_of(document, following, page):
                form = block.blockFormat()
                form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
                QTextCursor(block).setBlockFormat(form)
        block = following


def _page_of(document: QTextDocument, block: QTextBlock, page: QSizeF) -> int:
    """The page on which the block's first line stands."""
    document.pageCount()  # lays out anew what a page break has moved
    top, layout = document.documentLayout().blockBoundingRect(block).top(), block.layout()
    if layout.lineCount():
        line = layout.lineAt(0)
        top += line.y() + line.height() / 2
    return int(top // page.height())
