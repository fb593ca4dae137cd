"""What one action may do to the table, system by system, said from the clauses alone: a second opinion on `check`.

`unlawful` compares the table before and after an action that was accepted: who may take the pile and with what, what
may be added to a meld that lies there, what the first melds of a side must be. Nothing here asks a rule set.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from canasta_desktop.rules.actions import Action, Join, Take
from canasta_desktop.rules.state import State
from tests.rules.second_opinion.recount import points
from tests.rules.second_opinion.statutes import FULL, STATUTES, Named, is_wild, named, words

Melds = dict[int, list[str]]
"""By number, the cards that lie in it."""


def unlawful(before: State, action: Action, after: State) -> str:
    """What is wrong with what this action has done; nothing if all is well."""
    game = named(before)
    own = before.table.sides[before.table.turn.seat]
    others = [side for side in range(len(before.table.melds)) if side != own]
    formed = before.table.lone < 0 <= after.table.lone  # CL-13.5: then the melds of the others are put together
    if not formed and any([melds_of(before, side) != melds_of(after, side) for side in others]):
        return "melds of another side have changed"  # CL-5.11
    old, new = melds_of(before, own), melds_of(after, own)
    if isinstance(action, Join):
        return _joined(old, new, game)
    if any([Counter(old[number]) - Counter(new.get(number, [])) for number in old]):
        return "a card has left a meld"  # CL-5.11
    wrong = ""
    if isinstance(action, Take):
        wrong = _taken(before, action, game, old) or _left(before, action, after, game)
    if wrong or old == new:
        return wrong
    return _opened(before, action, after, game, new) if not old else _added(before, game, old, new)


def melds_of(state: State, side: int) -> Melds:
    return {meld.number: sorted(words(meld.cards)) for meld in state.table.melds[side]}


def wilds_of(cards: Sequence[str]) -> int:
    return len([card for card in cards if is_wild(card)])


def kind(card: str) -> str:
    """The rank of a card; a joker (JO) is no jack."""
    return card if card == "JO" else card[0]


def rank_of(cards: Sequence[str]) -> str:
    """The rank of a set, `wild` for wild cards alone, `run` for a sequence."""
    ranks = {card[0] for card in cards if not is_wild(card)}
    return "wild" if not ranks else "run" if len(ranks) > 1 else min(ranks)


# --- adding ---------------------------------------------------------------------------------------------------------


def _added(before: State, game: Named, old: Melds, new: Melds) -> str:
    """What an open side may lay."""
    for number, cards in new.items():
        lying = old.get(number, [])
        if wilds_of(cards) == wilds_of(lying) or rank_of(cards) == "wild":
            continue
        # SA-3.3 and A-5 of joker-samba.md; in the Dutch form wild cards may be added (SA-3.5).
        closes = game.system in ("samba", "bolivia", "joker-samba") and game.options.get("profile") != "dutch"
        if closes and len(lying) >= FULL:
            return f"a wild card is added to {' '.join(lying)}"
        if game.system == "modern-american" and (wrong := _modern_wilds(game, lying, cards, new)):
            return wrong
    return _dead(before, game, old, new)


def _modern_wilds(game: Named, lying: Sequence[str], cards: Sequence[str], new: Melds) -> str:
    """Wild cards into a set after the initial meld (MA-3.3, MA-3.6, MA-3.8)."""
    if rank_of(cards) == "A" and wilds_of(lying) == 0:
        return "a wild card in pure or new aces"
    needed = 2 if game.options.get("rule_of_five") is False else 5  # VA-1.1
    if len(cards) - wilds_of(cards) < needed:
        return f"a wild card in {' '.join(cards)}"
    if any([rank_of(other) == "wild" and len(other) < FULL for other in new.values()]):
        return "a wild card beside an unfinished meld of them"
    return ""


def _dead(before: State, game: Named, old: Melds, new: Melds) -> str:
    """Ranks that nobody may begin or add to any more (MA-3.10, VA-1.7)."""
    if game.system != "modern-american":
        return ""
    side = before.table.sides[before.table.turn.seat]
    owners = [side] if game.options.get("closed_rank") == "own_only" else range(len(before.table.melds))
    closed = [cards for owner in owners for cards in melds_of(before, owner).values() if len(cards) == FULL]
    dead = {rank_of(cards) for cards in closed} - {"wild"}
    changed = {rank_of(cards) for number, cards in new.items() if cards != old.get(number)}
    return f"dead: {dead & changed}" if dead & changed else ""


def _joined(old: Melds, new: Melds, game: Named) -> str:
    """Two melds of a rank become one (SA-3.4, GT-5.6)."""
    gone = [number for number in old if number not in new]
    grown = [number for number in new if new[number] != old.get(number)]
    if len(gone) != 1 or len(grown) != 1 or Counter(new[grown[0]]) != Counter(old[gone[0]]) + Counter(old[grown[0]]):
        return "joining has changed other melds"
    pair = [old[gone[0]], old[grown[0]]]
    if rank_of(pair[0]) != rank_of(pair[1]) or rank_of(pair[0]) == "run" or STATUTES[game.system]({}).again != "yes":
        return "these cannot be joined"  # SA-4.3
    closes = game.system != "global-trade" and game.options.get("profile") != "dutch"
    for lying, other in (pair, pair[::-1]):
        if closes and len(lying) >= FULL and wilds_of(other) and (len(other) < FULL or wilds_of(lying)):
            return "what joins a canasta brings wild cards"  # A-9 of samba.md
    return ""


# --- the initial meld -----------------------------------------------------------------------------------------------

FOUR_STEPS = ((-(10**9), 15), (0, 50), (1500, 90), (3000, 120))
"""CL-7.2, CG-7.1, GT-7.1"""
STEPS = {
    "verschaerft": ((-(10**9), 50), (1500, 90), (3000, 120)),  # VS-6.1
    "modern-american": ((-(10**9), 125), (3000, 155), (5000, 180)),  # MA-5.1
    "joker-samba": ((-(10**9), 50), (3000, 90), (5000, 120), (7000, 160)),  # JS-3.1
    "manzana": ((-(10**9), 15), (0, 30), (750, 50), (1500, 70)),  # MZ-5.1
}


def minimum(game: Named, score: int, number: int) -> int:
    """The card count that the first melds of a side must have."""
    minimums = str(game.options.get("minimums", ""))
    if minimums == "none":
        return 0  # VA-6.16, VA-6.34
    if game.system == "hand-and-foot" and minimums == "by-score":
        return 150 if score >= 7500 else 120 if score >= 5000 else 90 if score >= 2500 else 50  # VA-6.16
    if game.system == "hand-and-foot":
        by_deal = [int(points) for points in (minimums or "50-90-120-150").split("-")]
        return by_deal[min(number, 4) - 1]  # HF-5.1, HF-8.2, VA-6.16
    steps = STEPS.get(game.system, FOUR_STEPS)
    if game.system in ("samba", "bolivia"):
        top = 5000 if minimums == "early" else 7000  # VA-6.34
        steps = (*steps, (top, int(str(game.options.get("top_minimum", 150)))))  # SA-6.1, BO-1.6, VA-3.12
    if (game.system, game.players) == ("classic", 6) and game.options.get("six_player_form") != "3x2":
        steps = (*steps, (7000, 150))  # CL-15.6
    return next(value for (low, value), (high, _) in pairwise((*steps, (10**9, 0))) if low <= score < high)


def _opened(before: State, action: Action, after: State, game: Named, new: Melds) -> str:
    """The first melds of a side."""
    table = before.table
    laid = list(new.values())
    if isinstance(action, Take) and game.system == "modern-american":
        laid = without_top(laid, words(table.pile[-1:])[0])  # MA-4.5
    account = table.turn.seat if game.is_cut_throat() else table.sides[table.turn.seat]  # CL-13.8
    counts = [points(cards, 5 if game.system == "verschaerft" else 10) for cards in laid]
    count = max(counts, default=0) if game.has("first_meld_single") else sum(counts)  # VA-3.6
    reached = count >= minimum(game, table.scores[account], table.number)
    if game.system == "modern-american":
        return _modern_opening(game, laid, reached)
    # CL-7.7, A-3 of manzana.md: the whole hand with a canasta, drawn from the stock.
    waives = game.system in ("classic", "manzana") and not isinstance(action, Take)
    full = STATUTES[game.system](game.options).canasta
    whole = after.hands[table.turn.seat].size <= 1 and any([len(cards) >= full for cards in laid])
    return "" if reached or (waives and whole) else f"opened with {count} points"


def without_top(laid: list[list[str]], top: str) -> list[list[str]]:
    """What of these melds came from the hand and is a meld without the pile's top card."""
    found, left = [], top
    for cards in laid:
        if rank_of(cards) == left[:1]:
            cards = sorted((Counter(cards) - Counter([top])).elements())
            left = ""
        if len(cards) >= 3:
            found.append(cards)
    return found


