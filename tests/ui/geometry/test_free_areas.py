"""What asks and tells over the table covers neither melds nor cards of the hand."""

import pytest
from PySide6.QtCore import QObject, QRect, QSettings, Signal
from PySide6.QtWidgets import QApplication

from canasta_desktop.ui.appearance.appearance import Appearance
from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.display.display import Choice, Note, Question, Spot, Tone
from canasta_desktop.ui.faces import CardPictures, FaceStyle
from canasta_desktop.ui.table.scene import TableScene
from canasta_desktop.ui.window.chrome import qrect
from canasta_desktop.ui.window.main_window import MainWindow
from tests.ui import samples

SIZES = [(1024, 640), (1152, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080)]
TAKE = Question(
    "Das Paket von 27 Karten nehmen?",
    (Choice(0, "Mit 10♠ 10♥"), Choice(1, "Mit 10♠ 2♦"), Choice(2, "Mit 10♠ Joker"), Choice(3, "An die Zehnen")),
    "Abbrechen",
)
RETURN = Question(
    "Der Entwurf (70 von 90 Punkten) geht zurück in die Hand. Wirklich abwerfen?", (Choice(0, "Abwerfen"),), "Abbrechen"
)
FROZEN = Note(
    Tone.ERROR,
    (
        "Das Paket ist gesperrt: Du brauchst zwei natürliche Neunen aus der Hand und hast eine.",
        "Zieh eine Karte vom Talon oder such eine zweite Neun.",
    ),
    "CL-6.4",
)


class Desk(QObject):
    """Shows what it is given."""

    display_changed = Signal(object, bool)
    deal_scored = Signal()

    def handle(self, intent):
        """Nobody answers."""

    def retell(self):
        """A window outlives its test until Qt deletes it, and hears of changes of language meanwhile."""


@pytest.fixture
def open_window(qtbot, tmp_path):
    def opened(display, size, text=1.0):
        scene = TableScene(CardPictures(FaceStyle()), theme(Mode.LIGHT), speed=Speed.OFF)
        settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        desk = Desk()
        window = MainWindow(desk, scene, settings, {})
        window.desk_of_test = desk
        scene.setParent(window)
        qtbot.addWidget(window)
        window.setMinimumSize(1, 1)
        window.resize(*size)
        window.apply(Appearance(Mode.LIGHT, text_scale=text))
        window.show()
        window.show_display(display, False)
        QApplication.processEvents()
        window.show_display(display, False)
        return window

    yield opened
    QApplication.instance().setStyleSheet("")


def cards(window, *, own) -> list[QRect]:
    """The cards of the hand and of all melds, or of the own melds, in the window's coordinates."""
    arrangement = window.scene.arrangement
    kept = (Spot.HAND, Spot.MELD, Spot.DRAFT)
    poses = [pose for pose in arrangement.poses.values() if pose.place.spot in kept and not pose.is_covered]
    return [qrect(pose.shown) for pose in poses if not own or pose.rect.y >= arrangement.layout.own.rect.y]


def covered(window, widget, *, own=False) -> int:
    """How many cards a widget covers by more than their edge; `own`: of the person's side only."""
    box = widget.geometry().adjusted(1, 1, -1, -1)
    return sum(box.intersects(card) for card in cards(window, own=own))


def ask(window, name, question):
    """Ask it over that table, and look whether it can be read and answered."""
    window.show_display(samples.ALL[name]()._replace(question=question), False)
    bar = window.chrome.question
    assert window.rect().contains(bar.geometry())
    for button in bar.widgets().values():
        assert bar.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
    return bar


@pytest.mark.parametrize("size", SIZES)
def test_a_question_covers_no_meld_and_no_card_of_the_hand(open_window, size):
    window = open_window(samples.start(), size)
    for name in samples.ALL:
        for question in (TAKE, RETURN):
            assert covered(window, ask(window, name, question)) == 0, name


@pytest.mark.parametrize("size", SIZES)
def test_with_text_twice_as_large_it_covers_none_of_the_own_cards(open_window, size):
    window = open_window(samples.start(), size, 2.0)
    for name in samples.ALL:
        for question in (TAKE, RETURN):
            bar = ask(window, name, question)
            assert covered(window, bar, own=True) == 0, name
            assert window.scene.layout.small or covered(window, bar) == 0, name


@pytest.mark.parametrize("size", [(1024, 640), (1152, 720), (1270, 790)])
def test_a_long_note_stands_on_bare_felt_where_there_is_no_panel(open_window, size):
    window = open_window(samples.start(), size)
    box = window.chrome.strip.note_box
    for name in ("start", "middle", "frozen"):
        window.show_display(samples.ALL[name]()._replace(note=FROZEN), False)
        assert box.isVisible()
        assert covered(window, box) == 0, name
        meter = window.scene.geometry().get("meter")
        assert meter is None or not box.geometry().intersects(qrect(meter).translated(window.view.pos())), name
