"""Temperaments of players of simple rules: what suits them is done where it costs little, and gains nothing either."""

import pytest

from canasta_desktop.bots.levels import LEVELS, policy, with_temperament
from canasta_desktop.bots.players import player
from canasta_desktop.bots.policy import EVEN, Decision, Policy, Temperament
from canasta_desktop.bots.search import searching
from canasta_desktop.bots.search.candidates import Breadth, leaning_candidates
from canasta_desktop.bots.search.leaning import LAID
from canasta_desktop.bots.search.searching import Expert, SearchingPolicy, Strong
from canasta_desktop.bots.search.tempered import Tempered
from canasta_desktop.bots.temperaments import CHARACTER_TEMPERAMENTS
from canasta_desktop.rules.actions import DISCARDS, DRAW, NEW, Discard, LayMeld, Play, Take
from canasta_desktop.rules.cards import is_wild, read_cards
from canasta_desktop.rules.generator import takes
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng
from tests.rules.playing import stroll, table

TO_DRAW = """
turn: 0 draw
hand: 9S 9H 4D 6C KS KH QD
ours: 5C 5D 5S
pile: 6S 9C
stock: 40
"""
TO_PLAY = """
turn: 0 play
hand: 5H 9S 9H 9D 2S 4D 6C KS KH QD
ours: 5C 5D 5S
pile: 6S 9C
stock: 40
"""
OUT = """
turn: 0 play
hand: 5H 5S KS
ours: 5C 5D 5S 5H 5C | 8C 8D 8S 8H 8C 8D 8S
pile: 6S 9C
stock: 40
"""


class Fixed(Policy):
    """Always does the same."""

    def __init__(self, action):
        super().__init__()
        self._action = action

    def choose(self, view, rng):
        return Decision(self._action)


def melds(*cards):
    """New melds of these cards."""
    return LayMeld(tuple([Play(tuple(read_cards(text))) for text in cards]))


def discard(text):
    return DISCARDS[read_cards(text)[0]]


def is_out(action, view):
    return isinstance(action, LayMeld) and view.hand.size - sum([len(play.cards) for play in action.plays]) < 2


def wilds(action):
    return [card for play in action.plays for card in play.cards if is_wild(card)]


VIEW = {text: table(text).observe(0) for text in (TO_DRAW, TO_PLAY, OUT)}
TAKE = next(takes(VIEW[TO_DRAW].table, VIEW[TO_DRAW].hand))
ON_FIVES = LayMeld((Play(tuple(read_cards("5H")), VIEW[TO_PLAY].table.melds[0][0].number),))
WITH_WILD = melds("KS KH 2S")
GOING_OUT = LayMeld((Play(tuple(read_cards("5H 5S")), VIEW[OUT].table.melds[0][0].number),))
SUITS = {
    "takes the pile": (TO_DRAW, DRAW, Temperament(risk=2), lambda done: isinstance(done, Take)),
    "lets it lie": (TO_DRAW, TAKE, Temperament(risk=-2), lambda done: done == DRAW),
    "freezes": (TO_PLAY, discard("QD"), Temperament(freezing=2), lambda done: is_wild(done.card)),
    "does not freeze": (TO_PLAY, discard("2S"), Temperament(freezing=-2), lambda done: not is_wild(done.card)),
    "lays": (TO_PLAY, discard("QD"), Temperament(holding=-2), lambda done: isinstance(done, LayMeld)),
    "keeps": (TO_PLAY, melds("9S 9H 9D"), Temperament(holding=2), lambda done: isinstance(done, Discard)),
    "keeps what begins a meld": (
        TO_PLAY,
        LayMeld((*ON_FIVES.plays, *melds("9S 9H 9D").plays)),
        Temperament(holding=1),
        lambda done: isinstance(done, Discard) or all([play.onto != NEW for play in done.plays]),
    ),
    "keeps wild cards": (TO_PLAY, WITH_WILD, Temperament(thrift=2), lambda done: not wilds_of(done)),
    "spends wild cards": (TO_PLAY, discard("QD"), Temperament(thrift=-2), lambda done: wilds_of(done)),
    "goes out": (OUT, discard("KS"), Temperament(patience=-2), lambda done: is_out(done, VIEW[OUT])),
    "plays on": (OUT, GOING_OUT, Temperament(patience=2), lambda done: not is_out(done, VIEW[OUT])),
}


