"""Deal codes and seals at the window, with real keys: typed, named where they are wrong, played, and checked."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from canasta_desktop.game.coded_match import past_code
from canasta_desktop.game.commitment import seal_of_deal
from canasta_desktop.game.deal_code import deal_code, read_deal_code
from canasta_desktop.game.game_files import KeptGames, read_game
from canasta_desktop.game.match import Match
from canasta_desktop.game.particulars import Kind
from canasta_desktop.game.seats import SeatKind
from canasta_desktop.ui.base import commands
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.session.coded_deals import seats_as_last
from canasta_desktop.ui.window.main_window import SCORE
from tests.game.deal_code_page import VECTORS
from tests.game.matches import stroll, to_the_end_of_the_deal
from tests.ui.together import Together, setup_of

CODES = {vector["game"]: vector["code"] for vector in VECTORS}
CODE = CODES["joker-samba"]
CONTROL = Qt.KeyboardModifier.ControlModifier


def waiting(game: Match, seat: int = 0) -> Match:
    """The match played on until it is the turn of the person of this seat: no computer player moves."""
    while game.to_act() != seat:
        stroll(game, 1)
    return game


@pytest.fixture
def begin(qtbot, tmp_path, qapp):
    """Opens windows, each with one person's match."""
    QGuiApplication.clipboard().clear()
    begun: list[Together] = []

    def start(game: Match) -> Together:
        begun.append(Together(qtbot, tmp_path, game))
        return begun[-1]

    yield start
    for one in begun:
        one.close()
    set_language(qapp, "en")


@pytest.fixture
def table(begin):
    """A window in which it is the person's turn."""
    return begin(waiting(Match.start(setup_of("pccc"), 12)))


def scored() -> Match:
    """A match whose first deal lies scored."""
    game = Match.start(setup_of("pccc"), 12)
    to_the_end_of_the_deal(game)
    return game


def dialog_of(table: Together, name: str):
    dialog = table.window.dialog_manager.dialog(name)
    assert dialog is not None
    return dialog


def shown(dialog) -> str:
    """All that the labels of a dialog say."""
    return "\n".join([one.text() for one in dialog.findChildren(QLabel) if one.isVisible()])


def ask(table: Together):
    table.key(Qt.Key.Key_D, CONTROL)
    dialog = dialog_of(table, commands.DEAL_CODE)
    table.bot.waitUntil(dialog.isActiveWindow)
    return dialog


def test_a_code_is_typed_and_played_as_practice_by_those_of_the_last_game(table):
    before = [seat.kind for seat in table.match.setup.seats]
    dialog = ask(table)
    assert not dialog.play_button.isEnabled()
    QTest.keyClicks(dialog.field, CODE.lower().replace("-", " ")[:20])
    assert "There is more to come" in shown(dialog)
    dialog.field.clear()
    QTest.keyClicks(dialog.field, CODE.lower().replace("-", " "))
    told = shown(dialog)
    for part in (
        "Joker Samba · four players",
        "First deal of a match; dealer: Bela",
        "Minimum of the initial meld: 50",
    ):
        assert part in told
    assert "counts in no statistics" in told
    table.key(Qt.Key.Key_Return)
    deal = read_deal_code(CODE)
    assert (table.match.rules.key, table.match.running_deal().seed) == ("joker-samba", deal.seed)
    assert [seat.kind for seat in table.match.setup.seats] == before
    assert table.presenter.display.title.startswith("Practice · Joker Samba")
    assert len(KeptGames(table.session.folder).places()) == 1
    assert read_game(table.session.folder / "current.json").particulars.kind is Kind.PRACTICE
    assert table.session.lesson is None


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", f"Character 6, Q, is wrong: look at “{CODE[5]}Q{CODE[7:9]}”."), ("de", "Das 6. Zeichen, ")],
)
def test_a_wrong_character_is_named_and_selected(table, language, told):
    table.change(language=language)
    dialog = ask(table)
    wrong = CODE[:6] + "Q" + CODE[7:]
    assert CODE[6] != "Q"
    QTest.keyClicks(dialog.field, wrong)
    assert told in shown(dialog)
    assert not dialog.play_button.isEnabled()
    table.key(Qt.Key.Key_Return)
    assert dialog.field.selectedText() == "Q"
    QTest.keyClicks(dialog.field, CODE[6])
    assert dialog.play_button.isEnabled()


SLIPS = {
    "a lost one": (
        CODE.replace("A5HC", "A5C"),
        "One is missing after character 14: look at “A5C”.",
        "Nach dem 14. Zeichen fehlt eines: Schau dir „A5C“ an.",
    ),
    "one typed twice": (
        CODE.replace("A5HC", "A5HHC"),
        "Character 16, H, is one too many: look at “A5HHC”.",
        "Das 16. Zeichen, H, ist eines zu viel: Schau dir „A5HHC“ an.",
    ),
    "two swapped": (
        CODE.replace("A5HC", "AH5C"),
        "Characters 14 and 15 have changed places: look at “AH5C”.",
        "Das 14. und das 15. Zeichen sind vertauscht: Schau dir „AH5C“ an.",
    ),
    "the first lost": (
        VECTORS[1]["code"][1:],
        "The first character is missing: look at “07M”.",
        "Das erste Zeichen fehlt: Schau dir „07M“ an.",
    ),
    "the last lost": (CODE[:-1], "The last character is missing.", "Das letzte Zeichen fehlt."),
}


