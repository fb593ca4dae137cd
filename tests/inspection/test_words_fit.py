"""Nothing that is to be read is cut: in the window and in the dialogs, at usual and at twice the size, in German and
in English.

What a painter is given is looked at as it is painted: words that end in an ellipsis, and words larger than their box.
Of Qt's own labels and buttons it is compared what they need and what they have. Names may be shortened: an ellipsis
inside a word is one. What scrolls may be larger than what is seen of it.
"""

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QTabBar,
    QTabWidget,
    QWidget,
)

from canasta_desktop.game.settings import Settings
from canasta_desktop.game.store import Store
from canasta_desktop.inspection.shot_scenes import SCENES
from canasta_desktop.inspection.shot_window import ShotWindow
from canasta_desktop.ui.dialogs import frame
from canasta_desktop.ui.session.session import Session
from tests.ui.kept_pictures import pictures_kept

TABLES: Final = ("books", "six-players", "initial-meld", "hint-take", "question", "welcome-back")
DIALOGS: Final = (
    *("settings", "new-game-people", "people", "rules", "log", "deal-code", "seal", "about", "strength", "history"),
    *("score-book", "statistics", "score-pad-entry", "score-pad-new", "seats-drawn", "match-end", "lesson"),
)
SMALL: Final = QSize(680, 390)
"""What a screen of 1440x900 with a scale factor of 2 leaves a dialog, frame and title apart."""
WRAPS: Final = Qt.TextFlag.TextWordWrap.value
ROUND_BY: Final = 1.5
"""What words may be larger than their box by rounding, px."""


class Eyes:
    """Keeps what is painted and cannot be read in full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: list[str] = []
        painted = QPainter.drawText

        def look(painter: QPainter, *said: object) -> object:
            self._read(painter, *said)
            return painted(painter, *said)

        monkeypatch.setattr(QPainter, "drawText", look)

    def _read(self, painter: QPainter, *said: object) -> None:
        text = next(one for one in said if isinstance(one, str))
        if (head := text.rstrip("…")) != text and not head.endswith(" "):
            self.found.append(f"cut: {text}")
        if isinstance(said[0], QRectF | QRect) and not isinstance(said[1], str):
            box, flags = QRectF(said[0]), int(getattr(said[1], "value", said[1]))
            needed = QFontMetricsF(painter.font()).boundingRect(box, flags, text)
            if needed.width() > box.width() + ROUND_BY:
                self.found.append(f"{needed.width():.0f} px wide in {box.width():.0f}: {text}")
            if flags & WRAPS and needed.height() > 1.25 * box.height() + 2:
                self.found.append(f"{needed.height():.0f} px high in {box.height():.0f}: {text}")


def lacking(widget: QWidget) -> Iterator[str]:
    """What a widget of Qt's own has too little room for."""
    size, needs = widget.size(), widget.sizeHint()
    if isinstance(widget, QLabel | QAbstractButton) and widget.text():
        is_narrow = needs.width() > size.width() + 1
        if not widget.hasHeightForWidth() and (is_narrow or needs.height() > size.height() + 1):
            yield f"{needs.toTuple()} in {size.toTuple()}: {widget.text()}"
        wraps = widget.hasHeightForWidth() and (is_narrow or isinstance(widget, QLabel))
        if wraps and widget.heightForWidth(size.width()) > size.height() + 1:
            yield f"not high enough: {widget.text()}"
    elif isinstance(widget, QTabBar):
        if sum(widget.tabSizeHint(number).width() for number in range(widget.count())) > size.width():
            yield f"tabs of {widget.tabText(0)}"
    elif isinstance(widget, QComboBox | QLineEdit):
        shown = widget.currentText() if isinstance(widget, QComboBox) else widget.placeholderText()
        if widget.fontMetrics().horizontalAdvance(shown) + 16 > size.width():
            yield f"a field too narrow for: {shown}"


