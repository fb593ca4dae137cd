"""What may lie on the table, system by system, said again from the clauses alone: a second opinion on the rules.

Nothing here asks a rule set: of a deal it takes the name of its system, the number of players and the options, and
where the cards lie. Cards are words, as CASES.md writes them. What one action may do to the table stands in `moves`,
what a deal counts in `recount`, how it begins in `beginnings`.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile

from canasta_desktop.rules.cards import cards_text
from canasta_desktop.rules.state import State

RANKS = "456789TJQKA"
FULL = 7
BLACK = ("3S", "3C")
RED = ("3H", "3D")

Options = Mapping[str, object]

KNOWN = frozenset(
    [
        *("profile", "max_meld_size", "wild_ratio", "naturals_majority", "wilds_at_most_naturals", "staged_naturals"),
        *("wild_canasta", "black_threes_with_wild", "wild_melds_incremental", "black_threes_going_out_only"),
        *("jokers", "jokers_per_player", "three_player_form", "six_player_form", "closed_rank"),
        *("canastas_to_go_out", "three_player_canastas", "individual_draw_two", "no_out_incomplete", "final_discard"),
        *("black_three_freezes", "upcard_cover", "upcard_locks"),
        *("wilds_in_books", "wild_books", "wilds_in_sets", "red_threes", "packs"),
        *("clean_books", "dirty_books", "wild_books_needed", "partner_in_foot", "escaleras_needed", "bolivias_needed"),
        # what one action may do: `moves`
        *("always_frozen", "top_wild_takeable", "initial_with_pile", "single_card_rule", "take_with_wild"),
        *("take_rest_optional", "set_extension", "initial_take_pile", "rule_of_five"),
        *("initial_meld", "splash", "first_meld_single", "top_minimum", "minimums", "pile_taken"),
        # what it counts: `recount`
        *("wild_meld_penalty", "hand_canasta_bonus", "concealed_without_pile", "red_threes_need_canasta"),
        *("hand_threes_score", "special_hands", "penalise_all_incomplete"),
        *("wild_book_bonus", "red_three_cost", "black_three_cost", "red_threes_need"),
        # how it begins: `beginnings`
        *("cut_joker_counts", "surprise", "talons", "hand_cards", "foot_cards"),
    ]
)
"""Options that the second opinion knows."""

NO_MATTER = frozenset(
    [
        *("two_player_draw", "keep_threes", "last_card_three", "red_threes_by_hand", "empty_pile_ban"),
        *("ask_partner", "target", "direction", "seating", "cards_drawn", "deals"),
    ]
)
"""Options about drawing, threes held, the discard, asking, seats and the match: no concern of the second opinion."""


@dataclass(frozen=True)
class Named:
    """The system of a deal, the number of players and the options that are not the system's own."""

    system: str
    players: int
    options: Options

    def has(self, option: str) -> bool:
        """Whether an option that is off by itself has been set."""
        return bool(self.options.get(option))

    def is_bicycle(self) -> bool:
        """VA-3.16"""
        return self.options.get("profile") == "bicycle"

    def at_home(self, option: str, usual: object, bicycle: object = None) -> object:
        """An option of a family (VA-6), which Bicycle's form may have set another way (VA-6.41)."""
        return self.options.get(option, bicycle if bicycle is not None and self.is_bicycle() else usual)

    def count_at_home(self, option: str, usual: int, bicycle: int | None = None) -> int:
        """The same for a number."""
        return int(str(self.at_home(option, usual, bicycle)))

    def is_without_red_threes(self) -> bool:
        """VA-6.26: no three is laid out."""
        return self.options.get("red_threes") == "stay"

    def is_cut_throat(self) -> bool:
        """CL-13, VA-2.15"""
        return self.system == "classic" and self.players == 3 and self.options.get("three_player_form") != "individual"


def named(state: State) -> Named:
    """What is played."""
    rules = state.table.rules
    return Named(rules.key, len(state.table.sides), dict(rules.options))


def is_wild(card: str) -> bool:
    """CL-1.4"""
    return card == "JO" or card[0] == "2"


def words(cards: Sequence[int]) -> list[str]:
    return cards_text(cards).split()


