"""How long a deal will still go on, as both sides can see it."""

from canasta_desktop.bots.baselines.deal_length import lacking, turns_left, turns_to_out
from tests.rules.playing import table

POSITION = """
    system: {system}
    turn: 0 play
    hand: {hand}
    hand 1: {theirs}
    ours: {ours}
    theirs: 8S 8H 8D
    stock: {stock}
    pile: 5S
"""
BEGUN = "KS KH KD"
NEARLY = "KS KH KD KC KS KH"
CANASTA = "KS KH KD KC KS KH KD"
HAND = "AS 7C JD 4S 5D 6C 9S"


def position(system="classic", ours=NEARLY, hand=HAND, theirs=9, stock=40):
    return table(POSITION.format(system=system, ours=ours, hand=hand, theirs=theirs, stock=stock)).table


def test_what_a_side_lacks_are_the_cards_of_the_canastas_it_needs():
    assert lacking(position(), 0) == 1
    assert lacking(position(ours=CANASTA), 0) == 0
    # Samba wants two (SA-7.1): one card for the kings, and four for a meld that has begun in the hand.
    assert lacking(position("samba"), 0) == 1 + 4


def test_a_deal_is_the_shorter_the_nearer_a_side_is_to_going_out():
    assert turns_left(position(ours=CANASTA)) < turns_left(position(ours=BEGUN))
    assert turns_left(position(ours=CANASTA, hand="AS 7C")) < turns_left(position(ours=CANASTA))
    assert turns_to_out(position(theirs=1), 1) < turns_to_out(position(theirs=9), 1)


def test_a_deal_lasts_no_longer_than_the_stock():
    assert turns_left(position(stock=8)) == 2
    assert turns_left(position(stock=0)) == 1


def test_a_foot_must_be_played_before_one_goes_out():
    given = {"system": "hand-and-foot", "hand": HAND, "theirs": 9, "ours": NEARLY, "stock": 40}
    to_come = table(POSITION.format(**given) + '    extra: {"foot": [13, 13, 13, 13]}\n').table
    longer = turns_to_out(to_come, 0) - turns_to_out(table(POSITION.format(**given)).table, 0)
    # Its cards come at once: it takes less time than drawing as many, two in each of two turns.
    assert 0 < longer < 26 / 4
