"""The welcome: covers the table until something is chosen, and moves nothing.

Newcomers may learn the game, play at once or set up a table, and choose language and reading aids, which apply at
once. For others the game that waits comes first, and where several people play here, it says who is playing. The likely
choice is gold and has the keyboard; Enter presses what has the keyboard, Esc the gold one, arrows and Tab go round.

It paints the cloth of the table itself, so nothing that lies behind it is ever seen. Everything stands in units of the
table (`places`).
"""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from canasta_desktop.rules.cards import read_cards
from canasta_desktop.ui.base.guard import answering, guarded
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.base.theme import Theme, contrast
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.faces import CardPictures
from canasta_desktop.ui.items.felt import FeltPainter
from canasta_desktop.ui.items.look import LEFT, Look, draw_line, draw_words
from canasta_desktop.ui.items.portrait import draw_portrait
from canasta_desktop.ui.text.direction import isolated
from canasta_desktop.ui.welcome.choices import GameButton, SmallChoice, WelcomeButton, WelcomeChoice, held
from canasta_desktop.ui.welcome.fan import Fan, draw_fan
from canasta_desktop.ui.welcome.places import WelcomePlaces
from canasta_desktop.ui.welcome.summary import GameSummary, PlayedSoFar
from canasta_desktop.ui.window.brush import qrect

LEARN: Final = "learn"
CONTINUE: Final = "continue"
PLAY: Final = "play"
NEW: Final = "new"
SET_UP: Final = "set-up"
DAILY: Final = "daily"
PRACTISE: Final = "practise"
"""What can be chosen."""
PEOPLE: Final = "people"
"""The small button that says who is playing."""
WORDMARK: Final = "Canasta"
INKS: Final = ("#FFF3D6", "#251D12")
"""Cream and dark: the one that stands out from the cloth is taken."""
FANNED, LEARNT, PLAYED, CHOSEN = (
    tuple(read_cards(text)) for text in ("JH QC KS QD KH", "7S 7H 7C", "AS 9H 2C", "JO 5D 3H")
)
"""The cards beside the choices, and on them."""
GUESTS: Final = ("anna", "kwame", "aiko", "emil", "mira")
"""Who is seen waiting for somebody to play with."""
BACKWARDS, FORWARDS = (Qt.Key.Key_Up, Qt.Key.Key_Left), (Qt.Key.Key_Down, Qt.Key.Key_Right)