# --- melds, system by system ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Statute:
    """What a system's clauses say of melds.

    `set_of(naturals, wilds)`: may so many natural and wild cards of one rank lie together; `special`: for ranks that
    have a rule of their own. `wild_melds`: the fewest and the most cards of a meld of wild cards. `again`: whether a
    side may have several melds of a rank: `no`, when the others are `complete`, `yes`. `threes`: how many black threes
    are melded, by going out or at `any_time`, or two `with_wild`. `canasta`: from how many cards a meld is one.
    `only_one_closes`: a rank of which there is a canasta is dead to the other side.
    """

    set_of: Callable[[int, int], bool]
    again: str = "no"
    runs: bool = False
    wild_melds: tuple[int, int] | None = None
    threes: tuple[int, ...] = tuple(range(3, 40))
    any_time: bool = False
    with_wild: bool = False
    special: Mapping[str, Callable[[int, int], bool]] = field(default_factory=dict)
    canasta: int = FULL
    only_one_closes: bool = False


def classic(options: Options, again: str = "no", ratio: str = "minimum-two") -> Statute:
    """CL-5 with VA-2; CG-5.2 where there must be two naturals for each wild card."""
    largest = options.get("max_meld_size", "none")
    usual = "minimum-two" if options.get("staged_naturals") else ratio  # VA-5.3
    two_to_one = options.get("wild_ratio", usual) == "two-to-one"

    def set_of(naturals: int, wilds: int) -> bool:
        size = naturals + wilds
        lawful = naturals >= 2 and wilds <= 3 and size >= 3  # CL-5.1 to CL-5.3
        lawful &= largest == "none" or size <= FULL  # VA-2.21
        lawful &= not two_to_one or 2 * wilds <= naturals  # VA-2.24
        if options.get("naturals_majority"):  # VA-2.4
            lawful &= naturals > wilds
        if options.get("wilds_at_most_naturals"):  # VA-2.25
            lawful &= wilds <= naturals
        if options.get("staged_naturals"):  # VA-2.5
            lawful &= naturals >= (2 if size <= 4 else 3 if size <= 6 else 4)
        return lawful

    wild_melds = (3, 7) if options.get("wild_canasta", 0) else None  # VA-2.2
    with_wild = bool(options.get("black_threes_with_wild"))  # VA-2.8
    return Statute(set_of, again, wild_melds=wild_melds, with_wild=with_wild)


def classic_german(options: Options) -> Statute:
    """CG-5"""
    return classic(options, ratio="two-to-one")


def global_trade(options: Options) -> Statute:
    """GT-5.6: several melds of a rank."""
    return classic(options, again="yes")


def verschaerft(options: Options) -> Statute:
    """VS-4; VA-3.3, VA-3.4"""
    fewest = 3 if options.get("wild_melds_incremental") else 7
    return Statute(
        lambda naturals, wilds: naturals > wilds and naturals + wilds >= 3,
        wild_melds=(fewest, 1000),
        any_time=not options.get("black_threes_going_out_only"),
    )


def samba(options: Options) -> Statute:
    """SA-3, SA-4"""
    ratio = 2 if options.get("profile") == "dutch" else 0  # SA-3.5

    def set_of(naturals: int, wilds: int) -> bool:
        return naturals >= 2 and wilds <= 2 and naturals + wilds >= 3 and wilds * ratio <= naturals

    return Statute(set_of, "yes", runs=True)


def bolivia(options: Options) -> Statute:
    """BO-1.2, BO-1.4; VA-6.35"""
    most = int(str(options.get("wilds_in_sets", 2)))
    return Statute(lambda n, w: n >= 2 and w <= most and n + w >= 3, "yes", runs=True, wild_melds=(3, 7))


def joker_samba(options: Options) -> Statute:
    """JS-2.1: three cards without a wild one, four with one at most, more with two at most."""

    def set_of(naturals: int, wilds: int) -> bool:
        size = naturals + wilds
        return size >= 3 and wilds <= (0 if size == 3 else 1 if size == 4 else 2)

    return Statute(set_of, "yes", runs=True, wild_melds=(3, 7))


def modern_american(options: Options) -> Statute:
    """MA-3; VA-1.7"""

    def mixed(naturals: int, wilds: int) -> bool:
        return naturals >= 2 and wilds <= 2 and 3 <= naturals + wilds <= FULL

    def pure(naturals: int, wilds: int) -> bool:
        return wilds == 0 and 3 <= naturals <= FULL

    dead = options.get("closed_rank") != "own_only"
    return Statute(mixed, wild_melds=(3, 7), threes=(), special={"7": pure}, only_one_closes=dead)


