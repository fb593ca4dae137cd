"""The scenes in which a dialog lies over the table, or a page of one."""

from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QLineEdit, QScrollArea, QTabWidget, QWidget

from canasta_desktop.game.match import Match
from canasta_desktop.game.particulars import Kind, Particulars
from canasta_desktop.inspection.shot_matches import LAST_EVENING, shown_matches
from canasta_desktop.inspection.shot_pads import keep_pads
from canasta_desktop.inspection.shot_statistics import statistics_dialog
from canasta_desktop.inspection.shot_tables import TABLES
from canasta_desktop.inspection.shot_window import OPENING_SEED, ShotWindow, deal_begins, settle
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.history.dialog import HistoryDialog
from canasta_desktop.ui.new_game.dialog import NewGameDialog
from canasta_desktop.ui.new_game.seat_draw import SeatDrawDialog
from canasta_desktop.ui.people.dialog import PeopleDialog
from canasta_desktop.ui.score_pad.dialog import ScorePadDialog
from canasta_desktop.ui.session.settings_dialogs import KEYS_PAGE
from canasta_desktop.ui.window.main_window import SEAT_DRAW

SHOWN_CODE: Final = "C4RJ-MQ7F-TBPG-F497-TGWC-Z6EP-EEVD-J2N3-24E4-M203-JKW8-JRG0-7CD"
"""The fourth deal of a match, with house rules."""
EXAMPLE: Final = "example:classic-pile-natural-and-two"
"""In the rules: the pile is taken with a natural card and a two."""
ROUND_TABLE: Final = "round-table"
"""In the rules: who sits where."""
PEOPLE: Final = ("Clara", "Nora", "Paul", "Amina")
"""Who plays at the computer; the first of them plays here."""


def rules_figures(stage: ShotWindow) -> None:
    """The rules from their beginning: the table of figures."""
    deal_begins(stage)
    stage.open(commands.RULES, "")


def rules_pictures(stage: ShotWindow) -> None:
    """The rules where pictures show who sits where and what each card counts."""
    rules_figures(stage)
    _scroll_to(stage, ROUND_TABLE)


def rules_example(stage: ShotWindow) -> None:
    """The rules where an example shows how the pile is taken."""
    rules_figures(stage)
    _scroll_to(stage, EXAMPLE)


def _scroll_to(stage: ShotWindow, passage: str) -> None:
    """Let this passage of the rules be seen."""
    dialog = stage.session.window.dialog_manager.dialog(commands.RULES)
    assert dialog is not None
    settle()
    found = dialog.findChildren(QWidget, passage)[0]
    area = next(area for area in dialog.findChildren(QScrollArea) if area.isAncestorOf(found))
    area.ensureWidgetVisible(found, 0, 40)


def new_game(stage: ShotWindow) -> None:
    """What is to be played?"""
    deal_begins(stage)
    stage.open(commands.NEW_GAME)


def new_game_seats(stage: ShotWindow) -> None:
    """Who is to sit where?"""
    new_game(stage)
    dialog = stage.session.window.dialog_manager.dialog(commands.NEW_GAME)
    assert isinstance(dialog, NewGameDialog)
    dialog.game.seat_wanted.emit(2)


def seat_draw(stage: ShotWindow) -> None:
    """Partners and seats are drawn: most cards are there, one is on its way."""
    setup = TABLES["mid-game"].setup(stage.names())
    stage.presenter.sit_down(Match.start(setup._replace(options=(*setup.options, ("seating", "drawn"))), OPENING_SEED))
    stage.presenter.start()
    dialog = stage.session.window.dialog_manager.dialog(SEAT_DRAW)
    assert isinstance(dialog, SeatDrawDialog)
    dialog.table.show_moment(1190)


def seats_drawn(stage: ShotWindow) -> None:
    """Everybody sits where the cards have sent them."""
    seat_draw(stage)
    dialog = stage.session.window.dialog_manager.dialog(SEAT_DRAW)
    assert isinstance(dialog, SeatDrawDialog)
    dialog.table.finish()
    dialog.table.show_moment(10_000)


def settings(stage: ShotWindow) -> None:
    """The settings."""
    deal_begins(stage)
    stage.open(commands.SETTINGS)


def settings_hearing(stage: ShotWindow) -> None:
    """The settings for screen readers: how much is announced."""
    settings(stage)
    dialog = stage.session.window.dialog_manager.dialog(commands.SETTINGS)
    assert dialog is not None
    tabs, field = dialog.findChild(QTabWidget, "tabs"), dialog.findChild(QWidget, "verbosity")
    assert tabs is not None
    assert field is not None
    pages = [tabs.widget(number) for number in range(tabs.count())]
    tabs.setCurrentIndex(next(number for number, page in enumerate(pages) if page and page.isAncestorOf(field)))


def letters(stage: ShotWindow) -> None:
    """The page of the settings about keys."""
    deal_begins(stage)
    stage.open(commands.SETTINGS, KEYS_PAGE)


def key_list(stage: ShotWindow) -> None:
    """All keys."""
    deal_begins(stage)
    stage.open(commands.KEY_LIST)