class Welcome(QWidget):
    """Over all of `parent`. `chosen` carries what is to be begun.

    `game` gives the game that waits, in the language of now; None for newcomers, who get `languages` (names by code).
    """

    chosen = Signal(str)
    language_wanted = Signal(str)
    text_wanted = Signal(int)
    """Larger (1) or smaller (-1)."""
    contrast_wanted = Signal(bool)
    voice_wanted = Signal()
    """The program is to speak by itself, or no longer."""
    people_wanted = Signal()
    """Somebody else is playing."""

    def __init__(
        self,
        parent: QWidget,
        pictures: CardPictures,
        game: Callable[[], GameSummary] | None,
        languages: Mapping[str, str],
    ) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self._pictures, self._ask, self._languages = pictures, game, dict(languages)
        self._game = game() if game is not None else None
        self._look: Look | None = None
        self._places: WelcomePlaces | None = None
        self._theme: Theme | None = None
        self._text = 1.0
        self._playing = ""
        self._ask_played: Callable[[], PlayedSoFar] = PlayedSoFar
        self._felt = FeltPainter()
        self.choices = {button.objectName().partition(":")[2]: button for button in self._made()}
        self._languages_group = QButtonGroup(self)
        self.small = {} if game is not None else self._made_small()
        for button in self.buttons().values():
            button.setParent(self)
            button.clicked.connect(self._pressed)
        self.retranslate()
        parent.installEventFilter(self)
        self.setGeometry(parent.rect())

    def cover(self) -> None:
        """Lie over everything, and take the keyboard."""
        self.show()
        self.raise_()
        self.gold.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_played(self, ask: Callable[[], PlayedSoFar]) -> None:
        """Say what has been played so far; asked anew for each language."""
        self._ask_played = ask
        self.retranslate()

    def _made(self) -> tuple[WelcomeChoice, ...]:
        if self._game is None:
            learn = WelcomeChoice(LEARN, is_gold=True, cards=LEARNT)
            return learn, WelcomeChoice(PLAY, cards=PLAYED), WelcomeChoice(SET_UP, cards=CHOSEN)
        more = WelcomeChoice(SET_UP), WelcomeChoice(DAILY), WelcomeChoice(PRACTISE)
        if self._game.is_over:
            return WelcomeChoice(NEW, is_gold=True), WelcomeChoice(CONTINUE), *more
        return GameButton(CONTINUE), WelcomeChoice(NEW), *more

    def _made_small(self) -> dict[str, SmallChoice]:
        """One for each language, and the reading aids."""
        names = [*[f"language:{code}" for code in self._languages], "smaller", "larger", "contrast", "voice"]
        made = {name: SmallChoice(name) for name in names}
        for name, button in made.items():
            button.setCheckable(name not in ("smaller", "larger"))
            if name.startswith("language:"):
                self._languages_group.addButton(button)
                button.setAutoExclusive(True)  # as the group is: by this a screen reader knows it for a radio button
        return made

    def show_playing(self, name: str) -> None:
        """Say who is playing, and offer to change that; an empty name is that of somebody who has given none."""
        self._playing = name
        if PEOPLE not in self.small:
            button = self.small[PEOPLE] = SmallChoice(PEOPLE)
            button.setParent(self)
            button.clicked.connect(self._pressed)
            button.show()
        self.retranslate()

    @property
    def gold(self) -> WelcomeChoice:
        """The likely choice."""
        return next(button for button in self.choices.values() if button.is_gold)

    def buttons(self) -> dict[str, WelcomeButton]:
        """All of them by name, in the order of the keyboard."""
        return {**self.choices, **self.small}

    # --- what holds now ----------------------------------------------------------------------------

    def wear(self, theme: Theme, text: float) -> None:
        """Wear these colours; `text` is the scale of type, 1 to 2."""
        self._theme, self._text = theme, text
        self._arrange()

    def show_aids(
        self, language: str, *, has_contrast: bool, has_voice: bool, can_grow: bool, can_shrink: bool
    ) -> None:
        """Tell which language is spoken, and which of the reading aids hold or are still to be had."""
        states = {f"language:{code}": code == language for code in self._languages}
        states |= {"contrast": has_contrast, "voice": has_voice}
        for name, button in self.small.items():
            button.setChecked(states.get(name, False))
        for name, can in (("larger", can_grow), ("smaller", can_shrink)):
            if name in self.small:
                self.small[name].setEnabled(can)

    def retranslate(self) -> None:
        """Word everything in the language of now."""
        self._greeting, self._played = self._words_of_greeting(), self._ask_played()
        self.setAccessibleName(" ".join(filter(None, (f"{WORDMARK}. {self._greeting}", self._played.figures))))
        enter = QKeySequence("Enter").toString(QKeySequence.SequenceFormat.NativeText)
        for name, (title, body) in self._words_of_choices().items():
            if name not in self.choices:
                continue
            button = self.choices[name]
            key = enter if button.is_gold else ""
            if isinstance(button, GameButton) and self._ask is not None:
                self._game = self._ask()
                button.show_game(title, self._game, key)
            else:
                button.show_choice(title, body, key)
        for name, word in self._words_of_small().items():
            if name in self.small:
                self.small[name].show_words(word)
                if name.startswith("language:"):
                    self.small[name].setAccessibleName(self.tr("Language: {name}").format(name=word))
        self._arrange()

    def _words_of_greeting(self) -> str:
        if self._game is not None:
            return self.tr("Good to see you again.")
        return self.tr("Welcome to the table. Four seats, two packs of cards, a long evening.")

    def _words_of_choices(self) -> dict[str, tuple[str, str]]:
        over = self._game is not None and self._game.is_over
        goes_on = self.tr("Last result") if over else self.tr("Continue")
        return {
            DAILY: (
                self.tr("Deal of the day"),
                self._played.daily or self.tr("the same cards for everybody"),
            ),
            PRACTISE: (self.tr("Practise"), self.tr("as last time, but it does not count")),
            LEARN: (
                self.tr("Learn in five minutes"),
                self.tr("Your first deal with Anna: eight steps, with real cards."),
            ),
            PLAY: (
                self.tr("Play now"),
                self.tr("Classic Canasta for four, with Jonas as your partner. All are beginners and wait for you."),
            ),
            CONTINUE: (goes_on, self.tr("the score sheet of this match")),
            NEW: (self.tr("New game"), self.tr("as last time, new cards")),
            SET_UP: (
                self.tr("Set up a table"),
                self.tr("All games, two to six players, your choice of company.")
                if self._game is None
                else self.tr("game, seats, players"),
            ),
        }

    def _words_of_small(self) -> dict[str, str]:
        aids = {
            "smaller": self.tr("Smaller text"),
            "larger": self.tr("Larger text"),
            "contrast": self.tr("High contrast"),
            "voice": self.tr("Read aloud"),
        }
        playing = self.tr("{name} is playing. Somebody else?").format(name=isolated(self._playing))
        playing = playing if self._playing else self.tr("You are playing. Somebody else?")
        return {f"language:{code}": name for code, name in self._languages.items()} | aids | {PEOPLE: playing}

    # --- places ------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Lay everything out for this size and these looks."""
        if self._theme is None:
            return
        unit = Unit.of_window(self.width(), self.height(), self._text)
        look = self._look = Look(self._theme, unit, self.devicePixelRatioF(), self._pictures)
        places = self._places = WelcomePlaces(self.width(), self.height(), unit)
        self._felt.lay(QRectF(self.rect()), look)
        for button in self.buttons().values():
            button.wear(look)
        if self._game is None:
            areas = places.newcomers((LEARN, PLAY, SET_UP))
        else:
            areas = places.others(self.choices, is_over=self._game.is_over, has_small=bool(self.small))
        for name, area in areas.items():
            self.choices[name].setGeometry(qrect(area))
        languages = [button for name, button in self.small.items() if name.startswith("language:")]
        aids = [button for name, button in self.small.items() if not name.startswith("language:")]
        y = places.aids() if self._game is None else places.below(areas.values())
        for row, begin in ((languages, places.languages()), (aids, y)):
            for button, area in zip(row, places.line(begin, [one.width_needed() for one in row]), strict=True):
                button.setGeometry(qrect(area))
        self.update()

    # --- painting ----------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        look, places = self._look, self._places
        if look is None or places is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._felt.draw(painter, QRectF(self.rect()))
        # Where a button takes the focus, or the mouse enters it, only what lies behind it is painted.
        seen, margin = QRectF(event.rect()), 2 * look.u
        if seen.intersects(QRectF(0, 0, self.width(), places.rect(0, 32, 0, 0).y)):
            self._draw_words(painter, look, places)
        right, u = self.width() - places.origin[0], look.u
        middle = QPointF(right - 38.8 * u, places.rect(0, 46, 0, 0).y)
        if seen.intersects(QRectF(middle.x() - 42 * u, middle.y() - 22 * u, 84 * u, 48 * u)):
            draw_fan(painter, look.pictures, middle, FANNED, Fan(20.6 * u, 11.5, 53 * u))
        for number, guest in enumerate(GUESTS):
            disc = QRectF(right - (66.6 - 11.4 * number) * u, places.rect(0, 83.8, 0, 0).y, 9.2 * u, 9.2 * u)
            if seen.intersects(disc.adjusted(-margin, -margin, margin, margin)):
                colour = look.theme.side(number % 2)
                draw_portrait(painter, look, disc, guest, colour, is_on_turn=False, is_resting=False)
        painter.end()

    def _draw_words(self, painter: QPainter, look: Look, places: WelcomePlaces) -> None:
        """The name of the game and the greeting."""
        ink = max(INKS, key=lambda colour: contrast(colour, look.theme.felt_centre))
        mark = _box(places.rect(9, 7.0, 72, 14))
        font = held(look.font(10.5, serif=True), mark.height())
        draw_line(painter, look, mark, WORDMARK, font, ink, LEFT)
        figures = self._played.figures
        high = 10.0 if self._game is None else 4.4 if figures else 8.2
        below = _box(places.rect(9.4, 21.4, 71, high))
        draw_words(painter, look, below, self._greeting, look.font(2.5), ink, Qt.AlignmentFlag.AlignTop)
        if figures:
            below = _box(places.rect(9.4, 26.0, 71, 4.2))
            draw_words(painter, look, below, figures, look.font(2.1), ink, Qt.AlignmentFlag.AlignTop)

    # --- what happens ------------------------------------------------------------------------------

    def _pressed(self) -> None:
        name = self.sender().objectName().partition(":")[2]
        kind, _, code = name.partition(":")
        if name in self.choices:
            self.chosen.emit(name)
        elif kind == "language":
            self.language_wanted.emit(code)
        elif kind == PEOPLE:
            self.people_wanted.emit()
        elif kind == "contrast":
            self.contrast_wanted.emit(self.small[name].isChecked())
        elif kind == "voice":
            self.voice_wanted.emit()
        else:
            self.text_wanted.emit(1 if kind == "larger" else -1)

    @answering
    def focusNextPrevChild(self, forward: bool) -> bool:
        self._step(1 if forward else -1)
        return True

    def _step(self, by: int) -> None:
        """Give the keyboard to the next button, round in a circle."""
        able = [button for button in self.buttons().values() if button.isEnabled()]
        at = next((number for number, button in enumerate(able) if button.hasFocus()), -by)
        able[(at + by) % len(able)].setFocus(Qt.FocusReason.TabFocusReason)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no button has used; what means nothing here is the window's."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if not plain:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            if not event.isAutoRepeat():
                self._press(is_escape=event.key() == Qt.Key.Key_Escape)
        elif event.key() in BACKWARDS:
            self._step(-1)
        elif event.key() in FORWARDS:
            self._step(1)
        else:
            event.ignore()

    def _press(self, *, is_escape: bool) -> None:
        """Press what has the keyboard; the likely choice where nothing has it, and for Esc."""
        focused = next((button for button in self.buttons().values() if button.hasFocus()), self.gold)
        (self.gold if is_escape else focused).click()

    @answering
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stays as large as what it covers."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _box(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.w, rect.h)
