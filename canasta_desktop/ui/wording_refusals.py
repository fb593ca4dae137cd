"""Why a move is refused, as sentences: what stands against it with its figures, and the way out.

`Refusals.lines` gives one or two sentences; the first names the cause, the second, where there is one, what can be done
now. What the refusal itself does not know, but the screen does, comes in a `Situation`.
"""

from dataclasses import dataclass

from canasta_desktop.rules.cards import Cards, rank_of
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.table import DRAWING, PLAYING
from canasta_desktop.ui.display import Note, Tone
from canasta_desktop.ui.wording_base import Phrases, number
from canasta_desktop.ui.wording_cards import CardPhrases
from canasta_desktop.ui.wording_refusals_more import MeldRefusals, RareRefusals


@dataclass(frozen=True)
class Situation:
    """What else helps to word a refusal.

    `phase` of the turn as in `rules.table`; `stock`: cards left in it; `unopened`: the pile is frozen only for the
    side that has not melded; `helping`: cards that would put it right (an initial meld that is short of points).
    """

    phase: int = PLAYING
    stock: int = 1
    unopened: bool = False
    helping: Cards = ()


class Refusals(Phrases):
    """All reasons; those about the shape of melds and those of rarer rules are worded next door."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.melds = MeldRefusals(cards)
        self.rare = RareRefusals(cards)

    def note(self, refusal: Refusal, situation: Situation | None = None) -> Note:
        """What the note box shows: the lines, and the clause as a link."""
        return Note(Tone.ERROR, self.lines(refusal, situation), refusal.clause)

    def line(self, refusal: Refusal, situation: Situation | None = None) -> str:
        """The cause alone, one sentence: for a target under the mouse."""
        return self.lines(refusal, situation)[0]

    def lines(self, refusal: Refusal, situation: Situation | None = None) -> tuple[str, ...]:
        """The cause, and where there is one the way out."""
        now = situation or Situation()
        for words in (self._turn, self._pile, self._take, self._out, self._asking):
            if lines := words(refusal, now):
                return lines
        return self.melds.lines(refusal, now.helping) or self.rare.lines(refusal)

    # --- the turn ----------------------------------------------------------------------------------

    def _turn(self, refusal: Refusal, now: Situation) -> tuple[str, ...]:
        match refusal.reason:
            case Reason.NOT_YOUR_TURN:
                return (self.tr("It is not your turn."), self.tr("Meanwhile you can sort and select your cards."))
            case Reason.WRONG_PHASE if now.phase == DRAWING:
                return (self.tr("Your turn begins with a card from the stock or with the pile."), self._begin(now))
            case Reason.WRONG_PHASE if now.phase == PLAYING:
                return (self.tr("You have already drawn."), self.tr("Meld, or end your turn with a discard."))
            case Reason.WRONG_PHASE:
                return (self.tr("A question is open between the partners."), self.tr("The answer comes first."))
            case Reason.DEAL_OVER:
                return (self.tr("The deal is over."), self.tr("Go on to the score."))
            case Reason.CARD_NOT_IN_HAND:
                return (self.tr("You do not hold all of these cards."), self.tr("Select cards from your hand."))
            case Reason.STOCK_EMPTY:
                return (self.tr("The stock is empty."), self.tr("Take the pile, or end the deal."))
            case Reason.DISCARD_REQUIRED:
                return (self.tr("Your turn ends with a discard."), self.tr("Discard one card."))
            case Reason.DISCARD_NOT_ALLOWED if refusal.need == 1 and refusal.have != 1:
                return (self.tr("You discard exactly one card."), self.tr("Select the one card."))
            case Reason.DISCARD_NOT_ALLOWED if refusal.cards:
                card = self.cards.name(refusal.cards[0])
                return (self.tr("The {card} may not be discarded.").format(card=card), self.tr("Choose another card."))
            case Reason.DISCARD_NOT_ALLOWED:
                return (self.tr("This card may not be discarded."), self.tr("Choose another card."))
        return ()

    def _begin(self, now: Situation) -> str:
        if now.stock:
            return self.tr("Draw, or take the pile.")
        return self.tr("Take the pile, or end the deal.")

    # --- the pile ----------------------------------------------------------------------------------

    def _pile(self, refusal: Refusal, now: Situation) -> tuple[str, ...]:
        """What lies in the way of anybody who wants this pile."""
        card = self.cards.name(refusal.cards[0]) if refusal.cards else ""
        way = self._instead(now)
        match refusal.reason:
            case Reason.PILE_EMPTY:
                return (self.tr("The discard pile is empty."), *way)
            case Reason.PILE_TOP_WILD if card:
                return (
                    self.tr("The pile cannot be taken: a wild card lies on top, the {card}.").format(card=card),
                    *way,
                )
            case Reason.PILE_TOP_WILD:
                return (self.tr("The pile cannot be taken: a wild card lies on top."), *way)
            case Reason.PILE_TOP_BLACK_THREE if card:
                text = self.tr("The pile cannot be taken: a black three lies on top, the {card}.").format(card=card)
                return (text, *way)
            case Reason.PILE_TOP_BLACK_THREE:
                return (self.tr("The pile cannot be taken: a black three lies on top."), *way)
            case Reason.PILE_SINGLE_CARD:
                return (self.tr("With one card in hand you may not take a pile of a single card."), *way)
            case Reason.PILE_BEFORE_INITIAL_MELD:
                return (self.tr("Your side may take the pile only after its initial meld."), *way)
            case Reason.TAKE_IS_COMPULSORY if card:
                text = self.tr("You must take the pile: its top card, the {card}, fits a meld of your side.")
                return (text.format(card=card), self.tr("Take the pile."))
            case Reason.TAKE_IS_COMPULSORY:
                text = self.tr("You must take the pile: its top card fits a meld of your side.")
                return (text, self.tr("Take the pile."))
        return ()

    def _take(self, refusal: Refusal, now: Situation) -> tuple[str, ...]:
        """The cards shown do not entitle to the pile."""
        if refusal.reason not in (Reason.PILE_FROZEN_NEEDS_PAIR, Reason.PILE_NEEDS_PAIR, Reason.PILE_NEEDS_MATCH):
            return ()
        if not refusal.cards:
            return (self.tr("These cards do not entitle you to the pile."), *self._instead(now))
        rank = rank_of(refusal.cards[0])
        need = self.cards.count(max(refusal.need, 2), rank)
        have = self.cards.just(refusal.have, rank)
        enough = refusal.have >= max(refusal.need, 2)
        way = (self.tr("Choose {cards} from your hand.").format(cards=need),) if enough else self._instead(now)
        if refusal.reason is Reason.PILE_NEEDS_MATCH:
            text = self.tr("For this pile you need {pair} from your hand, or {card} and a wild card.")
            return (text.format(pair=need, card=self.cards.count(1, rank)), *way)
        if refusal.reason is Reason.PILE_NEEDS_PAIR:
            text = self.tr("For this pile you need {pair} from your hand and have {have}.")
        elif now.unopened:
            text = self.tr("The pile is frozen for your side: you need {pair} from your hand and have {have}.")
        else:
            text = self.tr("The pile is frozen: you need {pair} from your hand and have {have}.")
        return (text.format(pair=need, have=have), *way)

    def _instead(self, now: Situation) -> tuple[str, ...]:
        if now.stock:
            return (self.tr("Draw from the stock instead."),)
        return (self.tr("The stock is empty: you may end the deal."),)

    # --- going out and asking ----------------------------------------------------------------------

    def _out(self, refusal: Refusal, now: Situation) -> tuple[str, ...]:
        keep = self.tr("Keep at least two cards: one to discard and one to go on with.")
        match refusal.reason:
            case Reason.CANASTA_NEEDED:
                return (self.tr("You cannot go out yet: your side has no canasta."), keep)
            case Reason.CANASTAS_NEEDED:
                text = self.tr("You cannot go out yet: it takes %Ln canasta(s), and you have {have}.", "", refusal.need)
                return (text.format(have=self._canastas(refusal.have)), keep)
            case Reason.MELD_UNFINISHED:
                return (self.tr("You cannot go out yet: a meld of your side is unfinished."), keep)
            case Reason.MUST_KEEP_CARD:
                return (self.tr("This would leave you no card to go on with."), keep)
            case Reason.PARTNER_NOT_IN_FOOT:
                return (self.tr("You cannot go out yet: your partner has not played from the foot."), keep)
        return ()

    def _canastas(self, have: int) -> str:
        if have == 0:
            return self.tr("none", "no canasta")
        return self.tr("one", "one canasta") if have == 1 else number(have)

    def _asking(self, refusal: Refusal, now: Situation) -> tuple[str, ...]:
        match refusal.reason:
            case Reason.ASK_FIRST:
                return (self.tr("Before going out you must ask your partner."), self.tr("Ask your partner first."))
            case Reason.ASK_TOO_LATE:
                text = self.tr("You may ask only right after drawing or taking the pile, before you meld.")
                return (text, self.tr("You can still go out without asking."))
            case Reason.ASK_ONCE:
                return (self.tr("You have already asked in this turn."), self.tr("Your partner’s answer binds you."))
            case Reason.ASK_NOT_ALLOWED:
                return (self.tr("In this game nobody is asked before going out."),)
            case Reason.PARTNER_SAID_NO:
                text = self.tr("Your partner said no: you may not go out in this turn.")
                return (text, self.tr("Keep a card in hand and end your turn with a discard."))
            case Reason.PARTNER_SAID_YES:
                text = self.tr("Your partner said yes: you must go out in this turn.")
                return (text, self.tr("Play so that you can lay down all your cards."))
        return ()
