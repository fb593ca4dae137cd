"""What happened, as lines for recap, log and replays; what is heard of it is worded in `wording.spoken`.

A line is what one player did, without the name, which stands above it or before it: "takes the pile of 12 cards with
two nines" for others, "take the pile ..." for the person, who is spoken to. What several events tell together (a pile
taken and what it was melded with) becomes one line.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from itertools import groupby
from typing import Final

from canasta_desktop.rules.cards import JOKER, Cards, is_wild, rank_of
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.table import NOBODY, RUN, Table
from canasta_desktop.ui.wording.base import Phrases, sentence, signed
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.special_events import SpecialEvents
from canasta_desktop.values import value


@value(frozen=True)
class EventContext:
    """For whom: `names` by seat, `accounts` by account, the `person`'s seat, the `ranks` of melds by their number.

    A meld of wild cards has the rank JOKER, a sequence the rank RUN. `takes_part`: a pile may be taken in part
    (HF-2.2, SA-5.4); `special`: the special hand that ended the deal, by its key; `is_brief`: for the line at a seat.
    """

    names: Sequence[str] = ()
    person: int = NOBODY
    accounts: Sequence[str] = ()
    ranks: Mapping[int, int] = field(default_factory=dict)
    takes_part: bool = False
    special: str = ""
    is_brief: bool = False


_OF_THE_DEAL: Final = (What.DEAL_ENDED, What.SCORED)
"""What nobody does: a sentence of its own behind what ended the deal; a score's `seat` is an account."""


def meld_ranks(table: Table) -> dict[int, int]:
    """The rank of every meld on the table, by its number."""
    return {meld.number: meld.rank for melds in table.melds for meld in melds}