def beyond(widget: QWidget, top: QWidget) -> Iterator[str]:
    """Whether a widget stands out of its dialog, or out of the sides of what scrolls up and down."""
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QAbstractScrollArea):
        area = area.parentWidget()
    if area is None:
        place = QRect(widget.mapTo(top, QPoint()), widget.size())
        if not top.rect().adjusted(-1, -1, 1, 1).contains(place):
            yield f"out of the window: {widget.objectName() or type(widget).__name__} {place.getRect()}"
    elif isinstance(widget, QLabel | QAbstractButton) and area.viewport().isAncestorOf(widget):
        left = widget.mapTo(area.viewport(), QPoint()).x() + area.horizontalScrollBar().value()
        if left < -1 or left + widget.width() > area.viewport().width() + area.horizontalScrollBar().maximum() + 1:
            yield f"out of its page: {widget.objectName() or type(widget).__name__}"


def let_settle() -> None:
    for _ in range(5):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()


def wrong(top: QWidget, eyes: Eyes) -> list[str]:
    """Everything of a window or dialog that cannot be read."""
    let_settle()
    eyes.found.clear()
    top.grab()
    found = list(eyes.found)
    for widget in top.findChildren(QWidget):
        if widget.isVisible() and widget.window() is top.window():
            found += [*lacking(widget), *beyond(widget, top.window())]
    return found


def pages(dialog: QDialog) -> Iterator[None]:
    """Each page of a dialog in turn; the one that is shown first."""
    yield
    for tabs in dialog.findChildren(QTabWidget):
        for page in range(tabs.count()):
            if page != tabs.currentIndex():
                tabs.setCurrentIndex(page)
                yield


def opened(folder, scene: str, text: int = 200) -> Session:
    """The scene at 1280x720 in German with text of this size, per cent."""
    settings = Settings(language="de", theme="dark", speed="off", text_scale=text)
    Store(folder, lambda message: None).save_settings(settings)
    session = Session(folder, seed=1)
    session.window.resize(1280, 720)
    session.window.show()
    SCENES[scene](ShotWindow(session))
    session.scene.motion.finish()
    return session


def close(session: Session) -> None:
    session.window.close()
    session.window.deleteLater()
    session.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def eyes(qapp, monkeypatch):
    """On a screen of 1280x720."""
    screen = SimpleNamespace(availableGeometry=lambda: QRect(0, 0, 1280, 720))
    monkeypatch.setattr(frame, "screen_of", lambda window: screen)
    return Eyes(monkeypatch)


@pytest.mark.parametrize("scene", TABLES)
def test_nothing_on_the_table_is_cut(tmp_path, eyes, scene):
    with pictures_kept():
        session = opened(tmp_path, scene)
        found = []
        for language, text, size in (("de", 200, (1280, 720)), ("en", 200, (1280, 720)), ("de", 100, (960, 600))):
            session.change_settings(replace(session.settings, language=language, text_scale=text))
            session.window.setMinimumSize(1, 1)
            session.window.resize(*size)
            found += [f"{language} {text}: {one}" for one in wrong(session.window, eyes)]
        close(session)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("scene", DIALOGS)
def test_nothing_in_a_dialog_is_cut(tmp_path, eyes, scene):
    with pictures_kept():
        session = opened(tmp_path, scene)
        found = []
        for language in ("de", "en"):
            session.change_settings(replace(session.settings, language=language))
            names = session.window.dialog_manager.names()
            for dialog in [session.window.dialog_manager.dialog(name) for name in names] or [session.window]:
                for _ in pages(dialog):
                    found += [f"{language}: {one}" for one in wrong(dialog, eyes)]
        close(session)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("scene", ["new-game", "about", "score-pad-entry", "score-pad-new", "statistics", "seat-draw"])
def test_a_dialog_fits_a_screen_of_720x450(tmp_path, qapp, scene):
    with pictures_kept():
        session = opened(tmp_path, scene, 100)
        let_settle()
        dialogs = [session.window.dialog_manager.dialog(name) for name in session.window.dialog_manager.names()]
        needed = [dialog.minimumSizeHint().expandedTo(dialog.minimumSize()) for dialog in dialogs]
        close(session)
    assert [size.boundedTo(SMALL) for size in needed] == needed
