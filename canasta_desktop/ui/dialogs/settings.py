"""The settings: whatever is changed applies at once and is kept; there is nothing to confirm."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from canasta_desktop.audio.protocol import Silence
from canasta_desktop.game.settings import Settings
from canasta_desktop.ui.appearance.card_style import AS_THE_LANGUAGE, chosen_letters, face_style, offered_letters
from canasta_desktop.ui.appearance.wishes import LEAST_TEXT, MOST_TEXT, TEXT_STEP, Wishes, resolved
from canasta_desktop.ui.base.guard import guarded
from canasta_desktop.ui.base.language import own_names
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.hearing_page import HearingPage
from canasta_desktop.ui.dialogs.keys_page import KeysPage
from canasta_desktop.ui.dialogs.parts import Choices, Fields, Scroll, stack_of
from canasta_desktop.ui.dialogs.setting_fields import SettingFields
from canasta_desktop.ui.dialogs.settings_parts import (
    BACK_SIZE,
    PORTRAIT_SIZE,
    CardSamples,
    Percent,
    back_picture,
    own_portraits,
    portrait_picture,
)
from canasta_desktop.ui.dialogs.sound_page import SoundPage
from canasta_desktop.ui.faces import BACK_NAMES
from canasta_desktop.ui.text.direction import isolated
from canasta_desktop.ui.wording.characters import CharacterWords

THEMES = ("system", "light", "dark", "contrast")
FELTS = ("green", "blue", "burgundy", "slate")
FONTS = ("bundled", "system")
SPEEDS = ("system", "slow", "normal", "fast", "off")
TEXT_SCALE, SYSTEM_TEXT = "text_scale", "system_text"
VOICES = ("never", "rarely", "often")
CARD_SIZES, TEXT_SIZES = (80, 150, 5), (LEAST_TEXT, MOST_TEXT, TEXT_STEP)


class SettingsDialog(Dialog):
    """`changed` carries the new `Settings` after every change; `sound_wanted`: how they sound is to be heard;
    `effective_scale_wanted` asks for the sizes that the window has room for; `show_effective_scale` takes the answer.
    """

    changed = Signal(object)
    sound_wanted = Signal()
    effective_scale_wanted = Signal()

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        is_shared: bool = False,
        wishes: Wishes | None = None,
    ) -> None:
        """`is_shared`: others play at this computer as well, with settings of their own; `wishes`: the system's."""
        super().__init__(parent, QSize(740, 610))
        self.settings, self._is_shared, self._wishes = settings, is_shared, wishes or Wishes()
        self.tabs = QTabWidget(self)
        self.tabs.setObjectName("tabs")
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self._fields = SettingFields(settings, self)
        self._fields.changed.connect(self._field_changed)
        self._effective_scale: tuple[int, int] | None = None
        self._characters = CharacterWords()
        self._build_table()
        self._build_cards()
        self._build_game()
        self._build_sound()
        self._build_hearing()
        self._build_keys()
        self.body.addWidget(self.tabs)
        self.turn_by_keys(self.tabs)
        self.close_button = self.add_button("close", primary=True)
        self.close_button.clicked.connect(self.accept)
        self.retranslate()

    # --- building ----------------------------------------------------------------------------------

    def _page(self) -> QWidget:
        """One more page: what its parts are made as parts of."""
        scroll = Scroll(stack_of(self.tabs))
        scroll.column.setContentsMargins(2, 14, 10, 4)
        scroll.column.setSpacing(14)
        self.tabs.addTab(scroll, "")
        return scroll.inside

    def _fill(self, page: QWidget, *parts: QWidget) -> None:
        column = page.layout()
        assert isinstance(column, QVBoxLayout)
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)

    def _build_table(self) -> None:
        now, page = self.settings, self._page()
        self._table = Fields(page)
        self._languages = own_names()
        self.language = self._fields.choices(self._table, "language", ("", *self._languages), now.language)
        self.theme = self._fields.choices(self._table, "theme", THEMES, now.theme)
        self.felt = self._fields.choices(self._table, "felt", FELTS, now.felt)
        self.speed = self._fields.choices(self._table, "speed", SPEEDS, now.speed)
        self.font_choice = self._fields.choices(self._table, "font", FONTS, now.font)
        text_scale = resolved(now, self._wishes).text_scale
        self.text_scale = self._fields.percent(self._table, TEXT_SCALE, TEXT_SIZES, text_scale)
        self._fill(page, self._table, self._fields.boxes(page, SYSTEM_TEXT))

    def _build_cards(self) -> None:
        now, page = self.settings, self._page()
        self.samples, self._cards = CardSamples(face_style(now), page), Fields(page)
        self.card_size = self._fields.percent(self._cards, "card_size", CARD_SIZES, now.card_size)
        self._letters = offered_letters()
        letters = (AS_THE_LANGUAGE, *self._letters)
        self.letters = self._fields.choices(self._cards, "index_letters", letters, self._letters_now())
        self.back = self._fields.pictures(self._cards, "back", BACK_NAMES, now.back, back_picture, BACK_SIZE)
        self._fill(page, self.samples, self._cards, self._fields.boxes(page, "large_index", "four_colours"))

    def _letters_now(self) -> str:
        """The value that stands for the letters chosen; several languages may have the same."""
        chosen = chosen_letters(self.settings.index_letters)
        return next((code for code, letters in self._letters.items() if letters == chosen), AS_THE_LANGUAGE)

    def _build_game(self) -> None:
        names = (
            "wait_for_me",
            "tips",
            "confirm_going_out",
            "confirm_returning",
            "trust_partners",
            "go_on_at_once",
        )
        page = self._page()
        boxes, self._game = self._fields.boxes(page, *names), Fields(page)
        self.voices = self._fields.choices(self._game, "voices", VOICES, self.settings.voices)
        self.portrait = self._fields.pictures(
            self._game, "portrait", own_portraits(), self.settings.portrait, portrait_picture, PORTRAIT_SIZE
        )
        self._fill(page, boxes, self._game)

    def _build_sound(self) -> None:
        page = self._page()
        self.sound_page = SoundPage(self.settings, page)
        self.sound_page.changed.connect(self._change)
        self.sound_page.preview.clicked.connect(self.sound_wanted)
        self._fill(page, self.sound_page)

    def _build_hearing(self) -> None:
        page = self._page()
        self.hearing_page = HearingPage(self.settings, page)
        self.hearing_page.changed.connect(self._change)
        self._fill(page, self.hearing_page)

    def _build_keys(self) -> None:
        page = self._page()
        self.keys_page = KeysPage(self.settings, page)
        self.keys_page.changed.connect(self._change)
        self._fill(page, self.keys_page)

    def show_keys(self) -> None:
        """Turn to the page of the keys."""
        self.tabs.setCurrentIndex(self.tabs.count() - 1)

    def show_silence(self, why: Silence | None) -> None:
        """Say on the page of the sounds why nothing is to be heard; None: there is no reason."""
        self.sound_page.show_silence(why)

    def show_sound(self, is_on: bool) -> None:
        """Follow the key or the menu, which have turned sounds on or off meanwhile."""
        self.settings = replace(self.settings, sound=is_on)
        self.sound_page.show_sound(is_on)

    def show_own_voice(self, is_on: bool) -> None:
        """Follow the key or the menu, which have turned the voice on or off meanwhile."""
        self.settings = replace(self.settings, own_voice=is_on)
        self.hearing_page.own_voice.show_voice(is_on)

    def show_mute_reason(self, lines: Sequence[str]) -> None:
        """Say on the page about hearing why the voice is not heard; nothing where it is."""
        self.hearing_page.own_voice.show_reason(lines)

    def show_effective_scale(self, text: int, cards: int) -> None:
        """Say below the sliders how large text and the cards of the hand can be now, per cent, where that is less."""
        if (text, cards) != self._effective_scale:
            self._effective_scale = text, cards
            self._word_sizes()

    # --- changing ----------------------------------------------------------------------------------

    def _field_changed(self, name: str, value: object) -> None:
        """Text has a size of its own, or that of the system: each takes the other back."""
        self._change(name, value)
        if name == TEXT_SCALE:
            self._fields.facts[SYSTEM_TEXT].setChecked(False)
        elif name == SYSTEM_TEXT and value:
            self.text_scale.show_value(self._wishes.text_scale)

    def _change(self, name: str, value: Any) -> None:
        """Take one setting over and tell."""
        changed = replace(self.settings, **{name: value})
        if changed == self.settings:
            return
        self.settings = changed
        self.samples.show_style(face_style(changed))
        self.changed.emit(changed)
        self.effective_scale_wanted.emit()

    # --- words -------------------------------------------------------------------------------------

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.samples.show_style(face_style(self.settings))
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.effective_scale_wanted.emit()  # meanwhile cards may have been laid, or the window has another size
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Word everything in the present language."""
        at_once = self.tr("Changes apply at once and are saved.")
        whose = self.tr("Settings of {name}; only font, sound, curtain and start are for everybody.")
        name = isolated(self.settings.name) if self._is_shared else ""
        self.set_title(self.tr("Settings"), f"{whose.format(name=name)} {at_once}" if name else at_once)
        titles = (
            *(self.tr("Table"), self.tr("Cards"), self.tr("Game"), self.tr("Sound"), self.tr("Read aloud")),
            self.tr("Keys"),
        )
        for number, text in enumerate(titles):
            self.tabs.setTabText(number, text)
        self.sound_page.retranslate()
        self.hearing_page.retranslate()
        self.keys_page.retranslate()
        self._word_table()
        self._word_sizes()
        self._word_cards()
        self._word_game()
        self.close_button.setText(self.tr("Close"))

    def _word(self, fields: Fields, widget: QWidget, name: str, texts: tuple[str, ...] = (), note: str = "") -> None:
        fields.set_words(widget, name, note)
        if isinstance(widget, Choices):
            widget.set_texts(name, texts)
        elif isinstance(widget, Percent):
            widget.set_field(name)

    def _word_table(self) -> None:
        languages = (self.tr("Match the system"), *self._languages.values())
        self._word(self._table, self.language, self.tr("Language"), languages)
        themes = (self.tr("Match the system"), self.tr("Light"), self.tr("Dark"), self.tr("Contrast"))
        self._word(self._table, self.theme, self.tr("Appearance"), themes)
        felts = (self.tr("Green"), self.tr("Blue"), self.tr("Burgundy", "colour"), self.tr("Slate", "colour"))
        self._word(self._table, self.felt, self.tr("Table colour"), felts)
        as_asked = self.tr("Match the system")
        speeds = (as_asked, self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("Off"))
        self._word(self._table, self.speed, self.tr("Animation"), speeds)
        fonts = (self.tr("Inter (included)"), self.tr("Match the system"))
        self._word(self._table, self.font_choice, self.tr("Font"), fonts)
        self._fields.facts[SYSTEM_TEXT].setText(self.tr("Text as large as the system asks for"))

    def _word_sizes(self) -> None:
        """Both sliders, and what they cannot do."""
        text, cards = self._effective_scale or (self.text_scale.value, self.card_size.value)
        no_text = self.tr("On this table text gets no larger than {percent} just now.")
        no_cards = self.tr("In this window the cards of your hand get no larger than {percent} just now.")
        for fields, slider, name, most, note in (
            (self._table, self.text_scale, self.tr("Text size"), text, no_text),
            (self._cards, self.card_size, self.tr("Card size"), cards, no_cards),
        ):
            is_less = most < slider.value
            self._word(fields, slider, name, note=note.format(percent=slider.figure(most)) if is_less else "")

    def _word_cards(self) -> None:
        letters = (self.tr("Match the language"), *(" ".join(signs) for signs in self._letters.values()))
        self._word(self._cards, self.letters, self.tr("Index letters"), letters)
        backs = (
            *(self.tr("Evening", "card back"), self.tr("Fans", "card back"), self.tr("Garden", "card back")),
            self.tr("Sun", "card back"),
        )
        self._word(self._cards, self.back, self.tr("Card back"), backs)
        self.samples.setAccessibleName(self.tr("Sample cards"))
        self._fields.facts["large_index"].setText(self.tr("Large indices in the corners"))
        self._fields.facts["four_colours"].setText(self.tr("Four-colour deck: every suit has its own colour"))

    def _word_game(self) -> None:
        facts = {
            "wait_for_me": self.tr("Wait for me: go on with a click or Space after each turn"),
            "tips": self.tr("Explain what is new during the first two matches"),
            "confirm_going_out": self.tr("Ask before I go out and end the deal"),
            "confirm_returning": self.tr("Ask before I discard while cards are still staged"),
            "trust_partners": self.tr("No curtain between partners at one screen"),
            "go_on_at_once": self.tr("Skip the welcome and go on with the game that waits"),
        }
        for name, text in facts.items():
            self._fields.facts[name].setText(text)
        voices = (self.tr("Never", "voices"), self.tr("Rarely", "voices"), self.tr("Often", "voices"))
        self._word(self._game, self.voices, self.tr("Other players speak"), voices)
        portraits = tuple(self._characters.portrait(key) for key in own_portraits())
        self._word(self._game, self.portrait, self.tr("Your portrait"), portraits)
