"""Makes the dialogs of a session and ties them to it. Imported with the first dialog; each dialog, when it is wanted.

None is needed to see the table, and all of them together take longer to import than anybody wants to wait for one.
"""

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtWidgets import QDialog, QWidget

from canasta_desktop.game.coded_match import code_of_past
from canasta_desktop.game.duplicate import own_seat
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Message
from canasta_desktop.game.particulars import Kind
from canasta_desktop.game.presets import Preset
from canasta_desktop.game.special_hands import SpecialHand
from canasta_desktop.resources import ResourceError, asset
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.display.actions import SPECIAL
from canasta_desktop.ui.display.drawn_seat import DrawnSeat
from canasta_desktop.ui.display.intents import Press
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.new_game.game_choice import first_choice, last_choice
from canasta_desktop.ui.portraits import portraits_of
from canasta_desktop.ui.presentation.drawn_seats import drawn_seats
from canasta_desktop.ui.session.practice import deal_again
from canasta_desktop.ui.session.settings_dialogs import key_list, settings
from canasta_desktop.ui.window.main_window import SCORE, SEAT_DRAW

if TYPE_CHECKING:
    from canasta_desktop.bots.series import SeriesTable
    from canasta_desktop.bots.strength import StrengthTable
    from canasta_desktop.ui.session.session import Session

WORDINGS = "rules/wordings-unfolded"
"""Where it is kept whether the wordings of clauses stand unfolded."""

STRENGTH_TABLE = "levels.json"
"""The asset that holds how strong the levels are."""

Measured = TypeVar("Measured")
"""A table of figures."""

Maker = Callable[["Session", QWidget, object], QDialog]


def new_game(session: "Session", parent: QWidget, preset: object) -> QDialog:
    """What is to be played, by a preset perhaps that somebody passed on."""
    from canasta_desktop.ui.new_game.dialog import NewGameDialog

    running, everybody = not session.match.is_over, session.people.everybody
    here = session.people.here
    dialog = NewGameDialog(
        first_choice(here) if session.is_new else last_choice(here),
        session.words,
        parent,
        is_running=running,
        recent_setups=here.recent_setups,
        presets=session.store.load_presets(session.clock()),
        own_portrait=here.portrait,
        people=everybody,
        own_profile=here.profile,
    )
    dialog.chosen.connect(session.new_game)
    if isinstance(preset, Preset):
        dialog.presets.take_over(preset)
    return dialog


def people(session: "Session", parent: QWidget, _: object) -> QDialog:
    """Who is playing."""
    from canasta_desktop.ui.people.dialog import PeopleDialog

    control = session.people
    dialog = PeopleDialog(control.everybody, control.here.profile, parent)
    dialog.chosen.connect(control.choose)
    control.changed.connect(dialog.show_playing)
    return dialog


def about(session: "Session", parent: QWidget, _: object) -> QDialog:
    """Version and licences."""
    from canasta_desktop.ui.dialogs.about import AboutDialog

    return AboutDialog(parent)


def rules(session: "Session", parent: QWidget, clause: object) -> QDialog:
    """The rules of the match, at a clause."""
    from canasta_desktop.ui.dialogs.rules import RulesDialog

    is_unfolded = bool(session.places.value(WORDINGS, defaultValue=True, type=bool))
    played = session.presenter.match.rules
    dialog = RulesDialog(played, session.words, str(clause or ""), parent, is_unfolded=is_unfolded)

    def keep(is_unfolded: bool) -> None:
        session.places.setValue(WORDINGS, is_unfolded)

    dialog.wording_unfolded.connect(keep)
    return dialog


def strength(session: "Session", parent: QWidget, _: object) -> QDialog:
    """How strong the levels are, as measured."""
    from canasta_desktop.bots.search.learned import unlearned_systems
    from canasta_desktop.ui.dialogs.strength import StrengthDialog

    return StrengthDialog(strength_table(), series_tables(), unlearned_systems(), parent)


def strength_table() -> "StrengthTable | None":
    """How strong the levels are; None where that cannot be read."""
    from canasta_desktop.bots.strength import read_strength

    return _measured(STRENGTH_TABLE, read_strength)


def series_tables() -> "list[SeriesTable]":
    """How far the levels that search are ahead in every game; without those that cannot be read."""
    from canasta_desktop.bots.series import ASSETS, read_series

    return [table for table in [_measured(name, read_series) for name in ASSETS] if table is not None]


def _measured(name: str, read: Callable[[str], Measured]) -> Measured | None:
    """A table of figures among the assets; None where it cannot be read."""
    try:
        return read(asset(name).read_text(encoding="utf-8"))
    except (ResourceError, OSError, ValueError):
        logging.getLogger(__name__).exception("the figures in %s cannot be read", name)
        return None


def statistics(session: "Session", parent: QWidget, _: object) -> QDialog:
    """What was played, and how; brought up to date while it is open."""
    from canasta_desktop.ui.session.statistics_control import StatisticsControl

    return StatisticsControl(session, parent, strength_table()).dialog