def _modern_opening(game: Named, laid: list[list[str]], reached: bool) -> str:
    """MA-5 with VA-1.2, VA-1.12 and VA-1.13."""
    league = game.options.get("profile") == "cla"
    splash = game.options.get("splash", not league)
    if splash and any([len(cards) == FULL and wilds_of(cards) in (0, FULL) for cards in laid]):
        return ""
    if league and any([len(cards) == FULL and wilds_of(cards) not in (0, FULL) for cards in laid]):
        return "opened with a mixed canasta"
    demand = game.options.get("initial_meld", "strict" if league else "standard")
    pure = any([wilds_of(cards) == 0 for cards in laid])
    wild = any([rank_of(cards) == "wild" for cards in laid])
    three = any([len(cards) - wilds_of(cards) >= 3 for cards in laid])
    lawful = {"strict": pure, "standard": pure or wild, "lenient": pure or wild or three, "any": True}[str(demand)]
    if wild and any([wilds_of(cards) for cards in laid if rank_of(cards) != "wild"]):
        if any([rank_of(cards) == "wild" and len(cards) < FULL for cards in laid]):
            return "opened with wild cards beside an unfinished meld of them"  # MA-3.8, A-4, A-10
    return "" if reached and lawful else f"opened with {laid}"


# --- the pile -------------------------------------------------------------------------------------------------------


