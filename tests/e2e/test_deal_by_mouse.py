"""The real window, played with the mouse: real X events in, the description out."""

from collections.abc import Callable

import pytest

from tests.e2e.eyes import View
from tests.e2e.hands import Mouse
from tests.e2e.player import Table
from tests.e2e.policy import NEW, PILE, Do, Move
from tests.e2e.positions import MAY_GO_OUT, SEVENS_AND_ACES, put_position
from tests.e2e.program import Program

Make = Callable[..., Program]

ACTS = {"draw", "take", "stage new-meld", "stage meld", "press lay", "discard pile"}
"""What must have been done before the test is content; a deal has most of it, three have all."""
MOST_DEALS = 10


class Watcher:
    """Remembers what has been done and what was seen on the way."""

    def __init__(self) -> None:
        self.acts: set[str] = set()
        self.views: list[View] = []
        self.meters: list[dict] = []

    def __call__(self, view: View, move: Move) -> None:
        self.views.append(view)
        self.acts.add(f"{move.do.value} {move.what.partition(':')[0]}".strip())
        if move.what == "lay" and view.facts["meter"]:
            self.meters.append(view.facts["meter"])


@pytest.fixture
def two(program: Make) -> Program:
    """Two players; the person's turn, who holds `SEVENS_AND_ACES`."""
    made = program(3, players=2)
    put_position(made.data, SEVENS_AND_ACES, players=2, pile="6D")
    assert made.start().is_drawing
    return made


def holding(view: View, *faces: str) -> tuple:
    """Cards of the hand with these faces, no card twice."""
    free = list(view.hand)
    found = []
    for face in faces:
        found.append(next(card for card in free if card.face == face))
        free.remove(found[-1])
    return tuple(found)


def test_whole_deals_are_played_with_the_mouse(program: Make) -> None:
    made = program(22)
    made.start()
    watcher = Watcher()
    table = Table(made, Mouse(made), watcher)
    for deal in range(1, MOST_DEALS + 1):
        scored = table.play_deal()
        assert scored.deal == deal
        table.step()
        made.wait(lambda now, deal=deal: now.deal == deal + 1 and now.is_due, "the next deal")
        if watcher.acts >= ACTS:
            break
    assert watcher.acts >= ACTS
    assert watcher.meters
    assert all(meter["complete"] and meter["points"] >= meter["minimum"] for meter in watcher.meters)
    assert made.close() == 0
    assert made.tail() == ""


def test_the_pile_is_taken_by_dragging_it_to_the_melds(program: Make) -> None:
    made = program(4, players=2)
    put_position(made.data, SEVENS_AND_ACES, players=2, melds=[["KS KH KD"], []], pile="4C 6D 7D")
    view = made.start()
    assert view.facts["piles"]["pile"]["can_take"]
    mouse = Mouse(made)
    held = len(view.hand)
    mouse.drag(PILE, NEW, view)
    now = made.wait(lambda now: now.question is not None or len(now.hand) != held, "the pile taken, or a question")
    if now.question is not None:
        now = mouse.play(Move(Do.CHOOSE, now.question["choices"][0]["key"]))
    now = made.wait(lambda now: now.facts["piles"]["pile"]["count"] == 0, "an empty pile")
    assert not now.is_drawing


def test_an_initial_meld_is_staged_card_by_card_taken_back_and_laid(two: Program) -> None:
    mouse = Mouse(two)
    view = mouse.play(Move(Do.DRAW))
    view = mouse.play(Move(Do.STAGE, NEW, holding(view, "AH", "AH")))
    draft = view.own[0]
    assert (view.facts["meter"]["points"], view.facts["meter"]["minimum"]) == (40, 50)
    assert "lay" not in view.enabled
    view = mouse.play(Move(Do.STAGE, draft.key, holding(view, "AD")))
    assert view.facts["meter"]["complete"]
    assert "lay" in view.enabled
    mouse.click(view.own[0].staged[-1].key, view)
    view = two.wait(lambda now: now.facts["meter"]["points"] == 40, "one card back in the hand")
    view = mouse.play(Move(Do.STAGE, draft.key, (next(card for card in view.hand if card.rank == "A"),)))
    mouse.play(Move(Do.PRESS, "lay"))
    view = two.wait(lambda now: now.is_open, "the meld on the table")
    assert [len(meld.cards) for meld in view.own] == [3]
    two.do("key", "ctrl+z")
    view = two.wait(lambda now: not now.is_open, "the meld taken back")
    assert sum(card.rank == "A" for card in (*view.hand, *[c for meld in view.own for c in meld.staged])) == 3