class Events(Phrases):
    """Events to lines."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.special_actions = SpecialEvents(cards)

    def lines(self, events: Sequence[Event], event_context: EventContext) -> tuple[str, ...]:
        """A line for each thing that happened; `events` as one seat may see them, copies for one seat resolved."""
        told: list[str] = []
        rest = threes_together(events)
        while rest:
            event = rest.pop(0)
            if event_context.is_brief and told and event.what in _OF_THE_DEAL:
                continue  # at a seat stands what was done there
            if event.what is What.TAKEN and rest and rest[0].what is What.MELDED and event.other in rest[0].cards:
                told.append(self._taken_with(event, rest.pop(0), event_context))
            else:
                told.append(self.line(event, event_context))
        return tuple([line for line in told if line])

    def summary(self, events: Sequence[Event], event_context: EventContext) -> str:
        """All but the score in a line, a sentence a player, the name first: "Anna: draws from the stock." """
        told = [event for event in events if event.what is not What.SCORED]
        parts = groupby(told, lambda event: NOBODY if event.what in _OF_THE_DEAL else event.seat)
        return " ".join(filter(None, [self._of_player(seat, list(part), event_context) for seat, part in parts]))

    def _of_player(self, seat: int, events: Sequence[Event], event_context: EventContext) -> str:
        """What one player did, or nobody, as a sentence; the person is spoken to."""
        lines = "; ".join(self.lines(events, event_context))
        if not lines:
            return ""
        if not 0 <= seat < len(event_context.names):
            return sentence(self.tr("{lines}.").format(lines=lines))
        if seat == event_context.person and events[0].what is not What.DEALT:
            return self.tr("{name} {lines}.", "what you do").format(name=event_context.names[seat], lines=lines)
        return self.tr("{name}: {lines}.").format(name=event_context.names[seat], lines=lines)

    def joined(self, lines: Sequence[str]) -> str:
        """Several lines of one player in a row."""
        return self.tr(", ", "between what one player does").join(lines)

    def asking(self, event: Event) -> str:
        """The words of a player who asks the partner, or answers."""
        if event.what is What.ASKED:
            return self.tr("May I go out?")
        return self.tr("Yes, go ahead!") if event.count else self.tr("No, please wait.")

    def quoted(self, words: str) -> str:
        """Somebody's words in the quotation marks of the language."""
        return self.tr("“{words}”").format(words=words)

    def line(self, event: Event, event_context: EventContext) -> str:
        """The words of one event; empty where another event's words include it."""
        own = event.seat == event_context.person
        match event.what:
            case What.DRAWN:
                return self._drawn(event, own, event_context)
            case What.RED_THREES_LAID:
                return self._threes(event, own)
            case What.TAKEN:
                return self._taken(event, own, event_context)
            case What.MELDED:
                return self._melded(event, own, event_context)
            case What.CANASTA_COMPLETED:
                return self._canasta(event, own)
            case What.DISCARDED if event.count:
                own_text = self.tr("discard the last card face down", "you")
                return own_text if own else self.tr("discards the last card face down")
            case What.DISCARDED:
                text = self.tr("discard {card}", "you") if own else self.tr("discards {card}")
                return text.format(card=self.cards.signs(event.cards))
            case What.FROZE:
                return self.tr("freeze the pile", "you") if own else self.tr("freezes the pile")
        rare = self.special_actions.line(event, own, event_context.ranks.get(event.meld), event_context.special)
        return self._spoken(event, own, event_context) or rare or self._deal_end(event, own, event_context)

    # --- cards moved -------------------------------------------------------------------------------

    def _drawn(self, event: Event, own: bool, event_context: EventContext) -> str:
        if event.cards:
            text = self.tr("draw {cards}", "you") if own else self.tr("draws {cards}")
            return text.format(cards=self.cards.signs(event.cards))
        if own:
            return self.tr("draw %Ln card(s) from the stock", "you", event.count)
        if event_context.is_brief:  # where cards are drawn from is known
            return self.tr("draws %Ln card(s)", "in the line at a seat", event.count)
        return self.tr("draws %Ln card(s) from the stock", "", event.count)

    def _threes(self, event: Event, own: bool) -> str:
        if event.count:
            text = (
                self.tr("lay out {cards} and draw again", "you") if own else self.tr("lays out {cards} and draws again")
            )
        else:
            text = self.tr("lay out {cards}", "you") if own else self.tr("lays out {cards}")
        return text.format(cards=self.cards.signs(event.cards))

    def _taken(self, event: Event, own: bool, event_context: EventContext) -> str:
        if event_context.takes_part:
            return self.special_actions.taken_part(event, own)
        if own:
            return self.tr("take the pile of %Ln card(s)", "you", event.count)
        return self.tr("takes the pile of %Ln card(s)", "", event.count)

    def _taken_with(self, taken: Event, melded: Event, event_context: EventContext) -> str:
        """The pile, and the cards from the hand that were melded with its top card."""
        own = taken.seat == event_context.person
        shown = list(melded.cards)
        shown.remove(taken.other)
        if event_context.takes_part:
            return self.special_actions.taken_part_with(taken, shown, own)
        if shown:
            text = (
                self.tr("take the pile of %Ln card(s) with {cards}", "you", taken.count)
                if own
                else self.tr("takes the pile of %Ln card(s) with {cards}", "", taken.count)
            )
            return text.format(cards=self.cards.with_group(shown))
        if event_context.ranks.get(melded.meld) == RUN:
            return self.special_actions.taken_to_sequence(taken, own)
        text = (
            self.tr("take the pile of %Ln card(s) and add {card} to your {ranks}", "you", taken.count)
            if own
            else self.tr("takes the pile of %Ln card(s) and adds {card} to the {ranks}", "", taken.count)
        )
        ranks = self.cards.to_ranks(rank_of(taken.other))
        return text.format(card=self.cards.sign(taken.other), ranks=ranks)

    def _melded(self, event: Event, own: bool, event_context: EventContext) -> str:
        if _is_sequence(event.cards) or event_context.ranks.get(event.meld) in (RUN, JOKER):
            return self.special_actions.melded(event, own, is_sequence=event_context.ranks.get(event.meld) != JOKER)
        if event.count == len(event.cards):
            text = self.tr("meld {cards}", "you") if own else self.tr("melds {cards}")
            return text.format(cards=self.cards.group(event.cards))
        rank = event_context.ranks.get(event.meld, natural_rank(event.cards))
        if rank is None:
            text = self.tr("add {cards} to a meld", "you") if own else self.tr("adds {cards} to a meld")
            return text.format(cards=self.cards.group(event.cards))
        text = self.tr("add {cards} to the {ranks}", "you") if own else self.tr("adds {cards} to the {ranks}")
        return text.format(cards=self.cards.signs(event.cards), ranks=self.cards.to_ranks(rank))

    def _canasta(self, event: Event, own: bool) -> str:
        rank = natural_rank(event.cards)
        if _is_sequence(event.cards):
            return self.special_actions.samba(event, own)
        mixed = any(is_wild(card) for card in event.cards)
        if rank is None:
            return self.tr("complete a wild canasta", "you") if own else self.tr("completes a wild canasta")
        if mixed:
            text = (
                self.tr("complete a mixed canasta of {ranks}", "you")
                if own
                else self.tr("completes a mixed canasta of {ranks}")
            )
        else:
            text = (
                self.tr("complete a natural canasta of {ranks}", "you")
                if own
                else self.tr("completes a natural canasta of {ranks}")
            )
        return text.format(ranks=self.cards.to_ranks(rank))

    # --- words and ends ----------------------------------------------------------------------------

    def _spoken(self, event: Event, own: bool, event_context: EventContext) -> str:
        match event.what:
            case What.ASKED if event.other == event_context.person:
                return self.tr("asks you: “May I go out?”")
            case What.ASKED:
                text = self.tr("ask {name}: “May I go out?”", "you") if own else self.tr("asks {name}: “May I go out?”")
                return text.format(name=_name(event_context.names, event.other))
            case What.ANSWERED if event.count:
                return self.tr("answer yes", "you") if own else self.tr("answers yes")
            case What.ANSWERED:
                return self.tr("answer no", "you") if own else self.tr("answers no")
        return ""

    def _deal_end(self, event: Event, own: bool, event_context: EventContext) -> str:
        match event.what:
            case What.GONE_OUT if event.count:
                return self.tr("go out concealed", "you") if own else self.tr("goes out concealed")
            case What.GONE_OUT:
                return self.tr("go out", "you") if own else self.tr("goes out")
            case What.DEAL_ENDED if event.seat == NOBODY:
                return self.tr("the deal ends without anybody going out")
            case What.DEAL_ENDED:
                return self.tr("the deal is over")
            case What.SCORED:
                name = _name(event_context.accounts, event.seat)
                return self.tr("{name}: {points} points").format(name=name, points=signed(event.count))
            case What.DEALT if not event.cards:
                return self.tr("%Ln card(s) to each player", "", event.count)
            case What.DEALT:
                card = self.cards.sign(event.cards[-1])
                text = self.tr("%Ln card(s) to each player; {card} is turned up", "", event.count)
                return text.format(card=card)
        return ""


def threes_together(events: Sequence[Event]) -> list[Event]:
    """The events, threes that one player lays out in a row as one; the hidden cards drawn for them are told with it."""
    told: list[Event] = []
    for event in events:
        last = told[-1] if told else None
        if last is None or last.what is not What.RED_THREES_LAID or event.seat != last.seat:
            told.append(event)
        elif event.what is What.RED_THREES_LAID:
            told[-1] = replace(event, cards=last.cards + event.cards)
        elif event.what is not What.DRAWN or event.cards or event.count != last.count:
            told.append(event)
    return told


def natural_rank(cards: Cards) -> int | None:
    """The rank of the natural cards among these, None for wild cards alone."""
    return next((rank_of(card) for card in cards if not is_wild(card)), None)


def _is_sequence(cards: Cards) -> bool:
    """Whether natural cards of several ranks lie together."""
    return len({rank_of(card) for card in cards if not is_wild(card)}) > 1


def _name(names: Sequence[str], index: int) -> str:
    return names[index] if 0 <= index < len(names) else ""
