"""What all dialogs share: a title, a body, a row of buttons, and words that follow the language while it is open."""

from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from canasta_desktop.ui.accessibility.announcing import notify
from canasta_desktop.ui.base.guard import answering, guarded
from canasta_desktop.ui.base.theme import BOX_GAP, SECTION_GAP, type_sizes
from canasta_desktop.ui.dialogs.focus_frame import FocusFrame
from canasta_desktop.ui.dialogs.spoken_labels import HeadingLabel, QuietLabel
from canasta_desktop.ui.window.placement import screen_of
from canasta_desktop.ui.window.plain_widgets import reveal

EDGE = 20
"""Pixels between the dialog's edge and what is in it."""

BODY = type_sizes().body
"""Size of the text for which the sizes of dialogs are given, px."""

SHEET = """
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar::handle:vertical { background: palette(placeholder-text); border-radius: 3px; min-height: 28px;
    margin: 0 2px; border: none; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle:horizontal { background: palette(placeholder-text); border-radius: 3px; min-width: 28px;
    margin: 2px 0; border: none; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QPushButton[choice="true"] { padding: 0 10px; text-align: left; }
QPushButton[choice="true"][pictured="true"] { padding: 0; text-align: center; }
QLabel[look="title"], QLabel[look="heading"] { font-family: "Fraunces SemiBold", "Fraunces"; font-weight: 600; }
QCheckBox[strong="true"] { font-weight: 600; }
QLabel[part="changed"] { color: palette(link); font-weight: 600; }
QFrame[look="box"][mark="changed"] { border-color: palette(highlight); }
QComboBox { padding-right: 28px; }
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView { padding: 4px; outline: none; }
QComboBox QAbstractItemView::item { min-height: 30px; padding: 2px 8px; }
QTextBrowser { background: transparent; border: 2px solid transparent; border-radius: 10px; }
QTextBrowser[look="sheet"] { background: palette(base); border-color: palette(alternate-base); }
QListView { padding: 4px; }
QListView::item { padding: 7px 8px; border-radius: 6px; }
QPlainTextEdit { padding: 6px; }
QTabWidget::pane { border: none; border-top: 1px solid palette(placeholder-text); }
QListView::item:selected { background: palette(highlight); color: palette(highlighted-text); }
QSlider::groove:horizontal { background: palette(placeholder-text); height: 4px; border-radius: 2px; }
QSlider::sub-page:horizontal { background: palette(highlight); height: 4px; border-radius: 2px; }
QSlider[part="leaning"]::sub-page:horizontal { background: palette(placeholder-text); }
QSlider::handle:horizontal { background: palette(highlight); border: 2px solid palette(window); width: 18px;
    height: 18px; margin: -9px 0; border-radius: 11px; }
"""
"""What dialogs add to the application's style sheet; colours come by way of the palette, so they follow the theme."""


BUTTONS = """
QPushButton, QLineEdit, QComboBox {{ min-height: {high}px; }}
QPushButton[part="link"] {{ min-height: 24px; }}
QPushButton[part="clause"] {{ min-height: 20px; }}
"""
BUTTON_HEIGHT = 1.6
"""Buttons are so many times as high as the text, so that a large one has air around it."""


