"""The rule sheet's sentences about the discard pile, going out, the end of the stock, and the score."""

from canasta_desktop.ui.wording_base import Phrases


class EndRules(Phrases):
    """Statements by code; the figures are filled in by the caller, but for those that are counted."""

    def text(self, code: str, figures: dict[str, int]) -> str:
        """The sentences of a code, empty for one of another kind."""
        for words in (self._take, self._frozen, self._out, self._stock, self._score):
            if text := words(code, figures):
                return text
        return ""

    def _take(self, code: str, figures: dict[str, int]) -> str:
        match code:
            case "take-whole-pile":
                return self.tr(
                    "Taking the pile means: its top card is melded at once, then all other cards of the pile come to "
                    "your hand. They may be melded in the same turn."
                )
            case "take-unfrozen":
                return self.tr(
                    "If the pile is not frozen, you take it with two natural cards of its top card’s rank from your "
                    "hand, with one such card and a wild card, or by adding the top card to your side’s meld of its "
                    "rank."
                )
            case "pile-top-wild":
                return self.tr("A pile with a wild card on top cannot be taken.")
            case "pile-top-black-three":
                return self.tr(
                    "A pile with a black three on top cannot be taken by the next player. It does not freeze the pile: "
                    "once another card covers it, it has no effect."
                )
            case "pile-single-card":
                return self.tr(
                    "Who has a single card in hand may not take a pile of a single card, unless the stock is empty."
                )
        return ""

    def _frozen(self, code: str, figures: dict[str, int]) -> str:
        match code:
            case "frozen-by-wild":
                return self.tr(
                    "The pile is frozen for everybody while it holds a wild card, or a red three turned up at the "
                    "start."
                )
            case "frozen-unopened":
                return self.tr("For a side that has not melded yet, the pile is always frozen.")
            case "take-frozen":
                return self.tr(
                    "A frozen pile is taken only with two natural cards of its top card’s rank from your hand."
                )
            case "freeze-ends":
                return self.tr("The freeze ends when the pile is taken.")
        return ""

    def _out(self, code: str, figures: dict[str, int]) -> str:
        match code:
            case "out-canastas":
                return self.tr(
                    "You may go out only if your side has at least %Ln canasta(s). They may be completed in the same "
                    "turn.",
                    "",
                    figures["canastas"],
                )
            case "out-how":
                return self.tr(
                    "You go out by melding all your cards, or all but one, which you discard. The deal ends at once."
                )
            case "out-keep-card":
                return self.tr(
                    "Until your side may go out, you must keep at least one card after your discard. So you may not "
                    "meld down to a single card either."
                )
            case "out-concealed":
                return self.tr(
                    "You go out concealed if you have not melded before in this deal, meld your whole hand in one "
                    "turn, add nothing to your partner’s melds and lay down a canasta of your own. It counts "
                    "{concealed} points instead of {bonus}."
                )
            case "asking-optional":
                return self.tr(
                    "Right after drawing or taking the pile you may ask your partner: “May I go out?” The answer "
                    "binds: after a yes you must go out in this turn, after a no you may not."
                )
            case "asking-compulsory":
                return self.tr(
                    "Before going out you must ask your partner: “May I go out?” The answer binds: after a yes you "
                    "must go out in this turn, after a no you may not."
                )
        return ""

    def _stock(self, code: str, figures: dict[str, int]) -> str:
        match code:
            case "stock-empty":
                return self.tr("When the stock is empty, play goes on as long as every player takes the pile.")
            case "stock-empty-must-take":
                return self.tr(
                    "You must then take the pile if it is not frozen and its top card fits a meld of your side."
                )
            case "stock-empty-may-end":
                return self.tr(
                    "In all other cases you may take it, if you can, or end the deal. Nobody gets a bonus for going "
                    "out then."
                )
            case "last-card-red-three":
                return self.tr(
                    "If the last card of the stock is a red three, it is laid out and the deal ends at once, without "
                    "melds and without a discard."
                )
            case "last-two-cards":
                return self.tr(
                    "If only one card is left in the stock, you draw that one. A red three among the last two cards is "
                    "laid out but not replaced. If nothing but red threes is drawn, the deal ends at once."
                )
        return ""

    def _score(self, code: str, figures: dict[str, int]) -> str:
        match code:
            case "score-melded":
                return self.tr(
                    "The values of all melded cards are added up; the values of the cards left in hand are taken off."
                )
            case "score-canastas":
                return self.tr(
                    "Every natural canasta counts {natural} points, every mixed one {mixed}, besides the cards in it."
                )
            case "score-red-threes":
                return self.tr(
                    "Red threes count {each} points each, all {count} together {all}. They count against a side that "
                    "has not melded."
                )
            case "score-out":
                return self.tr("Going out counts {bonus} points.")
            case "target":
                return self.tr(
                    "The match ends with the deal after which a side has {points} points or more. The higher score "
                    "wins."
                )
            case "tie":
                return self.tr("If the best scores are equal, another deal is played.")
        return ""