def _taken(before: State, take: Take, game: Named, old: Melds) -> str:
    """Whether this seat may take the pile, with what it shows."""
    table = before.table
    top = words(table.pile[-1:])[0]
    shown = shown_with(take, top)
    pair = len([card for card in shown if kind(card) == kind(top)]) >= 2
    onto = _onto(before, take)
    single = (
        game.system not in ("modern-american", "hand-and-foot") and game.options.get("single_card_rule") is not False
    )
    if single and len(table.pile) == 1 and before.hand_to_act().size == 1 and table.stock:
        return "a single card for a single card"  # CL-6.9, GT-6.7, A-15 of verschaerft.md, VA-2.22
    if is_wild(top):
        return _wild_top(game, top, shown, onto)
    if top[0] == "3" and game.system != "verschaerft":
        return "a three on top"  # CL-6.8, HF-2.3, MA-4.4; VS-5.7
    if game.system == "modern-american":
        return _modern_take(game, top, shown, onto, old)
    if not old and not game.options.get("initial_with_pile", game.system != "classic-german"):
        return "before the initial meld"  # CG-6.3, VA-2.23
    frozen = table.frozen or game.has("always_frozen") or not old  # CL-6.2, CL-6.3, VA-2.10
    return "" if pair or (not frozen and _fits(game, top, shown, onto)) else f"{top} taken with {shown}"


