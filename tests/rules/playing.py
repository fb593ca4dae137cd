"""What the tests of the rules share: positions as text, deals of classic played at random, a deal as a record.

Only what anybody may call is used here, so that the same tests run against the compiled core.
"""

import json

from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import action_text, read_action
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.positions import read_position
from canasta_desktop.rules.records import state_text
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.verification.laws import walk

CLASSIC = {players: rule_set("classic", players) for players in (2, 4)}

FAR = 4000
"""More actions than any deal takes."""


# --- positions as text -----------------------------------------------------------------------------


def table(text: str) -> State:
    """A position: a line a fact, `key: value`; whatever is not named is ordinary and unknown.

    `system`, `options` (as JSON) and `players`, `turn` (seat and phase, `0 draw`), `hand` (of the seat in turn) and
    `hand N` (cards or a number), `ours` and `theirs` (melds of the side in turn and of the next one, separated by `|`),
    `threes` and `their threes`, `pile`, `stock` (cards, the next first, or a number), `scores` (by side), `melded by`
    (seats), `extra` (as JSON, see CASES.md).
    """
    given = {}
    for line in text.strip().splitlines():
        key, colon, value = line.partition(":")
        assert colon, line
        given[key.strip()] = value.strip()
    players = int(given.pop("players", "4"))
    rules = rule_set(given.pop("system", "classic"), players, json.loads(given.pop("options", "{}")))
    sides = rules.seating.sides
    seat, phase = given.pop("turn", "0 draw").split()
    turn = int(seat)
    ours, theirs = turn % sides, (turn + 1) % sides
    hands: list[str | int] = [rules.dealing.hand] * players
    melds: list[list[str]] = [[] for _ in range(sides)]
    threes = [""] * sides
    position: dict[str, object] = {"turn": turn, "phase": phase, "hands": hands, "melds": melds, "red_threes": threes}
    position |= {"stock": _cards_or_number(given.pop("stock", "20")), "pile": given.pop("pile", "")}
    position["scores"] = [int(score) for score in given.pop("scores", "0 " * rules.seating.accounts()).split()]
    extra = json.loads(given.pop("extra", "{}"))
    if "melded by" in given:
        extra["melded_by"] = [int(seat) for seat in given.pop("melded by").split()]
    position["extra"] = extra
    for key, value in given.items():
        if key == "hand":
            hands[turn] = _cards_or_number(value)
        elif key.startswith("hand "):
            hands[int(key[5:])] = _cards_or_number(value)
        elif key in ("ours", "theirs"):
            melds[ours if key == "ours" else theirs] = [meld.strip() for meld in value.split("|")]
        else:
            threes[{"threes": ours, "their threes": theirs}[key]] = value
    return read_position(rules, position)


def _cards_or_number(text: str) -> str | int:
    return int(text) if text.isdecimal() else text


def refusal(state: State, action: str) -> Refusal | None:
    """Why the seat whose action is due is refused this action, None if it is not."""
    return check(state.table, state.hand_to_act(), read_action(action))


def outcome(state: State, *actions: str) -> str:
    """Play these actions on a copy: `legal`, or the code of the first refusal and, unless it is the last, its place."""
    state = state.copy()
    for index, action in enumerate(actions):
        refused = refusal(state, action)
        if refused is not None:
            return refused.reason.value + ("" if index == len(actions) - 1 else f" at {action!r}")
        state.apply(read_action(action))
    return "legal"


def after(state: State, *actions: str) -> State:
    """The deal after these actions, all of them legal."""
    state = state.copy()
    for action in actions:
        assert refusal(state, action) is None, (action, refusal(state, action))
        state.apply(read_action(action))
    return state


def offered(state: State) -> list[str]:
    """What `legal` offers, as text."""
    return [] if state.table.over else [action_text(action) for action in legal(state.table, state.hand_to_act())]


# --- random play -----------------------------------------------------------------------------------

SCORES = (-105, -5, 0, 1495, 1500, 2995, 3000, 4995)


def random_deal(players: int, seed: int) -> State:
    """A deal of classic, its dealer, number and scores from the seed as well; for all other games see `games`."""
    rng = Rng(seed)
    scores = (SCORES[rng.below(len(SCORES))], SCORES[rng.below(len(SCORES))])
    return State.deal(CLASSIC[players], DealStart(1 + rng.below(5), rng.below(players), scores), seed)


def stroll(players: int, seed: int, steps: int) -> State:
    """A deal of classic some random steps on, and not over."""
    while True:
        state, taken = random_deal(players, seed), 0
        for taken, _ in enumerate(walk(state, Rng(seed + 1))):
            if taken == steps:
                return state
        steps = taken  # it is over before: the last moment


# --- what lies where -------------------------------------------------------------------------------


def record(state: State) -> dict[str, list]:
    """A deal as the record a save holds, read as plain JSON: what a test compares without asking the core."""
    return json.loads(state_text(state))


def words(text: str) -> list[str]:
    return text.split()