def wilds_of(action):
    return wilds(action) if isinstance(action, LayMeld) else []


def choice(text, base, temperament, seed=1):
    return Tempered(Fixed(base), temperament).choose(VIEW[text], Rng(seed)).action


@pytest.mark.parametrize("habit", SUITS)
def test_of_what_is_about_as_good_it_does_what_suits_it(monkeypatch, habit):
    monkeypatch.setattr(searching, "play_some", lambda *position: 0)
    text, base, temperament, holds = SUITS[habit]
    assert reason(VIEW[text].table, VIEW[text].hand, base) is OK, "the choice of the rules is legal"
    assert not holds(base)
    assert holds(choice(text, base, temperament))
    assert choice(text, base, EVEN) == base
    opposite = Temperament(*[-value for value in temperament])
    assert not holds(choice(text, base, opposite)), "who leans to the other side does it less than ever"


@pytest.mark.parametrize("frozen_is_worth", [-400, 400])
def test_it_pays_no_high_price_and_takes_no_advantage(monkeypatch, frozen_is_worth):
    """A player of simple rules that saw what a search sees would be a stronger one."""
    monkeypatch.setattr(searching, "play_some", lambda *of: frozen_is_worth if of[2].table.frozen else 0)
    assert choice(TO_PLAY, discard("QD"), Temperament(freezing=2)) == discard("QD")


def test_it_weighs_in_few_worlds(monkeypatch):
    """A level of simple rules is as quick with a temperament, however long those think that search."""
    played = []
    monkeypatch.setattr(searching, "play_some", lambda *of: played.append(of) or 0)
    choice(TO_PLAY, discard("QD"), Temperament(freezing=2))
    assert len(played) == 2 * 8, "the discard of its rules, and one that freezes"


def test_who_plays_by_feeling_varies(monkeypatch):
    monkeypatch.setattr(searching, "play_some", lambda *position: 0)
    found = {choice(TO_PLAY, discard("QD"), CHARACTER_TEMPERAMENTS["lena"], seed) for seed in range(12)}
    assert len(found) > 1
    assert all([isinstance(action, Discard) and not is_wild(action.card) for action in found])


@pytest.mark.parametrize("seed", range(8))
def test_what_is_looked_at_is_legal_and_something_else(seed):
    state = stroll(2 if seed % 2 else 4, seed, 9 * seed)
    view = state.observe(state.table.to_act())
    base = policy("skilled").choose(view, Rng(1)).action
    for character, temperament in CHARACTER_TEMPERAMENTS.items():
        found = leaning_candidates(view, base, temperament, Expert.effort.breadth)
        assert base not in found, character
        assert all([reason(view.table, view.hand, action) is OK for action in found]), character
        assert found == [] or temperament != EVEN


FREEZING = """
turn: 0 play
hand: 2S 4D 6C {hand}
ours: 5C 5D 5S
{theirs}pile: {pile}
stock: 40
"""
KEEPS_WILDS = Breadth(6, 4, 2, wilds=False)
PILE = "6S 9C TH JC 7C"


def freezes(breadth, hand="7H 9S TD JS QC KD AD 4H", theirs="theirs: 8C 8D 8S\n", pile=PILE):
    """Whether a player that freezes gladly looks at that."""
    view = table(FREEZING.format(hand=hand, theirs=theirs, pile=pile)).observe(0)
    return discard("2S") in leaning_candidates(view, discard("4D"), Temperament(freezing=2), breadth)


DEAR = {
    "a long hand": {"hand": "7H 9S TD JS QC KD AD 4H 4S"},
    "a small pile": {"pile": PILE[3:]},
    "a pile that is frozen to the others anyway": {"theirs": ""},
}


def test_who_keeps_wild_cards_freezes_where_that_costs_less():
    assert freezes(KEEPS_WILDS)


@pytest.mark.parametrize("dear", DEAR)
def test_who_keeps_wild_cards_does_not_freeze_where_that_is_dear(dear):
    """To freeze everywhere cost Expert 77 points a deal, and Strong, which weighs all wild discards, nothing."""
    assert not freezes(KEEPS_WILDS, **DEAR[dear])
    assert freezes(Breadth(6, 4, 2), **DEAR[dear])


FEEDING = """
turn: 0 play
hand: 7H 7D 7S 2S 4D 8H KC
ours: 5C 5D 5S
theirs: 4S 4H 4C | 8C 8D 8S | KD KS KH
pile: 6S 9C TH JC 7C AD QS
stock: 40
"""
"""Any natural discard gives the pile away, so that a wild card is the cheapest."""


