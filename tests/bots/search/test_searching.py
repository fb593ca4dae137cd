"""Players who search: a function of what they see and of their stream, whatever was learned, however they lean."""

import json

import pytest

from canasta_desktop.bots.baselines.standard import Standard
from canasta_desktop.bots.playout.playing import Playing
from canasta_desktop.bots.playout.tables import COUNT, unfitted
from canasta_desktop.bots.playout.value_net import INPUTS, MOST_UNITS, ValueNet
from canasta_desktop.bots.policy import EVEN, MOST_LEANING, Temperament
from canasta_desktop.bots.search import learned as learned_module
from canasta_desktop.bots.search import searching
from canasta_desktop.bots.search.beliefs import KINDS
from canasta_desktop.bots.search.candidates import LARGE, Breadth, candidates, reluctant_candidates
from canasta_desktop.bots.search.chances import Deals
from canasta_desktop.bots.search.hand_odds import LENGTHS, HandOdds
from canasta_desktop.bots.search.leaning import FOOT, leaning, pull_of_foot
from canasta_desktop.bots.search.learned import (
    LARGEST,
    MOST_OTHERS,
    LearnedError,
    NothingLearned,
    learned,
    unlearned_systems,
)
from canasta_desktop.bots.search.searching import (
    TABLE_SECONDS,
    Effort,
    Expert,
    Heat,
    Race,
    Reserve,
    SearchingPolicy,
    Strong,
)
from canasta_desktop.bots.search.tempered import Tempered
from canasta_desktop.resources import asset_names
from canasta_desktop.rules.actions import DISCARDS, DRAW, Discard, LayMeld, Play, Take
from canasta_desktop.rules.cards import card_text, is_wild, read_cards
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.notation import action_text, read_action
from canasta_desktop.rules.observation import SURE
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.systems import KEYS
from tests.rules.every_rule_set import FORMS
from tests.rules.playing import stroll, table

CAREFUL = Breadth(6, 4, 2, parts=True)
WIDE = CAREFUL._replace(bold=True)
STEPS = WIDE._replace(steps=True)
PILE = """
turn: 0 draw
hand: 9S 9H 4D 6C KS KH QD
ours: 5C 5D 5S
pile: 6S 9C
stock: 40
"""


MELDING = """
turn: 0 play
hand: 9S 2S 4D 6C KS KH QD JC
ours: 5C 5D 5S
pile: 6S 9C
stock: 40
"""


def last_seat(tables, valuer, state, account, rng, noise, turns):
    """In whose turn a playout of so many turns is cut short."""
    playing = Playing(tables, state, rng, noise)
    seat, passed = state.table.turn.seat, 0
    while passed < turns:
        assert not state.table.over
        playing.step()
        if state.table.turn.seat != seat:
            seat = state.table.turn.seat
            passed += 1
    return seat


class Short(SearchingPolicy):
    """One who searches a little."""

    name = "short"
    effort = Effort(WIDE, (Heat(3), Heat(3, 4)), turns=4)


@pytest.fixture
def files(tmp_path, monkeypatch):
    """A folder in place of the assets; what was read before is forgotten."""
    monkeypatch.setattr(learned_module, "asset", lambda name: existing(tmp_path / name.replace("/", "-")))
    learned_module._read.cache_clear()
    yield tmp_path
    learned_module._read.cache_clear()


def existing(path):
    if not path.is_file():
        raise learned_module.ResourceError(f"{path} is missing")
    return path


# --- candidates ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_candidates_are_legal_and_the_first_is_the_careful_choice(seed):
    state = stroll(2 if seed % 2 else 4, seed, 9 * seed)
    view = state.observe(state.table.to_act())
    base = Standard().choose(view, Rng(1)).action
    found = candidates(view, base, WIDE)
    assert found[0] == base
    assert len(set(found)) == len(found)
    assert all(reason(view.table, view.hand, action) is OK for action in found)


def test_both_taking_and_drawing_are_weighed():
    view = table(PILE).observe(0)
    kinds = {type(action) for action in candidates(view, Standard().choose(view, Rng(1)).action, WIDE)}
    assert kinds >= {Take, type(DRAW)}


def test_what_a_careful_player_would_hardly_do_is_weighed_too():
    view = table(MELDING).observe(0)
    found = candidates(view, Standard().choose(view, Rng(1)).action, WIDE)
    (fives,) = view.table.melds[0]
    two, kings = read_cards("2S")[0], read_cards("KS KH")
    assert LayMeld((Play((two,), fives.number),)) in found
    assert LayMeld((Play((*kings, two)),)) in found
    assert DISCARDS[two] in found
    assert len([action for action in found if isinstance(action, Discard)]) > 4