class Dialog(QDialog):
    """Base: `body` takes the content, `add_button` fills the row below; `retranslate` words everything anew."""

    def __init__(self, parent: QWidget | None, size: QSize) -> None:
        super().__init__(parent)
        self.setModal(False)
        self._focus_frame = FocusFrame(self)
        self._names_itself = False
        self._heading, self._subtitle = HeadingLabel(look="title"), QuietLabel(look="second")
        self.body = QVBoxLayout()
        self.body.setSpacing(SECTION_GAP)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(BOX_GAP)
        self._buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE - 4, EDGE, EDGE - 4)
        column.setSpacing(14)
        head = QVBoxLayout()
        head.setSpacing(2)
        head.addWidget(self._heading)
        head.addWidget(self._subtitle)
        column.addLayout(head)
        column.addLayout(self.body, 1)
        column.addLayout(self._buttons)
        self._fit(size)

    def _fit(self, size: QSize) -> None:
        """As large as wished at this size of text, but never larger than the screen allows."""
        self.ensurePolished()
        self.setStyleSheet(SHEET + BUTTONS.format(high=max(34, round(BUTTON_HEIGHT * self.font().pixelSize()))))
        grown = max(self.font().pixelSize(), BODY) / BODY
        size = QSize(round(size.width() * (0.3 + 0.7 * grown)), round(size.height() * (0.5 + 0.5 * grown)))
        parent = self.parentWidget()
        room = screen_of(self if parent is None else parent.window()).availableGeometry().size()
        self.resize(size.boundedTo(QSize(room.width() - 40, room.height() - 60)))

    def set_title(self, title: str, subtitle: str = "") -> None:
        """The title of window and dialog, and a quiet line below it."""
        self.setWindowTitle(title)
        self._heading.set_words(title)
        self._subtitle.set_words(subtitle)
        reveal(self._subtitle, is_shown=bool(subtitle))
        self.set_summary(subtitle)

    def set_summary(self, text: str) -> None:
        """Set what is announced when the dialog opens, after its title: a sentence or two."""
        self.setAccessibleDescription(text)

    def add_button(self, name: str, *, primary: bool = False, left: bool = False) -> QPushButton:
        """A button of the row; `name` is its object name. The primary one is what Enter presses."""
        button = QPushButton(self)
        button.setObjectName(name)
        button.setProperty("look", "primary" if primary else "")
        button.setDefault(primary)
        if left:
            self._buttons.insertWidget(self._buttons.count() - 1 - self._right(), button)
        else:
            self._buttons.addWidget(button)
        return button

    def add_note(self, note: QLabel) -> None:
        """Words at the left of the row of buttons."""
        self._buttons.insertWidget(0, note, 1000)

    def _right(self) -> int:
        """How many widgets stand right of the stretch."""
        items = [self._buttons.itemAt(index) for index in range(self._buttons.count())]
        stretch = next(index for index, item in enumerate(items) if item is not None and item.spacerItem() is not None)
        return len(items) - stretch - 1

    def turn_by_keys(self, tabs: QTabWidget) -> None:
        """Have Ctrl+Tab turn these pages wherever the focus is; by themselves they hear it only inside."""
        keep_out_of_tab(tabs)
        self._names_itself = True
        standard = QKeySequence.StandardKey
        for key, by in ((standard.NextChild, 1), (standard.PreviousChild, -1)):
            turn = QShortcut(key, self)
            turn.activated.connect(partial(turn_page, tabs, by))

    def close_by(self, *keys: str) -> None:
        """Have the keys that opened it, as portable text, put it away again: the keyboard goes back to where it was."""
        for key in keys:
            QShortcut(QKeySequence(key), self).activated.connect(self.reject)

    def retranslate(self) -> None:
        """Word everything in the present language."""

    @answering
    def event(self, event: QEvent) -> bool:
        """Announce the title of a dialog with tabs when it is activated: Orca 43 reads the tabs first and skips it."""
        if event.type() == QEvent.Type.WindowActivate and self._names_itself:
            self._names_itself = False
            QTimer.singleShot(0, self, self._name_itself)
        return super().event(event)

    def _name_itself(self) -> None:
        notify(self, self._heading.text())

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def keep_out_of_tab(tabs: QTabWidget) -> None:
    """Tab comes to the row of tabs, and not to the whole of the pages as well, which has no name."""
    tabs.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    tabs.tabBar().setFocusPolicy(Qt.FocusPolicy.TabFocus)


def turn_page(tabs: QTabWidget, by: int) -> None:
    """Show the next page, or the one before, around."""
    tabs.setCurrentIndex((tabs.currentIndex() + by) % tabs.count())
