"""Dialogs as a person uses them: with mouse and keyboard, in every language, and while the language changes."""

import pkgutil
import re
from dataclasses import replace
from datetime import date
from importlib import import_module
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTabWidget,
    QWidget,
)

from canasta_desktop.audio.protocol import Silence
from canasta_desktop.bots.levels import policy
from canasta_desktop.bots.series import ASSETS, read_series
from canasta_desktop.bots.strength import read_strength
from canasta_desktop.game.commitment import seal_of_deal, text_of_deal
from canasta_desktop.game.daily import DailyResult, Sign, Streak, signs_text
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message, Unwritten
from canasta_desktop.game.settings import Settings
from canasta_desktop.resources import asset, language_list, languages
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.rng import Rng
from canasta_desktop.ui import dialogs
from canasta_desktop.ui.appearance import card_style
from canasta_desktop.ui.appearance.appearance import Appearance, apply
from canasta_desktop.ui.appearance.card_style import face_style, offered_letters
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.dialogs import frame
from canasta_desktop.ui.dialogs.about import AboutDialog
from canasta_desktop.ui.dialogs.daily import Attempt, DailyDialog, DailySummary
from canasta_desktop.ui.dialogs.deal_code import DealCodeDialog
from canasta_desktop.ui.dialogs.frame import Dialog
from canasta_desktop.ui.dialogs.key_list import KeyListDialog
from canasta_desktop.ui.dialogs.log import LogDialog
from canasta_desktop.ui.dialogs.rules import RulesDialog, nearest
from canasta_desktop.ui.dialogs.seal import SealDialog, SealedDeal
from canasta_desktop.ui.dialogs.settings import SettingsDialog
from canasta_desktop.ui.dialogs.special_hands import SpecialHandsDialog
from canasta_desktop.ui.dialogs.strength import StrengthDialog
from canasta_desktop.ui.dialogs.trouble import TroubleDialog
from canasta_desktop.ui.dialogs.unsaved import UnsavedDialog
from canasta_desktop.ui.display.drawn_seat import DrawnSeat
from canasta_desktop.ui.faces import CardPictures, FaceStyle
from canasta_desktop.ui.new_game.dialog import NewGameDialog
from canasta_desktop.ui.new_game.draw_table import DrawStage
from canasta_desktop.ui.new_game.game_choice import NewGameChoice
from canasta_desktop.ui.new_game.game_tiles import GameTile
from canasta_desktop.ui.new_game.seat_draw import SeatDrawDialog
from canasta_desktop.ui.wording.events import EventContext
from canasta_desktop.ui.wording.wording import Wording, meld_ranks
from tests.game.deal_code_page import VECTORS

RULES = rule_set("classic", 4)
CHOICE = NewGameChoice("classic", 4)
CODE = VECTORS[3]["code"]
RESULT = DailyResult(date(2026, 11, 23), 1250, 640, (Sign.NATURAL, Sign.OUT))
SIGNS = signs_text(RESULT.signs)


@pytest.fixture(autouse=True)
def english(qapp):
    set_language(qapp, "en")
    apply(Appearance(mode=Mode.DARK), qapp)
    yield
    set_language(qapp, "en")


@pytest.fixture(scope="module")
def played() -> Match:
    """A deal played to its end by beginners."""
    match = Match.start(CHOICE.setup(["You", "Anna", "Jonas", "Mira"]), 5)
    while not match.is_scored:
        seat = match.to_act()
        assert (
            match.play(seat, policy("beginner").choose(match.view(seat), Rng(match.choice_seed(seat))).action) is None
        )
    return match


def event_context(played: Match):
    """The names as words of the present language."""

    def told() -> EventContext:
        you = Wording().names.you()
        ranks = meld_ranks(played.view(0).table)
        return EventContext((you, "Anna", "Jonas", "Mira"), 0, (f"{you} & Jonas", "Anna & Mira"), ranks)

    return told


