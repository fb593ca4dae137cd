"""Deals of a mixed company: every choice with what was seen, repeatable, and of different players."""

from canasta_desktop.arena.training import training_deals
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.records import observation_text
from canasta_desktop.rules.refusals import OK

POPULATION = ("hasty-1", "taker-1", "ordered-1")


def deals(numbers, seed=4, system="classic", players=4):
    return list(training_deals(rule_set(system, players), POPULATION, seed, numbers))


def as_text(deal):
    return [(one.player, observation_text(one.view), action_text(one.action)) for one in deal.choices]


def test_each_choice_is_noted_with_what_its_player_saw():
    (deal,) = deals([1])
    assert [one.number for one in deal.choices] == list(range(len(deal.choices)))
    for one in deal.choices:
        assert deal.players[one.view.seat] == one.player
        assert one.view.table.to_act() == one.view.seat
        assert reason(one.view.table, one.view.hand, one.action) is OK


def test_a_deal_depends_on_its_number_and_the_seed_alone():
    first, second = deals([1, 2])
    (again,) = deals([2])
    assert as_text(again) == as_text(second)
    assert again.gained == second.gained
    assert as_text(first) != as_text(second)
    assert as_text(deals([2], seed=5)[0]) != as_text(second)


def test_seats_scores_and_dealers_differ():
    found = deals(range(1, 9))
    assert {name for deal in found for name in deal.players} == set(POPULATION)
    assert len({deal.players for deal in found}) > 4
    assert len({tuple(deal.choices[0].view.table.scores) for deal in found}) > 4
    assert len({deal.choices[0].view.table.dealer for deal in found}) > 1


def test_what_was_gained_is_by_account():
    (deal,) = deals([1], system="verschaerft", players=3)
    assert len(deal.gained) == rule_set("verschaerft", 3).seating.accounts()
