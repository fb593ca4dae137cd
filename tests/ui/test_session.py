"""What the session makes of a match for its dialogs."""

from canasta_desktop.rules.actions import Discard
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.ui.dialogs.makers import scored
from canasta_desktop.ui.dialogs.score_sheet import ScoreSheetDialog
from canasta_desktop.ui.showing import Showing
from canasta_desktop.ui.wording import Wording
from tests.ui.tables import match_at

OUT = {"phase": "play", "melds": [["AS AH AD AC AS AH AD"], ["KS KH KD"]], "pile": "4C 6D"}


def gone_out():
    """A match whose first deal the person has just ended."""
    match = match_at("9S", **OUT)
    assert match.play(0, Discard(read_cards("9S")[0])) is None
    assert match.is_scored
    return match


def test_a_scored_deal_can_be_shown_as_a_score_sheet(qtbot) -> None:
    match = gone_out()
    sheet = ScoreSheetDialog(scored(match, 0), Showing(match, 0).telling, Wording())
    qtbot.addWidget(sheet)
    assert "You & Jonas" in sheet.text()


def test_the_own_column_stands_first_with_the_totals_of_the_match() -> None:
    match = gone_out()
    own, other = scored(match, 0).columns
    assert own.own
    assert not other.own
    assert (own.before, own.after) == (0, match.totals[0])