def hand_and_foot(options: Options) -> Statute:
    """HF-3, VA-6.17, VA-6.18; by A-7 the books of Bicycle's sheet have three wild cards, or as many as naturals."""
    game = Named("hand-and-foot", 4, options)
    most = {
        "two-to-one": lambda naturals: naturals // 2,
        "majority": lambda naturals: min(3, naturals - 1),
        "equal": lambda naturals: min(3, naturals),
    }[str(game.at_home("wilds_in_books", "two-to-one", "equal"))]
    wild_melds = (3, 7) if game.at_home("wild_books", "allowed", "none") == "allowed" else None
    return Statute(
        lambda n, w: n >= 2 and w <= most(n) and 3 <= n + w <= FULL, "complete", wild_melds=wild_melds, threes=()
    )


def manzana(options: Options) -> Statute:
    """MZ-3"""
    return Statute(lambda n, w: n >= 2 and w <= 2 and n + w >= 3, threes=(2,), canasta=4)


STATUTES: Mapping[str, Callable[[Options], Statute]] = {
    "classic": classic,
    "classic-german": classic_german,
    "verschaerft": verschaerft,
    "global-trade": global_trade,
    "modern-american": modern_american,
    "samba": samba,
    "bolivia": bolivia,
    "joker-samba": joker_samba,
    "hand-and-foot": hand_and_foot,
    "manzana": manzana,
}


def packs(game: Named) -> tuple[int, int]:
    """How many packs of 52 there are, and how many jokers."""
    if game.system == "verschaerft":
        each = int(str(game.options.get("jokers_per_player", 4)))
        return 2 * game.players, each * game.players  # VS-1.2, VA-3.1
    if game.system == "hand-and-foot":
        playing = 4 if game.players == 5 else game.players
        decks = game.count_at_home("packs", playing + 1)
        return decks, 2 * decks  # HF-1.1, VA-6.10
    if game.system == "bolivia":
        decks = game.count_at_home("packs", 3)
        return decks, 2 * decks  # BO-1.1, VA-6.10
    if game.system == "global-trade":
        return 2, int(str(game.options.get("jokers", 6)))  # GT-1.4, VA-3.8
    fixed = {"samba": (3, 6), "joker-samba": (3, 9), "manzana": (1, 2)}
    return (3, 6) if (game.system, game.players) == ("classic", 6) else fixed.get(game.system, (2, 4))  # CL-15.2


# --- judging a table ------------------------------------------------------------------------------------------------


def judge(state: State) -> str:
    """What is wrong with where the cards lie; nothing if all is well."""
    game = named(state)
    statute = STATUTES[game.system](game.options)
    return (
        misplaced(state)
        or _melds(state, statute, game)
        or _threes(state, game)
        or _frozen(state, game)
        or _gone_out(state, statute, game)
    )


def misplaced(state: State) -> str:
    """Every card of the packs is in one place."""
    table = state.table
    places = [state.stock, table.pile, state.face_down, state.beneath, *table.threes, *state.feet, *state.packets]
    places += [hand.cards() for hand in state.hands]
    places += [meld.cards for melds in table.melds for meld in melds]
    found = Counter([card for cards in places for card in words(cards)])
    decks, jokers = packs(named(state))
    pack = Counter({rank + suit: decks for rank in "A23456789TJQK" for suit in "SHDC"} | {"JO": jokers})
    return "" if found == pack else f"cards: {found - pack} too many, {pack - found} missing"


def _melds(state: State, statute: Statute, game: Named) -> str:
    table = state.table
    closed: list[str] = []
    for laid in table.melds:
        unfinished: list[str] = []
        owned: list[tuple[str, int]] = []
        for meld in laid:
            cards = words(meld.cards)
            kind = kind_of(cards, statute)
            if not kind or (kind == "3" and not statute.any_time and not _may_be_going_out(state, meld.seat)):
                return f"{cards_text(meld.cards)} is no meld"
            if kind == "run":
                continue
            # Partners of a cut-throat deal may each have laid one before they were partners (CL-13.5, A-22).
            owned.append((kind, meld.seat if game.is_cut_throat() else 0))
            if len(cards) < statute.canasta:
                unfinished.append(kind)
            elif kind != "wild":
                closed.append(kind)
        sets = [owner for owner in owned if owner[0] != "wild"]
        if statute.again == "no" and len(set(sets)) < len(sets):
            return f"two melds of a rank: {sets}"
        if statute.again == "complete" and len(set(unfinished)) < len(unfinished):
            return f"two unfinished melds of a rank: {unfinished}"
        if table.lone < 0 and unfinished.count("wild") > 1:  # A-3 of bolivia.md, VA-5.2
            return "two unfinished melds of wild cards"
    if statute.only_one_closes and len(set(closed)) < len(closed):  # MA-3.10
        return f"two canastas of a rank: {closed}"
    return ""


