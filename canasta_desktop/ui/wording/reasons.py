"""Why a computer player did what it did, afterwards and for others: sentences in the past tense with its name.

What may be said at all is decided in `presentation.explaining`. Here a card is named where the move itself has shown
it, where all know that it is held, or once the deal is over; of everything else the words speak generally.
"""

from collections.abc import Sequence
from typing import NamedTuple

from canasta_desktop.bots.policy import Idea, Weighed, Why
from canasta_desktop.rules.actions import Action, Answer, Ask, Discard, Draw, End, Join, Lay, LayMeld, Special, Take
from canasta_desktop.rules.cards import Cards, is_black_three, rank_of
from canasta_desktop.ui.wording.base import Phrases, number, sentence
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.hints import laid_cards, rounded_loss
from canasta_desktop.ui.wording.special_hands import SpecialHandWords

UNSURE_OF_PILE = (Why.DRAW_SAFE, Why.DRAW_PILE_POOR)
"""Told apart, these two would give away whether the player holds the cards that take the pile."""


class Explanation(NamedTuple):
    """A move of the player of this name, and what may be said of its reasons.

    `alternative` was weighed beside it. `is_over`: the deal is, and every card may be named; `is_barred`: nobody could
    take the pile; `is_face_down`: nobody has seen the discard; `is_unwanted`: the next player had thrown its rank away
    or let it lie; `is_mostly_seen`: most cards of its rank have been seen; `is_pair_known`: all know of the pairs kept;
    `ends_deal`: of an `End`, which else ends a turn without a discard (GT-9.2).
    """

    name: str
    action: Action
    ideas: tuple[Idea, ...] = ()
    alternative: Weighed | None = None
    is_over: bool = False
    is_barred: bool = False
    is_face_down: bool = False
    is_unwanted: bool = False
    is_mostly_seen: bool = False
    is_pair_known: bool = False
    ends_deal: bool = True


