"""The deal of the day: from the date alone, the same for everybody and for ever; its result gives nothing away."""

import hashlib
import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.game import journal
from canasta_desktop.game.commitment import is_sealed
from canasta_desktop.game.daily import Sign, Streak, daily_match, day_seed, result_of, signs_text, streak
from canasta_desktop.game.particulars import Kind
from canasta_desktop.rules.cards import cards_text
from canasta_desktop.rules.table import NOBODY
from tests.game.matches import setup, to_the_end_of_the_deal

PAGE = (Path(__file__).resolve().parents[2] / "assets" / "run" / "formats" / "daily.md").read_text("utf-8")
VECTORS = [json.loads(line) for line in PAGE.split("```json\n")[1].split("```")[0].splitlines()]
TODAY = date(2026, 11, 23)
SEATS = setup(4).seats


def half_hash(*parts: object) -> int:
    """As the page describes it."""
    text = "".join(f"{len(str(part))}:{part}," for part in parts)
    return int(hashlib.sha256(text.encode("ascii")).hexdigest()[:32], 16)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["day"])
def test_the_published_days_stay_what_they_are(vector):
    day = date.fromisoformat(vector["day"])
    game = daily_match(day, SEATS)
    deal = game.running_deal()
    assert half_hash(0, "day", day.year, day.month, day.day) == game.seed == int(vector["seed"], 16)
    assert half_hash(game.seed, "deal", 1) == deal.seed == int(vector["deal_seed"], 16)
    assert game.first_dealer == vector["dealer"]
    assert cards_text(deal.state().hands[0].cards()) == vector["hand"]
    assert cards_text(deal.state().table.pile) == vector["pile"]


def test_every_day_is_another_deal():
    days = [TODAY + timedelta(days=number) for number in range(1000)]
    assert len({day_seed(day) for day in days}) == len(days)


def test_the_first_attempt_counts_and_the_second_is_practice_and_neither_is_sealed():
    first, second = daily_match(TODAY, SEATS), daily_match(TODAY, SEATS, [TODAY])
    assert (first.particulars.kind, second.particulars.kind) == (Kind.DAILY, Kind.PRACTICE)
    assert first.particulars.day == second.particulars.day == "2026-11-23"
    assert not is_sealed(first)
    assert not is_sealed(second)
    assert journal.loads(journal.dumps(first).encode()).particulars == first.particulars


def test_a_result_has_points_and_signs_and_no_cards():
    outs = 0
    for number in range(40):
        game = daily_match(TODAY + timedelta(days=number), SEATS)
        while not game.is_over:
            if game.is_scored:
                game.next_deal()
            to_the_end_of_the_deal(game)
        results = [result_of(game, account) for account in (0, 1)]
        assert [result.points for result in results] == game.totals
        assert [result.others for result in results] == game.totals[::-1]
        table = game.view(None).table
        assert sum(Sign.OUT in result.signs for result in results) == (table.out != NOBODY)
        outs += table.out != NOBODY
        for account, result in enumerate(results):
            full = [meld for meld in table.melds[account] if table.rules.melds.is_complete(meld)]
            assert len([sign for sign in result.signs if sign not in (Sign.OUT, Sign.CONCEALED)]) == len(full)
            assert set(signs_text(result.signs)) <= {sign.value for sign in Sign}
    assert outs


@given(st.sets(st.integers(-400, 20)))
def test_a_streak_is_days_one_after_the_other(numbers):
    days = [TODAY + timedelta(days=number) for number in numbers]
    found = streak(days, TODAY)
    past = {number for number in numbers if number <= 0}
    last = 0 if 0 in past else -1
    assert found.running == next(length for length in range(500) if last - length not in past)
    assert found.longest == max(
        [next(length for length in range(500) if number + length not in past) for number in past], default=0
    )


def test_a_streak_of_none_is_none():
    assert streak([], TODAY) == streak([TODAY + timedelta(days=1)], TODAY) == Streak(0, 0)
