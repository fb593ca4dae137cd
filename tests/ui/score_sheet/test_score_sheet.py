"""The score sheet as a person uses it: with mouse and keyboard, in both languages, over a table and alone."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from canasta_desktop.bots.levels import policy
from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.resources import languages
from canasta_desktop.rules.cards import JOKER, QUEEN, read_cards
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.scoring import Item, ScoreLine, ScoreSheet
from canasta_desktop.rules.table import NOBODY, RUN
from canasta_desktop.ui.appearance.appearance import Appearance, apply
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.base.theme import INK, SHEET, Mode, contrast, theme
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.display.display import Expression, MeldKind
from canasta_desktop.ui.presentation.screen import DisplayBuilder
from canasta_desktop.ui.score_sheet.best_moment import best_moment
from canasta_desktop.ui.score_sheet.deal import CountedMeld, ScoredDeal
from canasta_desktop.ui.score_sheet.graph import heights_for
from canasta_desktop.ui.score_sheet.paper import LOSS, MUTED, side_colour
from canasta_desktop.ui.score_sheet.scored import scored
from canasta_desktop.ui.score_sheet.sheet import ScoreSheetDialog
from canasta_desktop.ui.score_sheet.stage import Stage, bare_stage
from canasta_desktop.ui.session.session import Session
from canasta_desktop.ui.window.main_window import SCORE
from canasta_desktop.ui.wording.melds import MeldInfo
from canasta_desktop.ui.wording.wording import Wording

NAMES = ("You", "Anna", "Jonas", "Mira", "Emil", "Lena")


@pytest.fixture(autouse=True)
def english(qapp):
    set_language(qapp, "en")
    apply(Appearance(mode=Mode.DARK), qapp)
    yield
    set_language(qapp, "en")


def dealt_out(system: str, players: int, seed: int) -> Match:
    """A deal played to its end by beginners."""
    seats = [SeatSetup(name, SeatKind.COMPUTER, "beginner") for name in NAMES[:players]]
    seats[0] = SeatSetup("You", SeatKind.PERSON)
    match = Match.start(Setup(system, players, (), tuple(seats)), seed)
    while not match.is_scored:
        seat = match.to_act()
        assert (
            match.play(seat, policy("beginner").choose(match.view(seat), Rng(match.choice_seed(seat))).action) is None
        )
    return match


@pytest.fixture(scope="module")
def classic() -> Match:
    return dealt_out("classic", 4, 5)


@pytest.fixture(scope="module")
def samba() -> Match:
    return dealt_out("samba", 4, 2)


@pytest.fixture(scope="module")
def six() -> Match:
    return dealt_out("verschaerft", 6, 3)


@pytest.fixture
def opened(qtbot):
    """Opens a sheet of a match, as a window of its own or over another."""

    def opens(match: Match, parent: QWidget | None = None, stage: Stage | None = None, **more) -> ScoreSheetDialog:
        deal = replace(scored(match, 0), **more)
        dialog = ScoreSheetDialog(deal, DisplayBuilder(match, 0).event_context, Wording(), parent, stage)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return opens


def moving() -> Stage:
    """A stage where things move."""
    return bare_stage()._replace(speed=Speed.NORMAL)


def scaled(scale: float, mode: Mode = Mode.DARK) -> Stage:
    """A stage with text of this size."""
    bare = bare_stage()
    look = bare.look()._replace(theme=theme(mode), unit=Unit(8.0, scale))
    return bare._replace(look=lambda: look)


def click(qtbot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(12, min(12, widget.height() // 2)))


def row_of(dialog: ScoreSheetDialog, item: Item):
    return next(row for row in dialog.rows if row.item is item)


# --- the lines


def test_lines_stand_in_the_order_of_the_engine_and_add_up(opened, classic):
    dialog = opened(classic)
    order = list(Item)
    assert [row.item for row in dialog.rows] == sorted((row.item for row in dialog.rows), key=order.index)
    for side, sheet in enumerate(classic.sheets()):
        for row in dialog.rows:
            has_line = any(line.item is row.item for line in sheet.lines)
            assert row.figures[side] == (f"{sheet.points(row.item):+,}".replace("-", "−") if has_line else "–")
    total = next(row for row in dialog.paper.sums if row.objectName() == "sum:total")
    assert total.figures == [f"{score:,}".replace("-", "−") for score in classic.totals]


def test_a_line_of_nothing_but_sequences_is_called_sambas(opened, samba):
    deal = scored(samba, 0)
    for kinds, called in (((MeldKind.SAMBA,), "Sambas"), ((MeldKind.SAMBA, MeldKind.NATURAL), "Other canastas")):
        melds = tuple(
            [
                CountedMeld(MeldInfo(RUN, read_cards("4S 5S 6S 7S 8S 9S TS"), kind=kind), Item.OTHER_CANASTAS, 1500)
                for kind in kinds
            ]
        )
        sheet = ScoreSheet(0, (ScoreLine(Item.OTHER_CANASTAS, 1500, 1, (), "SA-10.2"),))
        columns = (replace(deal.columns[0], sheet=sheet, melds=melds), *deal.columns[1:])
        assert row_of(opened(samba, columns=columns), Item.OTHER_CANASTAS).name == called


def test_where_no_minimum_is_needed_there_is_none_for_the_next_deal(opened, classic):
    """VA-6.16"""
    columns = scored(classic, 0).columns
    free = tuple([replace(column, minimum=0) for column in columns])
    for some, said in ((columns, ["50", "50"]), (free, ["–", "–"])):
        dialog = opened(classic, columns=some)
        assert (dialog.paper.sums[-1].name, dialog.paper.sums[-1].figures) == ("Next minimum", said)
    assert opened(classic, winner=0).paper.sums[-1].objectName() == "sum:total"


def test_a_line_opens_to_what_it_counts_by_mouse_and_by_keys(opened, classic, qtbot):
    row = row_of(dialog := opened(classic), Item.MELDED)
    high = row.height()
    click(qtbot, row)
    assert row.height() > high
    assert row.clause.isVisible()
    row.setFocus()
    qtbot.keyClick(row, Qt.Key.Key_Left)
    assert (row.height(), row.clause.isVisible()) == (high, False)
    qtbot.keyClick(row, Qt.Key.Key_Space)
    assert row.isChecked()
    assert dialog.isVisible()


MELDS = [
    ("en", RUN, "7S 8S 9S TS JS QS KS", MeldKind.SAMBA, "Samba of spades, 7 to K"),
    ("de", RUN, "7S 8S 9S TS JS QS KS", MeldKind.SAMBA, "Samba in Pik, 7 bis K"),
    ("en", RUN, "4H 5H 6H", MeldKind.OPEN, "Sequence of hearts, 4 to 6"),
    ("en", QUEEN, "QS QH QD QC", MeldKind.OPEN, "Queens, 4 cards"),
    ("en", QUEEN, "QS QH QD QC QS QH 2S", MeldKind.MIXED, "Mixed canasta of queens"),
    ("de", QUEEN, "QS QH QD QC QS QH QD", MeldKind.NATURAL, "Echter Canasta aus Damen"),
    ("en", JOKER, "2S 2H 2D 2C JO JO JO", MeldKind.WILD, "Canasta of wild cards"),
]


@pytest.mark.parametrize(("language", "rank", "cards", "kind", "said"), MELDS)
def test_melds_are_called_what_they_are(qapp, language, rank, cards, kind, said):
    set_language(qapp, language)
    assert Wording().melds.title(MeldInfo(rank, read_cards(cards), 0, kind)) == said


def test_the_line_for_going_out_pictures_the_last_card(opened, classic):
    assert classic.view(None).table.out != NOBODY
    row = row_of(opened(classic), Item.GOING_OUT)
    assert row.minis() == [classic.view(None).table.pile[-1]]


def test_below_the_title_stands_what_is_played_and_how_far(opened, classic):
    dialog = opened(classic)
    assert dialog.paper.subtitle.endswith(" went out · Classic Canasta, to 5,000")
    four_deals = opened(classic, system="hand-and-foot", target=0, deals=4)
    assert four_deals.paper.subtitle.endswith(" · Hand and Foot, 4 deals")


def test_what_is_shortened_is_told_where_the_mouse_rests(opened, six):
    dialog = opened(six, None, scaled(1.25))
    long = "Maximiliane & Konstantin-Alexander von Hohenlohe"
    dialog.paper._rights[0] = dialog.rows[0].name = long
    dialog.place()
    assert dialog.paper._heads[0].toolTip() == long
    assert dialog.rows[0].toolTip().startswith(long)
    assert dialog.paper.sums[0].toolTip() == ""


def test_a_line_opens_to_its_melds_with_their_points(opened, samba):
    row = row_of(opened(samba), Item.NATURAL_CANASTAS)
    captions = [(entry.column, entry.caption, entry.points) for entry in row.entries]
    assert captions == [(0, "Natural canasta of fives", "+500"), (1, "Natural canasta of queens", "+500")]


def test_the_clause_of_a_line_is_a_link(opened, classic, qtbot):
    dialog = opened(classic)
    row = row_of(dialog, Item.MELDED)
    row.setChecked(True)
    with qtbot.waitSignal(dialog.rule_wanted) as told:
        qtbot.mouseClick(row.clause, Qt.MouseButton.LeftButton)
    assert told.args == ["CL-10.3"]


def test_the_arrows_go_through_lines_sums_and_the_course_of_the_match(opened, classic, qtbot):
    dialog = opened(classic)
    rows = [*dialog.paper.all_rows, dialog.paper.graph, dialog.paper.moment]
    for key, wanted in (("Down", 0), ("Down", 1), ("End", -1), ("Up", -2), ("Up", -3), ("Home", 0), ("Up", 0)):
        qtbot.keyClick(QApplication.focusWidget(), getattr(Qt.Key, f"Key_{key}"))
        assert QApplication.focusWidget() is rows[wanted], key


def test_a_screen_reader_hears_every_line_with_its_sides(opened, classic):
    dialog = opened(classic)
    names = [row.accessibleName() for row in dialog.paper.all_rows]
    assert all("Your side: " in name and "Anna and Mira: " in name for name in names)
    assert names[0].startswith("Melded cards. ")
    assert [sign for name in names for sign in "–\N{MINUS SIGN}" if sign in name] == []  # few voices say them
    assert any(name.startswith("Left in hand. ") and ": minus " in name for name in names)
    roles = {QAccessible.queryAccessibleInterface(row).role() for row in dialog.paper.all_rows}
    assert roles == {QAccessible.Role.ListItem}
    assert dialog.accessibleName().startswith("Score of deal 1. ")
    totals = [
        f"{points:,}, total {after:,}"
        for points, after in zip([sheet.total for sheet in classic.sheets()], classic.totals, strict=True)
    ]
    assert dialog.accessibleDescription() == f"Your side {totals[0]}; Anna and Mira {totals[1]}."
    counted = dialog.paper.rows[0].accessibleDescription()
    assert counted.startswith("Your side. ")
    assert 0 < counted.index(". Anna and Mira. ") < counted.rindex(": ")
    assert "Anna and Mira: 0, " in dialog.paper.graph.accessibleName()


# --- ways on


@pytest.mark.parametrize("way", ["click", "enter", "escape", "close"])
def test_there_is_always_a_way_on_and_it_is_told_once(opened, classic, qtbot, way):
    dialog = opened(classic)
    heard = []
    dialog.continue_wanted.connect(lambda: heard.append(way))
    match way:
        case "click":
            click(qtbot, dialog.next_button)
        case "enter":
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        case "escape":
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        case "close":
            dialog.close()
    assert heard == [way]
    assert not dialog.isVisible()


def test_the_end_of_the_match_names_the_winner_and_offers_two_ways(opened, classic, qtbot):
    dialog = opened(classic, winner=1, margin=865)
    assert dialog.paper.outcome == "The match goes to Anna & Mira, by 865 points."
    with qtbot.waitSignal(dialog.new_game_wanted), qtbot.assertNotEmitted(dialog.continue_wanted):
        click(qtbot, dialog.new_game_button)
    again = opened(classic, winner=0, margin=1)
    assert again.paper.outcome == "You win the match by 1 point!"
    with qtbot.waitSignal(again.rematch_wanted):
        click(qtbot, again.next_button)


def test_closing_the_sheet_of_a_match_that_is_over_starts_nothing(opened, classic, qtbot):
    dialog = opened(classic, winner=0, margin=1)
    with qtbot.assertNotEmitted(dialog.continue_wanted), qtbot.assertNotEmitted(dialog.rematch_wanted):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_the_sheet_can_be_copied_as_text(opened, classic, qtbot):
    dialog = opened(classic)
    click(qtbot, dialog.copy_button)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Score of deal 1"
    assert lines[1].split("\t") == ["", "You & Jonas", "Anna & Mira"]
    assert lines[-3].startswith("Total\t")
    assert lines[-1] == f"Deal code: {dialog.deal.code}"


def test_tab_reaches_every_button_and_stays_inside(opened, classic, qtbot):
    dialog = opened(classic)
    row_of(dialog, Item.MELDED).setChecked(True)
    reached = set()
    for _ in range(len(dialog.path.stops())):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    visible = {button for button in dialog.findChildren(QAbstractButton) if button.isVisible()}
    assert visible <= reached
    assert all(button.accessibleName() for button in visible)


def chosen(dialog: ScoreSheetDialog, text: str) -> None:
    """Choose this in the menu beside Copy."""
    dialog.more_button.click()
    next(one for one in dialog.findChildren(QMenu)[-1].actions() if one.text() == text).trigger()


def test_it_is_saved_as_a_pdf_of_one_page(opened, six, qtbot, tmp_path):
    dialog = opened(six)
    chosen(dialog, "Save as PDF …")
    asking = dialog.export.asking
    assert asking.defaultSuffix() == "pdf"
    asking.fileSelected.emit(str(tmp_path / "score.pdf"))
    asking.reject()
    pdf = (tmp_path / "score.pdf").read_bytes()
    assert (pdf[:5], len(re.findall(rb"/Type\s*/Page\b", pdf))) == (b"%PDF-", 1)
    assert dialog.paper.note == "The score is saved as score.pdf."
    dialog.export.save_to(str(tmp_path / "no" / "such.pdf"))
    assert dialog.paper.note.startswith("The score could not be saved. ")


def test_it_is_printed(opened, classic, tmp_path):
    pytest.importorskip("PySide6.QtPrintSupport")
    dialog = opened(classic, winner=0, margin=1)
    chosen(dialog, "Print …")
    printer = dialog.export.asking.printer()
    printer.setOutputFormat(type(printer).OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setResolution(200)  # dots an inch; at the usual 1200 all pictures are painted 36 times as large
    dialog.export.asking.accepted.emit(printer)
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF-")
    assert dialog.paper.note == "The score has been sent to the printer."


def test_all_lines_are_on_the_printed_page(opened, six):
    (paper,) = opened(six).export.pages()
    assert paper.lines_area.height() <= paper.scroll_area.height()


# --- over the table


@pytest.fixture
def ground(qtbot):
    window = QWidget()
    window.resize(1280, 800)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def test_it_covers_the_window_and_follows_its_size(opened, classic, ground):
    dialog = opened(classic, ground)
    assert not dialog.isWindow()
    assert dialog.geometry() == ground.rect()
    ground.resize(960, 600)
    QApplication.processEvents()
    assert dialog.geometry() == ground.rect()
    assert ground.rect().contains(dialog.paper.geometry())
    assert abs(dialog.paper.width() - 148 * 6) <= 1


def test_the_table_can_be_looked_at_and_the_paper_raised_again(opened, classic, ground, qtbot):
    dialog = opened(classic, ground)
    with qtbot.assertNotEmitted(dialog.continue_wanted):
        click(qtbot, dialog.look_button)
        assert dialog.height() < 100
        assert not dialog.paper.isVisible()
        assert QApplication.focusWidget() is dialog.raise_button
        qtbot.keyClick(dialog.raise_button, Qt.Key.Key_Return)
    assert dialog.paper.isVisible()
    assert dialog.geometry() == ground.rect()


def test_the_real_window_gives_it_the_keyboard_and_goes_on_with_enter(qapp, qtbot, tmp_path):
    session = Session(tmp_path, seed=5)
    try:
        session.change_settings(replace(session.settings, speed="off", language="en"))
        qtbot.addWidget(session.window)
        with qtbot.waitExposed(session.window):
            session.window.show()
        match = dealt_out("classic", 4, 5)
        session.presenter.sit_down(match)
        session.window.dialog_manager.open(SCORE)
        sheet = session.window.dialog_manager.dialog(SCORE)
        session.presenter.retell()
        assert sheet.isAncestorOf(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
        assert QApplication.focusWidget() is sheet.rows[0]
        qtbot.keyClick(sheet.next_button, Qt.Key.Key_Escape)
        assert session.window.dialog_manager.names() == []
        assert session.presenter.match.deal_number == 2
        assert session.window.isActiveWindow()
    finally:
        session.close()


# --- the count


def test_a_press_ends_the_line_and_the_second_one_all_of_them(opened, classic, qtbot):
    dialog = opened(classic, None, moving())
    assert dialog.count.place == 0
    last = dialog.rows[-1]
    assert last.share is None
    qtbot.mouseClick(dialog.rows[2], Qt.MouseButton.LeftButton)
    assert (dialog.count.place, dialog.rows[0].share, dialog.rows[2].isChecked()) == (1, 1.0, False)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.count.is_running
    assert all(row.share == 1.0 for row in dialog.rows)
    with qtbot.waitSignal(dialog.continue_wanted):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)


def test_the_count_runs_to_its_end_by_itself(opened, classic, qtbot):
    stage = moving()._replace(speed=Speed.FAST)
    dialog = opened(classic, None, stage)
    qtbot.waitUntil(lambda: not dialog.count.is_running, timeout=10_000)
    assert [row.counted(0) for row in dialog.rows] == [
        row.lines[0].points if row.lines[0] else 0 for row in dialog.rows
    ]


def test_the_paper_rises_from_below_the_window(opened, classic, ground, qtbot):
    dialog = opened(classic, ground, moving())
    tops = [dialog.paper.y()]
    qtbot.waitUntil(lambda: tops.append(dialog.paper.y()) or tops[-1] < 200, timeout=5000)
    assert tops[0] > tops[-1]
    assert tops == sorted(tops, reverse=True)


def test_without_motion_everything_is_there_at_once(opened, classic):
    dialog = opened(classic, winner=0, margin=5)
    assert not dialog.victory.is_running
    assert not dialog.count.is_running


def test_the_winners_step_forward_first_and_any_press_goes_on(opened, classic, qtbot):
    dialog = opened(classic, None, moving(), winner=0, margin=1)
    assert dialog.victory.is_running
    assert "You have won!" in dialog.victory.accessibleName()
    assert not dialog.victory.grab().isNull()
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    assert not dialog.victory.is_running
    assert dialog.count.place == 0


def test_who_has_lost_has_the_last_word(opened, classic):
    stage = moving()._replace(quotes=lambda: {1: "“Another match soon?”"})
    dialog = opened(classic, None, stage, winner=0, margin=1)
    name = dialog.victory.accessibleName()
    assert name.endswith("Anna: “Another match soon?”")
    assert name.count("“") == 1


def test_the_best_of_a_deal_look_pleased_and_the_winners_of_the_match_whatever_it_brought(classic):
    deal = scored(classic, 0)
    best = max((0, 1), key=lambda column: deal.columns[column].sheet.total)
    assert [deal.expression(best), deal.expression(1 - best)] == [Expression.PLEASED, Expression.WORRIED]
    over = replace(deal, winner=1 - best)
    assert [over.expression(best), over.expression(1 - best)] == [Expression.WORRIED, Expression.PLEASED]


# --- figures and pictures


def test_the_best_moment_is_the_dearest_canasta(classic):
    deal = scored(classic, 0)
    prices = [meld.price for column in deal.columns for meld in column.melds]
    moment = best_moment(deal)
    assert moment is not None
    assert moment.points >= max(prices)


def test_the_graph_names_heights_around_all_scores_and_the_target():
    whole = (0, 1000, 2000, 3000, 4000, 5000)
    assert heights_for([(0, 745, 3120), (0, 1190, 2570)], 5000) == (0, whole)
    assert heights_for([(0, -70, 3120), (0, 1190, 2570)], 5000) == (-200, whole)
    assert heights_for([(0, -1000), (0, 4000)], 5000) == (-2000, (-2000, 0, 2000, 4000, 6000))
    assert heights_for([(0, -300)], 0).low <= -300
    assert heights_for([(0, 0)], 0).ticks[-1] >= 100


def test_all_inks_can_be_read_on_paper():
    for ink in (INK, MUTED, LOSS, *[side_colour(column) for column in range(6)]):
        assert contrast(ink, SHEET) >= 4.5, ink


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("players", ["classic", "samba", "six"])
def test_nothing_stands_outside_the_paper_and_buttons_apart(opened, qapp, request, code, scale, players):
    set_language(qapp, code)
    dialog = opened(request.getfixturevalue(players), None, scaled(scale))
    boxes = [button.geometry() for button in dialog.buttons]
    assert all(dialog.paper.rect().contains(box) for box in boxes)
    assert all(box.height() >= 38 for box in boxes)
    assert not any(one.intersects(other) for one in boxes for other in boxes if one is not other)
    assert not any(dialog.paper.scroll_area.geometry().intersects(box) for box in boxes)
    for widget in (dialog.paper.graph, dialog.paper.moment):
        if widget.isVisible() and widget.parentWidget() is dialog.paper:
            assert dialog.paper.rect().contains(widget.geometry())
            assert not any(widget.geometry().intersects(box) for box in boxes)
    assert not dialog.grab().isNull()


@pytest.mark.painted
@pytest.mark.parametrize("mode", list(Mode))
def test_it_is_painted_without_complaint(opened, classic, mode, capfd):
    dialog = opened(classic, None, scaled(1.0, mode))
    for row in dialog.rows:
        row.setChecked(True)
    assert not dialog.grab().isNull()
    assert "Traceback" not in capfd.readouterr().err


def test_an_outcome_in_two_lines_stands_clear_of_the_graph(opened, qapp, classic):
    set_language(qapp, "de")
    paper = opened(classic, None, scaled(1.0), winner=0, margin=735).paper
    picture, graph, ink = paper.grab().toImage(), paper.graph.geometry(), QColor(side_colour(0)).rgb()
    ratio = picture.devicePixelRatio()
    across = range(round(graph.left() * ratio), round(graph.right() * ratio))
    rows = [y for y in range(round(graph.top() * ratio)) if any(picture.pixel(x, y) == ink for x in across)]
    assert len(rows) > 25 * ratio, "one line"
    assert graph.top() - rows[-1] / ratio >= 8


def test_all_words_change_with_the_language(opened, qapp, classic):
    dialog = opened(classic, winner=0, margin=5)
    before = said(dialog)
    set_language(qapp, "de")
    for _ in range(3):
        qapp.processEvents()
    kept = [text for text in said(dialog) if text in before]
    assert kept == []
    assert dialog.next_button.words == "Revanche"


def said(dialog: ScoreSheetDialog) -> list[str]:
    paper = dialog.paper
    return [
        *(paper.title, paper.subtitle, paper.outcome, paper.graph.accessibleName(), paper.moment.accessibleName()),
        *[row.name for row in paper.all_rows],
        *[button.words for button in (*dialog.buttons, dialog.raise_button)],
        *dialog.victory._words[::2],
    ]


def test_deals_of_a_saved_past_are_drawn_from_the_start(classic):
    deal: ScoredDeal = scored(classic, 0)
    assert deal.past == ((0, 0), tuple(classic.totals))
