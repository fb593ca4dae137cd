"""The window: everything in one place, driven by real keys and clicks."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from canasta_desktop.ui.appearance.appearance import Appearance
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.display.display import (
    Announcement,
    ButtonView,
    Choice,
    CurtainView,
    Guidance,
    MeldKind,
    MeldView,
    Note,
    Question,
    Tone,
)
from canasta_desktop.ui.display.intents import (
    BeginDrag,
    CancelDrag,
    Choose,
    ClickPlace,
    Press,
    SelectCards,
    SelectRank,
    Skip,
    ToggleCard,
)
from canasta_desktop.ui.display.places import HAND, PILE, STOCK, Place, Spot
from canasta_desktop.ui.faces import CardPictures, FaceStyle
from canasta_desktop.ui.input.focus import button_key
from canasta_desktop.ui.table.scene import TableScene
from canasta_desktop.ui.window.describe import Describer
from canasta_desktop.ui.window.main_window import MainWindow
from canasta_desktop.ui.window.placement import first_size, is_reachable, least_size
from tests.ui.sample_displays import asked, four_players, refused, two_players, two_selected, without_card


class Desk(QObject):
    """Sends the displays it is given and keeps the intents it gets."""

    display_changed = Signal(object, bool)
    deal_scored = Signal()

    def __init__(self):
        super().__init__()
        self.sent = []
        self.retold = 0

    def handle(self, intent):
        self.sent.append(intent)

    def retell(self):
        self.retold += 1


class Screen:
    """A window on a desk, with one dialog it can open and a file it is described in."""

    def __init__(self, qtbot, folder, size):
        self.dialog_manager = Desk()
        self.bot = qtbot
        self.opened = []
        self.path = folder / "seen.jsonl"
        self.settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        scene = TableScene(CardPictures(FaceStyle()), theme(Mode.LIGHT), speed=Speed.OFF)
        names = ("rules", "settings", "score", "log", "new-game", "about")
        dialogs = dict.fromkeys(names, self.dialog)
        self.window = MainWindow(self.dialog_manager, scene, self.settings, dialogs, Describer(self.path))
        scene.setParent(self.window)
        self.window.resize(*size)
        self.window.apply(Appearance(Mode.LIGHT))
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    def dialog(self, parent, argument):
        self.opened.append(argument)
        return QDialog(parent)

    def show(self, display):
        self.dialog_manager.display_changed.emit(display, False)
        QApplication.processEvents()
        return self

    def key(self, *keys, modifier=Qt.KeyboardModifier.NoModifier):
        for key in keys:
            QTest.keyClick(QApplication.focusWidget(), key, modifier)
        QApplication.processEvents()

    @property
    def focus(self):
        return QApplication.focusWidget().objectName()

    @property
    def described(self):
        return json.loads(self.path.read_text(encoding="utf-8").splitlines()[-1])


@pytest.fixture
def open_window(qtbot, tmp_path):
    def opened(display, size=(1440, 900)):
        return Screen(qtbot, tmp_path, size).show(display)

    return opened


def test_the_hand_has_the_focus_first_and_no_ring_is_drawn(open_window):
    screen = open_window(four_players())
    assert screen.focus == "card:1"
    assert screen.described["focus"] == "card:1"


def test_dialogs_follow_a_window_that_becomes_very_large(open_window, qtbot):
    screen = open_window(four_players())
    box = QDialog(screen.window)
    qtbot.addWidget(box)
    sizes = []
    for size in ((1440, 900), (3840, 2160), (1440, 900)):
        screen.window.resize(*size)
        QApplication.processEvents()
        box.ensurePolished()
        sizes.append(box.font().pixelSize())
    assert sizes == [13, 23, 13]


def test_another_font_is_measured_at_once(open_window):
    screen = open_window(four_players())
    screen.window.apply(Appearance(Mode.DARK))
    layouts = [screen.window.scene.layout]
    screen.window.apply(Appearance(Mode.DARK, has_system_font=True))
    layouts.append(screen.window.scene.layout)
    for size in ((1441, 900), (1440, 900)):
        screen.window.resize(*size)
        QApplication.processEvents()
    assert screen.window.scene.layout == layouts[1] != layouts[0]


def test_real_keys_move_and_toggle(open_window):
    screen = open_window(four_players())
    screen.key(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_D)
    assert screen.focus == "card:3"
    assert screen.dialog_manager.sent == [ToggleCard(3), Press("draw")]


def test_tab_goes_through_the_groups_and_shift_tab_back(open_window):
    screen = open_window(four_players())
    seen = []
    for _ in range(6):
        screen.key(Qt.Key.Key_Tab)
        seen.append(screen.focus)
    assert seen == ["threes:0", "stock", "threes:1", "button:discard", "bar:new-game", "card:1"]
    screen.key(Qt.Key.Key_Backtab, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert screen.focus == "bar:new-game"


def test_arrows_work_among_the_buttons_as_on_the_table(open_window):
    screen = open_window(four_players())
    screen.window.focus.go_to("button:discard")
    screen.key(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert screen.focus == "button:undo"
    assert screen.dialog_manager.sent == [Press("undo")]


def test_a_button_that_goes_gives_the_focus_to_the_hand(open_window):
    screen = open_window(two_players())
    screen.window.focus.go_to("button:draw")
    screen.show(four_players())
    assert screen.focus == "card:1"
    assert screen.window.keys.keyboard.focus.key == "card:1"


def test_numbers_and_escape_answer_a_question_from_the_hand(open_window):
    screen = open_window(asked())
    assert screen.focus == "choice:7"
    screen.window.focus.go_to("card:1")
    screen.key(Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_Escape)
    assert screen.dialog_manager.sent == [Choose(8), Choose(-1)]


def test_enter_takes_the_way_that_is_proposed(open_window):
    screen = open_window(asked())
    screen.key(Qt.Key.Key_Return)
    assert screen.dialog_manager.sent == [Choose(7)]


def test_all_ways_of_a_long_question_are_reached_by_arrows_and_by_more(open_window):
    ways = tuple(Choice(number, f"Way {number}") for number in range(7))
    screen = open_window(two_players()._replace(question=Question("Which way?", ways, "Cancel")))
    seen = []
    for _ in range(8):
        screen.key(Qt.Key.Key_Right)
        seen.append(screen.focus)
    assert seen == [*(f"choice:{number}" for number in range(1, 7)), "more", "cancel"]
    screen.window.focus.go_to("choice:0")
    screen.key(Qt.Key.Key_4)
    assert screen.focus == "choice:3"
    screen.key(Qt.Key.Key_Return)
    assert screen.dialog_manager.sent == [Choose(3)]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_what_can_be_pressed_covers_nothing_else_that_can(open_window, size):
    screen = open_window(four_players(), size)
    for shown in (four_players, two_players, asked, refused):
        screen.show(shown())
        places = screen.window.chrome.geometry(screen.window)
        own = [rect for key, rect in places.items() if key not in ("bar", "prompt", "notices")]
        pairs = [(one, other) for number, one in enumerate(own) for other in own[number + 1 :]]
        assert not any(one.overlaps(other) for one, other in pairs), shown.__name__
        cards = [rect for key, rect in screen.window.scene.geometry().items() if key.startswith("card:")]
        assert cards, shown.__name__
        assert not any(rect.overlaps(card, 0.5) for rect in own for card in cards), shown.__name__


@pytest.mark.parametrize("notices", [(), (Note(Tone.ERROR, ("The disk is full.",)),)], ids=["none", "one"])
def test_mark_and_notice_keep_off_trays_and_corner(open_window, notices):
    screen = open_window(four_players()._replace(unsaved="Not saved", notices=notices))
    chrome, layout = screen.window.chrome, screen.window.scene.layout
    taken = [tray.rect for tray in layout.trays] + [layout.corner, layout.score]
    for part in (chrome.mark, chrome.notices):
        box = part.geometry()
        place = Rect(box.x(), box.y(), box.width(), box.height())
        assert part.isHidden() or not any(place.overlaps(other, 1.0) for other in taken)


def test_behind_the_curtain_the_table_is_seen_and_no_hand_prompt_or_button(open_window):
    screen = open_window(four_players())
    bare = tuple(tray._replace(slot="") for tray in four_players().trays)
    view = CurtainView("Now: Anna", "It is your turn.", "Show my cards")
    screen.show(four_players()._replace(curtain=view, seat=-1, hand=(), meter=None, trays=bare))
    window = screen.window
    assert window.view.isVisible()
    assert [key for key in window.chrome.widgets() if not key.startswith("bar:")] == []
    assert not window.chrome.prompt.isVisible()
    assert not any(key.startswith("card:") for key in window.table)
    assert screen.focus == "curtain"
    hand = window.scene.layout.hand_room
    assert not any(item.sceneBoundingRect().top() > hand.y for item in window.scene.items() if hasattr(item, "wear"))


def test_behind_the_curtain_a_click_on_the_table_does_nothing(open_window, qtbot):
    screen = open_window(four_players())
    view = CurtainView("Now: Anna", "It is your turn.", "Show my cards")
    screen.show(four_players()._replace(curtain=view, seat=-1, hand=()))
    x, y, w, h = screen.described["piles"]["stock"]["rect"]
    at = QPoint(x + w // 2, y + h // 2)
    qtbot.mouseClick(screen.window.childAt(at), Qt.MouseButton.LeftButton)
    assert screen.dialog_manager.sent == []


def test_target_mode_places_the_selection(open_window):
    screen = open_window(two_selected())
    screen.key(Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert [str(intent.place) for intent in screen.dialog_manager.sent] == ["draft:1"]


def test_a_click_on_the_table_takes_the_focus_along(open_window, qtbot):
    screen = open_window(four_players())
    x, y, _, _ = next(card for card in screen.described["hand"] if card["key"] == "card:5")["rect"]
    view = screen.window.view
    point = view.mapFrom(screen.window, QRect(x + 8, y + 60, 1, 1).topLeft())
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert screen.dialog_manager.sent[-1] == ToggleCard(5)
    assert screen.focus == "card:5"


def test_escape_takes_a_drag_back_before_it_unselects(open_window):
    screen = open_window(two_selected())
    view, origin = screen.window.view, screen.window.scene.sceneRect().topLeft().toPoint()
    rect = screen.window.scene.arrangement.poses[5].shown
    start = QPoint(round(rect.x) + 6, round(rect.y) + 20) - origin
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), start - QPoint(0, 40))
    screen.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start - QPoint(0, 40))
    assert screen.dialog_manager.sent == [BeginDrag((5,)), CancelDrag()]
    screen.key(Qt.Key.Key_Escape)
    assert screen.dialog_manager.sent[2:] == [SelectCards(())]


def test_a_screen_reader_can_press_and_move(open_window):
    screen = open_window(four_players())
    screen.window.table.button("pile").click()
    screen.window.table.button("meld:3").setFocus()
    assert [str(intent.place) for intent in screen.dialog_manager.sent if isinstance(intent, ClickPlace)] == ["pile"]
    QApplication.processEvents()
    assert screen.described["focus"] == "meld:3"


def test_a_toggle_that_the_presenter_refuses_does_not_stay(open_window):
    screen = open_window(four_players())
    card = screen.window.table.button("card:2")
    card.click()
    assert (screen.dialog_manager.sent, card.is_selected) == ([ToggleCard(2)], False)


def test_the_focus_goes_to_the_neighbour_when_a_card_leaves(open_window):
    screen = open_window(four_players())
    screen.key(Qt.Key.Key_Right, Qt.Key.Key_Right)
    screen.show(without_card(four_players(), 3))
    assert screen.focus == "card:4"


def test_a_question_gets_the_focus_and_gives_it_back(open_window):
    screen = open_window(two_players())
    screen.show(asked())
    assert screen.focus == "choice:7"
    screen.key(Qt.Key.Key_Return)
    assert screen.dialog_manager.sent[-1].key == 7
    screen.show(two_players())
    assert screen.focus == "card:1"


MENU_KEYS = [(Qt.Key.Key_Menu, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)]


def open_menu():
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


@pytest.mark.parametrize(("key", "modifier"), MENU_KEYS)
def test_a_key_opens_the_menu_of_the_focused_card(open_window, key, modifier):
    screen = open_window(four_players())
    screen.key(Qt.Key.Key_Right)
    screen.key(key, modifier=modifier)
    menu, card = open_menu(), screen.window.table.button("card:2")
    assert menu.title() == "joker, 50 points"
    assert 0 < menu.x() - card.mapToGlobal(QPoint(0, 0)).x() < card.width() / 2
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert screen.dialog_manager.sent == [SelectRank(2)]
    assert screen.focus == "card:2"


@pytest.mark.parametrize(
    ("focus", "first"),
    [
        pytest.param("pile", "Take the pile", id="a pile"),
        pytest.param("meld:3", "Select what fits", id="a meld"),
        pytest.param("button:undo", "Undo", id="what lies beside the table"),
    ],
)
def test_the_menu_is_that_of_the_thing_that_has_the_focus(open_window, focus, first):
    screen = open_window(four_players())
    screen.window.keys.keyboard.focus.take(focus)
    screen.window.focus.give_model()
    assert screen.focus == focus
    screen.key(Qt.Key.Key_Menu)
    assert open_menu().actions()[0].text() == first
    open_menu().close()


def ask_system(screen):
    """What many systems send beside the key press, or instead of it."""
    at = QPoint(5, 5)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, screen.window.mapToGlobal(at))
    QApplication.sendEvent(QApplication.focusWidget(), event)


def test_a_system_that_makes_a_menu_event_of_the_key_opens_one_menu(open_window):
    screen = open_window(four_players())
    ask_system(screen)
    menu = open_menu()
    assert menu.title() == "two of diamonds, 20 points"
    ask_system(screen)
    assert open_menu() is menu
    menu.close()
    assert QApplication.activePopupWidget() is None


def test_behind_the_curtain_no_key_opens_a_menu(open_window):
    screen = open_window(four_players())
    screen.show(four_players()._replace(curtain=CurtainView("Now: Anna", "", "Show my cards"), seat=-1, hand=()))
    for key, modifier in MENU_KEYS:
        screen.key(key, modifier=modifier)
    ask_system(screen)
    assert QApplication.activePopupWidget() is None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1440, 900), (1920, 1080)])
def test_everything_described_lies_inside_the_window(open_window, size):
    screen = open_window(asked(), size)
    described = screen.described
    rects = [one["rect"] for part in ("hand", "plates", "buttons", "trays") for one in described[part]]
    rects += [described["piles"]["stock"]["rect"], *(one["rect"] for one in described["question"]["choices"])]
    shown = [rect for rect in rects if rect is not None]
    assert len(shown) > 20
    assert all(QRect(0, 0, *size).contains(QRect(*rect)) for rect in shown)


def test_the_described_place_of_a_button_is_where_it_can_be_clicked(open_window, qtbot):
    screen = open_window(four_players())
    x, y, w, h = next(one for one in screen.described["buttons"] if one["key"] == "button:undo")["rect"]
    target = screen.window.childAt(x + w // 2, y + h // 2)
    qtbot.mouseClick(target, Qt.MouseButton.LeftButton)
    assert screen.dialog_manager.sent == [Press("undo")]


def test_f1_opens_the_rules_at_the_clause_of_the_last_message(open_window):
    screen = open_window(refused())
    screen.key(Qt.Key.Key_F1)
    assert screen.opened == ["CL-6.4"]
    assert screen.described["dialogs"] == ["rules"]
    screen.window.dialog_manager.close_all()
    QApplication.processEvents()
    assert screen.described["dialogs"] == []


def test_f1_remembers_the_clause_after_the_message_has_gone_until_a_curtain_falls(open_window):
    screen = open_window(refused())
    screen.show(four_players())
    screen.key(Qt.Key.Key_F1)
    screen.window.dialog_manager.close_all()
    QApplication.processEvents()
    screen.show(four_players()._replace(curtain=CurtainView("Now: Anna", "", "Show my cards"), seat=-1, hand=()))
    screen.show(four_players())
    screen.window.open(commands.RULES)
    assert screen.opened == ["CL-6.4", ""]


def test_a_scored_deal_opens_the_score_sheet(open_window):
    screen = open_window(four_players())
    screen.dialog_manager.deal_scored.emit()
    assert screen.window.dialog_manager.names() == ["score"]


def test_a_new_language_words_the_display_anew(open_window):
    screen = open_window(four_players())
    before = screen.dialog_manager.retold
    QApplication.sendEvent(screen.window, QEvent(QEvent.Type.LanguageChange))
    assert screen.dialog_manager.retold == before + 1


def test_each_announcement_is_said_once_and_the_same_text_again_under_another_number(open_window):
    screen = open_window(four_players())
    said = []
    screen.window.announcer.announce = said.append
    frozen = Announcement(3, "The pile is frozen.")
    again = frozen._replace(number=4)
    nothing = four_players()._replace(announcement=Announcement())
    screen.show(two_players())
    for announcement in (frozen, frozen, again):
        screen.show(refused()._replace(announcement=announcement))
    screen.show(nothing).show(refused()._replace(announcement=again))
    assert said[0] == "Mara discards the nine of hearts. It is your turn."
    assert [text for text in said[1:] if text] == [frozen.text, frozen.text]


def test_escape_with_nothing_to_cancel_skips(open_window):
    screen = open_window(four_players())
    screen.key(Qt.Key.Key_Escape)
    assert screen.dialog_manager.sent == [Skip()]


def test_f11_fills_the_screen_and_back(open_window):
    screen = open_window(four_players())
    screen.key(Qt.Key.Key_F11)
    assert screen.window.isFullScreen()
    screen.window.open("full-screen")
    assert not screen.window.isFullScreen()


def test_closing_asks_nothing_and_remembers_the_place(open_window, qtbot):
    screen = open_window(four_players())
    with qtbot.waitSignal(screen.window.closed):
        screen.window.close()
    assert screen.settings.contains("window/geometry")


@pytest.mark.filterwarnings("error::RuntimeWarning")
def test_a_closed_window_follows_qts_focus_no_more_even_if_it_is_closed_again(open_window):
    screen = open_window(four_players())
    keyboard, elsewhere, later = screen.window.keys.keyboard, QObject(), QObject()
    elsewhere.setObjectName("card:3")
    later.setObjectName("card:5")
    QApplication.instance().focusObjectChanged.emit(elsewhere)
    assert keyboard.focus.key == "card:3"
    screen.window.close()
    screen.window.show()
    screen.window.close()
    QApplication.instance().focusObjectChanged.emit(later)
    assert keyboard.focus.key == "card:3"


def test_the_first_size_is_usual_where_the_screen_has_room_and_is_usable_elsewhere():
    assert first_size(QSize(1920, 1080)) == QSize(1280, 800)
    assert first_size(QSize(1440, 900)) == QSize(1280, 800)
    assert first_size(QSize(1280, 1024)) == QSize(1024, 819)
    assert first_size(QSize(1100, 700)) == QSize(1024, 640)
    assert first_size(QSize(1024, 600)) == least_size(QSize(1024, 600)) == QSize(1024, 560)
    assert first_size(QSize(720, 450)) == QSize(720, 410), "1440x900 at twice the scale, with room for a title"


def test_a_place_on_a_screen_that_is_gone_is_not_reachable():
    screens = [QRect(0, 0, 1920, 1080)]
    assert is_reachable(QRect(100, 100, 1280, 800), screens)
    assert not is_reachable(QRect(2000, 100, 1280, 800), screens)
    assert not is_reachable(QRect(1880, 100, 1280, 800), screens)


# --- while cards move


@pytest.fixture
def moving(open_window):
    """A window in which things move."""
    screen = open_window(four_players())
    screen.window.scene.motion.set_speed(Speed.NORMAL)
    return screen


def discards(screen):
    """The first card of the hand flies to the pile, and the next player is on turn; the display after it."""
    display = screen.window.display
    card = display.hand[0].card
    after = without_card(display, card.token)._replace(
        piles=replace(display.piles, top=card, below=(display.piles.top,), count=display.piles.count + 1),
        status="Murat ist am Zug.",
        note=Note(Tone.INFO, ("Murat ist am Zug.",)),
        buttons=(ButtonView("continue", "Weiter", "", enabled=True, primary=True),),
    )
    screen.dialog_manager.display_changed.emit(after, True)
    return after


def asked_of(screen):
    return screen.window.chrome.prompt.text, [key for key in screen.window.chrome.widgets() if key.startswith("button")]


def test_prompt_and_buttons_change_when_the_last_card_lies(moving):
    before = asked_of(moving)
    after = discards(moving)
    assert moving.window.scene.motion.is_moving
    assert asked_of(moving) == before
    moving.window.scene.motion.advance(230)
    assert asked_of(moving) == before
    moving.window.scene.motion.advance(250)
    text, buttons = asked_of(moving)
    assert text == after.status
    assert "button:continue" in buttons
    assert "button:continue" in moving.window.chrome.action_keys()


def test_why_something_is_refused_is_said_while_the_cards_go_back(moving):
    """Laid-out cards that are not enough go back to the hand: the reason comes with them, not after them."""
    display = moving.window.display
    drafted = display.hand[:2]
    tokens = {held.card.token for held in drafted}
    meld = MeldView(Place(Spot.DRAFT, 0), MeldKind.OPEN, (), tuple([held.card for held in drafted]), "")
    own = display.trays[0]._replace(melds=(*display.trays[0].melds, meld))
    rest = tuple([held for held in display.hand if held.card.token not in tokens])
    laid = display._replace(hand=rest, trays=(own, *display.trays[1:]))
    moving.dialog_manager.display_changed.emit(laid, False)
    why = Note(Tone.ERROR, ("Dafür fehlen 20 Punkte.",), "CL-7.2")
    moving.dialog_manager.display_changed.emit(display._replace(note=why), True)
    assert moving.window.scene.are_cards_moving
    assert asked_of(moving)[0] == "Dafür fehlen 20 Punkte."


def test_what_is_said_to_a_screen_reader_does_not_wait(moving, monkeypatch):
    said = []
    monkeypatch.setattr(moving.window.announcer, "announce", said.append)
    display = moving.window.display
    moving.dialog_manager.display_changed.emit(
        without_card(display, display.hand[0].card.token)._replace(
            piles=replace(display.piles, top=display.hand[0].card),
            announcement=Announcement(9, "Du legst eine Karte ab."),
        ),
        True,
    )
    assert said == ["Du legst eine Karte ab."]


def test_a_press_on_the_table_finishes_the_motion_and_the_prompt_is_there(moving):
    after = discards(moving)
    QTest.mousePress(moving.window.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(700, 40))
    assert asked_of(moving)[0] == after.status


def test_a_key_finishes_the_motion_and_means_what_the_new_display_says(moving):
    after = discards(moving)
    moving.key(Qt.Key.Key_Return)
    assert asked_of(moving)[0] == after.status
    assert moving.dialog_manager.sent == [Press("continue")]


def test_space_only_finishes_the_motion(moving):
    discards(moving)
    moving.key(Qt.Key.Key_Space)
    assert not moving.window.scene.motion.is_moving
    assert moving.dialog_manager.sent == [Skip()]


def test_a_button_of_before_does_nothing_any_more(moving):
    """The mouse is on "Discard" while the card flies: the button changes under it, and the click is no consent."""
    discards(moving)
    shown = moving.window.chrome.actions.widgets()
    stale = next(button for key, button in shown.items() if key.startswith("button:"))
    QTest.mouseClick(stale, Qt.MouseButton.LeftButton)
    assert not moving.window.scene.motion.is_moving
    assert moving.dialog_manager.sent == []
    moving.key(Qt.Key.Key_Return)
    assert moving.dialog_manager.sent == [Press("continue")]


def test_a_selection_is_answered_at_once(moving):
    """Cards that only rise keep nobody waiting."""
    display = two_selected()._replace(status="Lege aus.", note=Note(Tone.INFO, ("Lege aus.",)))
    moving.dialog_manager.display_changed.emit(display, True)
    assert moving.window.scene.motion.is_moving
    assert asked_of(moving)[0] == "Lege aus."


def test_another_size_while_cards_move_shows_all_at_once(moving):
    after = discards(moving)
    moving.window.resize(1100, 700)
    QApplication.processEvents()
    assert asked_of(moving)[0] == after.status


# --- in the dark -----------------------------------------------------------------------------------


def brightness(widget):
    """The mean of all pixels, 0 to 255."""
    image = widget.grab().toImage()
    points = [(x, y) for x in range(2, image.width() - 2, 3) for y in range(4, image.height() - 4, 3)]
    return sum(image.pixelColor(*point).lightness() for point in points) / len(points)


def parts_of(screen):
    chrome = screen.window.chrome
    return {"corner": chrome.corner, "prompt": chrome.prompt, **chrome.actions.widgets()}


@pytest.mark.painted
def test_what_stands_over_the_table_lies_in_the_dark_while_a_lesson_points_at_it(open_window):
    display = two_players()._replace(note=Note(Tone.INFO, ("Draw or take the pile.",)))
    screen = open_window(display)
    bright = {key: brightness(part) for key, part in parts_of(screen).items()}
    gold = {button_key(one.key) for one in display.buttons if one.primary}
    screen.show(display._replace(guidance=Guidance((display.hand[0].card.token,), goal=PILE, is_spotlit=True)))
    dark = {key: brightness(part) for key, part in parts_of(screen).items()}
    assert set(dark) == set(bright)
    assert gold & set(dark)
    for key in bright:
        assert dark[key] == pytest.approx(bright[key] * (1 if key in gold else 0.5), rel=0.06), key
    screen.show(display)
    assert {key: brightness(part) for key, part in parts_of(screen).items()} == bright


def test_a_refusal_is_read_in_the_light(open_window):
    display = refused()
    screen = open_window(display)
    bright = brightness(screen.window.chrome.prompt)
    screen.show(display._replace(guidance=Guidance((), STOCK, HAND, is_spotlit=True)))
    assert brightness(screen.window.chrome.prompt) == bright


def test_a_button_in_the_dark_can_be_pressed(open_window):
    display = four_players()
    screen = open_window(display._replace(guidance=Guidance((), STOCK, HAND, is_spotlit=True)))
    chrome = screen.window.chrome
    button = chrome.actions.widgets()["button:hint"]
    QTest.mouseClick(
        screen.window.windowHandle(), Qt.MouseButton.LeftButton, pos=button.mapTo(screen.window, button.rect().center())
    )
    assert screen.dialog_manager.sent == [Press("hint")]