def test_without_boldness_it_spends_no_wild_card_where_that_completes_nothing():
    view = table(MELDING).observe(0)
    base = Standard().choose(view, Rng(1)).action
    careful, all_of_them = candidates(view, base, CAREFUL), candidates(view, base, WIDE)
    assert isinstance(base, Discard)
    assert set(careful) < set(all_of_them)
    assert not any(is_wild(card) for action in careful for card in spent(action))
    assert len([action for action in careful if isinstance(action, Discard)]) == CAREFUL.discards


def spent(action):
    """The cards that an action lays or throws."""
    return [action.card] if isinstance(action, Discard) else [card for play in action.plays for card in play.cards]


@pytest.mark.parametrize(("hand", "is_weighed"), [("9S 2S 4D 6C KS", False), ("9S 2S 4D 6C", True)])
def test_where_wild_cards_are_kept_they_are_discards_of_a_short_hand_alone(hand, is_weighed):
    view = table(MELDING.replace("9S 2S 4D 6C KS KH QD JC", hand)).observe(0)
    nine, two = [DISCARDS[card] for card in read_cards("9S 2S")]
    keeping = CAREFUL._replace(wilds=False)
    assert two in candidates(view, nine, CAREFUL)
    assert (two in candidates(view, nine, keeping)) is is_weighed
    assert candidates(view, two, keeping)[0] == two


LARGE_PILE = """
system: {system}
turn: 0 play
hand: 2S 2D JO 4S 4D 7H 9H TD JS QC AD
ours: 5C 5D 5S
pile: {pile}
stock: 20
"""


def barring(count, base, breadth, system="classic"):
    """The wild cards that are weighed as discards on a pile of so many cards."""
    pile = " ".join([rank + suit for rank in "6789TQK" for suit in "SHDC"][:count])
    view = table(LARGE_PILE.format(system=system, pile=pile)).observe(0)
    found = candidates(view, read_action(base), breadth)
    return [action_text(action) for action in found if isinstance(action, Discard) and is_wild(action.card)]


@pytest.mark.parametrize("base", ["discard 4S", "meld 4S 4D 2S"])
def test_it_bars_a_large_pile_with_its_cheapest_wild_card(base):
    keeping = CAREFUL._replace(wilds=False)
    assert barring(LARGE, base, keeping) == ["discard 2S"]
    assert barring(LARGE - 1, base, keeping) == []
    assert barring(LARGE, base, keeping, system="hand-and-foot") == [], "few cards of it are taken"


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("9S 2S 4D 6C KS KH QD JC", ["discard 2S", "meld KS KH 2S"]),
        ("9S 9H 2S 4D 4C 6C KS KH", ["discard 2S", "meld 9S 9H 2S", "meld KS KH 2S"]),
        ("9S 9H JO 4D 6C QD JC", ["meld 9S 9H JO"]),
        ("9S 9H 4D 4C 6C KS KH", []),
        ("9S 9H 2S", ["discard 2S"]),
    ],
)
def test_reluctantly_it_looks_at_a_two_thrown_and_at_the_highest_pairs_with_a_wild_card(hand, found):
    view = table(MELDING.replace("9S 2S 4D 6C KS KH QD JC", hand)).observe(0)
    assert [action_text(action) for action in reluctant_candidates(view)] == found


def test_reluctantly_it_looks_at_what_is_legal_alone():
    unopened = table(MELDING.replace("ours: 5C 5D 5S\n", "")).observe(0)
    assert [action_text(action) for action in reluctant_candidates(unopened)] == ["discard 2S"]
    assert reluctant_candidates(table(MELDING.replace("play", "draw")).observe(0)) == []


ACES_HELD = """
turn: 0 play
hand: 9D TC AS AS AH AD JO
ours: 5C 5D 5S 5D 2H 2D 2D
pile: 6S 9C
stock: 20
"""


def test_what_is_held_back_is_weighed_against_a_discard_without_boldness_too():
    view = table(ACES_HELD).observe(0)
    aces = LayMeld((Play(tuple(read_cards("AS AS AH AD"))),))
    assert aces in candidates(view, DISCARDS[read_cards("9D")[0]], CAREFUL)
    assert aces not in candidates(view, DISCARDS[read_cards("9D")[0]], CAREFUL._replace(parts=False))


TWO_MELDS = """
turn: 0 play
hand: 5H 9S 9H 4S 4D 4H KS KH KD
ours: 5C 5D 5S
pile: 6S 9C
stock: 40
"""


