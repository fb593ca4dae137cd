"""Tips: what is new to somebody in their first games, explained where it first applies, with the clause behind it.

Which tip is due when is decided in `presentation.tips`. The figures come from the rules of the match, and what a game
does not have is not told.
"""

from enum import Enum
from typing import Final

from canasta_desktop.rules.cards import ACE, FOUR
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.subjects import Subject
from canasta_desktop.ui.display.display import Note, Tone
from canasta_desktop.ui.wording.base import Phrases, number


class Tip(Enum):
    """What is explained once each, the most pressing first; the values stand in the settings."""

    BLACK_THREE = "black-three"
    FROZEN = "frozen"
    FROZEN_FOR_YOU = "frozen-for-you"
    RED_THREE = "red-three"
    INITIAL_MELD = "initial-meld"
    CANASTA = "canasta"
    GOING_OUT = "going-out"
    WILD_CARDS = "wild-cards"


_RESTS_ON: Final[dict[Tip, Subject]] = {
    Tip.BLACK_THREE: Reason.PILE_TOP_BLACK_THREE,
    Tip.FROZEN: Reason.PILE_FROZEN_NEEDS_PAIR,
    Tip.FROZEN_FOR_YOU: Reason.PILE_BEFORE_INITIAL_MELD,
    Tip.RED_THREE: Reason.RED_THREE_FIRST,
    Tip.INITIAL_MELD: Reason.MINIMUM_NOT_MET,
    Tip.CANASTA: Rule.CANASTA,
    Tip.GOING_OUT: Rule.OUT_CANASTAS,
    Tip.WILD_CARDS: Reason.MELD_TOO_MANY_WILDS,
}


class TipWords(Phrases):
    """Tips to notes."""

    def note(self, tip: Tip, view: Observation) -> Note:
        """What the prompt says: one or two sentences, and the clause as a link."""
        lines = self._of_pile(tip, view) or self._of_cards(tip, view) or self._of_canastas(tip, view)
        return Note(Tone.TIP, lines, view.table.rules.clause(_RESTS_ON[tip]))

    def _of_pile(self, tip: Tip, view: Observation) -> tuple[str, ...]:
        pile = view.table.rules.pile
        match tip:
            case Tip.BLACK_THREE:
                return (self.tr("While a black three lies on top, nobody can take the pile."),)
            case Tip.FROZEN if pile.always_frozen:
                pair = self.tr("To take it, you need a natural pair from your hand that matches its top card.")
                return (self.tr("In this game the pile is always frozen."), pair)
            case Tip.FROZEN:
                text = self.tr(
                    "The pile is frozen for everybody: you need a natural pair from your hand that matches "
                    "its top card."
                )
                return (text,)
            case Tip.FROZEN_FOR_YOU if pile.unopened == 0:
                return (self.tr("Your side cannot take the pile until it has melded from the hand."),)
            case Tip.FROZEN_FOR_YOU:
                pair = self.tr("You need a natural pair from your hand that matches its top card.")
                return (self.tr("Until your side melds, the pile is frozen for it."), pair)
        return ()

    def _of_cards(self, tip: Tip, view: Observation) -> tuple[str, ...]:
        threes = view.table.rules.threes
        match tip:
            case Tip.RED_THREE if threes.every:
                return (self.tr("In this game threes are not melded: they are laid out, and replaced from the stock."),)
            case Tip.RED_THREE if threes.by_hand:
                return (
                    self.tr("A red three is not melded: you lay it out yourself, and it is replaced from the stock."),
                )
            case Tip.RED_THREE:
                return (self.tr("A red three is not melded: it is laid out at once, and replaced from the stock."),)
            case Tip.WILD_CARDS:
                first = self.tr("Jokers and twos are wild: they stand for cards that a meld lacks.")
                most = most_wilds(view.table.rules)
                return (first, self.tr("No meld has more than %Ln of them.", "", most)) if most else (first,)
        return ()

    def _of_canastas(self, tip: Tip, view: Observation) -> tuple[str, ...]:
        table, rules = view.table, view.table.rules
        needs = self.tr("Your side needs %Ln canasta(s) to go out.", "", rules.out.wanted())
        match tip:
            case Tip.INITIAL_MELD:
                if rules.initial_meld.single:
                    text = self.tr("Your side has not melded yet: one of its first melds must count {points} points.")
                else:
                    text = self.tr("Your side has not melded yet: its first melds must count {points} points together.")
                return (text.format(points=number(table.minimum(view.seat))),)
            case Tip.CANASTA:
                return (self.tr("A meld of %Ln card(s) is a canasta.", "", rules.melds.canasta), needs)
            case Tip.GOING_OUT if rules.out.missing(rules.melds.canastas(table.melds[table.sides[view.seat]])):
                return (needs, self.tr("Until then you cannot play your last card."))
            case Tip.GOING_OUT:
                return (
                    self.tr("Your side has its canastas: whoever plays their last card goes out, and the deal ends."),
                )
        return ()


def most_wilds(rules: RuleSet) -> int:
    """How many wild cards a meld of a rank may have at most; 0 where that has no limit below a canasta's size."""
    melds = rules.melds
    sizes = range(1, melds.canasta + 1)
    most = max([melds.room(rank, naturals) for rank in range(FOUR, ACE + 1) for naturals in sizes])
    return most if most < melds.canasta else 0
