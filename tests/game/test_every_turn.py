"""What holds of a turn in the making at any moment of any deal of every game: the laws of `everywhere`."""

from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from canasta_desktop.game.draft import Draft
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from tests.game import everywhere
from tests.game.everywhere import moments, random_deal, view_of
from tests.rules.every_rule_set import FORMS, SOME_FORMS

MOMENTS = 5

Law = Callable[[State, Rng], None]


def placing(state: State, rng: Rng) -> None:
    """Whatever a target accepts can be placed, whatever it refuses cannot, and no card is lost."""
    for _ in range(2):
        everywhere.stages(view_of(state), rng)


def acting(state: State, rng: Rng) -> None:
    """Whatever a draft comes to is legal, and the meter says whether it comes to anything."""
    for _ in range(2):
        everywhere.acts(everywhere.stages(view_of(state), rng))


def taking(state: State, rng: Rng) -> None:
    """All proposals for the pile are legal, with drafts too; there is one just where the rules know one (CL-6)."""
    everywhere.proposes(Draft(view_of(state)))
    everywhere.proposes(everywhere.stages(view_of(state), rng))


def offering(state: State, rng: Rng) -> None:
    """Every meld and take that the rules offer can be staged, and becomes that action."""
    everywhere.stages_what_is_offered(view_of(state))


def leaving(state: State, rng: Rng) -> None:
    """There is a way out just where the rules know one, and it leads out (CL-8)."""
    everywhere.goes_out(state, Draft(view_of(state)))
    everywhere.goes_out(state, everywhere.stages(view_of(state), rng))


def ending(state: State, rng: Rng) -> None:
    """Ending a turn is a row of legal actions after which it is over."""
    everywhere.ends(state, Draft(view_of(state)), rng)
    everywhere.ends(state, everywhere.stages(view_of(state), rng), rng)


def returning(state: State, rng: Rng) -> None:
    """Cards come back from wherever they lie, and what stays can stay."""
    everywhere.returns(everywhere.stages(view_of(state), rng), rng)


def rarely(state: State, rng: Rng) -> None:
    """Joining, threes, draws and special hands are offered just where the rules have them."""
    everywhere.knows_the_rare(Draft(view_of(state)))


LAWS: list[Law] = [placing, acting, taking, offering, leaving, ending, returning, rarely]


@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
@pytest.mark.parametrize(("system", "players"), SOME_FORMS, ids=[f"{row[0]}-{row[1]}" for row in SOME_FORMS])
def test_in_every_game(system, players, law):
    seed = 10 * players + LAWS.index(law)
    state = random_deal(system, players, seed)
    for moment in moments(state, Rng(seed), MOMENTS):
        law(moment, Rng(seed))


@settings(max_examples=30)
@given(st.sampled_from(FORMS), st.integers(0, 2**32))
@example(("global-trade", 4), 102)  # a turn without a discard (GT-9.2) where the last card must be discarded (VA-2.20)
@example(("classic", 2), 475819)  # a wild card for the meld of the top card, and then more of them than it takes
def test_in_any_game(form, seed):
    state = random_deal(*form, seed)
    for moment in moments(state, Rng(seed), 3):
        everywhere.everything(moment, Rng(seed))