def test_of_a_plan_each_meld_by_itself_is_weighed_and_what_would_be_held_back():
    view = table(TWO_MELDS).observe(0)
    (fives,) = view.table.melds[0]
    five, fours, kings = [tuple(read_cards(cards)) for cards in ("5H", "4S 4D 4H", "KS KH KD")]
    base = LayMeld((Play(fours), Play(kings)))
    steps = {LayMeld((Play(fours),)), LayMeld((Play(kings),)), LayMeld((Play(five, fives.number),))}
    assert steps <= set(candidates(view, base, STEPS))
    assert not steps <= set(candidates(view, base, WIDE))


def test_a_plan_is_weighed_against_its_parts_and_several_discards_by_the_careful_too():
    view = table(TWO_MELDS).observe(0)
    fours, kings = [Play(tuple(read_cards(cards))) for cards in ("4S 4D 4H", "KS KH KD")]
    found = candidates(view, LayMeld((fours, kings)), CAREFUL)
    assert {LayMeld((fours,)), LayMeld((kings,))} <= set(found)
    assert len([action for action in found if isinstance(action, Discard)]) == 4
    only = candidates(view, LayMeld((fours, kings)), CAREFUL._replace(parts=False))
    assert len([action for action in only if isinstance(action, Discard)]) == 1


# --- the search ------------------------------------------------------------------------------------


@pytest.mark.parametrize("player", [Strong, Expert])
@pytest.mark.parametrize("seed", [3, 8])
def test_a_choice_depends_on_what_is_seen_and_on_the_stream_alone(player, seed):
    state = stroll(4, seed, 60)
    seat = state.table.to_act()
    here = player().choose(state.observe(seat), Rng(seed))
    other_world = state.observe(seat).sample(Rng(seed + 1))
    assert player().choose(other_world.observe(seat), Rng(seed)) == here
    assert here.reasons


def test_all_that_may_be_done_is_valued_at_the_same_seat(monkeypatch):
    view = table(MELDING).observe(0)
    (fives,) = view.table.melds[0]
    goes_on, ends = LayMeld((Play(tuple(read_cards("2S")), fives.number),)), DISCARDS[read_cards("QD")[0]]
    race = Race(view, [goes_on, ends], learned(view.table.rules), Short.effort)
    seats = []
    monkeypatch.setattr(searching, "play_some", lambda *asked: seats.append(last_seat(*asked)) or 0)
    race.run(Rng(3), 60.0)
    assert set(seats) == {(0 + 1 + Short.effort.turns) % 4}


def test_the_other_sides_play_otherwise_from_world_to_world_and_the_own_side_never(monkeypatch):
    view = table(MELDING).observe(0)
    usual, plain = unfitted(), [1] * COUNT
    known = learned(view.table.rules)._replace(tables=usual, others=(plain,))
    race = Race(view, [DISCARDS[read_cards(card)[0]] for card in ("QD", "JC")], known, Short.effort)
    asked = []
    monkeypatch.setattr(searching, "play_some", lambda tables, *rest: asked.append(tables) or 0)
    race.run(Rng(3), 60.0)
    first_three = [usual] * 4, [usual] * 4, [usual, plain, usual, plain]
    assert asked[:6] == [tables for tables in first_three for _ in race.options]


def test_what_was_weighed_stands_beside_the_choice_the_best_first():
    decision = Short().choose(table(PILE).observe(0), Rng(2))
    assert decision.others
    points = [weighed.points for weighed in decision.others]
    assert points == sorted(points, reverse=True)
    assert decision.action not in [weighed.action for weighed in decision.others]


@pytest.mark.parametrize(("reluctance", "chosen"), [(30, "discard 2S"), (50, "discard QD")])
def test_what_it_does_reluctantly_has_to_be_better_by_a_margin(reluctance, chosen, monkeypatch):
    view = table(MELDING).observe(0)
    options = [read_action(text) for text in ("discard QD", "discard JC", "discard 2S")]
    effort = Short.effort._replace(reluctance=reluctance)
    race = Race(view, options[:2], learned(view.table.rules), effort, options[2:])
    assert [weighed.points for weighed in race.behind(0)] == [0.0, 0.0], "nothing was played yet"
    worth = {"QD": 100, "JC": 90, "2S": 140}
    monkeypatch.setattr(searching, "play_some", lambda _, valuer, state, *rest: worth[top_of(state)])
    race.run(Rng(3), 60.0)
    best = race.best([0.0, 0.0, 0.0])
    assert action_text(race.options[best]) == chosen
    told = {action_text(weighed.action): weighed.points for weighed in race.behind(0)}
    assert told == {"discard JC": -10.0, "discard 2S": 40.0}, "what is told are the points, without the margin"