def log(session: "Session", parent: QWidget, player: object) -> QDialog:
    """The running deal, as the person at the screen may know it; behind a curtain, as everybody may.

    With a player (a seat, or EVERYBODY) it opens with the reasons for the last turn. In a replay these can be asked of
    the whole deal; of one that runs nothing is said that its table would not say.
    """
    from canasta_desktop.ui.dialogs.log import EVERYBODY, LogDialog
    from canasta_desktop.ui.presenter.explainer import Explainer

    screen = session.presenter.hot_seat
    match, event_context = screen.match, screen.showing.event_context
    seat = screen.seat if screen.person is not None else None

    def drawn() -> Sequence[str]:
        seats = drawn_seats(match, screen.showing.names(), screen.showing.fellows()) if match.deal_number == 1 else ()
        return [session.words.seat_draw.line(one) for one in seats]

    explainer = None
    if session.lesson is None:  # who is led plays with nobody who has reasons of their own
        asked = match if session.replay is None else session.replay.match.at_its_end()
        explainer = Explainer(asked, screen.showing.names(), session.words, session.reasons_process)
    code = code_of_past(match, len(match.history)) if match.is_scored else ""
    dialog = LogDialog(match.log(seat), event_context, session.words, match.deal_number, parent, drawn, explainer, code)
    if explainer is not None:
        explainer.setParent(dialog)
        dialog.finished.connect(explainer.close)
    if isinstance(player, int) and player == EVERYBODY and session.replay is not None:
        dialog.explain_turn_before()
    elif isinstance(player, int):
        dialog.explain_last(player)
    return dialog


def score(session: "Session", parent: QWidget, _: object) -> QDialog:
    """The score sheet of the deal that is over."""
    from canasta_desktop.ui.score_sheet.scored import scored
    from canasta_desktop.ui.score_sheet.sheet import ScoreSheetDialog
    from canasta_desktop.ui.score_sheet.stage import stage_of

    screen, scene = session.presenter.hot_seat, session.scene
    deal = scored(screen.match, screen.showing.bottom)

    def look() -> Look:
        return scene.look

    stage = stage_of(session.presenter.display, look, scene.motion.speed, screen.showing.last_quotes)
    dialog = ScoreSheetDialog(deal, screen.showing.event_context, session.words, parent, stage)
    dialog.continue_wanted.connect(session.go_on)
    dialog.rematch_wanted.connect(session.rematch)
    dialog.new_game_wanted.connect(session.open_new_game)
    dialog.replay_wanted.connect(session.replay_deal)
    dialog.same_deal_wanted.connect(partial(deal_again, session, len(screen.match.history) - 1))
    dialog.rule_wanted.connect(session.window.open_rules)
    dialog.book_wanted.connect(partial(session.window.open, commands.SCORE_BOOK))
    dialog.offers_expert = own_seat(screen.match.setup) is not None and screen.match.history[-1].actions is not None
    dialog.expert_wanted.connect(partial(session.window.open, commands.DUPLICATE))
    if session.lesson is None:
        from canasta_desktop.ui.session.feat_notice import FeatNotice

        FeatNotice(session, dialog)
    return dialog


def duplicate(session: "Session", parent: QWidget, _: object) -> QDialog:
    """The deal that lies scored beside the same deal played by an expert, who is asked in a process of its own."""
    from canasta_desktop.ui.duplicate.dialog import DuplicateDialog
    from canasta_desktop.ui.presenter.bot_process import BotProcess
    from canasta_desktop.ui.presenter.duplicate_run import DuplicateRun

    screen = session.presenter.hot_seat
    dialog = DuplicateDialog(screen.match.deal_number, screen.showing.event_context, session.words, parent)
    run = DuplicateRun(screen.match, len(screen.match.history) - 1, BotProcess(dialog), dialog)
    run.progressed.connect(dialog.show_progress)
    run.finished.connect(dialog.show_result)
    dialog.finished.connect(run.close)
    run.start()
    return dialog


def history(session: "Session", parent: QWidget, _: object) -> QDialog:
    """All matches that are kept."""
    from canasta_desktop.ui.session.history_control import HistoryControl

    return HistoryControl(session, parent).dialog


def score_book(session: "Session", parent: QWidget, match: object) -> QDialog:
    """A match deal by deal: this one, or the one on the table."""
    from canasta_desktop.ui.session.history_control import book_dialog

    return book_dialog(session, parent, match if isinstance(match, Match) else None)


def seat_draw(session: "Session", parent: QWidget, _: object) -> QDialog:
    """The draw for partners and seats; once it has been seen, play begins."""
    from canasta_desktop.ui.new_game.draw_table import DrawStage
    from canasta_desktop.ui.new_game.seat_draw import SeatDrawDialog

    screen = session.presenter.hot_seat

    def seats() -> Sequence[DrawnSeat]:
        return drawn_seats(screen.match, screen.showing.names(), screen.showing.fellows())

    display = session.presenter.display
    faces = portraits_of(display, session.people.portrait()) if display is not None else {}
    way = screen.match.rules.seating.clockwise
    stage = DrawStage(faces, screen.showing.bottom, way, session.scene.motion.speed)
    dialog = SeatDrawDialog(seats, session.pictures, session.words, stage, parent)
    dialog.finished.connect(session.presenter.begin)
    return dialog