@pytest.mark.parametrize("temperament", [Temperament(holding=2), Temperament(whim=2)])
def test_who_keeps_wild_cards_throws_none_for_another_temperament(temperament):
    """Expert with Anna's or Aiko's holding froze seven piles more in a hundred deals than without."""
    view = table(FEEDING).observe(0)
    base = discard("KC") if temperament.whim else melds("7H 7D 7S")

    def thrown(breadth):
        found = leaning_candidates(view, base, temperament, breadth)
        return [is_wild(action.card) for action in found if isinstance(action, Discard)]

    assert any(thrown(Breadth(6, 4, 2)))
    assert thrown(KEEPS_WILDS), "it looks at other discards"
    assert not any(thrown(KEEPS_WILDS))


NOT_MELDED = TO_PLAY.replace("ours: 5C 5D 5S\n", "")
LONG_HAND = TO_PLAY.replace("hand: ", "hand: 4S 8D AS ")
"""More cards than were dealt, and the one that was drawn."""
ONE, TWO = melds("9S 9H 9D"), melds("9S 9H 9D", "KS KH 2S")


def points(policy, position, action, effort):
    """What the temperament of a player adds to an action."""
    (found,) = policy._leanings(table(position).observe(0), [action], effort, Rng(1))
    return found


@pytest.mark.parametrize(
    ("position", "laying", "is_held"),
    [(TO_PLAY, ONE, True), (TO_PLAY, TWO, False), (NOT_MELDED, ONE, False), (LONG_HAND, ONE, False)],
)
def test_who_judges_finely_holds_cards_where_that_costs_little(position, laying, is_held):
    """Else Aiko cost Expert up to 81 points a deal, and Strong, whose judgement is coarser, nothing."""
    for holding in (1, 2):
        by = Temperament(holding=holding)
        assert points(Expert(by), position, laying, Expert.net_effort) == (LAID if is_held else 0)
        assert points(Strong(by), position, laying, Strong.effort) <= holding * LAID
    eager = Temperament(holding=-2)
    assert points(Expert(eager), position, laying, Expert.net_effort) >= -2 * LAID, "who lays gladly is heeded"


@pytest.mark.parametrize(("level", "is_sparing"), [(Expert, True), (Strong, False)])
def test_what_a_level_spares_is_heeded_where_it_chooses(monkeypatch, level, is_sparing):
    asked = []
    monkeypatch.setattr(searching, "play_some", lambda *world: 0)
    monkeypatch.setattr(searching, "leaning", lambda *action, sparing: asked.append(sparing) or 0.0)
    level(Temperament(holding=2)).choose(VIEW[TO_PLAY], Rng(1))
    assert set(asked) == {is_sparing}


def test_who_judges_finely_lays_at_once_what_it_lays():
    """Aiko had laid a hand out meld by meld, for after each the turn goes on, and held the last ones back."""
    for by, effort, likes_a_part in (
        (Expert(Temperament(holding=2)), Expert.net_effort, False),
        (Strong(Temperament(holding=2)), Strong.effort, True),
    ):
        assert (points(by, TO_PLAY, ONE, effort) > points(by, TO_PLAY, TWO, effort)) == likes_a_part


def test_every_level_heeds_a_temperament():
    leaning = Temperament(freezing=2)
    for name, level in LEVELS.items():
        assert type(policy(name)) is type(with_temperament(level, EVEN)) is level
        leans = policy(name, leaning)
        assert isinstance(leans, level if issubclass(level, SearchingPolicy) else Tempered)
        assert leans.temperament == leaning
    assert isinstance(player("beginner:emil"), Tempered)
    assert player("skilled:murat").temperament == EVEN


def test_what_cannot_be_read_makes_no_other_player_of_it(monkeypatch):
    """Its rules are its own: it is not said that somebody else stands in for it."""

    def broken(rules):
        raise searching.LearnedError("learned/classic-4.json is broken")

    monkeypatch.setattr(searching, "learned", broken)
    decision = Tempered(Fixed(discard("QD")), Temperament(freezing=2)).choose(VIEW[TO_PLAY], Rng(1))
    assert decision.action == discard("QD")
    assert not decision.is_stand_in
    assert policy("strong").choose(VIEW[TO_PLAY], Rng(1)).is_stand_in