@pytest.mark.parametrize(("alike", "played"), [(0, [6, 6, 6]), (2, [6, 2, 6]), (7, [6, 6, 6])])
def test_of_what_comes_to_the_same_the_first_is_played_on_for_all(alike, played, monkeypatch):
    view = table(MELDING).observe(0)
    options = [read_action(text) for text in ("discard QD", "discard JC", "discard 4D")]
    race = Race(view, options, learned(view.table.rules), Effort(WIDE, (Heat(4), Heat(2)), alike=alike))
    comes_to = {"QD": [100] * 6, "JC": [100] * 6, "4D": [60, 130] * 3}
    left = {card: list(row) for card, row in comes_to.items()}
    monkeypatch.setattr(searching, "play_some", lambda _, valuer, state, *rest: left[top_of(state)].pop(0))
    race.run(Rng(3), 60.0)
    assert [6 - len(row) for row in left.values()] == played
    assert race.rows == list(comes_to.values()), "what is alike is told as if it had been played"
    assert race.best([0.0, 0.0, 0.0]) == 0
    assert race.best([0.0, 1.0, 0.0]) == 1, "a leaning decides between those that are alike"


def test_what_is_alike_falls_out_with_the_one_that_went_on_in_its_place(monkeypatch):
    view = table(MELDING).observe(0)
    options = [read_action(text) for text in ("discard QD", "discard JC", "discard 4D")]
    race = Race(view, options, learned(view.table.rules), Effort(WIDE, (Heat(4), Heat(2)), alike=2))
    worth = {"QD": 100, "JC": 90, "4D": 90}
    monkeypatch.setattr(searching, "play_some", lambda _, valuer, state, *rest: worth[top_of(state)])
    race.run(Rng(3), 60.0)
    assert race.running == [0]
    assert race.best([0.0, 0.0, 500.0]) == 0
    assert [weighed.points for weighed in race.behind(0)] == [-10.0, -10.0]


def test_the_same_points_with_another_chance_to_win_are_not_alike():
    race = Rows([5, 5], [5, 5], [5, 5])
    race.leads = [list(row) for row in race.rows]
    race.rows[1] = [5, 6]
    race._drop_alike()
    assert race.running == [0, 1]


def top_of(state):
    """The card that lies on top of the pile, as text."""
    return card_text(state.table.pile[-1])


@pytest.mark.parametrize(("reluctance", "is_weighed"), [(0, False), (1, True)])
def test_who_is_never_reluctant_does_not_look_at_it(reluctance, is_weighed):
    class Other(Short):
        effort = Effort(CAREFUL._replace(wilds=False), (Heat(3),), turns=4, reluctance=reluctance)

    decision = Other().choose(table(MELDING).observe(0), Rng(2))
    weighed = [action_text(decision.action), *[action_text(weighed.action) for weighed in decision.others]]
    assert ("discard 2S" in weighed) is is_weighed
    assert ("meld KS KH 2S" in weighed) is is_weighed
    assert len(set(weighed)) == len(weighed)


class Rows(Race):
    """A race that has been run: its rows are given."""

    def __init__(self, *rows):
        view = table(PILE).observe(0)
        super().__init__(view, [DISCARDS[at] for at in range(len(rows))], learned(view.table.rules), Short.effort)
        self.rows[:] = [list(row) for row in rows]


def test_the_first_candidate_stays_unless_another_is_better_by_more_than_noise():
    even = [0.0, 0.0, 0.0]
    assert Rows([0, 10, 20], [1, 9, 23], [0, 0, 0]).best(even) == 0
    assert Rows([0, 10, 20], [100, 112, 119], [0, 0, 0]).best(even) == 1
    assert Rows([0, 10, 20], [100, 112, 119], [200, 212, 219]).best(even) == 2


def test_a_leaning_decides_between_what_is_about_as_good_and_no_more():
    close = Rows([0, 10, 20], [0, 10, 20])
    assert close.best([0.0, 0.0]) == 0
    assert close.best([0.0, 5.0]) == 1
    assert Rows([100, 110, 120], [0, 10, 20]).best([0.0, 40.0]) == 0


def test_the_hopeless_fall_out_and_the_best_stays():
    race = Rows([0, 1, 0], [500, 501, 502], [-400, -402, -401])
    race._drop_hopeless()
    assert race.running == [1]
    assert race.best([0.0] * 3) == 1


def test_with_each_heat_fewer_are_played_on_and_the_first_stays_among_them():
    race = Rows([0, 1, 0], [5, 6, 7], [9, 9, 8], [3, 3, 4])
    race._keep_best(2)
    assert race.running == [0, 2]


@pytest.mark.parametrize("worlds", [1, 2, 4, 50, 161])
def test_in_fewer_worlds_the_heats_are_shorter(worlds):
    effort = Expert.effort.within(worlds)
    assert effort.worlds == worlds
    assert [heat.most for heat in effort.heats] == [heat.most for heat in Expert.effort.heats]


