"""Several persons at the real window, and nobody: the curtain, whose cards are seen when, and watching."""

import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from canasta_desktop.ui.window.curtain import CAREFUL_MS
from tests.e2e.eyes import View
from tests.e2e.hands import Hands, Keys, Mouse
from tests.e2e.player import MOST_MOVES, Table
from tests.e2e.program import Program

Make = Callable[..., Program]
Look = Callable[[View, str], None]


def is_covered(view: View) -> bool:
    return view.facts["curtain"] is not None


def raise_curtain(program: Program, hands: Hands) -> View:
    """Click the button or press Enter, once: right after the curtain has fallen it takes no notice."""
    view = program.wait(is_covered, "the curtain")
    time.sleep((CAREFUL_MS + 1) / 1000)
    if isinstance(hands, Mouse):
        hands.click("curtain", view)
    else:
        program.do("key", "Return")
    return program.wait(lambda now: not is_covered(now), "the curtain up")


def play_together(program: Program, hands: list[Hands], look: Look) -> View:
    """Play a deal, a pair of hands for each seat; `look` is told of every screen. Returns the one with the sheet."""
    tables = [Table(program, own) for own in hands]
    for _ in range(MOST_MOVES):
        view = program.wait(lambda now: now.is_due or is_covered(now), "somebody's turn, or the curtain")
        if view.is_scored:
            return view
        if is_covered(view):
            look(view, "covered")
            seat = view.facts["turn"]["seat"]
            view = raise_curtain(program, hands[seat])
            look(view, "raised")
            assert view.facts["seat"] == seat
        seat = view.facts["seat"]
        if seat >= 0:
            tables[seat].step()
    raise AssertionError(program.complaint("the end of the deal"))


def test_three_persons_play_a_deal_and_each_sees_only_the_own_hand(program: Make) -> None:
    made = program(21, players=3, persons=3)
    made.start()
    turns: list[str] = []
    held: dict[int, set[str]] = {}

    def look(view: View, moment: str) -> None:
        if moment == "covered":
            turns.append(view.facts["curtain"]["name"])
            assert view.hand == ()
            assert all(plate["open_cards"] == [] for plate in view.facts["plates"])
        else:
            held[view.facts["seat"]] = {card.face for card in view.hand}

    mouse, keys = Mouse(made), Keys(made)
    view = play_together(made, [mouse, keys, keys], look)
    assert view.facts["seat"] == -1
    assert view.hand == ()
    assert set(held) == {0, 1, 2}
    assert len(turns) > 9
    assert all(one != other for one, other in pairwise(turns))
    assert made.tail() == ""


def test_nobody_plays_and_the_watcher_stops_and_steps(program: Make, tmp_path: Path) -> None:
    made = program(3, persons=0, speed="normal")
    made.start()
    keys = Keys(made)
    keys.key("space")
    view = made.wait(lambda now: now.facts["status"].startswith("Paused"), "a pause")
    before = view.table()
    keys.key("h")
    made.wait(lambda now: any(plate["open_cards"] for plate in now.facts["plates"]), "open hands")
    keys.key("n")
    made.wait(lambda now: now.table() != before, "a step")
    keys.key("space")
    made.wait(lambda now: not now.facts["status"].startswith("Paused"), "the match going on")
    assert made.tail() == ""