def opened(qtbot, dialog: QDialog) -> QDialog:
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def click(qtbot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(12, widget.height() // 2))


def named(dialog: QWidget, name: str) -> QWidget:
    found = dialog.findChild(QWidget, name)
    assert found is not None, name
    return found


def texts(dialog: QWidget) -> list[str]:
    """Everything that can be read in a dialog now."""
    shown = [w for w in (*dialog.findChildren(QLabel), *dialog.findChildren(QAbstractButton)) if w.isVisibleTo(dialog)]
    return [widget.text() for widget in shown if widget.text()]


def settle(qapp) -> None:
    """Let a change of language arrive; what is made anew by it is shown a round later."""
    for _ in range(3):
        qapp.processEvents()


# --- settings


def test_a_setting_applies_at_once_and_only_it_changes(qtbot):
    dialog = opened(qtbot, SettingsDialog(Settings()))
    with qtbot.waitSignal(dialog.changed) as told:
        click(qtbot, named(dialog, "speed:fast"))
    assert told.args[0] == Settings(speed="fast")
    assert dialog.settings == Settings(speed="fast")


def test_a_slider_says_what_it_cannot_do(qtbot):
    dialog = opened(qtbot, SettingsDialog(Settings(text_scale=200, card_size=150)))
    notes = [dialog.text_scale.accessibleDescription, dialog.card_size.accessibleDescription]
    assert [note() for note in notes] == ["", ""]
    dialog.show_effective_scale(170, 120)
    assert [note() for note in notes] == [
        "On this table text gets no larger than 170% just now.",
        "In this window the cards of your hand get no larger than 120% just now.",
    ]
    shown = [one.text() for one in dialog.findChildren(QLabel) if one.isVisible()]
    assert notes[0]() in shown
    with qtbot.waitSignal(dialog.effective_scale_wanted):
        dialog.card_size.slider.setValue(24)
    assert [note() != "" for note in notes] == [True, True], "until somebody answers"
    dialog.show_effective_scale(200, 120)
    assert [note() for note in notes] == ["", ""]


@pytest.mark.parametrize(
    ("page", "name", "setting", "value"),
    [
        (0, "language:de", "language", "de"),
        (0, "theme:dark", "theme", "dark"),
        (0, "theme:contrast", "theme", "contrast"),
        (0, "felt:slate", "felt", "slate"),
        (1, "back:fans", "back", "fans"),
        (2, "portrait:lena", "portrait", "lena"),
        (1, "index_letters:de", "index_letters", "de"),
        (1, "large_index", "large_index", True),
        (1, "four_colours", "four_colours", True),
        (2, "wait_for_me", "wait_for_me", True),
        (2, "confirm_going_out", "confirm_going_out", False),
        (2, "confirm_returning", "confirm_returning", False),
        (2, "trust_partners", "trust_partners", True),
        (4, "letters_on", "letters_on", False),
        (3, "sound", "sound", False),
        (3, "sound_cards", "sound_cards", False),
        (3, "sound_signals", "sound_signals", False),
        (3, "sound_music", "sound_music", False),
        (4, "verbosity:full", "verbosity", "full"),
    ],
)
def test_every_setting_can_be_clicked(qtbot, page, name, setting, value):
    dialog = opened(qtbot, SettingsDialog(Settings()))
    dialog.tabs.setCurrentIndex(page)
    with qtbot.waitSignal(dialog.changed) as told:
        click(qtbot, named(dialog, name))
    assert getattr(told.args[0], setting) == value


@pytest.mark.parametrize(
    ("page", "name", "low", "high"),
    [(1, "card_size", 80, 150), (0, "text_scale", 100, 200), (3, "sound_volume", 0, 100)],
)
def test_sizes_keep_to_their_bounds(qtbot, page, name, low, high):
    dialog = opened(qtbot, SettingsDialog(Settings()))
    dialog.tabs.setCurrentIndex(page)
    slider = named(dialog, f"{name}:slider")
    slider.setFocus()
    qtbot.keyClick(slider, Qt.Key.Key_End)
    assert getattr(dialog.settings, name) == high
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    assert getattr(dialog.settings, name) == low
    assert f"{low}%" in texts(dialog)


def test_sounds_can_be_tried_while_they_are_on(qtbot):
    dialog = opened(qtbot, SettingsDialog(Settings()))
    dialog.tabs.setCurrentIndex(3)
    with qtbot.waitSignal(dialog.sound_wanted):
        click(qtbot, named(dialog, "sound_preview"))
    click(qtbot, named(dialog, "sound"))
    assert not named(dialog, "sound_preview").isEnabled()
    assert not named(dialog, "sound_music").isEnabled()


@pytest.mark.parametrize(
    ("why", "word"), [(Silence.NO_LIBRARY, "miniaudio"), (Silence.NO_DEVICE, "loudspeaker"), (Silence.ENDED, "ended")]
)
def test_the_page_of_sounds_says_why_there_are_none(qtbot, qapp, why, word):
    dialog = opened(qtbot, SettingsDialog(Settings()))
    dialog.tabs.setCurrentIndex(3)
    assert not named(dialog, "sound_reason").isVisible()
    dialog.show_silence(why)
    assert word in named(dialog, "sound_reason").text()
    assert named(dialog, "sound_reason").isVisible()
    set_language(qapp, "de")
    qapp.processEvents()
    assert "Nothing" not in named(dialog, "sound_reason").text()
    dialog.show_silence(None)
    assert not named(dialog, "sound_reason").isVisible()


def test_each_language_calls_itself_by_its_own_name(qtbot):
    dialog = opened(qtbot, SettingsDialog(Settings()))
    said = [button.text() for button in dialog.language.buttons()]
    assert said == ["Match the system", *[language.name for _, language in sorted(language_list().items())]]


def test_where_the_chosen_language_is_not_spoken_that_of_the_system_is_marked(qtbot):
    assert opened(qtbot, SettingsDialog(Settings(language="xx"))).language.value == ""


def test_opening_the_settings_changes_nothing(qtbot):
    kept = Settings(language="de", theme="dark", card_size=125, speed="off", back="sun", large_index=True)
    assert opened(qtbot, SettingsDialog(kept)).settings == kept


def test_every_value_of_a_setting_is_offered(qtbot):
    """What the settings file accepts can be chosen here, so no value is out of reach."""
    from canasta_desktop.game.settings import dumps, loads

    dialog = opened(qtbot, SettingsDialog(Settings()))
    for choices in (
        dialog.language,
        dialog.theme,
        dialog.felt,
        dialog.speed,
        dialog.letters,
        dialog.back,
        dialog.portrait,
    ):
        name = choices.objectName()
        for button in choices.buttons():
            value = button.objectName().partition(":")[2]
            assert loads(dumps(replace(Settings(), **{name: value})).encode()) == replace(Settings(), **{name: value})


def test_the_letters_of_every_language_are_offered(qtbot):
    dialog = opened(qtbot, SettingsDialog(Settings()))
    dialog.tabs.setCurrentIndex(1)
    said = [button.text() for button in dialog.letters.buttons()]
    assert said[0] == "Match the language"
    assert {"B D K A", "J Q K A"} <= set(said)
    assert len(set(said)) == len(said)


def test_two_languages_with_the_same_letters_are_one_choice(qtbot, monkeypatch):
    monkeypatch.setattr(card_style, "languages", lambda: ["da", "de", "en"])
    monkeypatch.setattr(card_style, "words_of", lambda code: lambda *text: "JQKA" if code == "en" else "BDKA")
    dialog = opened(qtbot, SettingsDialog(Settings(index_letters="de")))
    assert [button.objectName() for button in dialog.letters.buttons()] == [
        *("index_letters:language", "index_letters:da", "index_letters:en")
    ]
    assert dialog.letters.value == "da"


def test_letters_follow_the_language_unless_they_are_chosen(qapp):
    set_language(qapp, "de")
    assert face_style(Settings()).letters == "BDKA"
    assert face_style(Settings(index_letters="en")).letters == "JQKA"
    assert face_style(Settings(index_letters="xx")).letters == "BDKA"
    set_language(qapp, "en")
    assert face_style(Settings()).letters == "JQKA"
    assert face_style(Settings(index_letters="de")).letters == "BDKA"


# --- rules


def test_the_rules_open_at_a_clause_and_mark_it(qtbot):
    dialog = opened(qtbot, RulesDialog(RULES, Wording(), "CL-8.4"))
    marked = dialog.marked()
    assert {rule.paragraph.clause for rule in marked} == {"CL-8.4"}
    inside = dialog.scroll_area.viewport()
    top = marked[0].mapTo(inside, QPoint(0, 0)).y()
    assert 0 <= top < inside.height()


@pytest.mark.parametrize(("clause", "chapter"), [("CL-4.1", "The turn"), ("CL-5.7", "Melds and canastas")])
def test_what_is_told_in_short_as_well_opens_where_it_is_told_in_full(qtbot, clause, chapter):
    dialog = opened(qtbot, RulesDialog(RULES, Wording(), clause))
    assert dialog.headings.currentItem().text() == chapter
    inside = dialog.scroll_area.viewport()
    tops = [rule.mapTo(inside, QPoint(0, 0)).y() for rule in dialog.marked()]
    assert tops[0] < 0 <= tops[1] < inside.height()


def test_a_clause_without_a_sentence_of_its_own_opens_at_its_neighbour(qtbot):
    dialog = opened(qtbot, RulesDialog(RULES, Wording()))
    dialog.open_at("CL-5.99")
    assert {rule.paragraph.clause for rule in dialog.marked()} == {"CL-5.12"}
    dialog.open_at("XX-1.1")
    assert dialog.marked() == []


def test_every_clause_that_a_refusal_cites_opens_the_sheet_somewhere(qtbot):
    dialog = opened(qtbot, RulesDialog(RULES, Wording()))
    known = [rule.paragraph.clause for rule in dialog.shown]
    cited = {RULES.clauses[reason] for reason in Reason if reason in RULES.clauses}
    assert [clause for clause in cited if not nearest(clause, known)] == []


def test_the_nearest_clause_is_in_the_same_chapter():
    known = ["CL-5.1", "CL-5.7", "CL-10.3"]
    assert nearest("CL-5.5", known) == "CL-5.1"
    assert nearest("CL-5.9", known) == "CL-5.7"
    assert nearest("CL-10.1", known) == "CL-10.3"
    assert (nearest("CL-1.1", known), nearest("", known)) == ("", "")


def test_searching_leaves_the_rules_that_hold_all_words(qtbot):
    dialog = opened(qtbot, RulesDialog(RULES, Wording()))
    qtbot.keyClicks(dialog.search, "pile WILD top")
    left = [rule for rule in dialog.shown if rule.isVisible()]
    assert 0 < len(left) < len(dialog.shown)
    assert all(word in rule.paragraph.text.casefold() for rule in left for word in ("pile", "wild", "top"))
    assert any(text.startswith(f"{len(left)} of ") for text in texts(dialog))
    dialog.open_at("CL-6.4")
    assert all(rule.isVisible() for rule in dialog.shown)


def test_a_chapter_can_be_chosen(qtbot):
    dialog = opened(qtbot, RulesDialog(RULES, Wording()))
    dialog.headings.setFocus()
    qtbot.keyClick(dialog.headings, Qt.Key.Key_End)
    assert dialog.headings.currentItem().text() == "The match"
    assert dialog.scroll_area.verticalScrollBar().value() > 0


# --- log


def test_the_log_tells_every_turn_and_can_be_copied(qtbot, played):
    dialog = opened(qtbot, LogDialog(played.log(0), event_context(played), Wording(), 1))
    turns = dialog.turns()
    assert turns[0][0] == "Dealing"
    assert len(turns) == 1 + max(entry.turn for entry in played.log(0))
    click(qtbot, named(dialog, "copy"))
    text = QGuiApplication.clipboard().text()
    assert turns[1][0] in text
    assert turns[-1][1][-1] in text


def test_the_log_can_show_one_player_alone(qtbot, played):
    dialog = opened(qtbot, LogDialog(played.log(0), event_context(played), Wording(), 1))
    click(qtbot, named(dialog, "player:2"))
    assert {heading.split(". ")[1] for heading, _ in dialog.turns()} == {"Jonas"}


def test_the_log_hides_what_the_person_may_not_see(qtbot, played):
    """Others draw cards without a face; the person's own draws are named, those while it was dealt as well."""
    dialog = LogDialog(played.log(0), event_context(played), Wording(), 1)
    qtbot.addWidget(dialog)
    drawn = {heading.split(". ")[-1]: lines for heading, lines in dialog.turns() if any("raw" in x for x in lines)}
    for name, lines in drawn.items():
        for line in lines:
            if line.startswith("Draws") and "stock" not in line:
                assert name == "You", line
            if line.startswith("Draw "):
                assert name in ("You", "Dealing"), line


# --- all of them


def seats_drawn() -> list[DrawnSeat]:
    """Four players, two of whom had to draw again."""
    you = Wording().names.you()
    cards = [read_cards(text) for text in ("JO AS", "KH", "2C 9S", "3S")]
    partners = [("Jonas",), (you,), ("Mira",), ("Anna",)]
    return [
        DrawnSeat(name, tuple(drawn), own, place == 0, place == 3, place == 2, place, (place + 1) % 4, place % 2)
        for place, (name, drawn, own) in enumerate(zip((you, "Jonas", "Anna", "Mira"), cards, partners, strict=True))
    ]


def every_dialog(played: Match) -> list[QDialog]:
    words = Wording()
    return [
        NewGameDialog(CHOICE, words, is_running=True),
        SettingsDialog(Settings()),
        RulesDialog(RULES, words, "CL-6.4"),
        LogDialog(played.log(0), event_context(played), words, 1),
        SeatDrawDialog(seats_drawn, CardPictures(FaceStyle()), words, DrawStage({})),
        StrengthDialog(
            read_strength(asset("levels.json").read_text(encoding="utf-8")),
            [read_series(asset(name).read_text(encoding="utf-8")) for name in ASSETS],
        ),
        AboutDialog(),
        DealCodeDialog(words, lambda players: ["Anna"] * players, code=CODE),
        SealDialog([SealedDeal(1, seal_of_deal(played, 1), text_of_deal(played, 1)), SealedDeal(2, "0" * 64)]),
        SealDialog([SealedDeal(1, seal_of_deal(played, 1), text_of_deal(played, 1))]),
        DailyDialog(DailySummary(date(2026, 11, 23), Attempt.OVER, Streak(3, 7), RESULT)),
        TroubleDialog(Message(Code.SAVE_FAILED, (("detail", Unwritten.DISK_FULL.value),)), words),
        UnsavedDialog(),
    ]


WITH_A_GAME: Final = {KeyListDialog, SpecialHandsDialog}
"""What cannot be made without a window or a game, and is looked at beside these."""


def test_no_dialog_of_this_room_is_left_out_here(qtbot, played):
    for module in pkgutil.iter_modules(dialogs.__path__, dialogs.__name__ + "."):
        import_module(module.name)
    there = {one for one in Dialog.__subclasses__() if one.__module__.startswith(dialogs.__name__)}
    made = every_dialog(played)
    for dialog in made:
        qtbot.addWidget(dialog)
    assert there - {type(dialog) for dialog in made} == WITH_A_GAME


SAME = {
    *(language.name for language in language_list().values()),
    *(" ".join(letters) for letters in offered_letters().values()),
}
SAME |= {CODE, SIGNS, "seed", "Normal", "Canasta Desktop", "Partner", "+", "Samba", "Bolivia", "Manzana"}


def test_all_words_change_with_the_language_while_a_dialog_is_open(qtbot, qapp, played):
    dialogs = list(every_dialog(played))
    for dialog in dialogs:
        opened(qtbot, dialog)
    in_english = [[text for text in texts(dialog) if any(letter.isalpha() for letter in text)] for dialog in dialogs]
    set_language(qapp, "de")
    settle(qapp)
    in_german = [texts(dialog) for dialog in dialogs]
    set_language(qapp, "en")
    settle(qapp)
    for dialog, before, after in zip(dialogs, in_english, in_german, strict=True):
        kept = {t for t in before if t in after} - SAME
        kept = {
            t for t in kept if not t.startswith(("CL-", "Canasta Desktop", "canasta-desktop ", "Anna", "Jonas", "Mira"))
        }
        kept = {t for t in kept if not t.split(". ")[-1].startswith(("Anna", "Jonas", "Mira"))}
        assert not kept, (type(dialog).__name__, kept)
        assert len(after) >= len(before)
        assert [t for t in texts(dialog) if any(letter.isalpha() for letter in t)] == before


def test_everything_that_can_be_used_has_a_name_and_every_button_is_reached_with_the_tab_key(
    qtbot, played, qapp, capfd
):
    """In the dark theme, in which every dialog is painted here as well."""
    for dialog in every_dialog(played):
        opened(qtbot, dialog)
        is_named_for_screen_readers(dialog)
        dialog.activateWindow()
        reached = set()
        for _ in range(80):
            focus = qapp.focusWidget()
            if focus is None or focus in reached:
                break
            reached.add(focus)
            qtbot.keyClick(focus, Qt.Key.Key_Tab)
        wanted = {b for b in dialog.findChildren(QPushButton) if b.isVisible() and b.isEnabled()}
        wanted -= {b for b in wanted if b.focusPolicy() is Qt.FocusPolicy.NoFocus}
        left = [b.objectName() for b in wanted - reached if not (b.isCheckable() and not b.isChecked())]
        assert left == [], (type(dialog).__name__, left)
        assert not dialog.grab().isNull()
    said_nothing_of_style(capfd)


def is_named_for_screen_readers(dialog: QDialog) -> None:
    for widget in (*dialog.findChildren(QAbstractButton), *dialog.findChildren(QLineEdit)):
        if widget.isVisible():
            is_inner = isinstance(widget.parent(), QLineEdit | QSpinBox)
            text = widget.text() if isinstance(widget, QAbstractButton) else ""
            assert is_inner or widget.accessibleName() or text, (type(dialog).__name__, widget.objectName())


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_button_cuts_its_text(qtbot, qapp, played, code, scale, capfd):
    """In the light theme, in which every dialog is painted here as well."""
    set_language(qapp, code)
    apply(Appearance(mode=Mode.LIGHT, text_scale=scale), qapp)
    for dialog in every_dialog(played):
        opened(qtbot, dialog)
        for button in dialog.findChildren(QPushButton):
            if button.isVisible():
                needed = button.fontMetrics().horizontalAdvance(longest_part(button))
                assert needed <= button.width(), (type(dialog).__name__, button.text())
                assert button.height() >= min(38, button.sizeHint().height())
        assert scale > 1 or not dialog.grab().isNull()
    said_nothing_of_style(capfd)


def longest_part(button: QPushButton) -> str:
    """What has to stand in one line: all of it, or the longest word where the name of a game is set in several."""
    return max(re.split("[ -]", button.text()), key=len) if isinstance(button, GameTile) else button.text()


@pytest.mark.painted
def test_every_dialog_is_painted_without_complaint_in_high_contrast(qtbot, qapp, played, capfd):
    apply(Appearance(mode=Mode.CONTRAST), qapp)
    for dialog in every_dialog(played):
        opened(qtbot, dialog)
        assert not dialog.grab().isNull()
    said_nothing_of_style(capfd)


def said_nothing_of_style(capfd) -> None:
    """Nobody has complained of a style sheet, or of an exception while something was painted."""
    said = capfd.readouterr().err
    assert "parse" not in said
    assert "Traceback" not in said


def test_a_dialog_with_tabs_tells_its_title_once_it_is_in_front(qtbot, monkeypatch):
    """Orca 43 says the tab, and then no title."""
    told = []
    monkeypatch.setattr(frame, "notify", lambda _, text: told.append(text))
    dialog, tabs = Dialog(None, QSize(400, 300)), QTabWidget()
    qtbot.addWidget(dialog)
    dialog.body.addWidget(tabs)
    dialog.set_title("New game")
    dialog.turn_by_keys(tabs)
    for _ in range(2):
        QApplication.sendEvent(dialog, QEvent(QEvent.Type.WindowActivate))
        QApplication.processEvents()
    assert told == ["New game"]
