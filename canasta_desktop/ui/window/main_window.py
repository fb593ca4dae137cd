"""The window: puts the table and what stands over it together and keeps them in step with the display.

How it works. The presenter sends a display; the window hands it to the scene, to the widgets around the table, to the
buttons for screen readers and to the keyboard, and gives the keyboard focus to what the focus model names. Intents of
all of them go to the presenter. The scene knows the table's layout; the window places its widgets by the same one, so
both agree. Focus lives in real widgets (table buttons, corner, prompt, buttons), each called by its key; the scene
draws the ring for what lies on the table, once a key has been used.

The table fills the window; what stands over it are its neighbours, placed by the table's layout. Between two persons a
curtain covers the rail (`window.curtain_control`). Settled moments are described after Qt has done its own layout,
hence the queued signal.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QSettings, QSizeF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from canasta_desktop.__about__ import APP_NAME
from canasta_desktop.ui.accessibility.announcer import AT_THE_START, Announcer
from canasta_desktop.ui.appearance import appearance
from canasta_desktop.ui.appearance.appearance import Appearance
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.application import running_application
from canasta_desktop.ui.base.guard import answering, guarded
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.intents import ClickPlace, Drop, Intent, ToggleCard
from canasta_desktop.ui.input.focus import FocusGroup, card_key
from canasta_desktop.ui.input.key_events import KeyEvents
from canasta_desktop.ui.input.keyboard import intent_for
from canasta_desktop.ui.input.table_buttons import TableButtons
from canasta_desktop.ui.table.scene import TableScene
from canasta_desktop.ui.table.view import TableView
from canasta_desktop.ui.window import placement
from canasta_desktop.ui.window.brush import EmWidths, qrect
from canasta_desktop.ui.window.chrome import Chrome, TablePanel
from canasta_desktop.ui.window.curtain_control import CurtainControl
from canasta_desktop.ui.window.dialog_manager import DialogManager, Factory
from canasta_desktop.ui.window.focus_sync import FocusSync
from canasta_desktop.ui.window.notice_bar import DISMISS_KEY
from canasta_desktop.ui.window.state_recorder import StateRecorder
from canasta_desktop.ui.window.status_reminder import StatusReminder
from canasta_desktop.ui.window.table_menu import TableMenus
from canasta_desktop.ui.window.window_presenter import WindowPresenter

if TYPE_CHECKING:
    from canasta_desktop.ui.geometry.layout import TableLayout
    from canasta_desktop.ui.window.describe import Describer

SCORE: Final = "score"
SEAT_DRAW: Final = "seat-draw"
"""The names of the dialogs that open by themselves; the other names are those of `commands`."""


class MainWindow(QMainWindow):
    """The one window of the program: it shows displays and passes on intents.

    `dialogs` makes dialogs by name; `dialog_manager` can be taught more. `describer` gets every settled moment.
    """

    closed = Signal()
    active_changed = Signal(bool)
    """The window has become the active one, or has lost that."""
    _settled = Signal()

    def __init__(
        self,
        presenter: WindowPresenter,
        scene: TableScene,
        settings: QSettings,
        dialogs: Mapping[str, Factory],
        describer: "Describer | None" = None,
    ) -> None:
        super().__init__()
        self._presenter, self._settings = presenter, settings
        self._appearance = Appearance()
        self._sheets: float | None = None
        """The scale of type in dialogs; None before anything is worn."""
        self._display: Display | None = None
        self._layout: TableLayout | None = None
        self._announced = 0
        """The number of what was said last."""
        self._notice: tuple[str, ...] = ()
        self.may_close: Callable[[], bool] = _always
        """Asked before the window closes: False where the person is to decide first."""
        self._cited = ""
        self.setWindowTitle(APP_NAME)
        self._central = central = QWidget(self)
        self.setCentralWidget(central)
        self.commands = commands.WindowActions(self)
        self.addActions([self.commands[name] for name in commands.SHORTCUTS])
        self.scene = scene
        self.view = TableView(scene, central)
        self.chrome = Chrome(central, self.commands)
        self.table = TableButtons(self.view)
        self.menus = TableMenus(central, self.table, self.chrome)
        self.announcer = Announcer(self.view)
        self.announcer.let_reader_come(AT_THE_START)
        self.keys = KeyEvents(self, scene.motion, scene.cancel_drag)
        self.focus = FocusSync(self.keys, self.table, self.chrome, scene)
        self.dialog_manager = DialogManager(self, dialogs)
        self.dialog_manager.actions = [self.commands[name] for name in commands.IN_DIALOGS]
        self.curtain_control = CurtainControl(self.view, scene, self.focus, self.dialog_manager, self.announcer)
        self.reminder = StatusReminder(self.dialog_manager, self.announcer)
        self.state_recorder = StateRecorder(self, describer)
        self._menus = commands.native_menus(self, self.commands)
        self._connect()
        placement.restore(self, settings)

    def _connect(self) -> None:
        self._presenter.display_changed.connect(self.show_display)
        self._presenter.deal_scored.connect(self._open_score)
        self.scene.intent.connect(self._from_scene)
        self.scene.finished.connect(self._cards_lie)
        self.scene.menu.connect(self.menus.at_point)
        self.scene.score_opened.connect(self._open_score_book)
        self.menus.intent.connect(self._from_widget)
        self.chrome.intent.connect(self._from_widget)
        self.curtain_control.intent.connect(self._from_widget)
        self.chrome.actions.pressed.connect(self.scene.motion.finish)
        self.chrome.clause_clicked.connect(self.open_rules)
        self.chrome.focus_wanted.connect(self.focus.go_to)
        self.table.activated.connect(self._activated)
        keyboard = self.keys.keyboard
        keyboard.intent.connect(self._from_widget)
        keyboard.answered.connect(self.chrome.actions.answer)
        keyboard.announced.connect(self.announcer.announce)
        keyboard.repeat_wanted.connect(self.announcer.repeat)
        keyboard.window_command.connect(self.open)
        keyboard.menu_wanted.connect(self.menus.at_thing)
        self.focus.moved.connect(self._settled)
        self.commands.wanted.connect(self.open)
        self.dialog_manager.changed.connect(self._settled)
        self.dialog_manager.changed.connect(self._dialogs_changed)
        self._settled.connect(self.state_recorder.write, Qt.ConnectionType.QueuedConnection)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._scheme_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._scheme_changed)

    @property
    def display(self) -> Display | None:
        """What is shown."""
        return self._display

    # --- following the display ---------------------------------------------------------------------

    def show_display(self, display: Display, animate: bool = True) -> None:
        """Bring everything to this display."""
        self._display = display
        self._cited = "" if display.curtain is not None else display.note.clause or self._cited
        self.curtain_control.before(display)
        self.keys.watch(display)
        self.menus.show(display)
        self._leave_notice(display)
        with self.focus.held():
            moves = self.scene.show(display, animate)
            self.chrome.show(display, cards_move=self.scene.are_cards_moving)
            self._lay_table()
            self.keys.keyboard.show(display, self.chrome.action_keys(), self.chrome.bar_keys())
            self.table.show(display, self.table_geometry(), self.keys.keyboard.focus.key)
        self.curtain_control.after(display)
        self._give_focus()
        self._announce(display)
        if not moves:
            self._settled.emit()

    def _cards_lie(self) -> None:
        """Nothing moves any more: now the person is asked, unless another display is being shown just now."""
        if self._display is not None and not self.focus.is_held and self.chrome.cards_lie():
            with self.focus.held():
                self.keys.keyboard.show(self._display, self.chrome.action_keys(), self.chrome.bar_keys())
            self._give_focus()
        self._settled.emit()

    def _announce(self, display: Display) -> None:
        """Say what is new: what the display says, and the notice of now."""
        self.reminder.follow(display)
        if display.announcement.number != self._announced:
            self._announced = display.announcement.number or self._announced
            self.announcer.announce(display.announcement.text)
        before, self._notice = self._notice, display.notices[0].lines if display.notices else ()
        if self._notice and self._notice != before:
            self.announcer.announce(" ".join(self._notice))

    def _leave_notice(self, display: Display) -> None:
        """Who has dismissed the last notice is back at the hand."""
        focus = self.keys.keyboard.focus
        if not display.notices and focus.key == DISMISS_KEY:
            # The hand has the focus before the button goes, else Qt would look for a place for it.
            focus.enter(FocusGroup.HAND)
            self._give_focus()

    def apply(self, worn: Appearance) -> None:
        """Wear these looks: theme, sizes, keys."""
        self._appearance = worn
        self.keys.keyboard.keys = worn.keys
        self._sheets = self._sheet_scale()
        theme = appearance.apply(worn, running_application(), self._sheets)
        self.scene.set_theme(theme)
        self.scene.set_card_scale(worn.card_scale)
        self.scene.set_text_scale(worn.text_scale)
        self.scene.set_mirrored(worn.is_mirrored)
        self.scene.set_own_portrait(worn.own_portrait)
        self.scene.set_words(self.chrome.corner.words(), EmWidths.of_now())
        self.chrome.set_keys(worn.keys)
        self.menus.keys = worn.keys
        self.chrome.set_look(theme)
        self.curtain_control.set_look(theme)
        self._place()
        self._settled.emit()

    def _sheet_scale(self) -> float:
        return appearance.sheet_scale(self._appearance.text_scale, Unit.of_window(self.width(), self.height()).px)

    def add_panel(self, panel: TablePanel) -> None:
        """Have this panel lie over the table, or below it."""
        self.chrome.panel = panel
        panel.set_look(self._appearance.theme())
        self._place()
        if self._layout is not None:
            panel.place(self._layout)

    def remove_panel(self) -> None:
        """Nothing lies over the table any more, or below it."""
        self.chrome.panel = None
        self._place()

    # --- intents -----------------------------------------------------------------------------------

    def _from_scene(self, intent: Intent) -> None:
        """What the mouse did on the table; the focus goes along, without a ring."""
        match intent:
            case ToggleCard(token):
                used = card_key(token)
            case ClickPlace(place) | Drop(place=place):
                used = str(place)
            case _:
                used = ""
        self.focus.follow_mouse(used)
        self._presenter.handle(intent)

    def _from_widget(self, intent: Intent) -> None:
        """From keyboard or buttons: what still moves is finished first, as a press on the table does."""
        self.scene.motion.finish()
        self._presenter.handle(intent)

    def _activated(self, key: str) -> None:
        """A screen reader pressed or toggled something on the table."""
        if intent_for(key) is not None:
            self.keys.keyboard.activate(key)
        if self._display is not None:
            self.table.show(self._display, self.table_geometry(), key)

    # --- dialogs and the window itself -------------------------------------------------------------

    def open(self, name: str) -> None:
        """Do what an action of this name stands for."""
        if name == commands.FULL_SCREEN:
            self.toggle_full_screen()
        elif name == commands.QUIT:
            self.close()
        elif name == commands.RULES:
            self.open_rules(self._cited)
        elif name not in commands.ELSEWHERE:
            self.dialog_manager.open(name)

    def open_rules(self, clause: str = "") -> None:
        """Open the rules, at a clause."""
        self.dialog_manager.open(commands.RULES, clause)

    def _open_score(self) -> None:
        self.dialog_manager.open(SCORE)

    def _open_score_book(self) -> None:
        self.dialog_manager.open(commands.SCORE_BOOK)

    def _dialogs_changed(self) -> None:
        if self._display is not None and self.isActiveWindow() and not self.dialog_manager.names():
            self._give_focus()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stand as before."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @answering
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the groups of the keyboard's model, not through Qt's chain.

        Qt asks, too, when a button that has the focus is hidden; while a display is shown the model knows better.
        """
        if self.focus.is_held:
            return True
        if self.curtain_control.is_down:
            return super().focusNextPrevChild(forward)
        self.keys.press("Tab" if forward else "Shift+Tab")
        return True

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._sheets is not None and (sheets := self._sheet_scale()) != self._sheets:
            self._sheets = sheets
            appearance.wear_sheets(self._appearance, running_application(), sheets)
        self._place()
        self._settled.emit()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.commands.retranslate()
            self.chrome.retranslate()
            self.scene.set_words(self.chrome.corner.words(), EmWidths.of_now())
            if self._menus is not None:
                self._menus.retranslate()
            if self._display is not None:
                self._presenter.retell()
                self.announcer.reword(self._display.spoken_status or self._display.status)
        elif event.type() == QEvent.Type.ActivationChange:
            self._activation_changed()

    @guarded
    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is asked as long as the match is saved after each action."""
        if not self.may_close():
            event.ignore()
            return
        self.keep_place()
        self.dialog_manager.close_all()
        self.focus.stop()
        self.closed.emit()
        super().closeEvent(event)

    def keep_place(self) -> None:
        """Remember where the window stands, on the disk."""
        placement.keep(self, self._settings)
        self._settings.sync()

    def _activation_changed(self) -> None:
        """Away: nothing stays half done. Back: the focus is where it was."""
        if not self.isActiveWindow():
            self.scene.cancel_drag()
            self.keys.keyboard.leave_targets()
        else:
            self.announcer.let_reader_come()
            if self._display is not None:
                self._give_focus()
        self.active_changed.emit(self.isActiveWindow())

    def _scheme_changed(self) -> None:
        if self._appearance.mode is None:
            self.apply(self._appearance)

    # --- places and focus --------------------------------------------------------------------------

    def _place(self) -> None:
        """Put everything where it belongs in this size."""
        self._lay_table()
        self.table.place(self.table_geometry())

    def _lay_table(self) -> None:
        """Have the scene lay the table for this size, and stand around it."""
        size = self.chrome.table_size(self._central.size())
        self.view.resize(size)
        self.scene.resize(QSizeF(size))
        layout = self.scene.layout
        if layout is not None and layout != self._layout:
            self._layout = layout
            self.chrome.place(layout)
            self.curtain_control.place(layout)

    def _give_focus(self) -> None:
        """Put Qt's focus where it belongs: on the curtain's button, else where the keyboard's model has it.

        A sheet that lies over the table keeps it.
        """
        if self.dialog_manager.covering() is not None:
            return
        if self.curtain_control.is_down:
            self.curtain_control.take_focus()
        else:
            self.focus.give_model()

    def table_geometry(self) -> dict[str, QRect]:
        """Where the table's things are, in the coordinates of the view's parent."""
        origin = self.view.pos()
        return {key: qrect(rect.moved(origin.x(), origin.y())) for key, rect in self.scene.geometry().items()}


def _always() -> bool:
    return True
