"""Refusals about the shape of melds, and those of rules that only some systems have."""

from canasta_desktop.rules.cards import JOKER, THREE, Cards, is_wild, rank_of
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.ui.wording.base import Phrases, number, sentence
from canasta_desktop.ui.wording.cards import CardPhrases


class MeldRefusals(Phrases):
    """What is wrong with a meld (CL-5) or with the initial meld (CL-7)."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    def lines(self, refusal: Refusal, helping: Cards, rules: RuleSet | None = None) -> tuple[str, ...]:
        """Cause and way out; empty for a reason of another kind."""
        return (
            self._size(refusal)
            or self._wilds(refusal, rules)
            or self._kind(refusal, rules)
            or self._another(refusal, rules)
            or self._minimum(refusal, helping, rules)
        )

    def _size(self, refusal: Refusal) -> tuple[str, ...]:
        have, need = refusal.have, refusal.need
        match refusal.reason:
            case Reason.MELD_TOO_SMALL if have and have < need:
                cause = self.tr("A meld has at least %Ln card(s).", "", need)
                return (cause, self.tr("%Ln more card(s) needed.", "", need - have))
            case Reason.MELD_TOO_SMALL:
                return (self.tr("These are too few cards for a meld."), self.tr("Select at least three cards."))
            case Reason.MELD_TOO_LARGE if need:
                cause = self.tr("A meld has at most %Ln card(s); here it would be {have}.", "", need)
                return (cause.format(have=number(have)), self.tr("Meld fewer cards."))
            case Reason.MELD_TOO_LARGE:
                return (self.tr("These are too many cards for a meld."), self.tr("Meld fewer cards."))
            case Reason.MELD_TOO_FEW_NATURALS if need:
                cause = self.tr("A meld has at least %Ln natural card(s); here it would be {have}.", "", need)
                way = self.tr("Add a natural card, or leave out wild cards.")
                return (cause.format(have=self._just(have)), way)
            case Reason.MELD_TOO_FEW_NATURALS:
                way = self.tr("Add a natural card, or leave out wild cards.")
                return (self.tr("There are too few natural cards in this meld."), way)
        return ()

    def _wilds(self, refusal: Refusal, rules: RuleSet | None) -> tuple[str, ...]:
        have, need = refusal.have, refusal.need
        match refusal.reason:
            case Reason.MELD_TOO_MANY_WILDS if need and have > need:
                cause = self.tr("This meld may hold at most %Ln wild card(s); here it would be {have}.", "", need)
                way = self.tr("Leave out %Ln wild card(s).", "", have - need)
                return (cause.format(have=self._just(have)), way)
            case Reason.MELD_TOO_MANY_WILDS if have > need:
                return (self.tr("You may not add a wild card to these natural cards."), self._leave_out())
            case Reason.MELD_TOO_MANY_WILDS:
                return (self.tr("There are too many wild cards in this meld."), self._leave_out())
            case Reason.WILD_MELD_NOT_ALLOWED if rules is not None and (form := rules.melds.form(JOKER)) is not None:
                cause = self.tr(
                    "Wild cards alone can be melded only as a whole canasta, %Ln card(s) at once.", "", form.least()
                )
                return (cause, self.tr("Add them to natural cards, or to a meld on the table."))
            case Reason.WILD_MELD_NOT_ALLOWED:
                cause = self.tr("Wild cards alone are not a meld.")
                return (cause, self.tr("Add them to natural cards, or to a meld on the table."))
            case Reason.MELD_CLOSED if any(is_wild(card) for card in refusal.cards) and _bars_wilds(rules):
                return (self.tr("You cannot add wild cards to a canasta."), self.tr("Choose another meld."))
        return ()

    def _leave_out(self) -> str:
        return self.tr("Leave out wild cards.")

    def _just(self, count: int) -> str:
        """A count that stands alone: "one", "none", "four"."""
        if count == 0:
            return self.tr("none", "no such card")
        return self.tr("one", "one such card") if count == 1 else self.cards.count_word(count)

    def _kind(self, refusal: Refusal, rules: RuleSet | None) -> tuple[str, ...]:
        rank = _only_rank(refusal.cards)
        match refusal.reason:
            case Reason.MELD_MIXED_RANKS:
                cause = self.tr("A meld has cards of one rank only, and wild cards with them.")
                return (cause, self.tr("Choose cards that fit this meld, or begin a new one."))
            case Reason.MELD_RANK_NOT_ALLOWED if rank is not None and rank != THREE:
                cause = self.tr("No more {ranks} can be melded: a canasta of them is complete.")
                return (cause.format(ranks=self.cards.ranks(rank)), self.tr("Choose another rank."))
            case Reason.MELD_RANK_NOT_ALLOWED if rank is not None:
                cause = self.tr("{ranks} cannot be melded here.")
                return (sentence(cause.format(ranks=self.cards.ranks(rank))), self.tr("Choose another rank."))
            case Reason.MELD_RANK_NOT_ALLOWED:
                return (self.tr("Cards of this rank cannot be melded."), self.tr("Choose another rank."))
            case Reason.RED_THREE_NOT_MELDABLE if rules is not None and rules.threes.stays:
                return (self.tr("Red threes are never melded."), self.tr("Discard them one after the other."))
            case Reason.RED_THREE_NOT_MELDABLE:
                cause = self.tr("Red threes are not melded: they are laid out by themselves and count as a bonus.")
                return (cause, self.tr("Leave the red three out."))
            case Reason.BLACK_THREES_ONLY_GOING_OUT:
                cause = self.tr("You may meld black threes only when going out.")
                return (cause, self.tr("Meld them together with the rest of your hand."))
            case Reason.NO_SUCH_MELD if plays_alone(rules):
                cause = self.tr("You can add cards only to your own melds.")
                return (cause, self.tr("Choose one of them, or begin a new meld."))
            case Reason.NO_SUCH_MELD:
                cause = self.tr("You can add cards only to melds of your own side.")
                return (cause, self.tr("Choose one of them, or begin a new meld."))
            case Reason.MELD_CLOSED:
                cause = self.tr("This meld is complete and takes no more cards.")
                return (cause, self.tr("Choose another meld."))
        return ()

    def _another(self, refusal: Refusal, rules: RuleSet | None) -> tuple[str, ...]:
        """A second meld of a rank (CL-5.9), or one while the first is no canasta yet (HF-3.4)."""
        if refusal.reason is not Reason.DUPLICATE_MELD:
            return ()
        rank = JOKER if refusal.cards and all(map(is_wild, refusal.cards)) else _only_rank(refusal.cards)
        form = None if rules is None or rank is None else rules.melds.form(rank)
        if form is not None and form.again() is Again.COMPLETE:
            way = self.tr("Add the cards to it; you may begin another one once it is a canasta.")
        else:
            way = self.tr("Add the cards to it.")
        return (self._has_one(rank, is_alone=plays_alone(rules)), way)

    def _has_one(self, rank: int | None, *, is_alone: bool) -> str:
        """Of which rank, if that is one, there is a meld already."""
        if rank is None:
            own = self.tr("You already have a meld of this rank.")
            return own if is_alone else self.tr("Your side already has a meld of this rank.")
        if rank == JOKER:
            own = self.tr("You already have a meld of wild cards.")
            return own if is_alone else self.tr("Your side already has a meld of wild cards.")
        own = self.tr("You already have a meld of {ranks}.")
        text = own if is_alone else self.tr("Your side already has a meld of {ranks}.")
        return text.format(ranks=self.cards.to_ranks(rank))

    def _minimum(self, refusal: Refusal, helping: Cards, rules: RuleSet | None) -> tuple[str, ...]:
        if refusal.reason is not Reason.MINIMUM_NOT_MET:
            return ()
        if rules is not None and rules.initial_meld.single:
            cause = self.tr(
                "One meld alone must count {need} points for the initial meld; your best one counts {have}."
            )
        else:
            cause = self.tr("Your initial meld counts {have} of {need} points.")
        missing = max(refusal.need - refusal.have, 0)
        if helping:
            way = self.tr("%Ln more point(s): add {cards}.", "", missing).format(cards=self.cards.the_ranks(helping))
        else:
            way = self.tr("%Ln more point(s) needed: add cards or further melds.", "", missing)
        return (cause.format(have=number(refusal.have), need=number(refusal.need)), way)


class SpecialRefusals(Phrases):
    """Reasons that only some rule systems know. Every reason that is worded nowhere else is worded here."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards

    def lines(self, refusal: Refusal, *, is_alone: bool = False) -> tuple[str, ...]:
        """Cause and way out; for a reason that nobody words, a sentence that is true of all.

        `is_alone`: nobody has a partner.
        """
        match refusal.reason:
            case Reason.SEQUENCE_INVALID if not refusal.cards:
                cause = self.tr("Two sequences on the table are never joined.")
                return (cause, self.tr("Add single cards at their ends."))
            case Reason.SEQUENCE_INVALID:
                cause = self.tr("A sequence is a run of natural cards of one suit from four up to ace, without a gap.")
                return (cause, self.tr("Select neighbouring cards of one suit."))
            case Reason.WILD_NEEDS_FIVE:
                cause = self.tr(
                    "After the initial meld wild cards go only into a meld with five natural cards or more."
                )
                return (cause, self.tr("Add natural cards first."))
            case Reason.WILD_MELD_UNFINISHED:
                cause = self.tr("While your meld of wild cards is unfinished, wild cards may go only there.")
                if not is_alone:
                    cause = self.tr("While your side’s meld of wild cards is unfinished, wild cards may go only there.")
                return (cause, self.tr("Add the wild card there, or complete that meld first."))
            case Reason.INITIAL_NEEDS_PURE_MELD:
                cause = self.tr("An initial meld needs a pure meld in it.")
                return (cause, self.tr("Also meld three natural cards of one rank, without wild cards."))
            case Reason.INITIAL_MIXED_CANASTA:
                cause = self.tr("A mixed canasta may not be part of the initial meld.")
                return (cause, self.tr("Leave the wild cards out."))
            case Reason.PILE_MIXED_ACES:
                cause = self.tr("Aces that you meld with wild cards in the initial meld cannot take the pile.")
                return (cause, self.tr("Use aces without wild cards."))
            case Reason.SPECIAL_HAND_INVALID:
                cause = self.tr("This is not one of the special hands.")
                way = self.tr("You lay one down all at once, after drawing from the stock and before you have melded.")
                if not is_alone:
                    way = self.tr(
                        "You lay one down all at once, after drawing from the stock and before your side has melded."
                    )
                return (cause, way)
            case Reason.RED_THREE_FIRST:
                cause = self.tr("You hold a three that you must lay out before anything else.")
                return (cause, self.tr("Lay out the three."))
        return (self.tr("The rules do not allow this now."),)


def plays_alone(rules: RuleSet | None) -> bool:
    """Whether nobody has a partner: then a sentence speaks of you and not of your side."""
    return rules is not None and not rules.seating.has_partners()


def _bars_wilds(rules: RuleSet | None) -> bool:
    """Whether a canasta of this game takes no wild cards (SA-3.3)."""
    return rules is not None and any(form.wilds_close() for form in rules.melds.forms)


def _only_rank(cards: Cards) -> int | None:
    """The rank of the natural cards among these, None where they have several or none."""
    ranks = {rank_of(card) for card in cards if not is_wild(card)}
    return ranks.pop() if len(ranks) == 1 else None