def test_a_slip_of_the_typing_is_located_and_corrected_by_a_button(table):
    dialog = ask(table)
    for typed, *told in SLIPS.values():
        for language, said in zip(("en", "de"), told, strict=True):
            table.change(language=language)
            QGuiApplication.clipboard().setText(typed)
            dialog.paste_button.click()
            assert said in shown(dialog)
            if "„" in said:
                assert dialog.field.selectedText() in said
            assert not dialog.play_button.isEnabled()
            table.bot.mouseClick(dialog.correct_button, Qt.MouseButton.LeftButton)
            assert dialog.field.text() in (CODE, VECTORS[1]["code"])
            assert dialog.play_button.isEnabled()
            assert not dialog.correct_button.isVisible()
            assert dialog.field.selectedText() in dialog.field.text().split("-")


AMBIGUOUS = VECTORS[1]["code"][:-1]
"""Its last character is missing, or another one at another place."""


def test_where_two_codes_may_have_been_meant_none_is_offered(table):
    dialog = ask(table)
    QTest.keyClicks(dialog.field, AMBIGUOUS)
    assert "There is more to come" in shown(dialog)
    assert not dialog.correct_button.isVisible()


def test_what_was_copied_stands_there_already_if_it_is_a_code(table):
    QGuiApplication.clipboard().setText(f" {CODE}\n")
    assert ask(table).field.text() == CODE
    QGuiApplication.clipboard().setText("something else!")
    table.window.open(commands.DEAL_CODE)
    dialog = dialog_of(table, commands.DEAL_CODE)
    assert dialog.field.text() == ""
    dialog.paste_button.click()
    assert "does not belong in a deal code" in shown(dialog)


def test_every_published_code_is_shown_and_can_be_played(table):
    for code in CODES.values():
        table.window.open(commands.DEAL_CODE)
        dialog = dialog_of(table, commands.DEAL_CODE)
        dialog.field.setText(code)
        dialog.play_button.click()
        deal = read_deal_code(code)
        QApplication.processEvents()
        assert table.match.running_deal().seed == deal.seed
        assert table.match.totals == list(deal.start.scores)
        assert table.match.setup.options == deal.options


def test_score_sheet_and_log_have_the_code_of_a_scored_deal(begin):
    table = begin(scored())
    code = deal_code(past_code(table.match, 1))
    table.bot.waitUntil(lambda: table.window.dialog_manager.dialog(SCORE) is not None)
    sheet = dialog_of(table, SCORE)
    assert sheet.text().endswith(f"Deal code: {code}")
    sheet.more_button.click()
    menu = sheet.findChild(QMenu)
    next(action for action in menu.actions() if action.text() == "Copy the deal code").trigger()
    assert QGuiApplication.clipboard().text() == code
    table.window.open(commands.LOG)
    assert dialog_of(table, commands.LOG).text().startswith(f"Deal 1 · Deal code: {code}")


# --- seals -----------------------------------------------------------------------------------------


def test_a_seal_is_noted_before_the_deal(table):
    table.window.commands[commands.SEAL].trigger()
    dialog = dialog_of(table, commands.SEAL)
    noted = seal_of_deal(table.match, 1)
    assert "".join(dialog.seal.text().split()) == noted
    assert not dialog.text.isVisible()
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == noted


def test_a_seal_fits_after_the_deal(begin):
    noted = seal_of_deal(Match.start(setup_of("pccc"), 12), 1)
    game = scored()
    game.next_deal()
    table = begin(waiting(game))
    table.window.open(commands.SEAL)
    dialog = dialog_of(table, commands.SEAL)
    assert "".join(dialog.seal.text().split()) == seal_of_deal(table.match, 2)
    dialog.stepper.less.click()
    assert dialog.text.text().startswith("canasta-desktop deal 1\ngame classic\n")
    table.bot.waitUntil(dialog.isActiveWindow)
    dialog.check_button.click()
    assert "Enter the seal that you noted" in dialog.outcome.text
    for entered, told in ((noted.upper(), "It fits"), (noted[:-1], "It does not fit")):
        dialog.noted.setText(entered)
        dialog.noted.setFocus()
        table.key(Qt.Key.Key_Return)
        assert told in dialog.outcome.text
        assert dialog.isVisible()
    table.change(language="de")
    QApplication.processEvents()
    assert "Es stimmt nicht" in dialog.outcome.text


def test_practice_has_no_seal_and_says_so(table):
    ask(table).field.setText(CODE)
    dialog_of(table, commands.DEAL_CODE).play_button.click()
    table.window.open(commands.SEAL)
    dialog = dialog_of(table, commands.SEAL)
    assert "Practice has no seal" in shown(dialog)
    assert not dialog.seal.isVisible()


def test_at_a_table_of_another_size_the_person_has_a_seat_and_everybody_a_name(begin):
    table = begin(waiting(Match.start(setup_of("cpcc"), 12), 1))
    assert seats_as_last(table.session, 4) == table.match.setup.seats
    for players in (2, 3, 5, 6):
        seats = seats_as_last(table.session, players)
        assert (seats[0].name, seats[0].kind) == ("Bela", SeatKind.PERSON)
        assert len({seat.name for seat in seats}) == players
        assert {seat.level for seat in seats[1:]} == {"beginner"}