def shown_with(take: Take, top: str) -> list[str]:
    """The cards shown with the top card; the pair may belong to the initial meld (MA-4.5)."""
    if take.cards or take.onto >= 0:
        return words(take.cards)
    melds = [words(play.cards) for play in take.plays]
    return next((cards for cards in melds if kind(top) in map(kind, cards)), [])


def _onto(before: State, take: Take) -> list[str]:
    """The cards of the meld that the top card joins."""
    melds = [meld for laid in before.table.melds for meld in laid]
    return [card for meld in melds if meld.number == take.onto for card in words(meld.cards)]


def _modern_take(game: Named, top: str, shown: Sequence[str], onto: Sequence[str], old: Melds) -> str:
    """A natural pair, for a meld of three or four cards if there is one (MA-4.2, MA-4.3); VA-1.3."""
    option = game.options.get("initial_take_pile")
    if option == "forbidden" and not old:
        return "before the initial meld"
    if option == "no_mixed_aces" and not old and top[0] == "A" and wilds_of(shown):
        return "with aces of a mixed meld"
    pair = len([card for card in shown if kind(card) == kind(top)]) >= 2
    return "" if pair and (not onto or len(onto) in (3, 4)) else "no pair, or too many there"


def _left(before: State, take: Take, after: State, game: Named) -> str:
    """What stays in the pile: nothing (CL-6.1), but for HF-2.2, SA-5.4 and VA-3.10."""
    pile = before.table.pile
    if after.table.over and after.table.out < 0:
        return ""  # a three that was held has been replaced by the last card, which is one too (MA-8.5)
    alone = game.options.get("profile") == "dutch" and rank_of(_onto(before, take)) == "run"
    alone |= game.has("take_rest_optional") and not take.rest
    most = game.options.get("pile_taken", 7 if game.system == "hand-and-foot" else "all")  # HF-2.2, VA-6.14
    count = 1 if alone else len(pile) if most == "all" else min(int(str(most)), len(pile))
    return "" if after.table.pile == pile[: len(pile) - count] else "not as many cards of the pile as are to be taken"


def _wild_top(game: Named, top: str, shown: Sequence[str], onto: Sequence[str]) -> str:
    """A wild card on top: CL-6.7, VA-2.9 with GT-6.4, VS-5.7, HF-2.3, BO-1.5, MA-4.4, MZ-4.3."""
    naturals = [card[0] for card in shown if not is_wild(card)]
    if game.system == "verschaerft":
        return "" if len(shown) >= 2 and not naturals and rank_of(onto) == "wild" else "a wild card on top"
    if game.system == "hand-and-foot" and game.at_home("wild_books", "allowed", "none") == "allowed":  # VA-6.18
        return "" if list(map(kind, shown)).count(kind(top)) >= 2 else "not two of a kind for a wild card"
    if game.options.get("top_wild_takeable", game.system == "global-trade"):
        return "" if len(naturals) >= 2 and len(set(naturals)) == 1 else "no pair for a wild card"
    return "a wild card on top"


def _fits(game: Named, top: str, shown: Sequence[str], onto: Sequence[str]) -> bool:
    """Whether an open side may take a pile that is not frozen without a natural pair."""
    one_each = wilds_of(shown) >= 1 and any([kind(card) == kind(top) for card in shown])
    if game.system == "hand-and-foot":
        return False  # HF-2.2
    if game.system in ("samba", "bolivia", "joker-samba"):  # SA-5.1, SA-5.2, SA-5.4, SA-5.5
        sets = game.options.get("profile") != "dutch" and game.options.get("set_extension", True)
        return not shown and 0 < len(onto) < FULL and (rank_of(onto) == "run" or bool(sets))
    if game.system == "verschaerft":
        return rank_of(onto) == kind(top) if onto else game.has("take_with_wild") and one_each  # VS-5.1, VA-3.7
    return (bool(onto) and rank_of(onto) == kind(top)) or one_each  # CL-6.5, CG-6.5, GT-6.5, MZ-4.1