class ReasonWords(Phrases):
    """Explanations to one or two sentences."""

    def __init__(self, cards: CardPhrases) -> None:
        self.moves = MoveWords(cards)
        self.alternatives = AlternativeWords(cards)
        self.cards = cards

    def text(self, explained: Explanation) -> str:
        """The move and its weightiest reason; then what else was weighed, or else the next reason."""
        reasons = [self.reason(idea, explained) for idea in merged(explained.ideas)]
        reasons = reasons or [self.tr("it promised the most.")]
        move = self.moves.text(explained)
        first = self.tr("{move}: {reason}").format(move=move, reason=reasons[0])
        second = self.alternatives.text(explained) or (sentence(reasons[1]) if len(reasons) > 1 else "")
        return " ".join([line for line in (first, second) if line])

    def unknown(self, name: str) -> str:
        """Asked again, the player would do something else, or does not answer."""
        return self.tr("It is no longer known why {name} did this.").format(name=name)

    def being_asked(self) -> str:
        """While the answer is waited for."""
        return self.tr("Looking for the reasons …")

    def reason(self, idea: Idea, explained: Explanation) -> str:
        """One reason, to stand behind a colon."""
        text = (
            self._before(idea, explained)
            or self._melding(idea, explained)
            or self._deal_end(idea)
            or self._discarding(idea, explained)
            or self._kept(idea, explained)
        )
        action = explained.action
        return text.format(
            ranks=self.cards.ranks(rank_of(action.card)) if isinstance(action, Discard) else "",
            cards=self.cards.the_ranks(idea.cards),
        )

    def _before(self, idea: Idea, explained: Explanation) -> str:
        if idea.why in UNSURE_OF_PILE and not explained.is_over and not explained.is_barred:
            return self.tr("the pile could not be taken, or was not worth it.")
        match idea.why:
            case Why.DRAW_SAFE:
                return self.tr("the pile could not be taken.")
            case Why.DRAW_PILE_POOR:
                return self.tr("the pile was not worth the cards it would have cost.")
            case Why.TAKE_PILE:
                return self.tr("it was worth it.")
            case Why.TAKE_TO_KEEP_IT:
                return self.tr("otherwise the others could have taken it, or the deal would have ended badly.")
            case Why.END_DEAL:
                return self.tr("the stock was empty, and more cards would not have helped.")
        return ""

    def _melding(self, idea: Idea, explained: Explanation) -> str:
        """What was laid is named where it was laid for several reasons."""
        is_one_of_several = len(merged(explained.ideas)) > 1 and _are_laid(idea.cards, explained.action)
        match idea.why:
            case Why.OPEN:
                return self.tr("that reached the minimum, and the side had melded.")
            case Why.ADD if is_one_of_several:
                return self.tr("melds came closer to a canasta ({cards}).")
            case Why.NEW_MELD if is_one_of_several:
                return self.tr("a new meld ({cards}) is another chance of a canasta.")
            case Why.COMPLETE_CANASTA if is_one_of_several:
                return self.tr("a canasta was completed ({cards}).")
            case Why.ADD:
                return self.tr("these cards brought the melds closer to a canasta.")
            case Why.NEW_MELD:
                return self.tr("a new meld is another chance of a canasta.")
            case Why.COMPLETE_CANASTA:
                return self.tr("that completed a canasta.")
            case Why.UNLOAD:
                return self.tr("the deal was near its end, and what lies on the table cannot count against a side.")
        return ""

    def _deal_end(self, idea: Idea) -> str:
        match idea.why:
            case Why.GO_OUT:
                return self.tr("it was a good moment to end the deal.")
            case Why.NOT_YET_OUT:
                return self.tr("going out was possible, but there was more to win by playing on.")
            case Why.FOR_THE_MATCH:
                return self.tr("so near the end of the match, what counted was to win it, not the points of the deal.")
            case Why.ASK:
                return self.tr("the partner might still have held many cards.")
            case Why.SAY_YES:
                return self.tr("there was little to lose if the deal ended.")
            case Why.SAY_NO:
                return self.tr("too many cards would have counted against the side.")
        return ""

    def _discarding(self, idea: Idea, explained: Explanation) -> str:
        match idea.why:
            case Why.LOWEST_SINGLE:
                return self.tr("it was the least useful card.")
            case Why.SAFE_DISCARD if explained.is_unwanted:
                return self.tr("the next player had thrown {ranks} away or let them lie, and could hardly use them.")
            case Why.SAFE_DISCARD if explained.is_mostly_seen:
                return self.tr("most {ranks} had been seen, and the next player could hardly take the pile with one.")
            case Why.SAFE_DISCARD:
                return self.tr("the next player could hardly take the pile with it.")
            case Why.STOP_CARD if isinstance(explained.action, Discard) and is_black_three(explained.action.card):
                return self.tr("a black three bars the next player from the pile.")
            case Why.STOP_CARD:
                return self.tr("with this card on top the next player could not take the pile.")
            case Why.FREEZE:
                return self.tr("it froze the pile.")
            case Why.LEAST_BAD:
                return self.tr("every discard was risky, this one least.")
        return ""

    def _kept(self, idea: Idea, explained: Explanation) -> str:
        """Which pairs are held is said where all know it, or once it does not matter any more."""
        if idea.why is not Why.KEEP_PAIR:
            return ""
        if idea.cards and (explained.is_over or explained.is_pair_known):
            return self.tr("pairs that take the pile were kept: {cards}.")
        if len({rank_of(card) for card in idea.cards}) == 1:
            return self.tr("a pair was kept that can take the pile.")
        return self.tr("pairs were kept that can take the pile.")


