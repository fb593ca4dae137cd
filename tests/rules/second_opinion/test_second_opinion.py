"""Tables, actions, beginnings and scores of random deals, judged by `statutes`, `moves`, `beginnings` and `recount`.

A difference is a fault in the rules or in the second opinion; the clauses decide which.
"""

import ast
import dataclasses
from pathlib import Path

import pytest

from canasta_desktop.rules.actions import Action, Answer, Ask, Discard, Draw, Join, LayMeld, Play, Special, Take
from canasta_desktop.rules.cards import Hand, read_cards
from canasta_desktop.rules.events import Event
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import action_text, read_action
from canasta_desktop.rules.options import offered
from canasta_desktop.rules.state import State
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.verification.laws import carry_out, offers, walk
from canasta_desktop.verification.random_actions import arbitrary
from tests.rules.every_rule_set import FORMS
from tests.rules.games import MANY, Game, in_every_game, stack
from tests.rules.second_opinion.beginnings import amiss
from tests.rules.second_opinion.moves import shown_with, unlawful
from tests.rules.second_opinion.recount import SPECIAL, is_concealed, recount, went_out_concealed
from tests.rules.second_opinion.statutes import KNOWN, NO_MATTER, STATUTES, Named, canastas_wanted, judge, named

OPEN_TO_IT = frozenset(["cards", "actions", "events", "state"])
"""What it may take of the rules: what cards and actions are called, what has happened and where the cards lie."""


MODULES = ("statutes", "moves", "beginnings", "recount")


@pytest.mark.parametrize("module", MODULES)
def test_it_asks_nothing_of_the_rules_that_it_judges(module):
    tree = ast.parse((Path(__file__).parent / f"{module}.py").read_text(encoding="utf-8"))
    plain = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    taken = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)} | set(plain)
    ours = {name for name in taken if name.startswith(("canasta_desktop", "tests"))}
    own = {name for name in ours if name.startswith("tests.rules.second_opinion.")}
    assert ours - own <= {f"canasta_desktop.rules.{name}" for name in OPEN_TO_IT}


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_second_opinion_has_made_up_its_mind_about_every_option(system):
    names = {option.name for players in SYSTEMS[system].players() for option in offered(system, players)}
    assert names <= KNOWN | NO_MATTER
    assert len(KNOWN | NO_MATTER) == len(KNOWN) + len(NO_MATTER)


def test_what_the_second_opinion_says_it_knows_it_reads():
    """An option that is only entered in the list of those known would be judged by nobody."""
    read = set()
    for module in MODULES:
        tree = ast.parse((Path(__file__).parent / f"{module}.py").read_text(encoding="utf-8"))
        for part in tree.body:
            if not (
                isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name) and part.targets[0].id == "KNOWN"
            ):
                read |= {node.value for node in ast.walk(part) if isinstance(node, ast.Constant)}
    assert KNOWN - read == set()


# --- tables ---------------------------------------------------------------------------------------------------------


@in_every_game(examples=10)
def test_a_deal_begins_as_the_clauses_say(game):
    game = dataclasses.replace(game, inside=False)
    assert amiss(game.deal(), game.number, game.dealer) == ""


def test_a_last_card_alone_face_down_is_a_discard():
    """The whole pile was taken before it, so nothing else lies there (MA-8.1)."""
    game = Game("modern-american", 4, {}, number=2, dealer=2, scores=(2995, 4995), seed=677, inside=False, steps=0)
    state = game.deal()
    for _ in walk(state, game.rng("walk")):
        pass
    assert (state.table.out, state.table.pile, state.table.face_down) == (2, [], 1)
    assert judge(state) == ""


def test_a_pile_of_which_only_the_top_card_was_taken_stays_frozen_by_what_was_turned_up():
    """Two red threes lie below the first card, and all that is left of the pile (GT-2.3, A-13, VA-3.10)."""
    game = Game("global-trade", 2, {"take_rest_optional": True}, 1, 0, (-300, -300), seed=8432, inside=False)
    state = game.deal()
    state.table.pile[:] = read_cards("3H 3H 8C")
    state.table.frozen = True
    assert stack(state, read_cards("8S 8H TH TH TC KS KD QS QD 9S 9D 7S 7D 6S 6D"))
    state.apply(read_action("take-top 8S 8H | TH TH TC"))
    assert (state.table.pile, state.table.frozen) == (read_cards("3H 3H"), True)