def _may_be_going_out(state: State, seat: int) -> bool:
    """Black threes lie there by going out, but for the one card that is then discarded (CL-5.12)."""
    return state.table.out == seat or (state.table.turn.seat == seat and state.hands[seat].size <= 1)


def kind_of(cards: list[str], statute: Statute) -> str:
    """The rank of a lawful meld, `wild`, `run`, or nothing if it is not lawful."""
    naturals = [card for card in cards if not is_wild(card)]
    wilds = len(cards) - len(naturals)
    if not naturals:
        low, high = statute.wild_melds or (1, 0)
        return "wild" if low <= len(cards) <= high else ""
    ranks = {card[0] for card in naturals}
    if len(ranks) > 1:
        return "run" if statute.runs and wilds == 0 and is_run(cards) else ""
    (rank,) = ranks
    if rank == "3":
        if set(naturals) & set(RED):
            return ""
        if wilds:
            return "3" if statute.with_wild and (len(naturals), wilds) == (2, 1) else ""
        return "3" if len(naturals) in statute.threes else ""
    return rank if statute.special.get(rank, statute.set_of)(len(naturals), wilds) else ""


def is_run(cards: list[str]) -> bool:
    """Three to seven neighbours of one suit, four to ace (SA-4.1)."""
    places = sorted([RANKS.find(card[0]) for card in cards])
    neighbours = places == list(range(places[0], places[0] + len(cards)))
    return neighbours and places[0] >= 0 and 3 <= len(cards) <= FULL and len({card[1] for card in cards}) == 1


# --- threes ---------------------------------------------------------------------------------------------------------


def _threes(state: State, game: Named) -> str:
    """Where threes may lie."""
    modern = game.system == "modern-american"
    if game.is_without_red_threes() and any(state.table.threes):
        return "a three is laid out"
    for laid in state.table.threes:
        if not set(words(laid)) <= {*RED, *(BLACK if modern else ())}:  # CL-3, MA-2.1
            return f"{cards_text(laid)} laid out"
    pile = words(state.table.pile)
    for place, card in enumerate(pile):
        # Red threes come into the pile only when they are turned up at the start (CL-3.3, CL-4.5, MA-2.7, HF-1.3).
        turned = game.system not in ("modern-american", "manzana", "hand-and-foot")
        if card in RED and not (turned and _is_turned(pile[:place])) and not game.is_without_red_threes():
            return f"{card} in the pile {' '.join(pile)}"
        if card in BLACK and modern:
            return f"{card} in the pile"
    if modern or game.system == "global-trade" or game.options.get("profile") == "dutch":
        return ""  # MA-2, GT-3.1, SA-8.2: they may be held
    if game.is_without_red_threes():
        return ""
    for hand in state.hands:
        if set(words(hand.cards())) & set(RED):
            return f"a red three is held: {hand!r}"
    return ""


def _is_turned(cards: list[str]) -> bool:
    """Whether these may have been turned up one on the other: all but the last are covered (CL-2.3, VA-2.7)."""
    return all([is_wild(card) or card[0] == "3" for card in cards])


# --- a frozen pile --------------------------------------------------------------------------------------------------


def _frozen(state: State, game: Named) -> str:
    """Whether the pile is frozen, as far as its cards alone can tell."""
    pile = words(state.table.pile)
    if game.system == "modern-american":
        return ""  # MA-4.2: a pair is always needed, frozen or not
    if game.system == "hand-and-foot" or game.options.get("profile") == "dutch":
        return "frozen, which it never is" if state.table.frozen else ""  # A-3 of hand-and-foot.md, SA-5.4
    turned = list(takewhile(lambda card: is_wild(card) or card[0] == "3", pile))
    # The first card that covers the others is turned up too, and the last of those turned up may be a black three.
    thrown = pile[len(turned) :]
    sure = [*thrown, *(turned if game.system != "verschaerft" else [])]
    freezing = any([is_wild(card) for card in sure]) or bool(set(sure) & set(RED))  # CL-6.2
    doubtful = game.system == "verschaerft" and bool(turned)  # VS-5.6: a turned-up one does not
    if game.system == "verschaerft":
        freezing |= game.has("upcard_locks") and any([is_wild(card) for card in turned])  # VA-3.5
    black = game.options.get("black_three_freezes", game.system in ("classic-german", "verschaerft"))  # VA-2.6, VS-5.3
    freezing |= bool(black) and bool(set(thrown) & set(BLACK))
    if black or game.system == "classic-german":
        doubtful |= bool(set(turned) & set(BLACK))  # CG-2.3, VA-2.7: turned up, it freezes only in classic-german
    if freezing != state.table.frozen and (freezing or not doubtful):
        return f"{'not ' if freezing else ''}frozen: {' '.join(pile)}"
    return ""