class MoveWords(Phrases):
    """What a player did, as the beginning of a sentence."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.specials = SpecialHandWords()

    def text(self, explained: Explanation) -> str:
        """The player's name and the move."""
        text = self._common(explained) or self._uncommon(explained)
        return text.format(name=explained.name, what=self._what(explained.action))

    def _common(self, explained: Explanation) -> str:
        match explained.action:
            case Draw():
                return self.tr("{name} drew from the stock")
            case Take(rest=True):
                return self.tr("{name} took the pile")
            case Take():
                return self.tr("{name} took only the top card of the pile")
            case LayMeld():
                return self.tr("{name} melded {what}")
            case Discard() if explained.is_face_down:
                return self.tr("{name} discarded the last card face down")
            case Discard():
                return self.tr("{name} discarded {what}")
        return ""

    def _uncommon(self, explained: Explanation) -> str:
        match explained.action:
            case End() if explained.ends_deal:
                return self.tr("{name} did not take the pile, and the deal ended")
            case End():
                return self.tr("{name} ended the turn without a discard")
            case Ask():
                return self.tr("{name} asked the partner about going out")
            case Answer(yes=True):
                return self.tr("{name} said yes")
            case Answer():
                return self.tr("{name} said no")
            case Join():
                return self.tr("{name} joined two melds")
            case Lay():
                return self.tr("{name} laid out {what}")
        return self.tr("{name} laid down a special hand, {what}")

    def _what(self, action: Action) -> str:
        match action:
            case LayMeld():
                return self.cards.group(laid_cards(action.plays))
            case Discard():
                return self.cards.sign(action.card)
            case Lay():
                return self.cards.signs(action.cards)
            case Special():
                return self.specials.name(action.hand)
        return ""


class AlternativeWords(Phrases):
    """What a player could have done instead, and what it would have cost."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.specials = SpecialHandWords()

    def text(self, explained: Explanation) -> str:
        """One sentence; empty where nothing may be said."""
        if explained.alternative is None:
            return ""
        loss = rounded_loss(explained.alternative.points)
        if loss > 0:
            text = self.tr("{what} would have been worth about {points} points less.")
        elif loss < 0:
            text = self.tr("{what} would have been worth about {points} points more, but that is how {name} plays.")
        else:
            text = self.tr("{what} would have been worth about as much.")
        what = self._what(explained.alternative.action, explained)
        return sentence(text.format(what=what, points=number(abs(loss)), name=explained.name))

    def _what(self, other: Action, explained: Explanation) -> str:
        match explained.action:
            case Ask():
                return self.tr("going on without asking")
            case LayMeld() | Lay() | Join() if isinstance(other, Discard | End):
                return self.tr("laying nothing more")
        return self._common(other, explained.is_over) or self._uncommon(other)

    def _common(self, other: Action, is_over: bool) -> str:
        match other:
            case Draw():
                return self.tr("drawing")
            case Take():
                return self.tr("taking the pile")
            case LayMeld():
                return self.tr("melding {cards}").format(cards=self.cards.group(laid_cards(other.plays)))
            case Discard() if is_over:
                return self.tr("discarding {card}").format(card=self.cards.sign(other.card))
            case Discard():
                return self.tr("another card")
        return ""

    def _uncommon(self, other: Action) -> str:
        match other:
            case End():
                return self.tr("ending it there")
            case Ask():
                return self.tr("asking the partner")
            case Answer(yes=True):
                return self.tr("a yes")
            case Answer():
                return self.tr("a no")
            case Join():
                return self.tr("joining two melds")
            case Lay():
                return self.tr("laying out {cards}").format(cards=self.cards.signs(other.cards))
            case Special():
                return self.tr("the special hand {name}").format(name=self.specials.name(other.hand))
        return self.tr("another move")


def merged(ideas: Sequence[Idea]) -> list[Idea]:
    """Each idea once, with all the cards that it speaks of."""
    cards: dict[Why, Cards] = {}
    for idea in ideas:
        cards[idea.why] = (*cards.get(idea.why, ()), *idea.cards)
    return [Idea(why, of) for why, of in cards.items()]


def _are_laid(cards: Cards, action: Action) -> bool:
    """Whether the action itself shows these cards to all."""
    return bool(cards) and isinstance(action, LayMeld) and set(cards) <= set(laid_cards(action.plays))