def test_what_is_not_played_stays_in_the_hand(two: Program) -> None:
    """Three attempts in one turn, each after the other has left everything as it was."""
    mouse = Mouse(two)
    held = mouse.play(Move(Do.DRAW)).hand
    for attempt in (
        places_light_up_while_cards_are_dragged_and_esc_brings_them_home,
        a_double_click_selects_the_rank_and_plays_nothing,
        a_refused_drop_goes_home_and_says_why,
    ):
        view = two.wait(lambda now: not now.selected, "nothing selected")
        view = attempt(two, mouse, view)
        assert {card.key for card in view.hand} == {card.key for card in held}
        assert not view.is_staging
        two.do("key", "Escape")


def places_light_up_while_cards_are_dragged_and_esc_brings_them_home(two: Program, mouse: Mouse, view: View) -> View:
    [ace] = holding(view, "AD")
    mouse.drag(ace.key, NEW, view, drop=False)
    try:
        view = two.wait(lambda now: now.accepts(NEW) and now.accepts(PILE), "places that accept the card")
        assert view.rects[NEW]
        two.do("key", "Escape")
        return two.wait(lambda now: not now.facts["targets"], "the drag given up", 5)
    finally:
        two.do("mouseup", 1)


def a_double_click_selects_the_rank_and_plays_nothing(two: Program, mouse: Mouse, view: View) -> View:
    [seven] = holding(view, "7H")
    two.do("mousemove", *mouse.point(seven.key, view), "click", "--repeat", 2, "--delay", 60, 1)
    view = two.wait(lambda now: len(now.selected) > 1, "several cards selected")
    assert {card.rank for card in view.hand if card.selected} == {"7"}
    assert len(view.selected) == sum(card.rank == "7" for card in view.hand)
    return view


def a_refused_drop_goes_home_and_says_why(two: Program, mouse: Mouse, view: View) -> View:
    cards = holding(view, "8S", "JH")
    view = mouse.select(cards, view)
    mouse.drag(cards[0].key, PILE, view)
    view = two.wait(lambda now: now.error != "", "a note that says why")
    assert view.facts["piles"]["pile"]["count"] == 1
    assert "one card" in view.error
    return view


@pytest.mark.parametrize("players", [2, 4])
def test_the_button_for_going_out_is_in_sight_and_goes_out(program: Make, players: int) -> None:
    made = program(1)
    put_position(made.data, "2C", players=players, melds=MAY_GO_OUT)
    made.start()
    mouse = Mouse(made)
    view = mouse.play(Move(Do.DRAW))
    _, y, _, height = view.rects["button:out"]
    assert y + height <= made.screen.height, made.screen.picture(made.folder / "out.png")
    mouse.click("button:out", view)
    view = made.wait(lambda now: now.question is not None, "the question before going out", 5)
    assert view.question is not None
    mouse.play(Move(Do.CHOOSE, view.question["choices"][0]["key"]))
    made.wait(lambda now: now.is_scored, "the score sheet")


def test_enter_lays_out_what_has_been_dragged_there(two: Program) -> None:
    mouse = Mouse(two)
    view = mouse.play(Move(Do.DRAW))
    view = mouse.play(Move(Do.STAGE, NEW, holding(view, "AH", "AH", "AD")))
    assert view.primary == "lay"
    two.do("key", "Return")
    two.wait(lambda now: now.is_open, "the meld on the table", 5)
