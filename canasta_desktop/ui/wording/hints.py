"""Why a computer player would do this: the ideas of `bots.policy` as hints, and the action they come to."""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.bots.policy import Decision, Idea, Why
from canasta_desktop.rules.actions import (
    NO_CARD,
    Action,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Join,
    Lay,
    LayMeld,
    Play,
    Special,
    Take,
)
from canasta_desktop.rules.cards import Cards, is_black_three
from canasta_desktop.ui.display.display import Note, Tone
from canasta_desktop.ui.wording.base import Phrases, number, sentence
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.special_hands import SpecialHandWords

SHOWN_OTHERS: Final = 2
"""So many of what was weighed beside a hint are named: the prompt has two lines."""


class Hints(Phrases):
    """Choices to advice, spoken to the person."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.specials = SpecialHandWords()

    def note(self, choice: Decision) -> Note:
        """What the note box shows: the advice, its weightiest reason, and what the next best would cost.

        A second reason stands where nothing else was weighed.
        """
        reasons = [self.idea(idea) for idea in choice.reasons[: 1 if choice.others else 2]]
        lines = [self.advice(choice), *reasons, self.others(choice)]
        return Note(Tone.HINT, tuple([line for line in lines if line]))

    def others(self, choice: Decision) -> str:
        """What the next best would cost: "Draw: about 60 points less; discard 9♠: about 80." """
        parts: list[str] = []
        is_unit_named = False
        for other in choice.others[:SHOWN_OTHERS]:
            loss = rounded_loss(other.points)
            if loss <= 0:
                text = self.tr("{what}: about as good")
            elif not is_unit_named:
                text, is_unit_named = self.tr("{what}: about {points} points less"), True
            else:
                text = self.tr("{what}: about {points}", "points less, behind another one")
            parts.append(text.format(what=self._instead(other.action, choice.action), points=number(loss)))
        return sentence(self.tr("{others}.").format(others="; ".join(parts))) if parts else ""

    def _instead(self, action: Action, chosen: Action) -> str:
        """The alternative; of the same done with other cards these are enough."""
        match action, chosen:
            case Discard(), Discard():
                return self.cards.sign(action.card)
            case Take(), Take():
                cards = (*action.cards, *laid_cards(action.plays))
                if cards:
                    return self.tr("with {cards}").format(cards=self.cards.with_group(cards))
                return self.tr("with no card of your hand")
        return self._what_else(action)

    def _what_else(self, action: Action) -> str:
        """An alternative in as few words as can be; the person holds all cards that it names."""
        match action:
            case Draw():
                return self.tr("draw")
            case Take():
                return self.tr("take the pile")
            case LayMeld():
                return self.tr("meld {cards}").format(cards=self.cards.group(laid_cards(action.plays)))
            case Discard():
                return self.tr("discard {card}").format(card=self.cards.sign(action.card))
            case End():
                return self.tr("end")
            case Ask():
                return self.tr("ask your partner")
            case Answer():
                return self.tr("say yes") if action.yes else self.tr("say no")
            case Lay():
                return self.tr("lay out {cards}").format(cards=self.cards.signs(action.cards))
            case Special():
                return self.specials.name(action.hand)
        return self.tr("join melds")

    def advice(self, choice: Decision) -> str:
        """What to do, in one sentence."""
        action = choice.action
        match action:
            case Draw() if action.keep != NO_CARD:
                text = self.tr("Draw from the stock, and hold back {card}.")
                return text.format(card=self.cards.sign(action.keep))
            case Draw():
                return self.tr("Draw from the stock.")
            case Take():
                return self._take(action)
            case LayMeld():
                return self.tr("Meld {cards}.").format(cards=self.cards.group(laid_cards(action.plays)))
            case Discard():
                return self.tr("Discard {card}.").format(card=self.cards.sign(action.card))
            case End():
                return self.tr("Do not take the pile, and the deal ends.")
            case Ask():
                return self.tr("Ask your partner if you may go out.")
            case Answer():
                return self.tr("Say yes.") if action.yes else self.tr("Say no.")
        return self._uncommon(action)

    def _uncommon(self, action: Action) -> str:
        """What only some games know."""
        match action:
            case Join():
                return self.tr("Join two of your melds.")
            case Lay():
                return self.tr("Lay out {cards}.").format(cards=self.cards.signs(action.cards))
            case Special():
                return self.tr("Lay down your special hand: {name}.").format(name=self.specials.name(action.hand))
        return ""

    def _take(self, take: Take) -> str:
        if not take.rest and not take.cards:
            return self.tr("Take only the top card of the pile, for your meld.")
        if not take.rest:
            text = self.tr("Take only the top card of the pile, with {cards}.")
            return text.format(cards=self.cards.with_group(take.cards))
        if not take.cards:
            return self.tr("Take the pile: its top card joins your meld.")
        text = self.tr("Take the pile with {cards}.")
        if take.plays:
            others = self.cards.group(laid_cards(take.plays))
            text = self.tr("Take the pile with {cards}, and meld {others} with it.")
            return text.format(cards=self.cards.with_group(take.cards), others=others)
        return text.format(cards=self.cards.with_group(take.cards))

    def idea(self, idea: Idea) -> str:
        """One reason as a sentence."""
        return (self._before(idea) or self._melding(idea) or self._deal_end(idea) or self._discarding(idea)).format(
            cards=self.cards.the_ranks(idea.cards), card=self.cards.sign(idea.cards[0]) if idea.cards else ""
        )

    def _before(self, idea: Idea) -> str:
        match idea.why:
            case Why.DRAW_SAFE:
                return self.tr("You cannot take the pile now.")
            case Why.DRAW_PILE_POOR:
                return self.tr("The pile is not worth the cards it would cost you.")
            case Why.TAKE_PILE:
                return self.tr("The pile is worth it.")
            case Why.TAKE_TO_KEEP_IT:
                return self.tr("Otherwise the others could take it, or the deal would end badly for you.")
            case Why.END_DEAL:
                return self.tr("The stock is empty, and more cards would not help you.")
        return ""

    def _melding(self, idea: Idea) -> str:
        match idea.why:
            case Why.OPEN:
                return self.tr("That reaches the minimum, and your side has melded.")
            case Why.ADD:
                return self.tr("These cards bring your melds closer to a canasta.")
            case Why.NEW_MELD:
                return self.tr("A new meld gives you another chance of a canasta.")
            case Why.COMPLETE_CANASTA:
                return self.tr("That completes a canasta.")
            case Why.UNLOAD:
                return self.tr("The deal is near its end: what lies on the table cannot count against you.")
            case Why.KEEP_PAIR:
                return self.tr("Pairs in your hand can take the pile: keep them.")
        return ""

    def _deal_end(self, idea: Idea) -> str:
        match idea.why:
            case Why.GO_OUT:
                return self.tr("This is a good moment to end the deal.")
            case Why.NOT_YET_OUT:
                return self.tr("You could go out, but there is more to win by playing on.")
            case Why.FOR_THE_MATCH:
                return self.tr("The match is nearly over: to win it counts more now than the points of the deal.")
            case Why.ASK:
                return self.tr("Your partner may still hold many cards.")
            case Why.SAY_YES:
                return self.tr("You lose little if the deal ends now.")
            case Why.SAY_NO:
                return self.tr("You hold too many cards that would count against you.")
        return ""

    def _discarding(self, idea: Idea) -> str:
        match idea.why:
            case Why.LOWEST_SINGLE:
                return self.tr("You can use this card least.")
            case Why.SAFE_DISCARD:
                return self.tr("The next player can hardly take the pile with it.")
            case Why.STOP_CARD if idea.cards and not is_black_three(idea.cards[0]):
                return self.tr("With {card} on top the next player cannot take the pile.")
            case Why.STOP_CARD:
                return self.tr("A black three bars the next player from the pile.")
            case Why.FREEZE:
                return self.tr("A wild card freezes the pile.")
            case Why.LEAST_BAD:
                return self.tr("Every discard is risky; this one least.")
        return ""


def laid_cards(plays: Sequence[Play]) -> Cards:
    """The cards of all these plays."""
    return tuple([card for play in plays for card in play.cards])


def rounded_loss(points: float) -> int:
    """By how much less something is expected to be worth, in tens: nobody knows it more exactly."""
    return -10 * round(points / 10)
