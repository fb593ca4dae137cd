"""Figures are those of the saves: all of them are counted once more, from the text of 300 recorded matches."""

import json
import sqlite3
from collections import Counter
from datetime import datetime
from math import isclose
from statistics import fmean, linear_regression, stdev

import pytest

from canasta_desktop.archive import tables
from canasta_desktop.archive.person_rating import HeadToHead, RatedMatches, fitted_rating, person_ratings
from canasta_desktop.archive.statistics import Statistics
from canasta_desktop.archive.statistics_answer import PersonPlayed, WhichMatches
from canasta_desktop.bots.strength import GameStrength, LevelMeasure, Rated, StrengthTable
from canasta_desktop.game import journal
from canasta_desktop.rules.actions import Take
from canasta_desktop.rules.notation import read_action
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.table import CANASTA_KINDS, NOBODY
from tests.archive.recorded import all_recorded

MATCHES = 300


@pytest.fixture(scope="module")
def database():
    made = sqlite3.connect(":memory:")
    tables.create(made)
    for number, match in enumerate(all_recorded(MATCHES)):
        tables.put(made, str(number), tables.derive(match, str(number)))
    return made


@pytest.fixture(scope="module")
def recounted():
    """A record for each person in a match that counts."""
    texts = [journal.dumps(match) for match in all_recorded(MATCHES)]
    return [record for number, text in enumerate(texts) for record in recount(str(number), text)]


# --- the recount: from the text of a save and the rules, nothing else --------------------------------


def recount(place, text):
    """What a save says of each person in it; it is played through with nothing but the rules."""
    head, *lines = [json.loads(line) for line in text.splitlines()]
    told, setup = head["particulars"], head["setup"]
    if told["kind"] == "practice":
        return []
    rules = rule_set(setup["system"], setup["players"], setup["options"])
    deals = [*lines, *([head["deal"]] if head["result"]["deals"] > len(lines) else [])]
    scores, dealer, ended = [0] * rules.seating.accounts(), head["first_dealer"], []
    for number, deal in enumerate(deals, 1):
        start = DealStart(number, rules.seating.dealing(number, dealer), tuple(scores))
        ended.append(play_through(State.deal(rules, start, int(deal["seed"], 16)), deal["actions"]))
        points = [sheet.total for sheet in ended[-1][0].score()]
        assert deal.get("points", points) == points
        scores = [score + more for score, more in zip(scores, points, strict=True)]
        dealer = rules.seating.next_dealer(ended[-1][0].table.dealer)
    assert scores == head["result"]["totals"]
    persons = [seat for seat, one in enumerate(setup["seats"]) if one["kind"] == "person"]
    winner = head["result"]["winner"]
    return [
        {
            "place": place,
            "person": setup["seats"][seat]["name"].lower(),
            "game": (setup["system"], setup["players"]),
            "level": level_of([one for at, one in enumerate(setup["seats"]) if rules.seating.account(at) != own]),
            "moment": datetime.fromisoformat(told["played"]).timestamp(),
            "won": None if winner is None else winner == own,
            "deals": [deal_of(state, piles[seat], seat, own) for state, piles in ended],
        }
        for seat in persons
        for own in [rules.seating.account(seat)]
    ]


def play_through(state, actions):
    """The end of a deal, and the sizes of the piles that each seat took."""
    piles = [[] for _ in state.hands]
    for text in actions:
        action, seat, before = read_action(text), state.table.to_act(), len(state.table.pile)
        state.apply(action)
        if isinstance(action, Take):
            piles[seat].append(before - len(state.table.pile) if before > len(state.table.pile) else before)
    return state, piles


def level_of(others):
    levels = {one["level"] for one in others if one["kind"] == "computer"}
    return next(iter(levels)) if len(levels) == 1 else "mixed"


def deal_of(state, piles, seat, own):
    table = state.table
    sheet = state.score()[own]
    side = table.rules.seating.account_side(table, own)
    counts = Counter([line.item.value for line in sheet.lines for _ in range(line.count)])
    canastas = table.rules.melds.canastas(table.melds[side])
    assert sum(canastas) == sum([count for item, count in counts.items() if item.endswith("_canastas")])
    return {
        "points": sheet.total,
        "has_played": seat in table.order,
        "canastas": canastas,
        "out": table.out == seat,
        "concealed": table.out == seat and table.concealed,
        "side_out": table.out != NOBODY and table.sides[table.out] == side,
        "piles": piles,
        "threes": counts["red_threes"],
    }


