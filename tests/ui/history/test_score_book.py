"""The score book of a match: what it says, is read line by line, printed, and keeps its figures apart."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_desktop.bots.levels import policy
from canasta_desktop.game.history import FinishedDeal
from canasta_desktop.game.match import Match
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.systems import KEYS
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.history.book_columns import BEYOND, RING
from canasta_desktop.ui.history.book_dialog import COPY, ScoreBookDialog
from canasta_desktop.ui.history.book_page import TITLE, BookPage
from canasta_desktop.ui.history.score_book import score_book
from canasta_desktop.ui.score_sheet.best_moment import best_moment
from canasta_desktop.ui.score_sheet.scored import scored
from canasta_desktop.ui.score_sheet.stage import bare_stage
from canasta_desktop.ui.wording.wording import Wording

NAMES = ("You", "Anna", "Jonas", "Mira", "Emil", "Lena")
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def begun(system: str = "classic", players: int = 4, deals: int = 0) -> Match:
    """A match in its first deal, or with so many scored ones before it, of which only the points are known."""
    seats = [SeatSetup(name, SeatKind.COMPUTER, "beginner") for name in NAMES[:players]]
    seats[0] = SeatSetup("You", SeatKind.PERSON)
    match = Match.start(Setup(system, players, (), tuple(seats)), 5)
    accounts = range(match.rules.seating.accounts())
    for number in range(deals):
        points = tuple([(10 * number + 35 * account) * (-1 if account == number % 7 else 1) for account in accounts])
        match.history.append(FinishedDeal(number + 1, number % players, points))
    return match


@pytest.fixture(scope="module")
def played() -> Match:
    """Two deals played to their ends by beginners, and the third begun."""
    match = begun()
    while len(match.history) < 2 or match.is_scored:
        if match.is_scored:
            match.next_deal()
            continue
        seat = match.to_act()
        chosen = policy("beginner").choose(match.view(seat), Rng(match.choice_seed(seat))).action
        assert match.play(seat, chosen) is None
    return match


@pytest.fixture
def opened(qtbot):
    def opens(match: Match, scale: float = 1.0) -> ScoreBookDialog:
        bare = bare_stage()
        look = bare.look()._replace(unit=bare.look().unit._replace(text=scale))
        dialog = ScoreBookDialog(score_book(match, 0), Wording(), None, bare._replace(look=lambda: look))
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return opens


def test_points_and_scores_are_those_of_the_match_in_every_game():
    for system in KEYS:
        players = 2 if system == "manzana" else 4
        match = begun(system, players, deals=9)
        book = score_book(match, 1)
        assert 1 in book.columns[0].seats
        for place, column in enumerate(book.columns):
            points = [past.points[column.account] for past in match.history]
            assert [line.points[place] for line in book.lines] == points
            assert list(book.courses[place]) == [sum(points[:count]) for count in range(len(points) + 1)]
            assert book.totals[place] == match.totals[column.account]
        assert [line.dealer for line in book.lines] == [past.dealer for past in match.history]
        assert max(book.lines[book.best].points) == max([max(line.points) for line in book.lines])
        assert book.moment is None  # nobody has kept the actions


def test_a_running_match_shows_who_deals_and_what_the_next_meld_must_count(played):
    book = score_book(played, 0)
    table = played.view(None).table
    assert (book.next_dealer, book.winner) == (table.dealer, NOBODY)
    assert [column.minimum for column in book.columns] == [
        played.rules.initial_meld.minimum(table, column.seats[0]) for column in book.columns
    ]


def test_the_best_moment_is_that_of_the_best_deal(played):
    book = score_book(played, 0)
    best = max(range(2), key=lambda place: max(played.history[place].points))
    assert book.best == best
    assert book.moment is not None
    again = begun()
    while len(again.history) <= best:
        if again.is_scored:
            again.next_deal()
        seat = again.to_act()
        again.play(seat, policy("beginner").choose(again.view(seat), Rng(again.choice_seed(seat))).action)
    assert book.moment == best_moment(scored(again, 0))


def test_each_line_is_read_as_sentences_and_the_keys_go_through_them(opened, played, qapp):
    dialog = opened(played)
    first = played.history[0]
    assert dialog.list.hasFocus()
    assert dialog.list.currentIndex().row() == 2
    assert dialog.model.index(2).data(SPOKEN) == "You deal"
    assert played.view(None).table.dealer == 0
    QTest.keyClick(dialog.list, Qt.Key.Key_Home)
    assert dialog.list.currentIndex().row() == 0
    assert dialog.list.currentIndex().data(SPOKEN).startswith(f"Deal 1. {NAMES[first.dealer]} dealt. You & Jonas: +")
    assert "Next minimum. You & Jonas: 90; Anna & Mira: 50" in dialog.sums.accessibleName()
    set_language(qapp, "de")
    QApplication.sendPostedEvents()
    assert dialog.list.currentIndex().data(SPOKEN).startswith(f"Runde 1. {NAMES[first.dealer]} hat gegeben.")
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert dialog.isHidden()


def test_a_long_match_is_copied_saved_and_printed_on_several_pages(opened, tmp_path):
    dialog = opened(begun(deals=60))
    dialog.actions_row.buttons[COPY].click()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 63
    assert lines[3].split("\t")[:3] == ["1", "You", "0"]
    pages = dialog.export.pages()
    assert len(pages) > 2
    assert [line for page in pages if isinstance(page, BookPage) for line in page._lines] == list(dialog.book.lines)
    assert [page._is_last for page in pages] == [False] * (len(pages) - 1) + [True]
    dialog.export.save_to(str(tmp_path / "book.pdf"))
    assert (tmp_path / "book.pdf").read_bytes().startswith(b"%PDF-")
    assert dialog.accessibleDescription() == "The score is saved as book.pdf."


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("system", "players"), [("classic", 4), ("classic", 3), ("verschaerft", 6)])
def test_no_figure_stands_over_another(opened, system, players, scale):
    dialog = opened(begun(system, players, deals=4), scale)
    columns = dialog._columns
    assert columns.end <= dialog.width()
    assert BEYOND * dialog.look().u >= RING, "the ring of the keyboard stands behind the figures"
    box = dialog.list.visualRect(dialog.model.index(0)).toRectF()
    boxes = [
        part(column, box) for column in range(len(dialog.book.columns)) for part in (columns.points, columns.total)
    ]
    for place, one in enumerate(boxes):
        assert box.adjusted(-1, -1, 1, 1).contains(one) or one.right() <= columns.end + 1
        assert not columns.is_tall or (box.top() + RING <= one.top() + 1 and one.bottom() <= box.bottom() - RING + 1)
        assert not any(one.adjusted(1, 1, -1, -1).intersects(other) for other in boxes[place + 1 :])
    assert dialog.list.geometry().bottom() <= dialog.sums.y()
    assert dialog.list.height() >= columns.line
    assert dialog.sums.geometry().bottom() <= dialog.actions_row.buttons[COPY].y()


def test_where_deals_can_be_seen_again_that_of_the_line_is_offered(qtbot, played):
    dialog = ScoreBookDialog(score_book(played, 0), Wording(), can_replay=True)
    qtbot.addWidget(dialog)
    dialog.list.setCurrentIndex(dialog.model.index(1))
    with qtbot.waitSignal(dialog.replay_wanted) as asked:
        dialog.actions_row.buttons["replay"].click()
    assert asked.args == [1]


def test_what_has_been_done_is_told_below_title_and_outcome(opened, played):
    dialog = opened(played)
    paper, high = dialog.paper_box().toRect(), round(dialog.look().line_px(TITLE))
    title = QRect(paper.x(), paper.y(), paper.width(), round(1.8 * dialog.look().u) + high)
    before = dialog.grab().toImage()
    dialog.actions_row.buttons[COPY].click()
    after = dialog.grab().toImage()
    assert dialog.accessibleDescription() == "The score book is on the clipboard."
    assert after.copy(title) == before.copy(title)
    assert after.copy(title.translated(0, high)) != before.copy(title.translated(0, high))