@in_every_game(examples=6)
def test_a_deal_is_lawful_from_its_first_action_to_its_score(game):
    """One walk for all: each action, what then lies on the table, and what the deal counts.

    What was laid lies to the end, so that the table need not be judged after every action.
    """
    log: list[Event] = []
    state = game.deal(log)
    first = state.copy()
    for number, action in enumerate(walk(state, game.rng("walk"), log)):
        if number % 5 == 0:
            assert judge(state) == "", f"on the table before {action_text(action)}"
        if isinstance(action, LayMeld | Take | Join):
            assert judged(state, action) == "", f"done by {action_text(action)}"
    assert judge(state) == "", "on the table at the end"
    concealed = went_out_concealed(first, log, state)
    assert state.table.concealed == concealed, "whether somebody went out concealed"
    assert totals(state) == recount(state, concealed), "what the deal counts"


def test_the_second_opinion_takes_no_joker_for_a_jack():
    melds = [tuple(read_cards(cards)) for cards in ("4D 4C 2H", "9S 9D JO", "JH JH JD")]
    assert shown_with(Take((), plays=tuple([Play(cards) for cards in melds])), "JC") == ["JH", "JH", "JD"]


@in_every_game(examples=4, most=MANY)
def test_whatever_is_accepted_is_lawful(game):
    state, rng = game.moment(), game.rng("probes")
    actions = offers(state, thorough=False)
    for action in [*actions, *[arbitrary(state, rng, actions) for _ in range(40)]]:
        if check(state.table, state.hand_to_act(), action) is None:
            assert judged(state, action) == "", action_text(action)


def judged(state: State, action: Action) -> str:
    """What is wrong with this action, which was accepted."""
    after = state.copy()
    after.apply(action)
    return unlawful(state, action, after)


# --- scores ---------------------------------------------------------------------------------------------------------


def totals(state: State) -> list[int]:
    return [sheet.total for sheet in state.score()]


@in_every_game(examples=10)
def test_whatever_lies_on_the_table_counts_what_the_clauses_say(game):
    """Tables that play seldom leads to: the deal is ended in the middle, and somebody has gone out or nobody."""
    state, rng = dataclasses.replace(game, inside=True).deal(), game.rng("end")
    table = state.table
    if rng.below(3) == 0:
        state.end(-1, None)
        assert totals(state) == recount(state, False)
        return
    seat = table.order[rng.below(len(table.order))]
    melded, added, took = [rng.below(3) == 0 for _ in range(3)]
    table.turn.seat, table.turn.fresh, table.turn.added, table.turn.took = seat, not melded, added, took
    table.pile += [*state.hands[seat].cards(), *state.feet[seat]]
    state.hands[seat], state.feet[seat] = Hand(), []
    table.forgotten[seat] = rng.below(3) if game.options.get("red_threes_by_hand") else 0
    state.end(seat, None)
    concealed = is_concealed(state, melded, added, took)
    assert table.concealed == concealed
    assert totals(state) == recount(state, concealed)


# --- lucky hands ----------------------------------------------------------------------------------------------------

CONCEALING = [(system, players) for system, players in FORMS if system in {"classic", "classic-german", "verschaerft"}]
CONCEALING += [(system, players) for system, players in FORMS if system in {"global-trade", "manzana"}]