def sums(records):
    """The figures of these records, as `Figures` has them."""
    over = sorted([one for one in records if one["won"] is not None], key=lambda one: (one["moment"], one["place"]))
    deals = [deal for one in records for deal in one["deals"]]
    piles = [size for deal in deals for size in deal["piles"]]
    longest = run = 0
    for one in over:
        run = run + 1 if one["won"] else 0
        longest = max(longest, run)
    return {
        "matches": len(over),
        "won": sum([one["won"] for one in over]),
        "deals": len(deals),
        "known": len(deals),
        "points": sum([deal["points"] for deal in deals]),
        "canastas": tuple([sum([deal["canastas"][kind] for deal in deals]) for kind in range(CANASTA_KINDS)]),
        "out": sum([deal["out"] for deal in deals]),
        "concealed": sum([deal["concealed"] for deal in deals]),
        "side_out": sum([deal["side_out"] for deal in deals]),
        "piles": len(piles),
        "pile_cards": sum(piles),
        "largest_pile": max(piles, default=0),
        "threes": sum([deal["threes"] for deal in deals]),
        "best": max([deal["points"] for deal in deals]),
        "longest": longest,
    }


def told(figures):
    """The same of the answer."""
    return figures._asdict() | {"best": figures.best.points, "longest": figures.streaks.longest}


# --- the tests -------------------------------------------------------------------------------------


