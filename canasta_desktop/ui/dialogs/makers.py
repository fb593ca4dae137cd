"""Makes the dialogs of a session and ties them to it. Imported with the first dialog, not at the start."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QDialog, QWidget

from canasta_desktop.game.match import Match
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui import actions
from canasta_desktop.ui.dialogs.about import AboutDialog
from canasta_desktop.ui.dialogs.game_choice import last_choice
from canasta_desktop.ui.dialogs.log import LogDialog
from canasta_desktop.ui.dialogs.new_game import NewGameDialog
from canasta_desktop.ui.dialogs.rules import RulesDialog
from canasta_desktop.ui.dialogs.score_sheet import Column, ScoredDeal, ScoreSheetDialog
from canasta_desktop.ui.dialogs.settings import SettingsDialog
from canasta_desktop.ui.language import current_language
from canasta_desktop.ui.window import SCORE

if TYPE_CHECKING:
    from canasta_desktop.ui.session import Session

Maker = Callable[["Session", QWidget, object], QDialog]


def new_game(session: "Session", parent: QWidget, _: object) -> QDialog:
    """What is to be played."""
    running = not session.presenter.match.is_over
    dialog = NewGameDialog(last_choice(session.settings), session.words, parent, is_running=running)
    dialog.chosen.connect(session.new_game)
    return dialog


def settings(session: "Session", parent: QWidget, _: object) -> QDialog:
    """The settings; each change applies at once."""
    dialog = SettingsDialog(session.settings, current_language(QApplication.instance()), parent)
    dialog.changed.connect(session.change_settings)
    return dialog


def about(session: "Session", parent: QWidget, _: object) -> QDialog:
    """Version and licences."""
    return AboutDialog(parent)


def rules(session: "Session", parent: QWidget, clause: object) -> QDialog:
    """The rules of the match, at a clause."""
    return RulesDialog(session.presenter.match.rules, session.words, str(clause or ""), parent)


def log(session: "Session", parent: QWidget, _: object) -> QDialog:
    """The running deal, as the person may know it."""
    presenter = session.presenter
    match, telling = presenter.match, presenter.showing.telling
    return LogDialog(match.log(presenter.seat), telling, session.words, match.deal_number, parent)


def score(session: "Session", parent: QWidget, _: object) -> QDialog:
    """The score sheet of the deal that is over."""
    presenter = session.presenter
    deal = scored(presenter.match, presenter.seat)
    dialog = ScoreSheetDialog(deal, presenter.showing.telling, session.words, parent)
    dialog.continue_wanted.connect(session.go_on)
    dialog.rematch_wanted.connect(session.rematch)
    dialog.new_game_wanted.connect(session.open_new_game)
    dialog.rule_wanted.connect(session.window.open_rules)
    return dialog


MAKERS: Mapping[str, Maker] = {
    actions.NEW_GAME: new_game,
    actions.SETTINGS: settings,
    actions.RULES: rules,
    actions.LOG: log,
    actions.ABOUT: about,
    SCORE: score,
}
"""By the name under which the window asks for them."""


def scored(match: Match, person: int) -> ScoredDeal:
    """The deal that lies scored, as the score sheet shows it: the person's own side first."""
    table, rules = match.view(None).table, match.rules
    totals = match.totals
    own = rules.seating.account(person)
    sheets = sorted(match.sheets(), key=lambda sheet: sheet.account != own)
    columns = [
        Column(
            own=sheet.account == own,
            sheet=sheet,
            before=table.scores[sheet.account],
            after=totals[sheet.account],
            minimum=rules.opening.at(totals[sheet.account]),
        )
        for sheet in sheets
    ]
    best = sorted(totals, reverse=True)
    accounts = [sheet.account for sheet in sheets]
    return ScoredDeal(
        number=match.deal_number,
        columns=tuple(columns),
        values=rules.pack.values,
        out=table.out,
        concealed=table.concealed,
        winner=accounts.index(match.winner) if match.is_over else NOBODY,
        margin=best[0] - best[1] if match.is_over else 0,
        is_tie=best[0] >= rules.scoring.target and not match.is_over,
    )
