"""The last turns once more, where several share a screen."""

from canasta_desktop.rules.notation import read_action
from canasta_desktop.ui.display.display import Expression
from canasta_desktop.ui.presentation.hot_seat import HotSeat
from canasta_desktop.ui.presenter.replay import PublicTurns
from tests.ui.together import match_of

HANDS = ["AS AD KS 4S 5C", "9D 9C 7S 7H 5D", "KH QD TC JH 8S", "KD QS TS JD 8C"]
MELDS = [["AS AH AD AC AC"], []]
PLEASED, CALM = Expression.PLEASED, Expression.CALM


def test_everybody_looks_as_at_the_moment_that_is_shown(qapp) -> None:
    match = match_of("pppp", HANDS, phase="play", melds=MELDS)
    turns = PublicTurns(match)
    match.listen(None, turns.follow)
    for action in ("meld AS AD > 0", "discard 4S", "draw", "discard 5D", "draw", "discard 8S"):
        assert match.play(match.to_act(), read_action(action)) is None, action
    screen = HotSeat(match)
    screen.hand_over(3)
    faces = [
        next(plate.expression for plate in display.plates if plate.seat == 0) for display in turns.displays(screen)
    ]
    assert faces[0] is PLEASED
    assert faces[-1] is CALM
