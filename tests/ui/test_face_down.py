"""The last card of the modern game, discarded face down: what the screen shows, says and keeps to itself (MA-8.1)."""

import json

import pytest

from canasta_desktop.game.match import Match
from canasta_desktop.rules.actions import Discard
from canasta_desktop.rules.cards import read_card
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.dialogs.log import LogDialog
from canasta_desktop.ui.display.display import BACK, Display
from canasta_desktop.ui.input.read_out import ReadOut
from canasta_desktop.ui.presentation.person import Person
from canasta_desktop.ui.presentation.public import SpectatorDisplayBuilder
from canasta_desktop.ui.presentation.screen import DisplayBuilder, Moment
from canasta_desktop.ui.presentation.spectator import Spectator
from canasta_desktop.ui.score_sheet.scored import scored
from canasta_desktop.ui.score_sheet.sheet import ScoreSheetDialog
from canasta_desktop.ui.window.describe import description
from canasta_desktop.ui.wording.wording import Wording
from tests.ui.hands_on import HandsOn
from tests.ui.tables import match_at

CARD = read_card("4S")
OUT = ["KS KH KD KC KS KH KD", "8S 8H 8D 8C 8S 2S 2H"]
NAMES = ("4S", "4♠", "four of spades")


def last_turn(seat: int) -> tuple[Match, Person, list[Display]]:
    """Seat 0 at the screen and this seat about to go out; the displays before and after."""
    hands = ["5D 6C TD", "5H 7C", "5C 9C", "JH JC"]
    hands[seat] = "4S"
    melds = [OUT, []] if seat % 2 == 0 else [[], OUT]
    match = match_at("", system="modern-american", phase="play", turn=seat, hands=hands, melds=melds, stock="QS QH QD")
    person, showing = Person(match, 0), DisplayBuilder(match, 0)
    shown = [showing.display(person, Moment())]

    def follow(update) -> None:
        person.bench.follow(update.view, update.events)
        shown.append(showing.display(person, Moment(update.events)))

    match.listen(0, follow)
    return match, person, shown


def gone_out(seat: int) -> tuple[Match, Person, list[Display]]:
    match, person, shown = last_turn(seat)
    assert match.play(seat, Discard(CARD)) is None
    return match, person, shown


def assert_silent(text: str) -> None:
    assert not [name for name in NAMES if name in text]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_back_lies_on_the_pile(qapp, seat):
    _, _, shown = gone_out(seat)
    piles = shown[-1].piles
    assert (piles.top.face, piles.top.name, piles.count) == (BACK, "a card face down", 3)
    assert [card.face for card in piles.below] == [read_card("4C"), read_card("6D")]
    assert piles.pile_name == "discard pile, 3 cards, a card face down on top"


def test_the_own_card_is_the_one_that_is_turned_over(qapp):
    _, _, (before, after) = gone_out(0)
    assert after.piles.top.token == before.hand[0].card.token


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_word_of_the_display_tells_of_the_card(qapp, seat):
    _, _, shown = gone_out(seat)
    after = shown[-1]
    assert_silent(json.dumps(description(after, {}, 1), ensure_ascii=False))
    for number in range(1, 7):
        assert_silent(ReadOut().text(after, number))
    assert "the last card face down" in after.announcement.text


@pytest.mark.parametrize(
    ("seat", "said"), [(0, "Discard the last card face down"), (1, "Discards the last card face down")]
)
def test_the_log_says_that_it_went_face_down(qtbot, seat, said):
    match, person, _ = gone_out(seat)
    dialog = LogDialog(match.log(0), DisplayBuilder(match, 0).event_context, Wording(), match.deal_number)
    qtbot.addWidget(dialog)
    assert said in dialog.text()
    assert_silent(dialog.text())
    assert person.match.is_scored


def test_who_only_watches_sees_a_back_too(qapp):
    match, _, _ = gone_out(1)
    shown = SpectatorDisplayBuilder(match, 0).seen(Spectator(match, 0), Moment())
    assert shown.piles.top.face == BACK
    assert_silent(json.dumps(description(shown, {}, 1), ensure_ascii=False))


@pytest.mark.parametrize("seat", [0, 1])
def test_no_item_wears_its_face_on_the_way_or_there(qapp, seat):
    _, _, (before, after) = gone_out(seat)
    table = HandsOn(before, speed=Speed.NORMAL)
    table.scene.show(after)
    pictures, motion = table.scene.pictures, table.scene.motion
    seen = 0
    while motion.is_moving:
        item, _ = table.item(after.piles.top.token)
        back = pictures.picture(None, item.width).pixmap.cacheKey()
        assert item.pixmap().cacheKey() == back
        seen += 1
        motion.advance(motion.now + 16)
    assert seen > 3
    motion.finish()
    item, _ = table.item(after.piles.top.token)
    assert item.pixmap().cacheKey() == pictures.picture(None, item.width).pixmap.cacheKey()


SHEETS: list[tuple[str, int, str]] = [
    ("en", 1, "Anna went out. The last card, discarded face down: four of spades."),
    ("en", 0, "You went out. The last card, discarded face down: four of spades."),
    ("de", 1, "Anna hat ausgemacht. Die letzte Karte, verdeckt abgeworfen: Pik-Vier."),
]


@pytest.mark.parametrize(("language", "seat", "said"), SHEETS)
def test_the_score_sheet_names_it(qapp, qtbot, language, seat, said):
    set_language(qapp, language)
    match, _, _ = gone_out(seat)
    dialog = ScoreSheetDialog(scored(match, 0), DisplayBuilder(match, 0).event_context, Wording())
    qtbot.addWidget(dialog)
    assert dialog.paper.subtitle.startswith(f"{said.rstrip('.')} · ")