# --- going out ------------------------------------------------------------------------------------------------------


def _gone_out(state: State, statute: Statute, game: Named) -> str:
    """Whether who has gone out was allowed to."""
    table = state.table
    if table.out < 0 or table.special:
        return ""
    laid = [words(meld.cards) for meld in table.melds[table.sides[table.out]]]
    kinds = Counter([canasta_kind(cards) for cards in laid if len(cards) >= statute.canasta])
    if not may_go_out(game, kinds):
        return f"out with {dict(kinds)}"
    bars = game.options.get("no_out_incomplete", "all" if game.options.get("profile") == "cla" else "none")
    if game.system == "modern-american" and bars != "none":  # VA-1.9, VA-1.13
        for cards in laid:
            pure = not any(map(is_wild, cards)) and cards[0][0] in "A7"
            if len(cards) < FULL and (pure or (bars == "all" and all(map(is_wild, cards)))):
                return f"out with {' '.join(cards)}"
    required = game.system in ("verschaerft", "modern-american")
    required |= game.at_home("final_discard", "optional", "required") == "required"
    if required and not table.pile and not table.face_down and not table.turn.bare:
        return "out without a discard"  # VS-7.2, MA-8.1, VA-3.16, VA-2.20, VA-6.25; GT-9.2 forbids it
    partners = [seat for seat, side in enumerate(table.sides) if side == table.sides[table.out]]
    seats = partners if game.at_home("partner_in_foot", usual=True) else [table.out]
    if any([table.feet[seat] for seat in seats]):  # HF-6.1, HF-7.2, VA-6.23
        return "out while a foot lies there"
    return ""


def canasta_kind(cards: Sequence[str]) -> str:
    """`natural`, `mixed`, `wild` or `run` (CL-5.7, SA-4.2, BO-1.2)."""
    naturals = {card[0] for card in cards if not is_wild(card)}
    if not naturals:
        return "wild"
    if len(naturals) > 1:
        return "run"
    return "mixed" if any(map(is_wild, cards)) else "natural"


def may_go_out(game: Named, canastas: Counter[str]) -> bool:
    """Whether a side with these canastas, by kind, may go out."""
    if game.system == "hand-and-foot":  # HF-7.1, VA-3.16, VA-6.20 to VA-6.22
        if canastas["natural"] < game.count_at_home("clean_books", 2, 1):
            return False
        if canastas["mixed"] < game.count_at_home("dirty_books", 2, 1):
            return False
        needed = (
            0
            if game.at_home("wild_books", "allowed", "none") == "none"
            else game.count_at_home("wild_books_needed", 1, 0)
        )
        return canastas["wild"] >= needed
    if game.system == "bolivia":  # BO-1.7, VA-6.32, VA-6.33
        if canastas["run"] < game.count_at_home("escaleras_needed", 1):
            return False
        if canastas["wild"] < game.count_at_home("bolivias_needed", 0):
            return False
    return canastas.total() >= canastas_wanted(game)


def canastas_wanted(game: Named) -> int:
    """How many canastas are needed."""
    if "canastas_to_go_out" in game.options:  # VA-2.1, VA-5.4
        return int(str(game.options["canastas_to_go_out"]))
    if game.system == "classic":
        if game.players == 3:  # CL-13.9, CL-13i.2
            return 2 if game.has("individual_draw_two") else int(str(game.options.get("three_player_canastas", 1)))
        return 2 if game.players in (2, 6) else 1  # CL-8.1, CL-12.3, CL-15.4
    # VS-7.1, MA-8.1, SA-7.1, BO-1.7, JS-4.2; CG-8.1, GT-8.1, MZ-6.1
    return 2 if game.system in ("verschaerft", "modern-american", "samba", "bolivia", "joker-samba") else 1