def trouble(session: "Session", parent: QWidget, what: object) -> QDialog:
    """What is wrong with a file: a message, and perhaps how to go on all the same."""
    from canasta_desktop.ui.dialogs.trouble import TroubleDialog

    message, go_on = what if isinstance(what, tuple) and not isinstance(what, Message) else (what, None)
    assert isinstance(message, Message)
    return TroubleDialog(message, session.words, parent, go_on)


def unsaved(session: "Session", parent: QWidget, _: object) -> QDialog:
    """The window is to be closed, and the game is not saved."""
    from canasta_desktop.ui.dialogs.unsaved import UnsavedDialog

    dialog = UnsavedDialog(parent)
    dialog.copy_wanted.connect(session.leave_with_copy)
    dialog.leave_wanted.connect(session.leave)
    return dialog


def specials(session: "Session", parent: QWidget, _: object) -> QDialog:
    """The special hands of the rule set, and what the person at the screen lacks for each."""
    from canasta_desktop.ui.dialogs.special_hands import SpecialHandsDialog

    presenter = session.presenter

    def hands() -> Sequence[SpecialHand]:
        person = presenter.person
        return person.bench.draft.special_actions.specials() if person is not None else ()

    def lay(key: str) -> None:
        presenter.handle(Press(SPECIAL + key))

    dialog = SpecialHandsDialog(hands, session.words, parent)
    dialog.chosen.connect(lay)
    return dialog


def score_pad(session: "Session", parent: QWidget, _: object) -> QDialog:
    """The score of a game with real cards."""
    from canasta_desktop.pad.pad_folder import PadFolder
    from canasta_desktop.ui.score_pad.dialog import ScorePadDialog

    def look() -> Look:
        return session.scene.look

    return ScorePadDialog(
        *(PadFolder(session.folder), look, last_choice(session.settings), session.words, parent),
        recent_setups=session.settings.recent_setups,
        presets=session.store.load_presets(session.clock()),
    )


def deal_code(session: "Session", parent: QWidget, _: object) -> QDialog:
    """A deal by its code; one that was copied stands there already."""
    from canasta_desktop.ui.dialogs.deal_code import DealCodeDialog, copied_code
    from canasta_desktop.ui.session.coded_deals import play_code, seats_as_last

    def names(players: int) -> Sequence[str]:
        return [seat.name for seat in seats_as_last(session, players)]

    dialog = DealCodeDialog(session.words, names, parent, copied_code())
    dialog.chosen.connect(partial(play_code, session))
    return dialog


def daily(session: "Session", parent: QWidget, _: object) -> QDialog:
    """The deal of the day."""
    from canasta_desktop.ui.dialogs.daily import DailyDialog
    from canasta_desktop.ui.session.daily_control import DailyControl

    control = DailyControl(session, session.clock().date())
    dialog = DailyDialog(control.summary(), parent)
    dialog.play_wanted.connect(partial(DailyControl.play, control))  # which keeps it as long as the dialog is there
    return dialog


def seal(session: "Session", parent: QWidget, _: object) -> QDialog:
    """The seals of all deals up to the next one; of those that are scored also what was sealed."""
    from canasta_desktop.game.commitment import is_sealed, seal_of_deal, seal_of_next_deal, text_of_deal
    from canasta_desktop.ui.dialogs.seal import SealDialog, SealedDeal

    match = session.match
    scored = len(match.history)
    numbers = range(1, match.deal_number + 1) if is_sealed(match) else ()
    deals = [
        SealedDeal(number, seal_of_deal(match, number), text_of_deal(match, number) if number <= scored else "")
        for number in numbers
    ]
    if deals and match.is_scored and not match.is_over:
        deals.append(SealedDeal(match.deal_number + 1, seal_of_next_deal(match)))
    return SealDialog(deals, parent, is_daily=match.particulars.kind is Kind.DAILY)


MAKERS: Mapping[str, Maker] = {
    commands.NEW_GAME: new_game,
    commands.SETTINGS: settings,
    commands.PEOPLE: people,
    commands.RULES: rules,
    commands.KEY_LIST: key_list,
    commands.LOG: log,
    commands.DEAL_CODE: deal_code,
    commands.DAILY: daily,
    commands.SEAL: seal,
    commands.STRENGTH: strength,
    commands.ABOUT: about,
    commands.HISTORY: history,
    commands.SCORE_BOOK: score_book,
    commands.STATISTICS: statistics,
    commands.SCORE_PAD: score_pad,
    SCORE: score,
    SEAT_DRAW: seat_draw,
    commands.SPECIALS: specials,
    commands.DUPLICATE: duplicate,
    commands.TROUBLE: trouble,
    commands.UNSAVED: unsaved,
}
"""By the name under which the window asks for them."""
