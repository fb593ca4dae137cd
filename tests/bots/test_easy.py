"""What the easy level does in named positions: where it is a novice, and where it knows more."""

import pytest

from canasta_desktop.bots.baselines.novice import Novice
from canasta_desktop.bots.baselines.standard import Standard
from canasta_desktop.bots.easy import Easy
from canasta_desktop.bots.policy import Decision, Policy, Why
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.rng import Rng
from tests.rules.playing import table


def chosen(text: str, player: Policy) -> Decision:
    state = table(text)
    return player.choose(state.observe(state.table.to_act()), Rng(1))


def does(text: str, player: Policy | None = None) -> str:
    return action_text(chosen(text, player or Easy()).action)


FED = """
    system: classic
    turn: 0 play
    hand: 4S JH 8D 8C QS QH AD
    ours: 9S 9H 9D
    theirs: 4H 4D 4C
    pile: 5S 9H 6D KC KS TD
"""


def test_it_hands_nobody_a_card_for_a_meld_on_the_table():
    assert does(FED, Novice()) == "discard 4S"
    assert does(FED) != "discard 4S"
    assert chosen(FED, Easy()).reasons[0].why in (Why.SAFE_DISCARD, Why.LEAST_BAD)


@pytest.mark.parametrize(("pile", "action"), [("5S AD 9C JH 7H 2D TC KC", "take KS KH"), ("4C", "draw")])
def test_it_takes_a_pile_that_is_worth_it_and_leaves_a_poor_one(pile, action):
    position = f"""
        system: classic
        turn: 0 draw
        hand: KS KH AS AH 7C 7D JC JD 4S 4H
        ours: 9S 9H 9D
        theirs: 8S 8H 8D
        pile: {pile}
    """
    assert does(position).startswith(action)
    assert does(position, Novice()).startswith("take")


def test_it_lays_all_that_it_can_as_a_novice_does():
    position = """
        system: classic
        turn: 0 play
        hand: KS KH KD 7S 7H 7D 4S 5H QC
        ours: 9S 9H 9D
        pile: 5S 9H
    """
    assert does(position) == does(position, Novice()) == "meld 7S 7H 7D | KS KH KD"
    assert does(position, Standard()) != does(position)
