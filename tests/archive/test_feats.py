"""Feats: each is there where it was done and nowhere else, and in the match that came first."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from canasta_desktop.archive.career import CAREER_FEATS, CareerMatch
from canasta_desktop.archive.facts import CanastaFact, DealFacts, MatchFacts, SeatFacts, SideFacts, facts_of
from canasta_desktop.archive.feats import DEAL_FEATS, MATCH_FEATS, feats_of
from canasta_desktop.archive.luck import Chance, Luck
from canasta_desktop.game.game_files import read_game
from canasta_desktop.game.particulars import Particulars
from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.rules.cards import ACE, JACK, JOKER, KING, QUEEN, SEVEN
from canasta_desktop.rules.systems import KEYS
from canasta_desktop.rules.table import ALL_WILD, MIXED, NATURAL, NOBODY, RUN, SAMBA
from tests.archive.recorded import recorded
from tests.game.matches import setup
from tests.rules.every_rule_set import FORMS

SAVES = Path(__file__).resolve().parents[1] / "game" / "saves"
SIDE = SideFacts((), 0, 0, is_out=False, opened=3)
SEAT = SeatFacts(0, 0, is_out=False, is_concealed=False, piles=(), minimum=50, opened=0, luck=None)
POOR = Luck(Chance(0), Chance(0), Chance(2), Chance(3))


def canastas(*some):
    """Kind and rank of each, perhaps with the number of cards."""
    return tuple([CanastaFact(kind, rank, *(more or (7,)), int(kind == MIXED)) for kind, rank, *more in some])


def deal(number=1, points=(300, 200), before=(0, 0), seat=SEAT, side=SIDE, **others):
    return DealFacts(number, points, before, **{"rounds": 9, "sides": (side, SIDE), "seats": (seat,), **others})


def match(*deals, winner=NOBODY, level="skilled", plain=None):
    plain = plain or setup(2)
    seats = (plain.seats[0], *[seat._replace(level=level) for seat in plain.seats[1:]])
    totals = tuple([sum(points) for points in zip(*[one.points for one in deals], strict=True)])
    return MatchFacts(Particulars(), plain._replace(seats=seats), plain.rules(), deals, totals, winner)


def keys(facts):
    return {found.key for found in feats_of(facts, 0)}


def of_side(*some, **others):
    return deal(side=SIDE._replace(canastas=canastas(*some), **others))


DEALS = (
    ("natural-aces", of_side((NATURAL, ACE)), of_side((MIXED, ACE), (NATURAL, KING))),
    ("concealed", deal(seat=SEAT._replace(is_out=True, is_concealed=True)), deal(seat=SEAT._replace(is_out=True))),
    ("all-threes", of_side(red_threes=4, three_points=800), of_side(red_threes=4, three_points=-800)),
    ("wild-canasta", of_side((ALL_WILD, JOKER)), of_side((NATURAL, KING))),
    ("sequence", of_side((SAMBA, RUN)), of_side((NATURAL, KING))),
    ("special-hand", deal(seat=SEAT._replace(is_out=True), special="x"), deal(special="x")),
    ("tall", of_side((MIXED, KING, 10)), of_side((MIXED, KING, 9), (SAMBA, RUN, 10))),
    ("court", of_side((MIXED, JACK), (NATURAL, QUEEN), (MIXED, KING)), of_side((MIXED, JACK), (NATURAL, QUEEN))),
    ("three-naturals", of_side(*[(NATURAL, KING)] * 3), of_side(*[(NATURAL, KING)] * 2, (MIXED, KING))),
    ("five-canastas", of_side(*[(MIXED, KING)] * 5), of_side(*[(MIXED, KING)] * 4)),
    ("clean", of_side((NATURAL, KING), (NATURAL, SEVEN)), of_side((NATURAL, KING), (MIXED, SEVEN))),
    ("large-pile", deal(seat=SEAT._replace(piles=(3, 20))), deal(seat=SEAT._replace(piles=(19, 19)))),
    ("first-round", deal(seat=SEAT._replace(opened=1)), deal(seat=SEAT._replace(opened=2))),
    (
        "hard-opening",
        deal(seat=SEAT._replace(opened=2, minimum=120)),
        deal(seat=SEAT._replace(opened=3, minimum=150)),
    ),
    ("late-start", of_side(opened=6), of_side(opened=5)),
    ("quick", deal(seat=SEAT._replace(is_out=True), rounds=4), deal(seat=SEAT._replace(is_out=True), rounds=5)),
    ("from-nothing", deal(points=(1000, 0), seat=SEAT._replace(luck=POOR)), deal(points=(1000, 0))),
    ("below-zero", deal(points=(500, -5)), deal(points=(500, 0))),
    ("two-thousand", deal(points=(2000, 0)), deal(points=(1995, 0))),
    ("five-thousand", deal(points=(5000, 0)), deal(points=(4995, 0))),
)


@pytest.mark.parametrize(("key", "done", "not_done"), DEALS, ids=[key for key, *_ in DEALS])
def test_a_feat_of_a_deal(key, done, not_done):
    assert key in keys(match(done))
    assert key not in keys(match(not_done))
    (found,) = [
        one for one in feats_of(match(not_done, done._replace(number=2), done._replace(number=3)), 0) if one.key == key
    ]
    assert found.deal == 2


def course(*points):
    """Deals of these points each, with the scores before them."""
    scores, deals = (0, 0), []
    for number, both in enumerate(points, 1):
        deals.append(deal(number, both, scores))
        scores = (scores[0] + both[0], scores[1] + both[1])
    return deals


COURSES = (
    ("comeback", course((-1000, 500), (6000, 0)), course((-995, 500), (6000, 0))),
    ("last-deal", course((0, 1000), (6000, 0)), course((0, 995), (6000, 0))),
    ("start-to-finish", course((10, 0), (10, 0), (5000, 0)), course((10, 0), (0, 20), (5000, 0))),
    ("narrow", course((5100, 5000)), course((5105, 5000))),
    ("nothing-left", course((5000, 0)), course((5000, 5))),
    ("sprint", course(*[(1700, 0)] * 3), course(*[(1250, 0)] * 4)),
)


@pytest.mark.parametrize(("key", "done", "not_done"), COURSES, ids=[key for key, *_ in COURSES])
def test_a_feat_of_a_match_that_was_won(key, done, not_done):
    assert key in keys(match(*done, winner=0))
    assert key not in keys(match(*not_done, winner=0))
    assert key not in keys(match(*done, winner=1))
    assert key not in keys(match(*done))


def test_opponents_count_by_their_level_and_partners_do_not():
    won = course((5000, 0))
    assert "beat-strong" in keys(match(*won, winner=0, level="strong"))
    assert "beat-expert" not in keys(match(*won, winner=0, level="strong"))
    assert {"beat-strong", "beat-expert"} <= keys(match(*won, winner=0, level="expert"))
    assert "beat-strong" not in keys(match(*won, winner=0))
    seats = [SeatSetup("x", SeatKind.COMPUTER, level) for level in ("easy", "expert", "easy", "expert")]
    four = match(*won, winner=0)._replace(setup=Setup("classic", 4, (), tuple(seats)), rules=setup(4).rules())
    assert "beat-expert" in keys(four)
    person = seats[1]._replace(kind=SeatKind.PERSON)
    assert "beat-expert" not in keys(four._replace(setup=four.setup._replace(seats=(seats[0], person, *seats[2:]))))


def test_every_feat_of_deals_and_matches_is_tried_here():
    tried = {key for key, *_ in (*DEALS, *COURSES)} | {"beat-strong", "beat-expert"}
    assert tried == {*DEAL_FEATS, *MATCH_FEATS}


# --- careers ---------------------------------------------------------------------------------------


def career(*matches):
    """System, players and whether it was won, of each; the key of every feat, with the place it was earned at."""
    made = [
        CareerMatch(str(at), "", "", system, players, won, 0, "") for at, (system, players, won) in enumerate(matches)
    ]
    return {key: earned(made) for key, earned in CAREER_FEATS.items()}


def test_every_system_and_every_number_of_players():
    won = [(system, players, True) for system, players in FORMS]
    first = min([at for at, (system, _) in enumerate(FORMS) if system == KEYS[-1]])
    assert career(*won)["every-system"] == first
    assert career(*won[:first])["every-system"] == -1
    assert career(*[(*form[:2], False) for form in won])["every-system"] == -1
    assert career(*won)["every-number"] == 4


def test_rows_of_wins_and_hundreds():
    won, lost, running = ("classic", 2, True), ("classic", 2, False), ("classic", 2, None)
    assert career(*[won] * 4, lost, *[won] * 2, running, *[won] * 3)["five-in-a-row"] == 10
    assert career(*[won] * 4, lost, *[won] * 4)["five-in-a-row"] == -1
    assert career(*[lost] * 60, running, *[lost] * 40)["hundred"] == 100
    rich = [CareerMatch(str(at), "", "", "classic", 2, None, 400, "") for at in range(3)]
    assert CAREER_FEATS["thousand-canastas"](rich) == 2


def test_a_week_of_days():
    first = date(2026, 2, 26)
    days = [(first + timedelta(days=at)).isoformat() for at in (0, 1, 2, 3, 5, 6, 4)]
    week = [CareerMatch(day, "", "", "classic", 2, None, 0, day) for day in days]
    assert CAREER_FEATS["week"](week) == 6
    assert CAREER_FEATS["week"](week[:6]) == -1


def test_matches_of_the_first_program_are_counted():
    """Its saves are read, most of their deals are played again, and no point is lost where one cannot be."""
    known = []
    for path in sorted(SAVES.glob("format-1/*-finished.*")):
        match = read_game(path)
        facts = facts_of(match)
        known += [deal.is_known for deal in facts.deals]
        assert [sum(points) for points in zip(*[deal.points for deal in facts.deals], strict=True)] == match.totals
    assert known.count(True) > 40 > known.count(False)


def test_a_deal_that_cannot_be_played_again_has_no_feats():
    """It counts by its points, and what they alone say of the match."""
    played = next(one for one in map(recorded, range(40)) if len(one.history) > 1)
    played.history[0] = played.history[0]._replace(actions=None)
    facts = facts_of(played)
    assert [one.is_known for one in facts.deals] == [False, True]
    assert facts.deals[0].points == played.history[0].points
    assert not [found for found in feats_of(facts, 0) if found.deal == 1]