def test_all_figures_are_those_of_a_recount(database, recounted):
    statistics = Statistics(database)
    persons = sorted({one["person"] for one in recounted})
    assert persons == ["klara", "theo"] == sorted([player.person for player in statistics.players()])
    for person in persons:
        own = [one for one in recounted if one["person"] == person]
        half = int(sorted([one["moment"] for one in own])[len(own) // 2])
        game, level = own[0]["game"], own[0]["level"]
        asked = (
            (WhichMatches(person), own),
            (WhichMatches(person, *game), [one for one in own if one["game"] == game]),
            (WhichMatches(person, level=level), [one for one in own if one["level"] == level]),
            (WhichMatches(person, since=half), [one for one in own if one["moment"] >= half]),
            (WhichMatches(person, before=half), [one for one in own if one["moment"] < half]),
        )
        for question, records in asked:
            wanted = sums(records)
            found = told(statistics.figures(question))
            assert {key: found[key] for key in wanted} == wanted, question


def test_games_levels_and_course_add_up_to_the_whole(database, recounted):
    statistics = Statistics(database)
    asked = WhichMatches("klara")
    own = [one for one in recounted if one["person"] == "klara"]
    games = statistics.by_game(asked)
    for game in games:
        wanted = sums([one for one in own if one["game"] == game[:2]])
        assert game[2:] == tuple([wanted[key] for key in ("matches", "won", "deals", "points")])
    assert sorted([game[:2] for game in games]) == sorted({one["game"] for one in own}) == statistics.games("klara")
    whole = statistics.figures(asked)
    levels = statistics.by_level(asked)
    assert {one.level for one in levels} <= set(statistics.levels("klara"))
    assert (sum([one.matches for one in levels]), sum([one.won for one in levels])) == (whole.matches, whole.won)
    course = statistics.course(asked)
    assert (sum([one.deals for one in course]), sum([one.points for one in course])) == (whole.deals, whole.points)
    shares = statistics.answer(asked).luck_shares
    assert [one.favour for one in shares] == [-1, 0, 1]
    assert sum([one.deals for one in shares]) == sum([deal["has_played"] for one in own for deal in one["deals"]])
    assert isclose(sum([one.deals * one.ahead for one in shares]), 0, abs_tol=0.01)


def test_practice_and_what_is_deleted_count_nowhere(database):
    places = {place for (place,) in database.execute("SELECT DISTINCT place FROM person_match")}
    practice = [str(number) for number, match in enumerate(all_recorded(MATCHES)) if number % 23 == 11]
    assert practice
    assert places.isdisjoint(practice)
    assert len(places) == MATCHES - len(practice)
    try:
        tables.delete(database, "0")
        for table in ("person_match", "person_deal", "feat"):
            assert not database.execute(f"SELECT 1 FROM {table} WHERE place = '0'").fetchall()
    finally:
        tables.put(database, "0", tables.derive(all_recorded(MATCHES)[0], "0"))


def test_a_match_twice_is_one_match(database):
    def whole():
        return [database.execute(f"SELECT * FROM {name}").fetchall() for name, _, _ in tables.TABLES]

    before = whole()
    tables.put(database, "7", tables.derive(all_recorded(MATCHES)[7], "7"))
    assert whole() == before


def test_every_deal_is_a_line_of_the_table(database):
    statistics = Statistics(database)
    heads, *lines = statistics.lines(WhichMatches("theo"))
    at = heads.index("points")
    figures = statistics.figures(WhichMatches("theo"))
    assert (len(lines), sum([line[at] for line in lines])) == (figures.deals, figures.points)


def test_who_has_not_played_has_figures_of_nothing(database):
    figures = Statistics(database).figures(WhichMatches("nobody"))
    assert (figures.matches, figures.deals, figures.points_a_deal, figures.best) == (0, 0, 0, None)
    assert Statistics(database).luck(WhichMatches("nobody")).wilds.came == 0
    assert Statistics(database).players()[0] == PersonPlayed("klara", "Klara", 147)


def test_what_luck_was_worth_is_the_slope_over_all_deals(database):
    """Counted once more from the lines of the table: points beside the average of the same game, over wild cards."""
    asked = WhichMatches("theo")
    heads, *lines = Statistics(database).lines(asked)
    deals = [deal for line in lines if (deal := dict(zip(heads, line, strict=True)))["lucky"]]
    games = {}
    for deal in deals:
        games.setdefault((deal["system"], deal["players"]), []).append(deal["points"])
    pairs = [
        (
            deal["wilds_came"] + deal["drawn_came"] - deal["wilds_expected"] - deal["drawn_expected"],
            deal["points"] - fmean(games[deal["system"], deal["players"]]),
        )
        for deal in deals
    ]
    slope = linear_regression(*zip(*pairs, strict=True)).slope
    answer = Statistics(database).answer(asked)
    assert isclose(answer.luck_worth.a_card, slope)
    assert isclose(answer.luck_worth.a_deal, slope * fmean([more for more, _ in pairs]))
    for share in answer.luck_shares:
        own = [points for more, points in pairs if (more > 1) - (more < -1) == share.favour]
        assert (share.deals, round(share.ahead, 6)) == (len(own), round(fmean(own), 6))
        assert isclose(share.band, 1.96 * stdev(own) / len(own) ** 0.5)


# --- the rating ------------------------------------------------------------------------------------

LEVELS = tuple([LevelMeasure(name, 0, 0, 0, 0, 1, "") for name in ("easy", "expert")])
RATED = (Rated("expert", 1800, 1700, 1900), Rated("easy", 1400, 1300, 1500))
STRENGTH = StrengthTable(1, 1, (GameStrength("classic", 2, 100, RATED, ()),), LEVELS, "")


def test_who_wins_every_second_match_is_as_strong_as_the_level():
    (rated,) = person_ratings(STRENGTH, [HeadToHead("classic", 2, "", "expert", 1000, 500)])
    assert abs(rated.rating - 1800) < 5
    assert rated.low < 1800 < rated.high
    assert rated.levels == RATED


def test_ten_to_one_are_four_hundred_points():
    rating, width = fitted_rating([RatedMatches(1.0, -1400.0, 11000, 10000)])
    assert isclose(rating, 1800, abs_tol=1)
    assert width < 20


def test_with_a_partner_one_bears_half_of_it():
    """Beside an expert, against experts: who wins as often as not is one."""
    game = STRENGTH.games[0]._replace(players=4)
    table = STRENGTH._replace(games=(game,))
    (rated,) = person_ratings(table, [HeadToHead("classic", 4, "expert", "expert,expert", 2000, 1000)])
    assert abs(rated.rating - 1800) < 10


def test_few_matches_say_little_and_strangers_nothing():
    (rated,) = person_ratings(STRENGTH, [HeadToHead("classic", 2, "", "expert", 3, 3)])
    assert rated.high - rated.low > 600
    assert rated.rating < 2500
    strangers = (
        HeadToHead("classic", 2, "", "persons", 5, 5),
        HeadToHead("classic", 2, "", "unheard-of", 5, 5),
        HeadToHead("classic", 4, "easy", "easy,easy", 5, 5),
        HeadToHead("samba", 2, "", "easy", 5, 5),
    )
    assert person_ratings(STRENGTH, strangers) == []
