"""The search for a way to go out: how much of it is worked out once."""

from pathlib import Path

from canasta_desktop.rules.cards import FACES
from canasta_desktop.rules.going_out_search import NOBODY_KEPT, Search
from canasta_desktop.rules.records import read_state


def test_the_cards_of_a_rank_are_placed_once_for_all_choices_of_sequences():
    """38 cards could be kept, with a thousand choices of sequences each, and none leads out."""
    state = read_state((Path(__file__).parent / "hand_of_65.json").read_text(encoding="utf-8"))
    hand = state.hand_to_act()
    assert hand.size == 65
    search = Search(state.table, hand)
    kept = [face for face in range(FACES) if hand.faces[face]]
    assert {search.keeping(face) for face in (NOBODY_KEPT, *kept)} == {None}
    assert len(search.choices) > 1000
    assert 0 < len(search.together) < 200
