"""The score of a deal, system by system, said again from the clauses alone: a second opinion on `scoring`.

Nothing here asks a rule set. Cards are words, as CASES.md writes them. Whether somebody has gone out concealed is told
from the events of the deal.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.state import State
from tests.rules.second_opinion.statutes import BLACK, FULL, RED, Named, canasta_kind, named, words

VALUES = dict.fromkeys("KQJT98", 10) | dict.fromkeys("76543", 5) | {"A": 20, "2": 20}


@dataclass(frozen=True)
class Side:
    """What counts for one account: melds, threes laid, what each of its players holds, and how the deal ended.

    `hands`: with what is left of a foot. `out`: one of its players has gone out, `concealed`: whoever has gone out did
    so concealed; `forgotten`: red threes (GT-3.2); `special`: its special hand.
    """

    melds: Sequence[Sequence[str]] = ()
    threes: Sequence[str] = ()
    hands: Sequence[Sequence[str]] = ()
    out: bool = False
    somebody_out: bool = False
    concealed: bool = False
    forgotten: int = 0
    special: str = ""

    @property
    def left(self) -> list[str]:
        return [card for hand in self.hands for card in hand]

    @property
    def laid(self) -> list[str]:
        return [card for meld in self.melds for card in meld]


def points(cards: Sequence[str], eight: int = 10) -> int:
    """CL-1.3; an eight counts 5 in VS-1.3, a red three nothing but in MA-1.1."""
    return sum([50 if card == "JO" else eight if card[0] == "8" else VALUES[card[0]] for card in cards])


def without(cards: Sequence[str], others: Sequence[str]) -> list[str]:
    return [card for card in cards if card not in others]


def only(cards: Sequence[str], those: Sequence[str]) -> list[str]:
    return [card for card in cards if card in those]


def full(side: Side, size: int = FULL) -> list[Sequence[str]]:
    """The canastas."""
    return [meld for meld in side.melds if len(meld) >= size]


def figure(game: Named, name: str) -> int:
    """An option that is a number, 0 by default."""
    return int(str(game.options.get(name, 0)))


# --- system by system -----------------------------------------------------------------------------------------------


def classic(side: Side, game: Named) -> int:
    """CL-10 with VA-2."""
    price = {"natural": 500, "mixed": 300, "wild": figure(game, "wild_canasta")}  # VA-2.2
    total = points(side.laid) + sum([price[canasta_kind(meld)] for meld in full(side)])
    total += 0 if not side.out else 200 if side.concealed else 100
    if side.out and side.concealed and full(side):
        total += figure(game, "hand_canasta_bonus")  # VA-2.13
    red = len(side.threes)
    bonus = 800 if red == 4 else 100 * red
    if (game.system, game.players) == ("classic", 6):
        bonus = {5: 1000, 6: 1200}.get(red, 100 * red)  # CL-15.5
    earned = bool(full(side)) if game.has("red_threes_need_canasta") else bool(side.melds)  # VA-2.11
    total += bonus if earned else -bonus
    unfinished = [meld for meld in side.melds if canasta_kind(meld) == "wild" and len(meld) < FULL]
    total -= figure(game, "wild_meld_penalty") * len(unfinished)  # VA-2.3
    return total - points(without(side.left, RED))


def global_trade(side: Side, game: Named) -> int:
    """GT-10 with GT-3.2"""
    return classic(side, game) - 500 * side.forgotten


def verschaerft(side: Side, game: Named) -> int:
    """VS-9"""
    twice = 2 if side.concealed and not side.out else 1
    canastas = full(side)
    price = {"natural": 500, "mixed": 300, "wild": 1000}
    laid = points(side.laid, 5)
    total = laid if canastas else -laid * twice
    total += sum([price[canasta_kind(meld)] for meld in canastas])
    total += 0 if not side.out else 200 if side.concealed else 100
    plus = min(len(side.threes), len(canastas))
    total += doubling(plus) - twice * doubling(len(side.threes) - plus)
    return total - twice * (doubling(len(only(side.left, BLACK))) + points(without(side.left, BLACK), 5))


def doubling(count: int) -> int:
    """The f of VS-9."""
    return 0 if count == 0 else 100 if count == 1 else 2 * doubling(count - 1)


def samba(side: Side, game: Named) -> int:
    """SA-7 to SA-9; red threes in hand as SA-8.2 has them, in the Dutch form."""
    total = family(side, {"natural": 500, "mixed": 300, "run": 1500})
    return total - (750 if only(side.left, RED) else 0) - points(without(side.left, RED))


def bolivia(side: Side, game: Named) -> int:
    """BO-1.8 to BO-1.11; a black three costs 5 where nobody has gone out (A-2). VA-6.10, VA-6.28, VA-6.36"""
    all_threes, needed = 2 * game.count_at_home("packs", 3), game.count_at_home("red_threes_need", 2)
    total = family(side, {"natural": 500, "mixed": 300, "run": 1500, "wild": 2500}, all_threes, needed)
    black = game.count_at_home("black_three_cost", 100) if side.somebody_out else 5
    return total - black * len(only(side.left, BLACK)) - points(without(side.left, BLACK))


def family(side: Side, price: Mapping[str, int], all_threes: int = 6, needed: int = 2) -> int:
    """Melds, canastas, going out, and red threes that want two canastas, or one meld for none (SA-7.3, SA-8.1)."""
    total = points(side.laid) + sum([price[canasta_kind(meld)] for meld in full(side)]) + (200 if side.out else 0)
    red = len(side.threes)
    bonus = 1000 if red == all_threes else 100 * red
    earned = len(full(side)) >= needed if needed else bool(side.melds)
    return total + (bonus if earned else -bonus)


def joker_samba(side: Side, game: Named) -> int:
    """JS-4.2, JS-5"""
    total = points(side.laid) + (300 if side.out else 0) - points(side.left)
    total += sum([joker_price(meld) for meld in full(side)])
    red = len(side.threes)
    bonus = 200 * red if red >= 4 else 100 * red
    total += bonus if side.melds else -bonus
    short = [meld for meld in side.melds if len(meld) < FULL]
    if not game.has("penalise_all_incomplete"):  # VA-3.15, A-6
        kinds = [(canasta_kind(meld), len(meld)) for meld in short]
        return total - 1000 * sum([kind == "wild" or (kind == "run" and size < 5) for kind, size in kinds])
    return total - 1000 * len(short)


def joker_price(meld: Sequence[str]) -> int:
    """JS-5.1 to JS-5.3"""
    ranks = {card[0] for card in meld}
    kind = canasta_kind(meld)
    if kind == "wild":
        return 4000 if ranks == {"J"} else 3000 if ranks == {"2"} else 2000
    if kind == "run":
        return 1500
    of_aces, others = {"natural": 1000, "mixed": 500}, {"natural": 500, "mixed": 300}
    return of_aces[kind] if "A" in ranks else others[kind]


def hand_and_foot(side: Side, game: Named) -> int:
    """HF-4, HF-8; VA-6.19, VA-6.27, VA-6.28"""
    price = {"natural": 500, "mixed": 300, "wild": game.count_at_home("wild_book_bonus", 1500)}
    total = points(side.laid) + sum([price[canasta_kind(meld)] for meld in full(side)]) + (100 if side.out else 0)
    total += 100 * len(side.threes) - game.count_at_home("red_three_cost", 100) * len(only(side.left, RED))
    total -= game.count_at_home("black_three_cost", 5) * len(only(side.left, BLACK))
    return total - points(without(side.left, RED + BLACK))


SPECIAL = {
    **{"straight": 3000, "pairs_natural": 2500, "pairs_wild": 2000, "garbage": 2000, "miami_pairs": 2500},
    **{"zip_code": 2500, "blast_off": 3000, "triples": 3500, "quads": 3500, "dream_plus4": 8500, "dream_plus5": 8500},
}
"""MA-7"""


def modern_american(side: Side, game: Named) -> int:
    """MA-9 with VA-1."""
    league = game.options.get("profile") == "cla"
    if side.special:  # MA-7.3
        dear = league or game.options.get("special_hands") == "cla"  # VA-1.13, MA-7.1
        return 3000 if side.special == "garbage" and dear else SPECIAL[side.special]
    canastas = full(side)
    total = points(side.laid) * (1 if canastas else -1) + (100 if side.out else 0)
    total += sum([modern_price(meld) for meld in canastas])
    left, threes = side.left, list(side.threes)
    if game.options.get("hand_threes_score") == "as_laid":  # VA-1.5
        threes += only(left, RED + BLACK)
        left = without(left, RED + BLACK)
    for colour in (RED, BLACK):
        worth = (0, 100, 300, 500, 1000)[len(only(threes, colour))]
        total += worth * (-1 if not canastas else 0 if len(canastas) == 1 else 1)
    total -= sum([modern_penalty(meld, league) for meld in side.melds if len(meld) < FULL])
    for hand in side.hands:
        total -= 1500 * sum([sum([card[0] == rank for card in hand]) >= 3 for rank in "A7"])  # MA-9.5
    return total - points(left)


def modern_price(meld: Sequence[str]) -> int:
    """MA-9.1"""
    kind = canasta_kind(meld)
    if kind == "wild":
        return {0: 3000, 4: 2500}.get(meld.count("JO"), 2000)
    return 300 if kind == "mixed" else 2500 if meld[0][0] in "A7" else 500


def modern_penalty(meld: Sequence[str], league: bool) -> int:
    """What an unfinished meld costs (MA-9.4)."""
    kind = canasta_kind(meld)
    if kind == "wild":
        return 2500 if meld.count("JO") == 4 and not league else 2000
    return 2500 if kind == "natural" and meld[0][0] in "A7" else 0


def manzana(side: Side, game: Named) -> int:
    """MZ-7"""
    price = {"natural": 200, "mixed": 100}
    total = points(side.laid) + sum([price[canasta_kind(meld)] for meld in full(side, 4)])
    total += 0 if not side.out else 100 if side.concealed else 50
    bonus = (0, 50, 150)[len(side.threes)]
    return total + (bonus if side.melds else -bonus) - points(side.left)


COUNTS: Mapping[str, Callable[[Side, Named], int]] = {
    "classic": classic,
    "classic-german": classic,  # CG-10
    "verschaerft": verschaerft,
    "global-trade": global_trade,
    "modern-american": modern_american,
    "samba": samba,
    "bolivia": bolivia,
    "joker-samba": joker_samba,
    "hand-and-foot": hand_and_foot,
    "manzana": manzana,
}


# --- a deal ---------------------------------------------------------------------------------------------------------


def recount(state: State, concealed: bool) -> list[int]:
    """The points of each account for a deal that is over; `concealed`: who is out went out so."""
    game = named(state)
    return [COUNTS[game.system](side, game) for side in sides(state, game, concealed)]


def sides(state: State, game: Named, concealed: bool) -> list[Side]:
    """What counts for each account."""
    table = state.table
    # In a cut-throat deal accounts are players' own, and each scores its own red threes (CL-13.6, CL-13.7).
    by_seat = game.is_cut_throat()
    found = []
    for account in range(len(table.scores)):
        side = table.sides[account] if by_seat else account
        seats = [seat for seat in range(game.players) if table.sides[seat] == side]
        found.append(
            Side(
                melds=[words(meld.cards) for meld in table.melds[side]],
                threes=[card for seat in ([account] if by_seat else seats) for card in words(table.threes[seat])],
                hands=[words([*state.hands[seat].cards(), *state.feet[seat]]) for seat in seats],
                out=table.out in seats,
                somebody_out=table.out >= 0,
                concealed=concealed,
                forgotten=sum([table.forgotten[seat] for seat in seats]),
                special=table.special if table.out in seats else "",
            )
        )
    return found


def went_out_concealed(first: State, log: Sequence[Event], last: State) -> bool:
    """Whether who has gone out did so concealed, told from how the deal began, what happened and what lies there."""
    out = last.table.out
    if out < 0:
        return False
    turn = 0  # where the last turn begins: after the last discard of another seat
    for place, event in enumerate(log):
        if event.what is What.DISCARDED and event.seat != out:
            turn = place + 1
    owners = {meld.number: meld.seat for melds in first.table.melds for meld in melds}
    for event in log:
        if event.what is What.MELDED:
            owners.setdefault(event.meld, event.seat)
    own = [event for event in log if event.seat == out and event.what in (What.MELDED, What.JOINED)]
    added = any([owners[number] != out for event in own for number in (event.meld, event.other) if number >= 0])
    melded = first.table.melded[out]
    melded |= any([event.seat == out for event in log[:turn] if event.what is What.MELDED])
    took = any([event.seat == out and event.what is What.TAKEN for event in log[turn:]])
    return is_concealed(last, melded, added, took)


def is_concealed(last: State, melded: bool, added: bool, took: bool) -> bool:
    """Whether who has gone out did so concealed (CL-8.4, CG-8.3, VS-7.4, GT-8.4, MZ-7.2).

    `melded`: it had melded before its last turn, in which it has `added` to a partner's meld, or `took` the pile.
    """
    game = named(last)
    if game.system not in ("classic", "classic-german", "verschaerft", "global-trade", "manzana"):
        return False  # SA-7.3, JS-4.2, MA-8.6, HF-8.1: the others do not know it
    if melded or added or (took and game.has("concealed_without_pile")):  # VA-2.12
        return False
    size = 4 if game.system == "manzana" else FULL
    own = [meld for melds in last.table.melds for meld in melds if meld.seat == last.table.out]
    # A-5 of classic-german.md: the side's canasta will do.
    return any([len(meld.cards) >= size for meld in own]) or game.system == "classic-german"
