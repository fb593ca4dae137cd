"""Why a move is refused, as sentences: what stands against it with its figures, and the way out.

`Refusals.lines` gives one or two sentences; the first names the cause, the second, where there is one, what can be done
now. What the refusal itself does not know, but the screen does, comes in a `Situation`.
"""

from typing import NamedTuple

from canasta_desktop.rules.cards import THREE, Cards, is_red_three, is_wild, rank_of
from canasta_desktop.rules.going_out import Asking
from canasta_desktop.rules.pile_terms import WildTop
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.table import ALL_WILD, ANY, DRAWING, MIXED, NATURAL, PLAYING
from canasta_desktop.ui.display.display import Note, Tone
from canasta_desktop.ui.wording.base import ListPhrases, Phrases, number
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.meld_refusals import MeldRefusals, SpecialRefusals, plays_alone


class Situation(NamedTuple):
    """What else helps to word a refusal.

    `phase` of the turn as in `rules.table`; `stock`: cards left in it; `unopened`: the pile is frozen only for the
    side that has not melded; `helping`: cards that would put it right (an initial meld that is short of points);
    `bare`: the turn ends without a discard (GT-9.2); `rules`: what is played, where a sentence depends on it;
    `actor`: the name of whose turn it is, if it is not the person's.
    """

    phase: int = PLAYING
    stock: int = 1
    unopened: bool = False
    helping: Cards = ()
    bare: bool = False
    rules: RuleSet | None = None
    actor: str = ""

    @property
    def is_alone(self) -> bool:
        """Whether nobody has a partner."""
        return plays_alone(self.rules)


