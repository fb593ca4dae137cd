"""The rule sheet's sentences about the initial meld."""

from canasta_desktop.rules.codes import Rule
from canasta_desktop.ui.wording.base import Phrases, number
from canasta_desktop.ui.wording.rules.context import StatementContext


class InitialMeldRules(Phrases):
    """Statements by code; the figures are filled in by the caller, but for those that are listed."""

    def text(self, context: StatementContext) -> str:
        """The sentences of a statement, empty for one of another chapter."""
        for words in (self._minimum, self._counted, self._freed):
            if text := words(context):
                return text
        return self._pure(context)

    def _minimum(self, context: StatementContext) -> str:
        match context.code:
            case Rule.INITIAL_MELD if context.alone:
                return self.tr(
                    "The first melds that you lay down in a deal are your initial meld. Their card values must reach a "
                    "minimum together. Later melds need none."
                )
            case Rule.INITIAL_MELD:
                return self.tr(
                    "The first melds that a side lays down in a deal are its initial meld. Their card values must "
                    "reach a minimum together. Later melds need none."
                )
            case Rule.INITIAL_MELD_FREE if context.alone:
                return self.tr(
                    "The first melds that you lay down in a deal are your initial meld. They need no minimum."
                )
            case Rule.INITIAL_MELD_FREE:
                return self.tr(
                    "The first melds that a side lays down in a deal are its initial meld. They need no minimum."
                )
            case Rule.MINIMUM if context.own_score:
                return self.tr("The minimum depends on your score at the start of the deal: {steps}.").replace(
                    "{steps}", self._steps(context)
                )
            case Rule.MINIMUM:
                return self.tr("The minimum depends on your side’s score at the start of the deal: {steps}.").replace(
                    "{steps}", self._steps(context)
                )
            case Rule.MINIMUM_BY_DEAL:
                return self.tr("The minimum depends on the number of the deal: {deals}.").replace(
                    "{deals}", self._deals(context)
                )
            case Rule.MINIMUM_OWN_SCORE:
                return self.tr(
                    "The partner who melds first must reach the minimum for their own score. Then the other needs none."
                )
        return ""

    def _steps(self, context: StatementContext) -> str:
        """ "15 with less than 0; 50 with 0 to 1,495; ..."; scores are multiples of five."""
        scores = [score for _, score in context.numbered("score")]
        minimums = [points for _, points in context.numbered("points")]
        parts: list[str] = []
        if "below" in context.figures:
            text = self.tr("{points} points at less than {score}")
            parts.append(text.format(score=number(scores[0]), points=number(context.figures["below"])))
        for index, (score, points) in enumerate(zip(scores, minimums, strict=True)):
            if index == len(scores) - 1:
                text, to = self.tr("{points} points at {score} or more"), 0
            else:
                is_lowest = index == 0 and not parts
                text = (
                    self.tr("{points} points at {to} or less")
                    if is_lowest
                    else self.tr("{points} points at {score} to {to}")
                )
                to = scores[index + 1] - 5
            parts.append(text.format(score=number(score), to=number(to), points=number(points)))
        return "; ".join(parts)

    def _deals(self, context: StatementContext) -> str:
        deals = context.numbered("deal")
        parts = [
            self.tr("{points} points in deal {deal}").format(deal=number(deal), points=number(points))
            for deal, points in deals[:-1]
        ]
        last, points = deals[-1]
        parts.append(self.tr("{points} points from deal {deal} on").format(deal=number(last), points=number(points)))
        return "; ".join(parts)

    def _counted(self, context: StatementContext) -> str:
        match context.code:
            case Rule.MINIMUM_TOGETHER:
                return self.tr("Several melds laid down at once count together, whatever their size.")
            case Rule.MINIMUM_TOGETHER_SEQUENCES:
                return self.tr("Several melds laid down at once count together, whatever their kind and size.")
            case Rule.MINIMUM_SINGLE:
                return self.tr("One meld alone must reach the minimum. What you lay down beside it does not help.")
            case Rule.MINIMUM_TOP_CARD:
                return self.tr(
                    "If you take the pile for the initial meld, its top card counts towards the minimum. No other card "
                    "of the pile does."
                )
            case Rule.MINIMUM_NO_BONUS:
                return self.tr(
                    "Only card values count towards the minimum, no bonuses for canastas or red threes. Even a "
                    "complete canasta may fall short."
                )
            case Rule.MINIMUM_NO_BONUS_THREES:
                return self.tr("Only card values count towards the minimum, no bonuses and no threes.")
        return ""

    def _freed(self, context: StatementContext) -> str:
        match context.code:
            case Rule.INITIAL_MELD_FOR_SIDE:
                return self.tr(
                    "One player’s initial meld is enough for the whole side. Afterwards the partners need no minimum "
                    "either."
                )
            case Rule.MINIMUM_WAIVED if context.alone:
                return self.tr(
                    "You need no minimum if you draw from the stock and then meld your whole hand at once, with a "
                    "canasta in it. You may keep one card for the discard."
                )
            case Rule.MINIMUM_WAIVED:
                return self.tr(
                    "You need no minimum if you draw from the stock and then meld your whole hand at once, with a "
                    "canasta of your own in it. You may keep one card for the discard."
                )
            case Rule.MINIMUM_WAIVED_DISCARD if context.alone:
                return self.tr(
                    "You need no minimum if you draw from the stock and then meld your whole hand at once, with a "
                    "canasta in it. One card stays, which you discard."
                )
            case Rule.MINIMUM_WAIVED_DISCARD:
                return self.tr(
                    "You need no minimum if you draw from the stock and then meld your whole hand at once, with a "
                    "canasta of your own in it. One card stays, which you discard."
                )
        return ""

    def _pure(self, context: StatementContext) -> str:
        """What an initial meld must have besides its minimum."""
        match context.code:
            case Rule.INITIAL_MELD_STANDARD:
                return self.tr(
                    "The first melds that a side lays down in a deal are its initial meld. All its cards come from the "
                    "hand, and it must reach the minimum. One of the melds must be pure ({least} or more natural "
                    "cards, no wild ones) or consist of {least} or more wild cards."
                )
            case Rule.INITIAL_MELD_STRICT:
                return self.tr(
                    "The first melds that a side lays down in a deal are its initial meld. All its cards come from the "
                    "hand, and it must reach the minimum. One of the melds must be pure: {least} or more natural "
                    "cards, no wild ones. A meld of wild cards will not do instead."
                )
            case Rule.INITIAL_MELD_LENIENT:
                return self.tr(
                    "The first melds that a side lays down in a deal are its initial meld. All its cards come from the "
                    "hand, and it must reach the minimum. One of the melds must have {least} or more natural cards, "
                    "with or without wild ones, or consist of {least} or more wild cards."
                )
            case Rule.INITIAL_MELD_ANY:
                return self.tr(
                    "The first melds that a side lays down in a deal are its initial meld. All its cards come from the "
                    "hand. Any melds will do if they reach the minimum."
                )
            case Rule.INITIAL_MIXED_CANASTA:
                return self.tr("A complete mixed canasta may be part of the initial meld.")
            case Rule.INITIAL_NO_MIXED_CANASTA:
                return self.tr("A complete mixed canasta may not be part of the initial meld.")
            case Rule.INITIAL_SPLASH:
                return self.tr(
                    "A complete canasta of {size} natural or {size} wild cards from your hand is an initial meld, "
                    "whatever it counts: a splash."
                )
            case Rule.INITIAL_SPECIAL:
                return self.tr("A special hand needs no initial meld.")
        return ""
