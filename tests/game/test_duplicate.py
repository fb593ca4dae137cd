"""A deal once more with an expert in the person's seat: what is asked, what is found, what counts as a difference."""

from collections.abc import Callable

import pytest

from canasta_desktop.bots.levels import policy
from canasta_desktop.bots.policy import EVEN, Decision, Weighed
from canasta_desktop.game.duplicate import Duplicate, SeatQuestion, duplicate, own_seat
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import SaveError
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.actions import Discard, LayMeld
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.scoring import ScoreSheet

FORMS = (("classic", 4), ("classic", 2), ("samba", 4), ("hand-and-foot", 4), ("modern-american", 4))


def choice(question: SeatQuestion, level: str) -> Decision:
    return policy(level, question.temperament).choose(question.view, Rng(question.seed))


def played(system: str = "classic", players: int = 4, persons: int = 1, until: int = 5000) -> Match:
    """A scored deal in which the person has played as an easy player does; or its first actions."""
    seats = [SeatSetup("Anna", SeatKind.PERSON)] * persons
    seats += [SeatSetup(name, SeatKind.COMPUTER, "easy") for name in ("Bela", "Carla", "Dirk")]
    match = Match.start(Setup(system, players, (), tuple(seats[:players])), 5)
    for _ in range(until):
        if match.is_scored:
            break
        seat = match.to_act()
        chosen = policy("easy").choose(match.view(seat), Rng(match.choice_seed(seat)))
        assert match.play(seat, chosen.action) is None
    return match


def worked_out(match: Match, answer: str | Callable[[SeatQuestion], Decision]) -> tuple[Duplicate, list[SeatQuestion]]:
    """With players of this level in place of experts, or with these answers."""
    asking, asked = duplicate(match, 0), []
    try:
        question = next(asking)
        while True:
            asked.append(question)
            if isinstance(answer, str):
                question = asking.send(choice(question, answer if question.level == "expert" else question.level))
            else:
                question = asking.send(answer(question))
    except StopIteration as ended:
        return ended.value, asked


@pytest.mark.parametrize(("system", "players"), FORMS)
def test_who_would_do_the_same_never_parts(system, players):
    match = played(system, players)
    found, asked = worked_out(match, "easy")
    assert (found.difference, found.partings) == (0, ())
    assert found.played == found.expert == tuple(match.sheets())
    assert found.turns > 2
    done = [question.done for question in asked]
    assert done == sorted(done)
    assert 0 <= done[0] < done[-1] < 1
    assert {question.level for question in asked} == {"expert", "easy"}
    leanings = {question.temperament for question in asked if question.level == "expert"}
    assert leanings == {EVEN}, "though the person is called as a character is"


def test_who_plays_otherwise_parts_in_some_turns():
    match = played()
    found, _ = worked_out(match, "beginner")
    assert 0 < len(found.partings) <= found.turns
    numbers = [parting.turn for parting in found.partings]
    assert numbers == sorted(set(numbers))
    for parting in found.partings:
        own = [entry for entry in match.log(None)[1:] if entry.turn == parting.turn]
        assert [entry.seat for entry in parting.played.entries] == [entry.seat for entry in own]
        assert parting.played != parting.preferred


def test_the_order_of_a_turn_is_no_difference():
    """The person lays one meld after the other where the other one lays all of them at once."""
    match, turns = played(until=0), set()
    while not match.is_scored:
        seat = match.to_act()
        action = policy("easy").choose(match.view(seat), Rng(match.choice_seed(seat))).action
        if seat == 0 and isinstance(action, LayMeld) and len(action.plays) > 1:
            first = LayMeld(action.plays[:1])
            if match.refuses(0, first) is None:
                turns.add(match.log(None)[-1].turn)
                action = first
        assert match.play(seat, action) is None
    found, _ = worked_out(match, "easy")
    assert turns
    assert turns.isdisjoint([parting.turn for parting in found.partings])


def test_the_cost_is_that_of_the_first_step_that_differs():
    match = played()

    def answer(question: SeatQuestion) -> Decision:
        """As the person did, but for one discard in a turn that is begun anew."""
        decision = choice(question, "easy")
        others = [card for card in question.view.hand.cards() if card != getattr(decision.action, "card", -1)]
        if question.level != "expert" or question.done < 0.5 or not isinstance(decision.action, Discard) or not others:
            return decision
        return Decision(Discard(others[0]), (), (Weighed(decision.action, -42.0),))

    found, _ = worked_out(match, answer)
    assert found.partings
    assert {parting.cost for parting in found.partings} == {42.0}


def test_the_difference_is_that_of_the_leads():
    sheets = [tuple([ScoreSheet(account, ()) for account in (0, 1)]) for _ in range(2)]
    assert Duplicate(0, 0, sheets[0], sheets[1], (), 1).difference == 0


def test_there_has_to_be_one_person_and_a_deal_that_was_kept():
    assert own_seat(played(persons=2).setup) is None
    with pytest.raises(SaveError):
        next(duplicate(played(persons=2), 0))
    match = played()
    match.history[0] = match.history[0]._replace(actions=None)
    with pytest.raises(SaveError):
        next(duplicate(match, 0))


def test_what_the_rules_refuse_ends_it():
    asking = duplicate(played(), 0)
    next(asking)
    with pytest.raises(SaveError):
        asking.send(Decision(Discard(0)))
