"""What few systems or few moments know: joining melds, threes by hand, holding one back, ending, special hands."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from canasta_desktop.game.special_hands import SpecialHand, known_hands, special_hands
from canasta_desktop.game.staging import Staging
from canasta_desktop.game.staging_places import DropTarget, StagingPlace, StagingSpot
from canasta_desktop.game.turn_ending import TurnEnding, end_without_discard
from canasta_desktop.rules.actions import ANY_THREE, NO_CARD, Draw, Join, Lay
from canasta_desktop.rules.cards import NATURAL_RANKS, Cards
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.values import value


class DrawChoice(NamedTuple):
    """One way to draw: `keep` is the face of the three held back, or ANY_THREE, or NO_CARD (MA-2.3, SA-8.2).

    `keeps_all`: not that one alone but all threes stay, also those that come; where one alone may be held,
    the player lays out either of two next (MA-2.4). `held`: the hand has one already. `laid`: threes of the
    hand that go down first.
    """

    action: Draw
    keep: int
    keeps_all: bool
    held: bool
    laid: Cards


@value(frozen=True)
class SpecialActions:
    """The rare actions over a staging; whoever asks need not know which of them the rule set has."""

    staging: Staging

    # --- joining -----------------------------------------------------------------------------------

    def joins(self) -> list[Join]:
        """Every legal joining of two melds of the side now (SA-3.4, GT-5.6)."""
        table = self.staging.view.table
        if not self.staging.is_our_turn or not knows_join(table.rules):
            return []
        own = [meld.number for meld in table.melds[table.sides[self.staging.view.seat]]]
        found = [self.join(first, second) for first, second in combinations(own, 2)]
        return [join for join in found if isinstance(join, Join)]

    def join(self, first: int, second: int) -> Join | Refusal:
        """Joining these two melds, by their numbers, or why that cannot be."""
        view = self.staging.view
        action = Join(first, second)
        return self.staging.refuses_turn() or check(view.table, view.hand, action) or action

    def join_targets(self, number: int) -> list[DropTarget]:
        """Every other meld of the side with whether this one can be joined to it."""
        table = self.staging.view.table
        meld = table.meld_numbered(number)
        targets: list[DropTarget] = []
        for other in table.melds[table.sides[self.staging.view.seat]]:
            if meld is None or other.number == number:
                continue
            said = self.join(number, other.number)
            refusal = said if isinstance(said, Refusal) else None
            size = len(meld.cards) + len(other.cards)
            targets.append(DropTarget(StagingPlace(StagingSpot.MELD, other.number), refusal, 0, size, None, other.rank))
        return targets

    # --- threes ------------------------------------------------------------------------------------

    def layable(self) -> Cards:
        """The threes of the hand that can be laid out by hand now (MA-2.6, GT-3.6, SA-8.2)."""
        held = self.staging.view.table.rules.threes.held(self.staging.view.hand)
        return tuple([card for card in held if isinstance(self.lay([card]), Lay)])

    def lay(self, cards: Sequence[int]) -> Lay | Refusal:
        """Laying out these threes, or why that cannot be."""
        view = self.staging.view
        action = Lay(tuple(cards))
        return self.staging.refuses_turn() or check(view.table, view.hand, action) or action

    def draws(self) -> list[DrawChoice]:
        """The ways to draw now, the plain one first; more than one only where a three may be held back."""
        view = self.staging.view
        table, threes = view.table, view.table.rules.threes
        if not self.staging.is_our_turn or check(table, view.hand, Draw()) is not None:
            return []
        held = threes.held(view.hand)
        plain = DrawChoice(Draw(), NO_CARD, False, False, tuple(threes.goes(table, view.seat, view.hand, NO_CARD)))
        if not threes.may_keep(table, view.seat):
            return [plain]
        if not threes.waits(view.hand):
            return [plain, DrawChoice(Draw(ANY_THREE), ANY_THREE, True, bool(held), ())]
        choices = [plain]
        for face in dict.fromkeys(held):
            laid = tuple(threes.goes(table, view.seat, view.hand, face))
            choices.append(DrawChoice(Draw(face), face, False, True, laid))
        return choices

    # --- ending, special hands ---------------------------------------------------------------------

    def end(self) -> TurnEnding | Refusal:
        """Not to take the pile though the stock is empty, or the turn without a discard (CL-9.3, GT-9.2).

        What can be laid out is laid out first.
        """
        return self.staging.refuses_turn() or end_without_discard(self.staging)

    def specials(self) -> list[SpecialHand]:
        """Every special hand of the rule set and what the hand lacks of it; empty where there are none (MA-7)."""
        return special_hands(self.staging.view)


# --- what a rule set knows -----------------------------------------------------------------------------


def knows_join(rules: RuleSet) -> bool:
    """Whether two melds of a rank can ever be joined (SA-3.4, GT-5.6)."""
    forms = [rules.melds.form(rank) for rank in NATURAL_RANKS]
    return any([form is not None and form.again() is Again.ALWAYS for form in forms])


def knows_lay(rules: RuleSet) -> bool:
    """Whether threes are ever laid out by hand (MA-2.6, GT-3.6, SA-8.2)."""
    return rules.threes.is_laid_by_hand()


def knows_keep(rules: RuleSet) -> bool:
    """Whether a three may ever be held back on purpose (MA-2.3, SA-8.2)."""
    return rules.threes.keep > 0 or rules.threes.optional


def knows_top_only(rules: RuleSet) -> bool:
    """Whether it is for the taker to leave the cards below the pile's top card (VA-3.10)."""
    return rules.pile.top_only


def knows_specials(rules: RuleSet) -> bool:
    """Whether there are special hands (MA-7)."""
    return bool(known_hands(rules))