def let_people_in(stage: ShotWindow) -> None:
    """One plays here, and two others do."""
    everybody = stage.session.people.everybody
    (own,) = everybody.all()
    everybody.put(own._replace(wishes=replace(own.wishes, name=PEOPLE[0], portrait="ponytail")))
    for name in PEOPLE[1:3]:
        everybody.add(everybody.newcomer(name, own.wishes))


def new_game_people(stage: ShotWindow) -> None:
    """Which of the people is to sit there?"""
    let_people_in(stage)
    new_game_seats(stage)
    dialog = stage.session.window.dialog_manager.dialog(commands.NEW_GAME)
    assert isinstance(dialog, NewGameDialog)
    dialog.plan.table.set_level(2, None)


def people(stage: ShotWindow) -> None:
    """Who is playing: one of four, of whom the last has just come."""
    deal_begins(stage)
    let_people_in(stage)
    stage.open(commands.PEOPLE)
    dialog = stage.session.window.dialog_manager.dialog(commands.PEOPLE)
    assert isinstance(dialog, PeopleDialog)
    dialog.new_name.setText(PEOPLE[3])
    dialog.add_person.click()


def log(stage: ShotWindow) -> None:
    """What has happened in the deal."""
    stage.sit(TABLES["mid-game"])
    stage.open(commands.LOG)


def deal_code(stage: ShotWindow) -> None:
    """A code that was typed, and what it deals."""
    stage.sit(TABLES["mid-game"])
    stage.open(commands.DEAL_CODE)
    dialog = stage.session.window.dialog_manager.dialog(commands.DEAL_CODE)
    assert dialog is not None
    field = dialog.findChild(QLineEdit, "code")
    assert field is not None
    field.setText(SHOWN_CODE)


def deal_code_slip(stage: ShotWindow) -> None:
    """A code in which a character was left out: where it is missing, and a button that puts it in."""
    deal_code(stage)
    dialog = stage.session.window.dialog_manager.dialog(commands.DEAL_CODE)
    assert dialog is not None
    field = dialog.findChild(QLineEdit, "code")
    assert field is not None
    field.setText(SHOWN_CODE[:7] + SHOWN_CODE[8:])


def daily(stage: ShotWindow) -> None:
    """The deal of the day has been played."""
    stage.sit(TABLES["match-end"])
    match = stage.presenter.match
    match.particulars = Particulars(kind=Kind.DAILY, day=stage.session.clock().date().isoformat())
    stage.open(commands.DAILY)


def seal(stage: ShotWindow) -> None:
    """The seal of a deal that is played."""
    deal_begins(stage)
    stage.open(commands.SEAL)


def about(stage: ShotWindow) -> None:
    """About the program."""
    deal_begins(stage)
    stage.open(commands.ABOUT)


def strength(stage: ShotWindow) -> None:
    """How strong the levels are."""
    deal_begins(stage)
    stage.open(commands.STRENGTH)


def history(stage: ShotWindow) -> None:
    """The list of all matches."""
    stage.sit(TABLES["mid-game"])
    stage.open(commands.HISTORY)
    dialog = stage.session.window.dialog_manager.dialog(commands.HISTORY)
    assert isinstance(dialog, HistoryDialog)
    rows = shown_matches(stage.names())
    dialog.be_at(rows[0].place, LAST_EVENING.date())
    dialog.show_rows(rows, rows)
    dialog.list.go_to(2)


def history_empty(stage: ShotWindow) -> None:
    """The list of matches of a person who has not played yet."""
    stage.sit(TABLES["mid-game"])
    stage.open(commands.HISTORY)
    dialog = stage.session.window.dialog_manager.dialog(commands.HISTORY)
    assert isinstance(dialog, HistoryDialog)
    dialog.show_rows([], [])


def score_book(stage: ShotWindow) -> None:
    """A match deal by deal."""
    stage.sit(replace(TABLES["score-sheet"], points=((1120, 870), (720, 1140))))
    stage.open(commands.SCORE_BOOK)


def statistics(page: int, stage: ShotWindow) -> None:
    """The figures of a year."""
    deal_begins(stage)
    stage.session.window.dialog_manager.add(commands.STATISTICS, statistics_dialog)
    stage.open(commands.STATISTICS, page)


def score_pad(stage: ShotWindow) -> None:
    """A pad of Samba for three pairs, in the middle of the match."""
    deal_begins(stage)
    keep_pads(stage.session.folder)
    stage.open(commands.SCORE_PAD)
    dialog = stage.session.window.dialog_manager.dialog(commands.SCORE_PAD)
    assert isinstance(dialog, ScorePadDialog)
    dialog.list.buttons["open"].click()


def score_pad_entry(stage: ShotWindow) -> None:
    """A deal of that pad is corrected."""
    score_pad(stage)
    dialog = stage.session.window.dialog_manager.dialog(commands.SCORE_PAD)
    assert isinstance(dialog, ScorePadDialog)
    dialog.page.deal_wanted.emit(2)


def score_pad_new(stage: ShotWindow) -> None:
    """Who plays what with real cards?"""
    deal_begins(stage)
    stage.open(commands.SCORE_PAD)
