"""Seals: the page's own scripts give the seal and the cards of any deal without the program."""

import json
import re
from pathlib import Path

import pytest

from canasta_desktop.game.commitment import (
    is_sealed,
    seal_of,
    seal_of_deal,
    seal_of_next_deal,
    sealed_text,
    text_of_deal,
)
from canasta_desktop.game.particulars import Kind, Particulars
from canasta_desktop.rules.cards import cards_text
from canasta_desktop.rules.dealing import deal_hands
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.seeds import deal_seed, derived_seed
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.table import Table
from tests.game.matches import match, to_the_end_of_the_deal
from tests.rules.every_rule_set import FORMS, rule_sets

PAGE = (Path(__file__).resolve().parents[2] / "assets" / "run" / "formats" / "fairness.md").read_text("utf-8")
SCRIPTS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
VECTORS = [json.loads(line) for line in PAGE.split("```json\n")[1].split("```")[0].splitlines()]
SCRIPT: dict = {}
for script in SCRIPTS:
    exec(compile(script, "fairness.md", "exec"), SCRIPT)


def test_the_scripts_are_as_short_as_is_said():
    lines = [len([line for line in script.splitlines() if line.strip()]) for script in SCRIPTS]
    assert lines[0] <= 10
    assert lines[1] <= 50


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["text"].split()[4])
def test_the_published_seals_and_cards_stay_what_they_are(vector):
    hands, _, _, stock = SCRIPT["cards"](vector["text"])
    assert SCRIPT["seal"](vector["text"]) == seal_of(vector["text"]) == vector["seal"]
    assert {str(seat): " ".join(hand) for seat, hand in hands.items()} == vector["hands"]
    assert " ".join(stock[:5]) == vector["stock"]


def test_the_scripts_deal_the_cards_of_two_hundred_deals_of_all_games():
    for number in range(200):
        system, players = FORMS[number % len(FORMS)]
        choices = rule_sets(system, players)
        rules = choices[number * 7 % len(choices)][1]
        seed = derived_seed(number, "test")
        start = DealStart(1 + number % 5, number % players, (0,) * rules.seating.accounts())
        hands, feet, aside, stock = SCRIPT["cards"](sealed_text(rules, start, seed))
        table = Table(rules, start.number, start.dealer, list(start.scores))
        pack, rng = rules.pack.cards(), Rng(seed)
        rng.shuffle(pack)
        state = State(table, deal_hands(table, pack, rng), pack)
        for extra in rules.extras:
            extra.deals(state)
        assert list(hands) == table.order
        for seat in table.order:
            assert sorted(hands[seat]) == sorted(cards_text(state.hands[seat].cards()).split())
            assert " ".join(feet[seat]) == cards_text(state.feet[seat])
        assert [" ".join(packet) for packet in aside] == [cards_text(packet) for packet in state.packets]
        assert " ".join(reversed(stock)) == cards_text(state.stock)


def test_a_seal_is_there_before_the_deal_and_its_text_after_it():
    game = match()
    before = seal_of_deal(game, 1)
    with pytest.raises(AssertionError):
        text_of_deal(game, 1)
    to_the_end_of_the_deal(game)
    assert seal_of_deal(game, 1) == before
    assert SCRIPT["seal"](text_of_deal(game, 1)) == before
    announced = seal_of_next_deal(game)
    game.next_deal()
    assert seal_of_deal(game, 1) == before
    assert seal_of_deal(game, 2) == announced != before


def test_another_rule_dealer_score_or_seed_is_another_seal():
    rules = dict(rule_sets("classic", 4))
    plain, changed = rules["{}"], rules["{'always_frozen': True}"]
    start = DealStart(2, 1, (100, 50))
    others = (
        sealed_text(plain, start, 7),
        sealed_text(changed, start, 7),
        sealed_text(plain, DealStart(2, 2, (100, 50)), 7),
        sealed_text(plain, DealStart(2, 1, (105, 50)), 7),
        sealed_text(plain, DealStart(3, 1, (100, 50)), 7),
        sealed_text(plain, start, 8),
    )
    assert len({seal_of(text) for text in others}) == len(others)


def test_the_seed_of_a_deal_is_no_way_to_that_of_the_next():
    """Neither as if it were that of the match, nor by any step from it: half of the bits are others."""
    for seed in range(50):
        first, second = deal_seed(seed, 1), deal_seed(seed, 2)
        assert second not in (deal_seed(first, number) for number in range(1, 4))
        assert 30 <= (first ^ second).bit_count() <= 98


@pytest.mark.parametrize("kind", Kind)
def test_only_what_nobody_could_know_beforehand_is_sealed(kind):
    game = match()
    game.particulars = Particulars(kind=kind)
    assert is_sealed(game) == (kind is Kind.MATCH)
