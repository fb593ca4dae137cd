"""The rule sheet's sentences on how a deal ends, by going out or with the stock, and when the match is over."""

from canasta_desktop.rules.codes import Rule
from canasta_desktop.ui.wording.base import ListPhrases, Phrases
from canasta_desktop.ui.wording.rules.context import StatementContext


class EndRules(Phrases):
    """Statements by code; the figures are filled in by the caller, but for those that are counted or listed."""

    def __init__(self) -> None:
        self.lists = ListPhrases()

    def text(self, context: StatementContext) -> str:
        """The sentences of a statement, empty for one of another chapter."""
        for words in (self._canastas, self._out, self._keep, self._concealed, self._asking, self._stock, self._last):
            if text := words(context):
                return text
        return self._match(context)

    # --- going out ---------------------------------------------------------------------------------

    def _canastas(self, context: StatementContext) -> str:
        match context.code:
            case Rule.OUT_CANASTAS if context.alone:
                return self.tr(
                    "You may go out only if you have at least %Ln canasta(s). You may complete them in the same turn.",
                    "",
                    context.figures["canastas"],
                )
            case Rule.OUT_CANASTAS:
                return self.tr(
                    "You may go out only if your side has at least %Ln canasta(s). You may complete them in the same "
                    "turn.",
                    "",
                    context.figures["canastas"],
                )
            case Rule.OUT_CANASTA_KINDS:
                return self.tr("These must be among them: at least {kinds}.").replace(
                    "{kinds}", self.kinds(context.figures)
                )
        return ""

    def kinds(self, figures: dict[str, int]) -> str:
        """ "2 natural ones, 2 mixed ones and 1 of wild cards"."""
        parts: list[str] = []
        for kind, count in figures.items():
            match kind:
                case "natural":
                    parts.append(self.tr("%Ln natural one(s)", "canastas", count))
                case "mixed":
                    parts.append(self.tr("%Ln mixed one(s)", "canastas", count))
                case "wild":
                    parts.append(self.tr("%Ln of wild cards", "canastas", count))
                case "samba":
                    parts.append(self.tr("%Ln samba(s)", "canastas", count))
                case "escalera":
                    parts.append(self.tr("%Ln escalera(s)", "canastas", count))
        return self.lists.all(parts)

    def _out(self, context: StatementContext) -> str:
        match context.code:
            case Rule.OUT_HOW:
                return self.tr("You go out by melding all your cards, or all but one, which you discard.")
            case Rule.OUT_DISCARD:
                return self.tr(
                    "You go out by melding all your cards but one, which you discard. You may not meld them all."
                )
            case Rule.OUT_FACE_DOWN:
                return self.tr("You discard this last card face down. It may be a wild card, but not a three.")
            case Rule.OUT_FACE_DOWN_SCORED:
                return self.tr("It stays face down for everybody until the deal is scored. The score sheet names it.")
            case Rule.OUT_PARTNER_IN_FOOT:
                return self.tr(
                    "You may go out only if every partner has taken up the foot and played at least part of a turn "
                    "from it."
                )
            case Rule.OUT_PARTNER_ANYWHERE:
                return self.tr("You may go out even if a partner has not taken up the foot yet.")
            case Rule.OUT_INCOMPLETE_NONE:
                return self.tr(
                    "You may go out even with unfinished melds of sevens, aces or wild cards, but they cost points."
                )
            case Rule.OUT_INCOMPLETE_SEVENS_ACES:
                return self.tr(
                    "You may not go out while your side has an unfinished meld of sevens or an unfinished pure meld of "
                    "aces."
                )
            case Rule.OUT_INCOMPLETE_ALL:
                return self.tr(
                    "You may not go out while your side has an unfinished meld of sevens or of wild cards, or an "
                    "unfinished pure meld of aces."
                )
            case Rule.OUT_ENDS:
                return self.tr("The deal ends at once when a player has gone out.")
        return ""

    def _keep(self, context: StatementContext) -> str:
        """What stays in the hand of who does not go out."""
        match context.code:
            case Rule.OUT_KEEP_CARD:
                return self.tr(
                    "As long as you may not go out, you must keep at least one card after your discard. So do not meld "
                    "down to a single card, unless that very meld lets you go out."
                )
            case Rule.OUT_KEEP_CARD_FOOT:
                return self.tr(
                    "If you have taken up your foot and may not go out, you need at least 2 cards before your discard."
                )
            case Rule.OUT_KEEP_CARD_BONUS:
                return self.tr(
                    "Unless you go out, you need at least 2 cards after melding: one to discard and one to keep. If "
                    "you get bonus cards for the initial meld of this turn, the one to discard is enough."
                )
        return ""

    def _concealed(self, context: StatementContext) -> str:
        match context.code:
            case Rule.OUT_CONCEALED_OWN if context.alone:
                return self.tr(
                    "You go out concealed if you have not melded before in this deal and play your whole hand in one "
                    "turn."
                )
            case Rule.OUT_CONCEALED_OWN:
                return self.tr(
                    "You go out concealed if you have not melded before in this deal and play your whole hand in one "
                    "turn. You add nothing to your partner’s melds, and you lay down a complete canasta of your own."
                )
            case Rule.OUT_CONCEALED_SIDE:
                return self.tr(
                    "You go out concealed if you have not melded before in this deal and play your whole hand in one "
                    "turn."
                )
            case Rule.OUT_CONCEALED_PARTNER:
                return self.tr(
                    "You may add nothing to your partner’s melds then. But the canasta you need may be your partner’s."
                )
            case Rule.OUT_CONCEALED_JOINS:
                return self.tr(
                    "Cards of a rank that your side has already melded can only go there. With them you do not go out "
                    "concealed."
                )
            case Rule.OUT_CONCEALED_MINIMUM if context.alone:
                return self.tr("You must reach the minimum of the initial meld here, too.")
            case Rule.OUT_CONCEALED_MINIMUM:
                return self.tr("If your partner has not made the initial meld, you must reach its minimum here, too.")
            case Rule.OUT_CONCEALED_STILL if context.alone:
                return self.tr("You still go out concealed if you take the pile in that turn.")
            case Rule.OUT_CONCEALED_STILL:
                return self.tr(
                    "You still go out concealed if your partner has melded before, or if you take the pile in that "
                    "turn."
                )
            case Rule.OUT_CONCEALED_FRESH if context.alone:
                return self.tr("If you took the pile in that turn, you go out, but not concealed.")
            case Rule.OUT_CONCEALED_FRESH:
                return self.tr(
                    "Your partner may have melded before. But if you took the pile in that turn, you go out, but not "
                    "concealed."
                )
        return ""

    def _asking(self, context: StatementContext) -> str:
        match context.code:
            case Rule.ASKING_OPTIONAL:
                return self.tr("Before going out you may ask your partner: “May I go out?” You don’t have to.")
            case Rule.ASKING_COMPULSORY:
                return self.tr(
                    "Before going out you must ask your partner: “May I go out?” You may go out only after a yes."
                )
            case Rule.ASKING_WHEN:
                return self.tr(
                    "Ask right after drawing or taking the pile. You may not have melded anything yet, except the "
                    "pile’s top card."
                )
            case Rule.ASKING_EARLY:
                return self.tr("Ask in your turn, before you have played a card.")
            case Rule.ASKING_EARLY_DRAW:
                return self.tr("You may ask before or after drawing, but not after taking the pile.")
            case Rule.ASKING_LATE:
                return self.tr(
                    "You may ask at any moment of your turn between drawing, or taking the pile, and your discard, "
                    "even if you have already melded."
                )
            case Rule.ASKING_ONCE:
                return self.tr("You may ask only once in a deal.")
            case Rule.ASKING_NEXT:
                return self.tr("If you have several partners, the one who plays next answers.")
            case Rule.ASKING_PARTNERS:
                return self.tr(
                    "Only a player with a partner can ask: nobody before the sides are formed, and never the lone "
                    "player. Without a partner you go out without asking."
                )
            case Rule.ASKING_ANSWER:
                return self.tr(
                    "The answer is binding: after a yes you must go out in this turn, after a no you may not."
                )
            case Rule.ASKING_IMPOSSIBLE:
                return self.tr("If you could not go out when you asked, a yes does not bind you.")
            case Rule.ASKING_OFF:
                return self.tr("Partners do not ask each other whether they may go out.")
        return ""

    # --- the end of the stock ----------------------------------------------------------------------

    def _stock(self, context: StatementContext) -> str:
        match context.code:
            case Rule.STOCK_EMPTY:
                return self.tr("When the stock is empty, play goes on as long as every player takes the pile.")
            case Rule.STOCK_EMPTY_IF_IT_FITS if context.alone:
                return self.tr(
                    "You must take the pile then if it is not frozen for you and you can add its top card to a meld of "
                    "yours."
                )
            case Rule.STOCK_EMPTY_IF_IT_FITS:
                return self.tr(
                    "You must take the pile then if it is not frozen for your side and you can add its top card to a "
                    "meld of your side."
                )
            case Rule.STOCK_EMPTY_UNLESS:
                return self.tr("But you need not take a pile if you could not finish your turn after it.")
            case Rule.STOCK_EMPTY_IF_POSSIBLE:
                return self.tr(
                    "You must take the pile then if any way to do so is allowed. If you cannot, the deal ends."
                )
            case Rule.STOCK_EMPTY_MAY_END:
                return self.tr(
                    "In any other case you may take it if you can, but you don’t have to. If you cannot or do not take "
                    "it, the deal ends."
                )
            case Rule.STOCK_EMPTY_NEVER:
                return self.tr(
                    "You may take the pile then if you can, but you don’t have to. If you cannot or do not take it, "
                    "the deal ends."
                )
            case Rule.STOCK_NO_BONUS:
                return self.tr("If the deal ends because the stock is empty, nobody gets the bonus for going out.")
        return ""

    def _last(self, context: StatementContext) -> str:
        """The last cards of the stock."""
        match context.code:
            case Rule.LAST_SINGLE:
                return self.tr("If only one card is left in the stock, you draw it and play your turn as usual.")
            case Rule.LAST_FEWER:
                return self.tr("If the stock has fewer than {draw} cards, you draw those and play your turn as usual.")
            case Rule.LAST_THREE_UNREPLACED:
                return self.tr(
                    "If the last card of the stock is a red three, lay it out, but do not replace it. Your turn goes "
                    "on with the other card drawn."
                )
            case Rule.LAST_ONLY_THREES:
                return self.tr(
                    "If you draw nothing but red threes at the end of the stock, the deal ends at once. You neither "
                    "meld nor discard."
                )
            case Rule.LAST_THREE_ENDS:
                return self.tr(
                    "If the last card of the stock is a red three, lay it out. The deal ends at once; you neither meld "
                    "nor discard."
                )
            case Rule.LAST_THREE_NO_DISCARD:
                return self.tr(
                    "If you draw a red three as the last card of the stock, lay it out. You may still meld and add "
                    "cards, but not discard. Then the deal ends."
                )
            case Rule.LAST_THREE_NO_DISCARD_OUT:
                return self.tr(
                    "If you meld all your cards in such a turn, you have gone out. If you may not go out, you must "
                    "keep one card."
                )
            case Rule.LAST_THREE_NO_DISCARD_KEEP:
                return self.tr("You cannot go out in such a turn and must keep one card.")
            case Rule.LAST_THREE_IN_HAND:
                return self.tr(
                    "If the last card of the stock is a three, the deal ends at once. You neither meld nor discard, "
                    "and the three counts as a card in hand."
                )
            case Rule.LAST_THREE_PLAYS_ON:
                return self.tr(
                    "If the last card of the stock is a three, lay it out, but do not replace it. Your turn goes on."
                )
        return ""

    # --- the end of the match ----------------------------------------------------------------------

    def _match(self, context: StatementContext) -> str:
        match context.code:
            case Rule.TARGET if context.own_score:
                return self.tr(
                    "The match ends with the deal after which a player has {points} points or more. The highest score "
                    "wins."
                )
            case Rule.TARGET:
                return self.tr(
                    "The match ends with the deal after which a side has {points} points or more. The highest score "
                    "wins."
                )
            case Rule.MATCH_DEALS:
                return self.tr(
                    "The match ends after %Ln deal(s). The highest score wins.", "", context.figures["deals"]
                )
            case Rule.TIE:
                return self.tr("If the highest scores are equal, another deal is played.")
        return ""
