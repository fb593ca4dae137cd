"""The rule sheet's sentences about melds: of one rank, of wild cards, of black threes, sequences, and canastas."""

from canasta_desktop.rules.codes import Rule
from canasta_desktop.ui.wording.base import Phrases, number
from canasta_desktop.ui.wording.rules.context import StatementContext


class MeldRules(Phrases):
    """Statements by code; the figures are filled in by the caller, but for those that are listed."""

    def text(self, context: StatementContext) -> str:
        """The sentences of a statement, empty for one of another chapter."""
        for words in (self._sets, self._limits, self._wild, self._wild_only, self._runs, self._canasta, self._others):
            if text := words(context):
                return text
        return self._black_threes(context) or self._by_rank(context) or self._beside_others(context)

    # --- melds of one rank -------------------------------------------------------------------------

    def _sets(self, context: StatementContext) -> str:
        match context.code:
            case Rule.SETS:
                return self.tr(
                    "A meld is {least} or more cards of one rank, from four to ace: kings, for example. Runs like "
                    "five, six, seven are not melds."
                )
            case Rule.SETS_BESIDE_SEQUENCES:
                return self.tr(
                    "One kind of meld is the set: {least} or more cards of one rank, from four to ace. The other kind "
                    "is the sequence."
                )
            case Rule.SETS_NATURALS:
                return self.tr("A meld of one rank needs at least {naturals} natural cards.")
            case Rule.SETS_WILDS:
                return self.tr("A meld of one rank may have at most {wilds} wild cards, even as a canasta.")
            case Rule.CANASTA_NATURALS:
                return self.tr("So a canasta of {size} cards has at least {naturals} natural ones.")
        return ""

    def _limits(self, context: StatementContext) -> str:
        """How wild and natural cards stand to each other."""
        match context.code:
            case Rule.SETS_TWO_TO_ONE:
                return self.tr("A meld of one rank needs at least 2 natural cards for every wild card.")
            case Rule.SETS_MAJORITY:
                return self.tr(
                    "A meld of one rank must have more natural than wild cards, both when you lay it down and whenever "
                    "you add to it."
                )
            case Rule.SETS_AT_MOST:
                return self.tr("A meld of one rank may never have more wild than natural cards.")
            case Rule.SETS_STAGED:
                return self.tr("How many wild cards a meld of one rank may have depends on its size: {sizes}.").replace(
                    "{sizes}", self._sizes(context)
                )
        return ""

    def _sizes(self, context: StatementContext) -> str:
        """ "in 3 cards none, in 4 cards at most 1, ..."; sizes with the same limit are named once."""
        sizes = context.numbered("size")
        parts: list[str] = []
        for index, (size, wilds) in enumerate(sizes):
            same = [other for other, most in sizes[index:] if most == wilds]
            if index and sizes[index - 1][1] == wilds:
                continue
            if same[-1] == sizes[-1][0]:
                text = self.tr("in {size} or more cards at most {wilds}")
            elif len(same) > 1:
                text = self.tr("in {size} to {largest} cards at most {wilds}")
            else:
                text = self.tr("in {size} cards at most {wilds}") if wilds else self.tr("in {size} cards none")
            parts.append(text.format(size=number(size), largest=number(same[-1]), wilds=number(wilds)))
        return "; ".join(parts)

    def _canasta(self, context: StatementContext) -> str:
        match context.code:
            case Rule.CANASTA:
                return self.tr(
                    "A meld of one rank with {size} or more cards is a canasta: a natural one without wild cards, a "
                    "mixed one with wild cards."
                )
            case Rule.CANASTA_CLOSED:
                return self.tr(
                    "A meld of one rank with {size} cards is a canasta: a natural one without wild cards, a mixed one "
                    "with wild cards."
                )
            case Rule.MELD_LARGEST:
                return self.tr("A meld of one rank has at most {most} cards. Then it is closed: nobody may add to it.")
            case Rule.MELD_NO_LIMIT:
                return self.tr("A meld of one rank may grow without limit. You may add to a canasta, too.")
            case Rule.CANASTA_TURNS_MIXED:
                return self.tr("A wild card added to a natural canasta makes it a mixed one.")
            case Rule.NO_WILD_ON_CANASTA:
                return self.tr("You may add only natural cards to a canasta, no wild ones.")
            case Rule.NAMES_BOLIVIA:
                return self.tr(
                    "What this game calls an escalera is a samba in other games. A canasta of {size} wild cards is a "
                    "bolivia here."
                )
            case Rule.NAMES_BOOKS:
                return self.tr(
                    "In this game a canasta is also called a book: a natural one clean, a mixed one dirty, one of wild "
                    "cards a wild book."
                )
            case Rule.NAMES_BOOKS_NATURAL:
                return self.tr("In this game a canasta is also called a book: a natural one clean, a mixed one dirty.")
        return ""

    # --- several melds -----------------------------------------------------------------------------

    def _others(self, context: StatementContext) -> str:
        match context.code:
            case Rule.ONE_MELD_OF_A_RANK if context.alone:
                return self.tr("You have only one meld of each rank. Further cards of that rank go there.")
            case Rule.ONE_MELD_OF_A_RANK:
                return self.tr("A side has only one meld of each rank. Further cards of that rank go there.")
            case Rule.SECOND_WHEN_COMPLETE if context.alone:
                return self.tr("You may begin a second meld of a rank only when your first one is complete.")
            case Rule.SECOND_WHEN_COMPLETE:
                return self.tr("A side may begin a second meld of a rank only when its first one is complete.")
            case Rule.SEVERAL_OF_A_RANK if context.alone:
                return self.tr(
                    "You may have several melds of one rank. In your turn you may join two of them if that makes an "
                    "allowed meld."
                )
            case Rule.SEVERAL_OF_A_RANK:
                return self.tr(
                    "A side may have several melds of one rank. In your turn you may join two of them if that makes an "
                    "allowed meld."
                )
            case Rule.SAME_RANK_OTHERS if context.alone:
                return self.tr("Different players may have melds of the same rank.")
            case Rule.SAME_RANK_OTHERS:
                return self.tr("Different sides may have melds of the same rank.")
            case Rule.OWN_MELDS_ONLY if context.alone:
                return self.tr("You may add only to your own melds. No card ever leaves a meld again.")
            case Rule.OWN_MELDS_ONLY:
                return self.tr(
                    "You may add to all melds of your own side, but to no others. No card ever leaves a meld again."
                )
        return ""

    # --- wild cards alone --------------------------------------------------------------------------

    def _wild(self, context: StatementContext) -> str:
        match context.code:
            case Rule.NO_WILD_MELDS:
                return self.tr("Wild cards alone are not a meld.")
            case Rule.WILD_MELDS:
                return self.tr(
                    "You may also meld wild cards alone, jokers and twos alike: {least} to {most} of them. With {most} "
                    "cards such a meld is a canasta and closed."
                )
            case Rule.WILD_MELDS_SECOND if context.alone:
                return self.tr("You may begin another meld of wild cards only when the one before is complete.")
            case Rule.WILD_MELDS_SECOND:
                return self.tr("A side may begin another meld of wild cards only when the one before is complete.")
        return ""

    def _wild_only(self, context: StatementContext) -> str:
        """Joker canastas that may grow without limit."""
        match context.code:
            case Rule.WILD_MELDS_WHOLE:
                return self.tr(
                    "A canasta of wild cards is {size} or more of them, jokers and twos alike, and nothing else. You "
                    "must lay it down complete; fewer wild cards alone are not a meld. Later you may add more wild "
                    "cards."
                )
            case Rule.WILD_MELDS_WHOLE_SECOND:
                return self.tr(
                    "You must lay down a second canasta of wild cards complete, too. Fewer wild cards go to the one "
                    "you have."
                )
            case Rule.WILD_MELDS_UNLIMITED:
                return self.tr(
                    "You may also meld wild cards alone, jokers and twos alike: {least} or more of them. From {size} "
                    "cards on such a meld is a canasta."
                )
            case Rule.WILD_MELDS_UNLIMITED_SECOND:
                return self.tr("You may begin another meld of wild cards only when the one before is a canasta.")
        return ""

    # --- sequences ---------------------------------------------------------------------------------

    def _runs(self, context: StatementContext) -> str:
        match context.code:
            case Rule.SEQUENCES:
                return self.tr(
                    "A sequence is {least} to {most} cards of one suit in a row, without wild cards and threes. Four "
                    "is the lowest card, ace the highest."
                )
            case Rule.SEQUENCES_ENDS:
                return self.tr("You may add to a sequence at either end. Two sequences on the table are never joined.")
            case Rule.SAMBA:
                return self.tr("A sequence of {size} cards is a samba and closed: nobody may add to it.")
            case Rule.SAMBA_COUNTS:
                return self.tr("A samba counts as a canasta wherever you need canastas.")
            case Rule.ESCALERA:
                return self.tr("A sequence of {size} cards is an escalera and closed: nobody may add to it.")
            case Rule.ESCALERA_COUNTS:
                return self.tr("An escalera counts as a canasta wherever you need canastas.")
        return ""

    # --- black threes ------------------------------------------------------------------------------

    def _black_threes(self, context: StatementContext) -> str:
        match context.code:
            case Rule.BLACK_THREES_MELDED:
                return self.tr(
                    "You may meld black threes only when you go out: {least} to {most} of them, without wild cards."
                )
            case Rule.BLACK_THREES_MELDED_ALL:
                return self.tr(
                    "You may meld black threes only when you go out: both of them together, without wild cards."
                )
            case Rule.BLACK_THREES_LAST:
                return self.tr("You meld black threes last. At most one card may be left then, which you discard.")
            case Rule.BLACK_THREES_LAST_DISCARD:
                return self.tr("You meld black threes last. Exactly one card must be left then, which you discard.")
            case Rule.BLACK_THREES_ANY_TIME:
                return self.tr(
                    "You may meld black threes at any time like other cards: at least {least} of them, but without "
                    "wild cards."
                )
            case Rule.BLACK_THREES_WITH_WILD:
                return self.tr("When you go out you may also meld exactly 2 black threes with 1 wild card.")
            case Rule.NO_BLACK_THREES:
                return self.tr("Black threes are never melded.")
        return ""

    # --- where ranks differ ------------------------------------------------------------------------

    def _by_rank(self, context: StatementContext) -> str:
        """How many wild cards a meld may have, and from when on, where sevens and aces are apart."""
        match context.code:
            case Rule.SETS_OF:
                return self.tr(
                    "Except for sevens and aces, a meld of one rank has at least {naturals} natural cards and at most "
                    "{wilds} wild ones."
                )
            case Rule.WILD_IN_INITIAL_MELD:
                return self.tr(
                    "You may put wild cards into such a meld only in two cases: as part of your side’s initial meld, "
                    "if the meld has at least {naturals} natural cards; or later, if it has at least {five} natural "
                    "cards. This is the rule of five."
                )
            case Rule.WILD_NOT_BEFORE_FIVE:
                return self.tr(
                    "So a meld begun after the initial meld has no wild cards until it has {five} natural ones."
                )
            case Rule.WILD_AT_ANY_TIME:
                return self.tr(
                    "You may put wild cards into such a meld at any time, if it has at least {naturals} natural cards."
                )
            case Rule.SEVENS_PURE:
                return self.tr("A meld of sevens never has wild cards.")
            case Rule.ACES_PURE:
                return self.tr(
                    "A meld of aces is pure: it has no wild cards, and you may not add any. Only in your side’s "
                    "initial meld may you lay down at least {naturals} aces with at most {wilds} wild cards. From then "
                    "on that is an ordinary meld."
                )
        return ""

    def _beside_others(self, context: StatementContext) -> str:
        """What melds that lie there forbid: an unfinished one of wild cards, and a canasta of the rank."""
        match context.code:
            case Rule.WILD_MELD_FIRST:
                return self.tr(
                    "While your side has an unfinished meld of wild cards, you may put no wild card into any other "
                    "meld."
                )
            case Rule.WILD_MELD_FIRST_IN_INITIAL_MELD:
                return self.tr("The same holds within the initial meld.")
            case Rule.DEAD_RANKS:
                return self.tr(
                    "Once a side has a canasta of a rank, this rank is dead: nobody may begin a meld of it or add to "
                    "one."
                )
            case Rule.DEAD_RANKS_MIXED:
                return self.tr("It makes no difference whether that canasta is natural or mixed.")
            case Rule.DEAD_RANKS_OWN:
                return self.tr(
                    "Once a side has a canasta of a rank, this rank is dead for that side: it may not begin another "
                    "meld of it. The other side may."
                )
        return ""