@pytest.mark.parametrize(
    ("hand", "melds", "turns"),
    [
        ("9S 9H 4D", "KS KH KD KC KS KH KD", 16),
        ("9S 9H 4D 6C", "KS KH KD KC KS KH KD", 8),  # with four cards nobody goes out soon
        ("9S 9H 4D", "KS KH KD KC KS KH", 8),  # the way out is not open
    ],
)
def test_playouts_go_on_for_longer_where_the_player_is_nearly_out(hand, melds, turns):
    view = table(f"turn: 0 draw\nhand: {hand}\nours: {melds}\npile: 6S 9C\nstock: 40").observe(0)
    assert Expert.net_effort.turns_at(view) == turns
    assert Expert.effort.turns_at(view) == Expert.effort.turns


class Untiring(SearchingPolicy):
    """One who goes on where it is close, but only where a network values positions."""

    name = "untiring"
    effort = Short.effort
    net_effort = Effort(WIDE, (Heat(3), Heat(3, 4)), hopeless=1000.0, turns=1, playouts=400)


@pytest.mark.parametrize(("players", "most"), [(4, 400 + 4 * searching.BATCH), (2, 0)])
def test_where_a_network_values_it_goes_on_until_all_is_played_that_it_has(players, most, monkeypatch):
    state = stroll(players, 5, 39)  # a discard is due, with more than one to choose from
    view = state.observe(state.table.to_act())
    races = []
    monkeypatch.setattr(searching.Race, "best", lambda race, leanings: races.append(race) or 0)
    Untiring().choose(view, Rng(4))
    played = sum(map(len, races[0].rows))
    if most:
        assert Untiring.net_effort.playouts <= played < most
    else:
        assert played <= Short.effort.worlds * len(races[0].rows)


@pytest.mark.parametrize(("worth", "goes_on"), [(-1.0, True), (1e6, False)])
def test_more_is_played_out_of_the_reserve_only_where_it_matters(worth, goes_on, monkeypatch):
    view = stroll(4, 5, 39).observe(stroll(4, 5, 39).table.to_act())
    races = []
    monkeypatch.setattr(searching.Race, "best", lambda race, leanings: races.append(race) or 0)
    player = Untiring()
    player.net_effort = Untiring.net_effort._replace(reserve=Reserve(800, worth))
    player.choose(view, Rng(4))
    assert (sum(map(len, races[0].rows)) >= 800) is goes_on


def test_to_know_which_is_better_is_worth_most_where_it_is_close_and_uncertain():
    first = [0] * 8
    close, wide, clear, far = [-9, 7] * 4, [-90, 70] * 4, [-99, -101] * 4, [-190, -30] * 4
    worth = [Rows(first, other)._worth_knowing() for other in (clear, far, close, wide)]
    assert worth == sorted(worth)
    assert worth[-1] == pytest.approx(10 * worth[-2])
    assert worth[0] == pytest.approx(0.0, abs=1e-9)
    assert Rows(first, wide, close)._worth_knowing() == worth[-1]
    assert Rows(first, first)._worth_knowing() == 0.0


def test_knowing_is_worth_points_where_a_choice_goes_by_the_chance_to_win_the_match():
    race = Rows([0, 40] * 4, [10, 20] * 4)
    points = race._worth_knowing()
    race.rows = [[value / 1000 for value in row] for row in race.leads]
    assert race._worth_knowing() == pytest.approx(points)


def test_what_one_is_expected_to_gain_is_what_chance_says():
    assert searching._expected_gain(-5.0, 0.0) == 0.0
    assert searching._expected_gain(5.0, 0.0) == 5.0
    assert searching._expected_gain(0.0, 10.0) == pytest.approx(3.989, abs=0.001)
    assert searching._expected_gain(-10.0, 10.0) == pytest.approx(0.833, abs=0.001)


def test_in_fewer_worlds_fewer_playouts_are_left():
    player = Untiring()
    player.net_effort = Untiring.net_effort._replace(reserve=Reserve(800, 2.0))
    player.think_within(3)
    assert player.effort.worlds == player.net_effort.worlds == 3
    assert player.net_effort.playouts == 200
    assert player.net_effort.reserve == Reserve(400, 2.0)
    assert Untiring.net_effort.playouts == 400


def test_a_choice_that_takes_too_long_at_a_table_is_cut_short_and_says_so(monkeypatch):
    clock = iter(range(0, 1000, 3))
    monkeypatch.setattr(searching.time, "monotonic", lambda: next(clock))
    player = Short()
    player.most_seconds = TABLE_SECONDS
    decision = player.choose(table(PILE).observe(0), Rng(2))
    assert decision.is_cut_short
    assert not Short().choose(table(PILE).observe(0), Rng(2)).is_cut_short  # nobody waits


