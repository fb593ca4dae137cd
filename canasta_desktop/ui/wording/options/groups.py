"""The groups under which house rules are listed: by what they are about, and first what a single game has alone.

A system's own options (VA-3) stand together, unless their subject has a group; those that several systems share
(VA-1, VA-2) and those of families (VA-6) stand by subject. A test holds that every option belongs somewhere on purpose.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from canasta_desktop.rules.option import Option
from canasta_desktop.ui.wording.base import Phrases


class OptionGroup(Enum):
    """The groups in the order in which they are shown."""

    FORM = "form"
    OWN = "own"
    DEALING = "dealing"
    OPENING = "opening"
    MELDS = "melds"
    PILE = "pile"
    THREES = "threes"
    OUT = "out"
    SPECIAL = "special"
    SCORE = "score"


OWN_CLAUSES: Final = "VA-3."
"""Where the options of single systems stand."""

_GROUPS: Final[dict[OptionGroup, tuple[str, ...]]] = {
    OptionGroup.FORM: (
        *("profile", "three_player_form", "six_player_form", "three_player_canastas", "individual_draw_two"),
        *("two_player_draw", "direction", "seating"),
    ),
    OptionGroup.DEALING: ("packs", "hand_cards", "foot_cards", "cards_drawn"),
    OptionGroup.OPENING: ("minimums", "top_minimum"),
    OptionGroup.MELDS: (
        *("wild_ratio", "wild_canasta", "wild_meld_penalty", "naturals_majority", "wilds_at_most_naturals"),
        *("staged_naturals", "max_meld_size", "black_threes_with_wild"),
        *("rule_of_five", "initial_meld", "splash", "closed_rank"),
        *("wilds_in_books", "wilds_in_sets", "wild_books"),
    ),
    OptionGroup.PILE: (
        *("upcard_cover", "black_three_freezes", "always_frozen", "top_wild_takeable", "initial_with_pile"),
        *("single_card_rule", "initial_take_pile", "empty_pile_ban", "pile_taken"),
    ),
    OptionGroup.THREES: (
        *("keep_threes", "hand_threes_score", "last_card_three"),
        *("red_threes", "red_three_cost", "black_three_cost", "red_threes_need"),
    ),
    OptionGroup.OUT: (
        *("canastas_to_go_out", "final_discard", "ask_partner", "concealed_without_pile", "no_out_incomplete"),
        *("clean_books", "dirty_books", "wild_books_needed", "escaleras_needed", "bolivias_needed", "partner_in_foot"),
    ),
    OptionGroup.SPECIAL: ("talons", "special_hands"),
    OptionGroup.SCORE: ("hand_canasta_bonus", "red_threes_need_canasta", "wild_book_bonus", "deals", "target"),
}


def group_of(option: Option) -> OptionGroup:
    """Where this option is listed. Raises LookupError for one that nobody has put anywhere."""
    for group, names in _GROUPS.items():
        if option.name in names:
            return group
    if option.clause.startswith(OWN_CLAUSES):
        return OptionGroup.OWN
    raise LookupError(f"the house rule {option.name!r} is in no group: name it in _GROUPS")


def grouped(options: Sequence[Option]) -> list[tuple[OptionGroup, list[Option]]]:
    """The options by group, in the order in which they are shown; no group is empty."""
    found: dict[OptionGroup, list[Option]] = {group: [] for group in OptionGroup}
    for option in options:
        found[group_of(option)].append(option)
    return [(group, some) for group, some in found.items() if some]


class OptionGroupWords(Phrases):
    """The groups in words."""

    def title(self, group: OptionGroup) -> str:
        """The heading of a group."""
        titles = {
            OptionGroup.FORM: self.tr("Form of the game"),
            OptionGroup.OWN: self.tr("In this game only"),
            OptionGroup.DEALING: self.tr("Cards and dealing"),
            OptionGroup.OPENING: self.tr("The initial meld"),
            OptionGroup.MELDS: self.tr("Melds"),
            OptionGroup.PILE: self.tr("Discard pile"),
            OptionGroup.THREES: self.tr("Threes"),
            OptionGroup.OUT: self.tr("Going out"),
            OptionGroup.SPECIAL: self.tr("Bonus cards and special hands"),
            OptionGroup.SCORE: self.tr("Scores"),
        }
        return titles[group]