@in_every_game(examples=8, tables=CONCEALING)
def test_a_whole_hand_laid_down_at_once_goes_out_concealed(game):
    """Random play hardly ever comes to it: the hand is stacked (CL-8.4, CG-8.3, VS-7.4, GT-8.4, MZ-7.2)."""
    log: list[Event] = []
    state = dataclasses.replace(game, inside=False).deal(log)
    melds, kept = whole_hand(named(state), state.hand_to_act().size + state.table.rules.dealing.draw)
    if not (melds and stack(state, [card for meld in melds for card in meld] + kept)):
        return  # with these options no hand of this size is all melds, or its cards lie open already
    first = state.copy()
    actions = [Draw(), LayMeld(tuple([Play(tuple(meld)) for meld in melds])), *[Discard(card) for card in kept]]
    partners = state.table.sides.count(state.table.sides[state.table.to_act()]) > 1
    if game.options.get("ask_partner") == "compulsory" and partners:
        actions[1:1] = [Ask(), Answer(True)]
    for action in actions:
        assert check(state.table, state.hand_to_act(), action) is None, action
        state.apply(action, log)
    assert state.table.concealed
    assert went_out_concealed(first, log, state)
    assert totals(state) == recount(state, True)


def whole_hand(game: Named, size: int) -> tuple[list[list[int]], list[int]]:
    """Melds of natural cards that use up so many cards, canastas enough, and what is discarded; no melds if none do."""
    wanted = [STATUTES[game.system](game.options).canasta] * canastas_wanted(game)
    required = game.options.get("final_discard") == "required" or game.system == "verschaerft"
    for kept in (1,) if required else (1, 0):
        rest = size - sum(wanted) - kept
        others = [rest // 2, rest - rest // 2] if rest > 5 else [rest] if rest > 2 else []
        if sum(others) == rest:
            ranks = zip("AKQJT", [*wanted, *others], strict=False)
            melds = [read_cards(" ".join([rank + suit for suit in "SHDCSHDC"[:count]])) for rank, count in ranks]
            return melds, read_cards("4S")[:kept]
    return [], []


SPECIAL_HANDS = {
    "straight": "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS JO",
    "pairs_natural": "6S 6H 9S 9H JS JH QS QH 7S 7H AS AH KS KH",
    "pairs_wild": "6S 6H 9S 9H JS JH QS QH 7S 7H AS AH 2S 2H",
    "garbage": "8S 8H 8D 8C QS QH QD QC 5S 5H 5D KS KH KD",
    "miami_pairs": "6S 6H 9S 9H JS JH 7S 7H AS AH 2S 2H JO JO",
    "zip_code": "6S 6H 9S 9H JS JH JD 2S 2H 2D KS KH KD KC",
    "blast_off": "6S 6H 6D 6C 6S 9S 9H 9D 9C JS JH JD JO JO",
    "triples": "6S 6H 6D 9S 9H 9D JS JH JD KS KH KD 2S 2H",
    "quads": "6S 6H 6D 6C 9S 9H 9D 9C JS JH JD JC JO JO",
    "dream_plus4": "6S 6H 6D 6C 6S 9S 9H 9D 9C 9S 2S 2H 2D 2C",
    "dream_plus5": "6S 6H 6D 6C 6S 9S 9H 9D 9C 2S 2H 2D 2C JO",
}
"""MA-7"""
PAGAT = ("straight", "pairs_natural", "pairs_wild", "garbage")


@pytest.mark.parametrize("key", SPECIAL_HANDS)
@pytest.mark.parametrize("options", [{}, {"special_hands": "cla"}, {"profile": "cla"}, {"special_hands": "none"}])
def test_a_special_hand_counts_what_it_says_and_nothing_else(key, options):
    assert set(SPECIAL_HANDS) == set(SPECIAL)
    state = dataclasses.replace(Game.of("modern-american", 4), options=options, seed=5).deal()
    assert stack(state, read_cards(SPECIAL_HANDS[key]))
    keep = [card for card in read_cards("3S") if state.hand_to_act().faces[card]]
    carry_out(state, Draw(*keep))
    known = "cla" in options.values() or (options == {} and key in PAGAT)
    assert (check(state.table, state.hand_to_act(), Special(key)) is None) == known
    if known:
        state.apply(Special(key))
        assert totals(state) == recount(state, False)
        assert totals(state)[1] == {"garbage": 3000 if options else 2000}.get(key, SPECIAL[key])