class Refusals(Phrases):
    """All reasons; those about the shape of melds and those of rarer rules are worded next door."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.lists = ListPhrases()
        self.melds = MeldRefusals(cards)
        self.special_actions = SpecialRefusals(cards)

    def note(self, refusal: Refusal, situation: Situation | None = None) -> Note:
        """What the note box shows: the lines, and the clause as a link, if there is more to read there."""
        is_explained = refusal.reason is not Reason.NOT_YOUR_TURN
        return Note(Tone.ERROR, self.lines(refusal, situation), refusal.clause if is_explained else "")

    def line(self, refusal: Refusal, situation: Situation | None = None) -> str:
        """The cause alone, one sentence: for a target under the mouse."""
        return self.lines(refusal, situation)[0]

    def lines(self, refusal: Refusal, situation: Situation | None = None) -> tuple[str, ...]:
        """The cause, and where there is one the way out."""
        now = situation or Situation()
        for words in (self._turn, self._discard, self._pile, self._take, self._out, self._asking):
            if lines := words(refusal, now):
                return lines
        return self.melds.lines(refusal, now.helping, now.rules) or self.special_actions.lines(
            refusal, is_alone=now.is_alone
        )

    # --- the turn ----------------------------------------------------------------------------------

    def _turn(self, refusal: Refusal, now: Situation) -> tuple[str, ...]:
        match refusal.reason:
            case Reason.NOT_YOUR_TURN:
                text = self.tr("It is {name}’s turn.") if now.actor else self.tr("It is not your turn.")
                return (text.format(name=now.actor), self.tr("Meanwhile you can sort and select your cards."))
            case Reason.WRONG_PHASE if now.phase == DRAWING:
                return (self.tr("Your turn begins with a card from the stock or with the pile."), self._begin(now))
            case Reason.WRONG_PHASE if now.phase == PLAYING:
                return (self.tr("You have already drawn."), self.tr("Meld, or end your turn with a discard."))
            case Reason.WRONG_PHASE:
                return (
                    self.tr("One partner has asked the other, who has not answered yet."),
                    self.tr("The answer comes first."),
                )
            case Reason.DEAL_OVER:
                return (self.tr("The deal is over."), self.tr("Go on to the score."))
            case Reason.CARD_NOT_IN_HAND:
                return (self.tr("You do not hold all of these cards."), self.tr("Select cards from your hand."))
            case Reason.STOCK_EMPTY:
                return (self.tr("The stock is empty."), self.tr("Take the pile, or end the deal."))
        return ()

    def _discard(self, refusal: Refusal, now: Situation) -> tuple[str, ...]:
        match refusal.reason:
            case Reason.DISCARD_REQUIRED if refusal.cards:
                cause = self.tr("You must discard your last card, not meld it: that is how you go out.")
                return (cause, self.tr("Keep one card for the discard."))
            case Reason.DISCARD_REQUIRED:
                return (self.tr("Your turn ends with a discard."), self.tr("Discard one card."))
            case Reason.DISCARD_NOT_ALLOWED if refusal.need == 1 and refusal.have != 1:
                return (self.tr("You discard exactly one card."), self.tr("Select the one card."))
            case Reason.DISCARD_NOT_ALLOWED if now.bare:
                cause = self.tr("This turn ends without a discard: the last card of the stock was a red three.")
                return (cause, self.tr("Meld what you can, and end the deal."))
            case Reason.DISCARD_NOT_ALLOWED if refusal.cards:
                return (self._not_discarded(refusal.cards[0]), self.tr("Choose another card."))
            case Reason.DISCARD_NOT_ALLOWED:
                return (self.tr("You may not discard this card."), self.tr("Choose another card."))
        return ()

    def _not_discarded(self, card: int) -> str:
        """Why this card stays in hand: a three that is laid out, or what the modern game keeps (MA-4.6, MA-4.7)."""
        name = self.cards.name(card)
        if is_red_three(card):
            return self.tr("You may not discard the {card}: red threes are laid out.").format(card=name)
        if rank_of(card) == THREE:
            return self.tr("You may not discard the {card}: in this game all threes are laid out.").format(card=name)
        if is_wild(card):
            text = self.tr("You may not discard the {card}: it is wild, and you hold natural cards.")
        else:
            text = self.tr(
                "You may not discard the {card} onto the empty pile while you can discard another natural card."
            )
        return text.format(card=name)

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
            case Reason.PILE_TOP_WILD if now.rules is not None and now.rules.pile.wild_top is not WildTop.BARRED:
                return (self._for_wild_top(refusal, now.rules.pile.wild_top), *way)
            case Reason.PILE_TOP_WILD if card:
                return (
                    self.tr("You cannot take the pile: a wild card lies on top, the {card}.").format(card=card),
                    *way,
                )
            case Reason.PILE_TOP_WILD:
                return (self.tr("You cannot take the pile: a wild card lies on top."), *way)
            case Reason.PILE_TOP_BLACK_THREE if card:
                text = self.tr("You cannot take the pile: a black three lies on top, the {card}.").format(card=card)
                return (text, *way)
            case Reason.PILE_TOP_BLACK_THREE:
                return (self.tr("You cannot take the pile: a black three lies on top."), *way)
            case Reason.PILE_TOP_RED_THREE if card:
                text = self.tr("You cannot take the pile: a red three lies on top, the {card}.").format(card=card)
                return (text, *way)
            case Reason.PILE_TOP_RED_THREE:
                return (self.tr("You cannot take the pile: a red three lies on top."), *way)
            case Reason.PILE_SINGLE_CARD:
                return (self.tr("With one card in hand you may not take a pile of a single card."), *way)
            case Reason.PILE_BEFORE_INITIAL_MELD:
                if now.is_alone:
                    return (self.tr("You may take the pile only after your initial meld."), *way)
                return (self.tr("Your side may take the pile only after its initial meld."), *way)
            case Reason.TAKE_IS_COMPULSORY:
                text = self.tr("The stock is empty, and you can meld the pile’s top card: so you must take the pile.")
                return (text, self.tr("Take the pile."))
        return ()

    def _for_wild_top(self, refusal: Refusal, wild_top: WildTop) -> str:
        """What takes a pile with a wild card on top, where something does (HF-2.3, VS-5.7, GT-6.4)."""
        if wild_top is WildTop.ALIKE and refusal.cards:
            pair = self.cards.count(2, rank_of(refusal.cards[0]))
            return self.tr("A wild card lies on top: you need {pair} from your hand.").format(pair=pair)
        if wild_top is WildTop.WILD_MELD:
            return self.tr(
                "A wild card lies on top: you need at least two wild cards from your hand, and with them a canasta of "
                "wild cards."
            )
        return self.tr("A wild card lies on top: you need a natural pair from your hand.")

    def _take(self, refusal: Refusal, now: Situation) -> tuple[str, ...]:
        """The cards shown do not entitle to the pile."""
        if refusal.reason not in (Reason.PILE_FROZEN_NEEDS_PAIR, Reason.PILE_NEEDS_PAIR, Reason.PILE_NEEDS_MATCH):
            return ()
        if not refusal.cards:
            return (self.tr("You cannot take the pile with these cards."), *self._instead(now))
        if is_wild(refusal.cards[0]):
            return (self._for_wild_top(refusal, WildTop.ANY_PAIR), *self._instead(now))
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
        elif now.unopened and now.is_alone:
            text = self.tr("The pile is frozen for you: you need {pair} from your hand and have {have}.")
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
            case Reason.CANASTA_NEEDED | Reason.CANASTAS_NEEDED if now.rules is not None and _names_kinds(now.rules):
                if now.is_alone:
                    text = self.tr("You cannot go out yet: you need {canastas}.")
                else:
                    text = self.tr("You cannot go out yet: your side needs {canastas}.")
                cause = text.format(canastas=self._wanted(now.rules))
                if refusal.have >= refusal.need:
                    return (cause, keep)
                return (cause, self.tr("%Ln canasta(s) missing.", "", refusal.need - refusal.have), keep)
            case Reason.CANASTA_NEEDED if now.is_alone:
                return (self.tr("You cannot go out yet: you have no canasta."), keep)
            case Reason.CANASTA_NEEDED:
                return (self.tr("You cannot go out yet: your side has no canasta."), keep)
            case Reason.CANASTAS_NEEDED:
                text = self.tr("You cannot go out yet: you need %Ln canasta(s) and have {have}.", "", refusal.need)
                return (text.format(have=self._canastas(refusal.have)), keep)
            case Reason.MELD_UNFINISHED if now.is_alone:
                text = self.tr("You cannot go out yet: you have an unfinished meld that must become a canasta first.")
                return (text, keep)
            case Reason.MELD_UNFINISHED:
                text = self.tr(
                    "You cannot go out yet: your side has an unfinished meld that must become a canasta first."
                )
                return (text, keep)
            case Reason.MUST_KEEP_CARD:
                return (self.tr("This would leave you no card to go on with."), keep)
            case Reason.PARTNER_NOT_IN_FOOT:
                return (self.tr("You cannot go out yet: your partner has not played from the foot."), keep)
        return ()

    def _wanted(self, rules: RuleSet) -> str:
        """The canastas that going out needs, where their kinds matter (BO-1.7, HF-7.1)."""
        named = [(kind, count) for kind, count in rules.out.canastas if kind != ANY]
        kinds = [self._of_kind(kind, count) for kind, count in named]
        if rules.out.wanted() == sum(count for _, count in named):
            return self.lists.all(kinds)
        text = self.tr("%Ln canasta(s), among them {kinds}", "", rules.out.wanted())
        return text.format(kinds=self.lists.all(kinds))

    def _of_kind(self, kind: int, count: int) -> str:
        if kind == NATURAL:
            return self.tr("%Ln natural canasta(s)", "", count)
        if kind == MIXED:
            return self.tr("%Ln mixed canasta(s)", "", count)
        if kind == ALL_WILD:
            return self.tr("%Ln canasta(s) of wild cards", "", count)
        return self.tr("%Ln sequence(s) of seven cards", "", count)

    def _canastas(self, have: int) -> str:
        if have == 0:
            return self.tr("none", "no canasta")
        return self.tr("one", "one canasta") if have == 1 else number(have)

    def _asking(self, refusal: Refusal, now: Situation) -> tuple[str, ...]:
        match refusal.reason:
            case Reason.ASK_FIRST:
                return (self.tr("Before going out you must ask your partner."), self.tr("Ask your partner first."))
            case Reason.ASK_TOO_LATE if now.rules is not None and now.rules.out.ask_early:
                text = self.tr("You may ask only before you have played a card in this turn, to the pile or to a meld.")
                return (text, *self._unasked(now))
            case Reason.ASK_TOO_LATE:
                text = self.tr("You may ask only right after drawing or taking the pile, before you meld.")
                return (text, *self._unasked(now))
            case Reason.ASK_ONCE if now.rules is not None and now.rules.out.ask_once:
                text = self.tr("You may ask only once in a deal, and you have already asked.")
                return (text, self.tr("The answer holds for the turn in which it was given."))
            case Reason.ASK_ONCE:
                return (
                    self.tr("You have already asked in this turn."),
                    self.tr("You have to keep to your partner’s answer."),
                )
            case Reason.ASK_NOT_ALLOWED:
                return (self.tr("In this game nobody is asked before going out."),)
            case Reason.PARTNER_SAID_NO:
                text = self.tr("Your partner said no: you may not go out in this turn.")
                return (text, self.tr("Keep a card in hand and end your turn with a discard."))
            case Reason.PARTNER_SAID_YES:
                text = self.tr("Your partner said yes: you must go out in this turn.")
                return (text, self.tr("Play so that you get rid of all your cards."))
        return ()

    def _unasked(self, now: Situation) -> tuple[str, ...]:
        """The way out where nobody must ask."""
        if now.rules is not None and now.rules.out.ask is Asking.COMPULSORY:
            return (self.tr("Ask in your next turn."),)
        return (self.tr("You can still go out without asking."),)


def _names_kinds(rules: RuleSet) -> bool:
    """Whether going out needs canastas of certain kinds."""
    return any(kind != ANY for kind, _ in rules.out.canastas)