# --- temperaments ----------------------------------------------------------------------------------


def test_temperaments_lean_as_their_names_say():
    view = table(PILE).observe(0)
    take = next(action for action in candidates(view, DRAW, WIDE) if isinstance(action, Take))
    wild = DISCARDS[0]
    meld = LayMeld((Play((0, 4, 5)),))

    def points(action, **traits):
        return leaning(view, action, Temperament(**traits), Rng(1))

    assert points(take, risk=2) > 0 > points(take, risk=-2)
    assert points(wild, freezing=1) > 0 > points(wild, freezing=-1)
    assert points(DISCARDS[30], freezing=2) == 0
    assert points(meld, thrift=2) < 0
    assert points(meld, holding=2) < 0 < points(meld, holding=-2)
    assert points(LayMeld((Play((1, 2, 3, 4, 5, 6)),)), patience=2) < 0
    assert {leaning(view, DRAW, Temperament(whim=MOST_LEANING), Rng(seed)) for seed in range(60)} >= {0.0, 5.0}
    assert leaning(view, take, Temperament(), Rng(1)) == 0


FOOT_WAITS = """
system: hand-and-foot
turn: 0 play
hand: AH KH KD 9S 9H 6D 4C
ours: AS AC AD | KS KC KD KH
pile: 6S 9C
stock: 120
extra: {"foot": [FOOT, 13, 13, 13]}
"""
ACE_AND_KINGS = LayMeld((Play(tuple(read_cards("AH")), 0), Play(tuple(read_cards("KH KD")), 1)))


def test_each_card_that_is_laid_brings_a_foot_nearer_that_a_partner_waits_for():
    """HF-7.2"""
    waits, is_taken = [table(FOOT_WAITS.replace("FOOT", text)).observe(0) for text in ("13", "0")]
    alone = table(FOOT_WAITS.replace("[FOOT, 13, 13, 13]", "[13, 13]").replace("120", "60") + "players: 2\n").observe(0)
    assert pull_of_foot(waits, ACE_AND_KINGS) == 3 * FOOT > 0
    assert pull_of_foot(waits, DISCARDS[30]) == pull_of_foot(waits, DRAW) == 0
    assert pull_of_foot(is_taken, ACE_AND_KINGS) == pull_of_foot(alone, ACE_AND_KINGS) == 0


def test_who_comes_to_the_foot_does_not_go_out():
    """HF-6.1: with a foot to come an empty hand ends nothing, and no temperament is for or against it."""
    all_but_one = LayMeld((Play(tuple(read_cards("AH KH KD 9S 9H 6D"))),))
    waits, is_taken = [table(FOOT_WAITS.replace("FOOT", text)).observe(0) for text in ("13", "0")]
    assert leaning(waits, all_but_one, Temperament(patience=2), Rng(1)) == 0
    assert leaning(is_taken, all_but_one, Temperament(patience=2), Rng(1)) < 0


def test_a_foot_that_waits_decides_between_what_is_about_as_good_and_no_more():
    view, options = table(FOOT_WAITS.replace("FOOT", "13")).observe(0), [DISCARDS[30], ACE_AND_KINGS]
    leanings = Short()._leanings(view, options, Short.effort, Rng(1))
    assert Rows([0, 10, 20], [-20, -11, 1]).best(leanings) == 1
    assert Rows([0, 10, 20], [-400, -391, -379]).best(leanings) == 0
    assert Tempered(Standard(), EVEN)._leanings(view, options, Tempered.effort, Rng(1)) == [0, 0], (
        "it plays by its rules"
    )


def test_while_a_foot_waits_more_is_looked_at_that_brings_it_nearer():
    waits, is_taken = [table(FOOT_WAITS.replace("FOOT", text)).observe(0) for text in ("13", "0")]
    foot = Effort(STEPS, (Heat(4),))
    effort = Effort(CAREFUL, (Heat(3),), foot=foot)
    assert effort.at(waits) is foot
    assert effort.at(is_taken) is effort
    assert effort.within(1).at(waits) == foot.within(1) != foot
    assert Effort(WIDE, (Heat(3),)).at(waits).breadth is WIDE


# --- what was learned ------------------------------------------------------------------------------


def test_every_file_that_is_there_can_be_read():
    names = [name.removeprefix("learned/").removesuffix(".json") for name in asset_names() if "learned/" in name]
    assert {"classic-2", "classic-4"} <= set(names)
    assert set(unlearned_systems()) == set(KEYS) - {name.rpartition("-")[0] for name in names}
    for name in names:
        system, _, players = name.rpartition("-")
        assert learned(rule_set(system, int(players)))


