"""Of two records of a match it is known whether one goes on from the other."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from canasta_desktop.game import journal
from canasta_desktop.game.branching import goes_on_from, practice_of
from canasta_desktop.game.particulars import Branch, Kind, Particulars
from tests.game.matches import match, stroll


def copied(game):
    return journal.loads(journal.dumps(game).encode())


@settings(max_examples=8)
@given(st.integers(0, 60), st.integers(1, 30), st.integers(0, 99))
@example(300, 40, 1)
def test_a_match_goes_on_from_what_it_was_and_not_the_other_way(first, more, seed):
    game = stroll(match(2), first, seed)
    earlier = copied(game)
    assert goes_on_from(game, earlier)
    assert goes_on_from(earlier, game)
    stroll(game, more, seed + 1)
    assert goes_on_from(game, earlier)
    assert not goes_on_from(earlier, game)


def test_another_match_and_another_way_do_not_go_on_from_it():
    game = stroll(match(2), 60)
    other = stroll(copied(game), 10, 5)
    stroll(game, 10, 6)
    assert not goes_on_from(game, other)
    assert not goes_on_from(other, game)
    assert not goes_on_from(match(2, seed=2), match(2))


def test_practice_says_what_it_leaves():
    game = stroll(match(2), 60)
    game.particulars = Particulars("ab" * 16, name="Sunday")
    told = Particulars(kind=Kind.PRACTICE, name="Sunday", branch=Branch("ab" * 16, 1, len(game.running_deal().actions)))
    assert practice_of(game) == told
