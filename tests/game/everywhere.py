"""Moments of random deals of every game, and what must hold of a turn in the making at each of them.

One function a law; each raises AssertionError. The tests ask them of some deals, and they can be asked of many.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from canasta_desktop.game.draft import Draft
from canasta_desktop.game.seat_arrangement import read_steps, steps_record
from canasta_desktop.game.staging_places import NEW_MELD, PILE, StagingPlace, StagingSpot
from canasta_desktop.game.turn_ending import TurnEnding
from canasta_desktop.game.untrusted import Reader
from canasta_desktop.rules.actions import NEW, Action, Ask, Discard, Join, LayMeld, Play, Special, Take
from canasta_desktop.rules.cards import Cards, Hand, is_wild
from canasta_desktop.rules.generator import Goal, legal, plans, takes
from canasta_desktop.rules.going_out_ways import can_go_out
from canasta_desktop.rules.laying import preview
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.seeds import derived_seed
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import ANSWERING, DRAWING, PLAYING, YES, Table
from canasta_desktop.verification.random_positions import random_position
from canasta_desktop.verification.soak import drawn, random_start
from tests.rules.every_rule_set import FORMS

FEW = 30
"""Melds that are staged at one moment at most."""


def random_deal(system: str, players: int, seed: int) -> State:
    """A deal from its beginning or from the middle, with house rules drawn at random."""
    rng = Rng(derived_seed(seed, "everywhere", FORMS.index((system, players))))
    rules = rule_set(system, players, drawn(system, players, rng))
    start = random_start(rules, rng)
    if rng.below(2):
        return random_position(rules, start, rng)
    return State.deal(rules, start, derived_seed(seed, "cards"))


def pick(actions: list[Action], rng: Rng) -> Action:
    """One of these actions; melds, takes and questions more often than their number alone would have it."""
    dear = [action for action in actions if isinstance(action, LayMeld | Take | Ask)]
    some = dear if dear and rng.below(3) else actions
    return some[rng.below(len(some))]


def moments(state: State, rng: Rng, most: int) -> Iterator[State]:
    """Up to so many moments of this deal at which a person would think about a turn; the deal goes on between them."""
    while most and not state.table.over:
        if state.table.turn.phase != ANSWERING and rng.below(dullness(state)) == 0:
            most -= 1
            yield state
        state.apply(pick(legal(state.table, state.hand_to_act()), rng))


def dullness(state: State) -> int:
    """One of so many such moments is looked at: more of those at which there is something to do."""
    offered = legal(state.table, state.hand_to_act())
    if any([isinstance(action, Join | Special) for action in offered]):
        return 1
    if any([isinstance(action, Take) for action in offered]):
        return 3
    return 6 if any([isinstance(action, LayMeld) for action in offered]) else 40


def view_of(state: State) -> Observation:
    """What the seat in turn sees."""
    return state.observe(state.table.turn.seat)


def is_legal(view: Observation, action: Action | Refusal) -> bool:
    return not isinstance(action, Refusal) and check(view.table, view.hand, action) is None


def some_cards(draft: Draft, rng: Rng) -> Cards:
    """Cards of the hand that might belong together, more often than not."""
    left = draft.left.cards()
    if not left:
        return ()
    first = left[rng.below(len(left))]
    kind = rng.below(5)
    if kind == 0:
        rng.shuffle(left)
        return tuple(left[: 1 + rng.below(3)])
    like = [card for card in left if card >> 2 == first >> 2]
    if kind == 1:
        run = range(first % 4 + 8, 52, 4)
        start = rng.below(9)
        like = [card for card in run[start : start + 3 + rng.below(5)] if card in left]
    if kind == 2:
        like = [card for card in left if is_wild(card)][: 1 + rng.below(4)]
    if kind == 3:
        like = like[: 1 + rng.below(5)] + [card for card in left if is_wild(card)][: 1 + rng.below(2)]
    mine = Counter(like) & Counter(left)
    return tuple(mine.elements())


# --- laws ------------------------------------------------------------------------------------------


def staged_as(view: Observation, plays: Sequence[Play]) -> Draft:
    """A draft with these melds, one after the other; each can be placed."""
    draft = Draft(view)
    for play in plays:
        refusal = draft.place(play.cards, NEW_MELD if play.onto == NEW else StagingPlace(StagingSpot.MELD, play.onto))
        assert refusal is None, (play, refusal)
    return draft


def stages_what_is_offered(view: Observation) -> None:
    """Whatever the rules offer can be staged and becomes that action; a take is among those proposed then."""
    table, hand = view.table, view.hand
    melds = [action for action in legal(table, hand) if isinstance(action, LayMeld)]
    for meld in melds[:FEW]:
        draft = staged_as(view, meld.plays)
        action = draft.action()
        assert isinstance(action, LayMeld), (meld, action)
        assert outcome(table, hand, action.plays) == outcome(table, hand, meld.plays)
    for take in islice(takes(table, hand), 4):
        draft = staged_as(view, take.plays)
        assert draft.place(take.cards, PILE) is None, (take, draft.place(take.cards, PILE))
        action = draft.action()
        assert isinstance(action, Take), (take, action)
        places = [StagingPlace(StagingSpot.MELD, take.onto)] if take.onto != NEW else [None]
        found = [said for place in places for said in draft.take_choices(place)]
        assert any([laid_by(said) == laid_by(take) for said in found]), (take, found)
        found = Draft(view).take_choices(StagingPlace(StagingSpot.MELD, take.onto) if take.onto != NEW else NEW_MELD)
        assert any([said.onto == take.onto for said in found]), (take, found)


def laid_by(take: Take) -> tuple[int, bool, list[int]]:
    """To which meld, with the rest or not, and all cards of the hand that go down."""
    return take.onto, take.rest, sorted([*take.cards, *[card for play in take.plays for card in play.cards]])


def outcome(table: Table, hand: Hand, plays: Sequence[Play]) -> list[tuple[int, list[int]]]:
    """The melds of the side after these plays."""
    after, _ = preview(table, hand, plays)
    return sorted([(meld.rank, sorted(meld.cards)) for meld in after.melds[after.sides[after.turn.seat]]])


def stages(view: Observation, rng: Rng, tries: int = 6) -> Draft:
    """What `targets` accepts can be placed and what it refuses cannot; a draft of some such steps."""
    draft = Draft(view)
    drawing = view.table.turn.phase == DRAWING
    for _ in range(tries):
        cards = some_cards(draft, rng)
        if not cards:
            break
        targets = [target for target in draft.targets(cards) if drawing or target.place != PILE]
        told = targets[rng.below(len(targets))]
        fitting = [target for target in targets if target.refusal is None]
        if fitting and rng.below(4):
            told = fitting[rng.below(len(fitting))]
        before = draft.steps
        refusal = draft.place(cards, told.place)
        assert refusal == told.refusal, (told, refusal)
        assert (draft.steps == before) == (refusal is not None)
        holds_together(draft)
    return draft


def holds_together(draft: Draft) -> None:
    """No card is lost or made, every group is said to be what it is, and a draft is the same after a save."""
    view = draft.view
    assert Counter(draft.staged) + Counter(draft.left.cards()) == Counter(view.hand.cards())
    groups = draft.groups()
    assert Counter([card for group in groups for card in group.cards]) == Counter(draft.staged)
    assert Draft(view, draft.steps).steps == draft.steps
    record = json.loads(json.dumps(steps_record(draft.steps)))
    assert read_steps(Reader(record, "draft")) == draft.steps


def acts(draft: Draft) -> None:
    """The action made of a draft is legal and lays just what is staged; the meter says the same of it."""
    view = draft.view
    action = draft.action()
    meter = draft.meter()
    assert meter.complete == (not draft.is_empty and meter.lacks is None)
    for cards in meter.suggestions:
        assert draft.left.holds(cards)
    if draft.is_empty:
        return
    if view.table.turn.phase == PLAYING or draft.takes_pile:
        assert meter.complete == (not isinstance(action, Refusal))
    if isinstance(action, Refusal):
        assert draft.takes_pile or isinstance(check(view.table, view.hand, LayMeld(())), Refusal)
        return
    assert is_legal(view, action)
    assert isinstance(action, Take if draft.takes_pile else LayMeld)
    laid = [card for play in action.plays for card in play.cards]
    laid += action.cards if isinstance(action, Take) else ()
    assert sorted(laid) == list(draft.staged)


def proposes(draft: Draft) -> None:
    """All ways to take the pile are legal; there is one where the rules know one, and the place wanted is kept to."""
    view = draft.view
    choices = draft.take_choices()
    assert len(set(choices)) == len(choices)
    for take in choices:
        assert is_legal(view, take), take
        assert 1 <= draft.taken(take) <= len(view.table.pile)
    if not draft.takes_pile:
        assert bool(choices) == any(True for _ in takes(view.table, view.hand))
    targets = draft.top_targets()
    assert bool(targets) == (view.table.turn.phase == DRAWING and bool(view.table.pile))
    for target in targets:
        found = draft.take_choices(target.place)
        assert (target.refusal is None) == bool(found), target
        for take in found:
            assert is_legal(view, take), take
            assert take.onto == (target.place.number if target.place.spot is StagingSpot.MELD else NEW)
    for take in choices:
        place = StagingPlace(StagingSpot.MELD, take.onto) if take.onto != NEW else None
        assert place is None or any([target.place == place and target.refusal is None for target in targets])


def play_through(state: State, actions: tuple[Action, ...]) -> State:
    """The deal after these actions of the seat in turn, all of them legal."""
    state = state.copy()
    for action in actions:
        assert check(state.table, state.hand_to_act(), action) is None, action
        state.apply(action)
    return state


def goes_out(state: State, draft: Draft) -> None:
    """A way out leads out, and there is one where the rules know one."""
    view = draft.view
    way = draft.way_out()
    if way is not None:
        end = play_through(state, way.actions).table
        assert end.over
        assert end.out == view.seat
    if view.table.turn.phase != PLAYING:
        assert way is None
        return
    first = next(islice(plans(view.table, view.hand, Goal.OUT), 1), None)
    if first is not None:
        assert way is not None, first
    with_leave = view.table.copy()
    with_leave.turn.answer = YES
    last = view.hand.size == 1 and check(with_leave, view.hand, Discard(view.hand.cards()[0])) is None
    could = can_go_out(with_leave, view.hand)
    assert draft.can_go_out_with_leave == could, (last, could)


def ends(state: State, draft: Draft, rng: Rng) -> None:
    """Ending the turn is a row of legal actions, by which the turn is over; what returns was staged."""
    left = draft.left.cards()
    ways = [draft.special_actions.end()]
    if left:
        card = left[rng.below(len(left))]
        ways.append(draft.end_with_discard(card))
        if draft.is_empty:
            legal_now = check(draft.view.table, draft.view.hand, Discard(card)) is None
            assert isinstance(ways[-1], TurnEnding) == legal_now
    for way in ways:
        if isinstance(way, TurnEnding):
            after = play_through(state, way.actions)
            assert after.table.over or after.table.turn.seat != draft.view.seat
            assert not Counter(way.returned) - Counter(draft.staged)


def returns(draft: Draft, rng: Rng) -> None:
    """Cards come back from where they lie, and what stays can stay; an earlier step can be taken back."""
    while not draft.is_empty:
        groups = [group for group in draft.groups() if group.cards]
        if groups and rng.below(3):
            group = groups[rng.below(len(groups))]
            gone = tuple([card for card in group.cards if rng.below(2)]) or group.cards[:1]
            before = Counter(draft.staged)
            assert draft.return_cards(gone, group.place)
            assert not Counter(draft.staged) - (before - Counter(gone))
        else:
            count = len(draft.steps)
            assert draft.take_back()
            assert len(draft.steps) < count
        holds_together(draft)
        assert draft.follow(draft.view) == ()


def knows_the_rare(draft: Draft) -> None:
    """Rare actions are legal, and none that the rules offer is missing."""
    view, special_actions = draft.view, draft.special_actions
    offered = legal(view.table, view.hand)
    joins = special_actions.joins()
    assert set(joins) == {action for action in offered if isinstance(action, Join)}
    for meld in view.table.melds[view.table.sides[view.seat]]:
        for target in special_actions.join_targets(meld.number):
            pair = {meld.number, target.place.number}
            assert (target.refusal is None) == any([{join.first, join.second} == pair for join in joins])
    for choice in special_actions.draws():
        assert is_legal(view, choice.action)
        assert not Counter(choice.laid) - Counter(view.hand.cards())
    for card in special_actions.layable():
        assert is_legal(view, special_actions.lay([card]))
    specials = {action.hand for action in offered if isinstance(action, Special)}
    specials |= {key for extra in view.table.rules.extras for key in extra.specials(view.table, view.hand)}
    assert specials == {hand.key for hand in special_actions.specials() if hand.refusal is None}
    for hand in special_actions.specials():
        missing = sum([need.count for need in hand.needs])
        assert hand.missing == missing
        assert hand.missing >= view.table.rules.dealing.hand + 1 - view.hand.size
        assert not Counter(hand.spare) - Counter(view.hand.cards())
        assert hand.refusal is not None or missing == 0


def everything(state: State, rng: Rng) -> None:
    """All laws at this moment."""
    view = view_of(state)
    empty = Draft(view)
    proposes(empty)
    acts(empty)
    goes_out(state, empty)
    ends(state, empty, rng)
    knows_the_rare(empty)
    stages_what_is_offered(view)
    for _ in range(3):
        draft = stages(view, rng)
        acts(draft)
        proposes(draft)
        goes_out(state, draft)
        ends(state, draft, rng)
        returns(draft, rng)
