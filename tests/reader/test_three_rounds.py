"""Three rounds by keys with Orca: all that happens is heard, once, in words."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.accessible_screen import AccessibleScreen
from tests.e2e.eyes import View
from tests.e2e.policy import PILE, Do, Move, Player
from tests.e2e.program import Program
from tests.reader.listener import Listener, card_name, changed_melds, new_cards
from tests.reader.screen_reader import Orca

pytestmark = pytest.mark.reader

SEED = 14
"""The person begins, with two aces and a two: enough for the initial meld."""
SIGNS = re.compile("[♠♥♦♣]")


@pytest.fixture(params=["en", "de"])
def listener(request: pytest.FixtureRequest, session: AccessibleScreen, tmp_path: Path) -> Iterator[Listener]:
    """At a table that waits for the person after each turn of the others."""
    language = str(request.param)
    program = Program(session, tmp_path, SEED, wait_for_me=True, language=language)
    with Orca(session, language, tmp_path / "orca.log") as orca:
        try:
            program.start()
            yield Listener(program, orca, language)
        finally:
            program.end()


def test_all_that_happens_is_heard_once_and_in_words(listener: Listener) -> None:
    view = listener.program.wait(lambda now: now.is_drawing, "the person's turn")
    listener.hears(view.facts["status"])
    view = draw(listener, view)
    hear_a_refusal_twice(listener)
    view = lay_out(listener)
    view = discard_and_hear_the_others(listener, view)
    view = draw(listener, view)
    hear_a_hint(listener)
    view = discard_and_hear_the_others(listener, view)
    view = draw(listener, view)
    discard_and_hear_the_others(listener, view)
    assert listener.said_twice() == []
    assert [heard.text for heard in listener.orca.heard() if SIGNS.search(heard.text)] == []


def draw(listener: Listener, view: View) -> View:
    """The name of what was drawn is heard."""
    now = listener.carry_out(Move(Do.DRAW))
    (drawn,) = new_cards(view, now)
    listener.hears(drawn)
    return now


def hear_a_refusal_twice(listener: Listener) -> None:
    """Who draws again is told why not, as often as they try."""
    for _ in range(2):
        listener.press("F2")
        refusing = listener.program.wait(lambda now: bool(now.error), "a refusal")
        listener.hears(refusing.error)


def lay_out(listener: Listener) -> View:
    """What is staged is heard with what it counts, then that it lies on the table."""
    before = listener.program.wait(lambda now: now.is_mine, "the person's turn")
    move = Player().move(before)
    assert move.do is Do.STAGE
    view = listener.carry_out(move)
    listener.hears(str(view.facts["meter"]["points"]))
    view = listener.carry_out(Move(Do.PRESS, "lay"))
    (melded,) = changed_melds(before, view, of_own_side=True)
    listener.hears(melded)
    return view


def hear_a_hint(listener: Listener) -> None:
    """The hint is heard as it stands on the screen, with names in place of signs."""
    listener.press("F8")
    view = listener.program.wait(lambda now: now.facts["note"]["tone"] == "hint", "a hint")
    listener.hears(*[word for word in view.facts["note"]["lines"][0].split() if not SIGNS.search(word)])


def discard_and_hear_the_others(listener: Listener, view: View) -> View:
    """The own discard is heard, and of each of the others the melds and the discard, with their name.

    Last comes whose turn it is, and what can be done.
    """
    card = min(view.hand, key=lambda card: (card.is_wild, card.points, card.face))
    (name,) = [card_name(held) for held in view.facts["hand"] if held["key"] == card.key]
    listener.carry_out(Move(Do.DISCARD, PILE, (card,)))
    listener.hears(name)
    for seat in (1, 2, 3):
        before = view
        view = listener.program.wait(over(seat), f"the end of the turn of seat {seat}")
        player, top = view.facts["plates"][seat], view.facts["piles"]["pile"]["top"]
        listener.hears(player["name"], card_name(top), *changed_melds(before, view, of_own_side=player["own"]))
        if view.is_held:
            listener.press("space")
    listener.hears(view.facts["status"])
    return view


def over(seat: int) -> Callable[[View], bool]:
    """Whether that player's turn is over, and nothing goes on before the person does something."""
    following = (seat + 1) % 4
    return lambda now: now.is_due and now.facts["turn"] is not None and now.facts["turn"]["seat"] == following
