"""The numbers by which deal codes name house rules and their values. They never change; new ones come at the end.

A game has the number of its place in `rules.systems.KEYS`. A value that is a figure stands for itself, no and yes for 0
and 1, and one of a list with words in it has the number of its place in `WORDS`.
"""

from typing import Final

from canasta_desktop.rules.option import Option
from canasta_desktop.rules.ruleset import Value

OPTIONS: Final = (
    *("target", "deals", "profile", "wild_canasta", "always_frozen", "canastas_to_go_out", "ask_partner"),
    *("three_player_form", "six_player_form", "seating", "direction", "packs", "hand_cards", "cards_drawn", "minimums"),
    *("final_discard", "wild_ratio", "wild_meld_penalty", "naturals_majority", "wilds_at_most_naturals"),
    *("staged_naturals", "max_meld_size", "black_threes_with_wild", "upcard_cover", "black_three_freezes"),
    *("top_wild_takeable", "initial_with_pile", "single_card_rule", "concealed_without_pile", "hand_canasta_bonus"),
    *("red_threes_need_canasta", "two_player_draw", "three_player_canastas", "individual_draw_two"),
    *("jokers_per_player", "cut_joker_counts", "wild_melds_incremental", "black_threes_going_out_only"),
    *("upcard_locks", "first_meld_single", "take_with_wild", "jokers", "red_threes_by_hand", "take_rest_optional"),
    *("rule_of_five", "initial_meld", "initial_take_pile", "keep_threes", "hand_threes_score", "last_card_three"),
    *("closed_rank", "empty_pile_ban", "no_out_incomplete", "talons", "special_hands", "splash", "top_minimum"),
    *("set_extension", "surprise", "wilds_in_sets", "escaleras_needed", "bolivias_needed", "red_threes_need"),
    *("black_three_cost", "penalise_all_incomplete", "foot_cards", "pile_taken", "wilds_in_books", "wild_books"),
    *("wild_book_bonus", "clean_books", "dirty_books", "wild_books_needed", "red_threes", "red_three_cost"),
    "partner_in_foot",
)
"""House rules by their number, the most usual first: those below 16 take one character."""

WORDS: Final[dict[str, tuple[Value, ...]]] = {
    "deals": ("target", 1, 2, 3, 4, 6, 8),
    "profile": ("pagat", "cla", "american", "dutch", "bicycle"),
    "ask_partner": ("off", "optional", "compulsory", "once"),
    "three_player_form": ("cutthroat", "individual"),
    "six_player_form": ("2x3", "3x2"),
    "seating": ("chosen", "drawn"),
    "direction": ("left", "right"),
    "minimums": (
        *("standard", "early", "none", "50-90-120-150", "60-90-120-150", "90-120-150-180"),
        "by-score",
    ),
    "final_discard": ("optional", "required"),
    "wild_ratio": ("minimum-two", "two-to-one"),
    "max_meld_size": ("none", 7),
    "upcard_cover": ("wild_red", "threes"),
    "initial_meld": ("standard", "strict", "lenient", "any"),
    "initial_take_pile": ("allowed", "forbidden", "no_mixed_aces"),
    "keep_threes": ("one", "unlimited"),
    "hand_threes_score": ("five", "as_laid"),
    "last_card_three": ("ends", "play_on"),
    "closed_rank": ("dead", "own_only"),
    "empty_pile_ban": ("aces_sevens", "safe", "swad"),
    "no_out_incomplete": ("none", "sevens_aces", "all"),
    "talons": ("stock", "wings"),
    "special_hands": ("pagat", "cla", "none"),
    "pile_taken": ("all", 5, 7),
    "wilds_in_books": ("two-to-one", "majority", "equal"),
    "wild_books": ("none", "allowed"),
    "red_threes": ("laid_out", "stay"),
}
"""The values of house rules that have words among them, by their number."""


def number_of(name: str, value: Value) -> int:
    """The number of a value of this house rule."""
    return WORDS[name].index(value) if name in WORDS else int(value)


def value_of(option: Option, number: int) -> Value | None:
    """The value with this number, None where the house rule has none that this version knows."""
    value: Value
    if option.name in WORDS:
        if number >= len(WORDS[option.name]):
            return None
        value = WORDS[option.name][number]
    elif option.values and isinstance(option.values[0], bool):
        if number > 1:
            return None
        value = bool(number)
    else:
        value = number
    return value if option.accepts(value) else None