def test_a_game_without_a_file_takes_the_nearest_one():
    """But what deals come to hangs on how many play."""
    two, *more = [learned(rule_set("classic", players))._replace(deals=None) for players in (2, 4, 5, 6)]
    assert more == more[:1] * 3
    assert two != more[0]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"tables": [], "worths": []}',
        '{"tables": 7}',
        "[" * 99999,
        "x" * (LARGEST + 1),
        '{"tables": [NaN], "worths": [1e400]}',
    ],
    ids=["empty", "list", "too-few", "a-number", "deep", "long", "no-numbers"],
)
def test_a_damaged_file_is_refused_and_the_player_plays_as_standard_does(files, text):
    for players in range(2, 7):
        (files / f"learned-classic-{players}.json").write_text(text)
    with pytest.raises(LearnedError, match="classic-4"):
        learned(rule_set("classic", 4))
    view = table(PILE).observe(0)
    assert Strong().choose(view, Rng(4)) == Standard().choose(view, Rng(4))._replace(is_stand_in=True)


def test_numbers_of_no_sensible_size_are_refused(files):
    good = {"tables": learned_numbers("tables"), "worths": learned_numbers("worths")}
    for wrong in (10**9, 0.5, True, "7"):
        bad = {**good, "worths": [wrong, *good["worths"][1:]]}
        (files / "learned-classic-4.json").write_text(json.dumps(bad))
        learned_module._read.cache_clear()
        with pytest.raises(LearnedError, match="sensible size"):
            learned(rule_set("classic", 4))


NOTHING_BELIEVED = {("classic", 2)}
"""Where beliefs were found to better nothing, in 2,000 deals from both sides."""

NEVER_FOR_THE_MATCH = {("classic", 3)}
"""Where each deal has other sides (CL-13.2): by chances 31 of 100 matches were won, where luck wins 33."""

NET = {"first": [[1, -2]] * INPUTS, "bias": [5, 6], "second": [7, 8], "base": 9}


@pytest.mark.parametrize(("system", "players"), FORMS)
def test_of_every_game_numbers_were_learned(system, players):
    known = learned(rule_set(system, players))
    assert known.tables
    assert (known.deals is None) == ((system, players) in NEVER_FOR_THE_MATCH)
    assert (known.beliefs is None) == ((system, players) in NOTHING_BELIEVED)


def test_a_network_is_read(files):
    (files / "learned-classic-4.json").write_text(json.dumps({"tables": learned_numbers("tables"), "net": NET}))
    found = learned(rule_set("classic", 4))
    assert isinstance(found.valuer, ValueNet)
    assert (found.valuer.second, found.valuer.base) == ([7, 8], 9)


def test_beliefs_are_read_where_there_are_any(files):
    record = {"tables": learned_numbers("tables"), "net": NET}
    (files / "learned-classic-2.json").write_text(json.dumps(record))
    (files / "learned-classic-3.json").write_text(json.dumps({**record, "beliefs": [7] * KINDS}))
    by_length = [[length] * KINDS for length in range(LENGTHS)]
    both = {"beliefs": [5] * KINDS, "beliefs_by_length": by_length}
    (files / "learned-classic-4.json").write_text(json.dumps({**record, **both}))
    found = [learned(rule_set("classic", players)) for players in (2, 3, 4)]
    assert [one.beliefs for one in found] == [None, HandOdds.alike([7] * KINDS), HandOdds.alike([5] * KINDS)]
    assert [one.finer_beliefs for one in found] == [None, None, HandOdds(tuple(map(tuple, by_length)))]


@pytest.mark.parametrize(("by_length", "finer", "is_finer"), [(True, 9, True), (False, 9, False), (True, None, False)])
def test_hands_are_believed_by_their_length_by_who_does_so_where_that_is_known(by_length, finer, is_finer):
    view = table(PILE).observe(0)
    odds = HandOdds.alike([5] * KINDS), finer and HandOdds.alike([finer] * KINDS)
    known = learned(view.table.rules)._replace(beliefs=odds[0], finer_beliefs=odds[1])
    race = Race(view, [DRAW], known, Short.effort._replace(by_length=by_length))
    assert race._odds == odds[is_finer].at(view)


def test_what_deals_come_to_is_read_where_it_is_known(files):
    record = {"tables": learned_numbers("tables"), "net": NET, "also": [3, 5]}
    (files / "learned-classic-2.json").write_text(json.dumps({**record, "also": []}))
    known = {"4": [850, 900], "3": [600, 700]}
    (files / "learned-classic-4.json").write_text(json.dumps({**record, "deals": known}))
    found = {players: learned(rule_set("classic", players)).deals for players in (2, 3, 4, 5)}
    assert found == {2: None, 3: Deals(600, 700), 4: Deals(850, 900), 5: None}


def test_how_others_play_is_read_where_it_is_known(files):
    tables = learned_numbers("tables")
    record = {"tables": tables, "net": NET}
    (files / "learned-classic-2.json").write_text(json.dumps(record))
    (files / "learned-classic-4.json").write_text(json.dumps({**record, "others": [tables[::-1], tables]}))
    assert learned(rule_set("classic", 2)).others == ()
    assert learned(rule_set("classic", 4)).others == (tables[::-1], tables)


@pytest.mark.parametrize("wrong", [7, [7], [[]], [[0.5] * COUNT], [[0] * COUNT] * (MOST_OTHERS + 1)])
def test_damaged_tables_of_others_are_refused(files, wrong):
    record = {"tables": learned_numbers("tables"), "net": NET, "others": wrong}
    (files / "learned-classic-4.json").write_text(json.dumps(record))
    with pytest.raises(LearnedError, match=r"classic-4\.json: .*Install the program again"):
        learned(rule_set("classic", 4))


WRONG_DEALS = (7, [850], [850, 0], [0, 900], [850, 10**9], [850, 0.5])


@pytest.mark.parametrize("wrong", [7, [850, 900], *({"4": one} for one in WRONG_DEALS)])
def test_damaged_figures_of_deals_are_refused(files, wrong):
    record = {"tables": learned_numbers("tables"), "net": NET, "deals": wrong}
    (files / "learned-classic-4.json").write_text(json.dumps(record))
    with pytest.raises(LearnedError, match=r"classic-4\.json: .*Install the program again"):
        learned(rule_set("classic", 4))


WRONG_ODDS = (7, [SURE] * (KINDS - 1), [SURE + 1] * KINDS, [-1] * KINDS, [0.5] * KINDS)
WRONG_BY_LENGTH = (7, {}, [[SURE] * KINDS] * 2, *([[SURE] * KINDS, one, [SURE] * KINDS] for one in WRONG_ODDS))


@pytest.mark.parametrize(
    "wrong", [*({"beliefs": one} for one in WRONG_ODDS), *({"beliefs_by_length": one} for one in WRONG_BY_LENGTH)]
)
def test_damaged_beliefs_are_refused(files, wrong):
    record = {"tables": learned_numbers("tables"), "net": NET, **wrong}
    (files / "learned-classic-4.json").write_text(json.dumps(record))
    with pytest.raises(LearnedError, match=r"classic-4\.json: .*Install the program again"):
        learned(rule_set("classic", 4))


@pytest.mark.parametrize(
    "wrong",
    [
        7,
        {**NET, "first": NET["first"][1:]},
        {**NET, "first": [[1]] * INPUTS},
        {**NET, "first": [[1, 10**9]] * INPUTS},
        {**NET, "bias": []},
        {**NET, "bias": [5, 0.5]},
        {**NET, "bias": [1] * (MOST_UNITS + 1)},
        {**NET, "second": [7]},
        {**NET, "base": 1 << 50},
        {key: NET[key] for key in ("first", "bias", "second")},
    ],
    ids=["number", "inputs", "units", "weight", "empty", "fraction", "many", "second", "base", "lacks-base"],
)
def test_a_damaged_network_is_refused(files, wrong):
    (files / "learned-classic-4.json").write_text(json.dumps({"tables": learned_numbers("tables"), "net": wrong}))
    with pytest.raises(LearnedError, match=r"classic-4\.json: .*Install the program again"):
        learned(rule_set("classic", 4))


def learned_numbers(key):
    return [0] * (learned_module.COUNT if key == "tables" else learned_module.COUNTS * learned_module.STAGES)


def test_where_there_is_no_file_at_all_it_plays_as_standard_does(files):
    assert unlearned_systems() == KEYS
    with pytest.raises(NothingLearned, match="no file"):
        learned(rule_set("classic", 4))
    view = table(PILE).observe(0)
    assert Expert().choose(view, Rng(4)) == Standard().choose(view, Rng(4))


def test_a_number_of_players_that_no_file_is_for_is_played_as_standard_does(files):
    good = {"tables": learned_numbers("tables"), "worths": learned_numbers("worths"), "also": [5]}
    (files / "learned-samba-4.json").write_text(json.dumps(good))
    rules = rule_set("samba", 6)
    with pytest.raises(NothingLearned):
        learned(rules)
    state = State.deal(rules, DealStart(1, 0, (0, 0, 0)), 7)
    view = state.observe(state.table.to_act())
    assert Expert().choose(view, Rng(4)) == Standard().choose(view, Rng(4))
