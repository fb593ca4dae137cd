"""What has happened, in sentences to be heard: "Anna took the pile of seven cards with two kings."."""

from collections.abc import Mapping, Sequence
from dataclasses import field

from canasta_desktop.rules.cards import JOKER, Cards, is_wild, rank_of
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.table import NOBODY, RUN
from canasta_desktop.ui.display.verbosity import Verbosity
from canasta_desktop.ui.wording.base import ListPhrases, Phrases, sentence
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.events import natural_rank, threes_together
from canasta_desktop.ui.wording.spoken.cards import SpokenCards
from canasta_desktop.ui.wording.spoken.scores import SideScore, SpokenScores
from canasta_desktop.ui.wording.spoken.special_events import SpokenSpecialEvents, is_sequence
from canasta_desktop.values import value


@value(frozen=True)
class Hearing:
    """Who hears it, and what they know: `names` by seat, the `person`'s seat, the `ranks` of melds by their number.

    `takes_part`: a pile may be taken in part (HF-2.2, SA-5.4); `special`: the special hand that ended the deal, by its
    key; `sides` and `totals` by account, for the score; `hands`: how many cards every seat holds now.
    """

    names: Sequence[str] = ()
    person: int = NOBODY
    ranks: Mapping[int, int] = field(default_factory=dict)
    takes_part: bool = False
    special: str = ""
    sides: Sequence[str] = ()
    totals: Sequence[int] = ()
    hands: Sequence[int] = ()
    verbosity: Verbosity = Verbosity.NORMAL


class SpokenEvents(Phrases):
    """Events to sentences."""

    def __init__(self, cards: CardPhrases, names: SpokenCards) -> None:
        self.cards = cards
        self.names = names
        self.lists = ListPhrases()
        self.scores = SpokenScores()
        self.special_events = SpokenSpecialEvents(cards, names)

    def sentences(self, events: Sequence[Event], hearing: Hearing) -> tuple[str, ...]:
        """A sentence for each thing that happened; `events` as one seat may see them, copies for one seat resolved."""
        heard: list[str] = []
        rest = threes_together(events)
        while rest:
            event = rest.pop(0)
            if event.what is What.TAKEN and rest and rest[0].what is What.MELDED and event.other in rest[0].cards:
                heard += self._taken(event, rest.pop(0), hearing)
            elif event.what is What.TAKEN:
                heard += self._taken(event, None, hearing)
            elif event.what is What.SCORED:
                scored = [event, *[other for other in rest if other.what is What.SCORED]]
                rest = [other for other in rest if other.what is not What.SCORED]
                heard.append(self._scored(scored, hearing))
            elif _is_new_set(event, hearing):
                melds = [event]
                while rest and rest[0].seat == event.seat and _is_new_set(rest[0], hearing):
                    melds.append(rest.pop(0))
                heard.append(self._laid_out(melds, hearing))
            else:
                heard.append(self._sentence(event, hearing))
        return tuple([text for text in heard if text])

    def quote(self, name: str, words: str) -> str:
        """What a character says."""
        return self.tr("{name}: “{words}”", "somebody says something").format(name=name, words=words)

    def _who(self, seat: int, hearing: Hearing) -> str:
        """ "Anna", "You": in German with the verb of what they have done."""
        if seat == hearing.person:
            return self.tr("You", "who has done something, with “have” where a language needs it")
        name = hearing.names[seat] if 0 <= seat < len(hearing.names) else ""
        return self.tr("{name}", "who has done something, with “has” where a language needs it").format(name=name)

    def _sentence(self, event: Event, hearing: Hearing) -> str:
        who, is_own = self._who(event.seat, hearing), event.seat == hearing.person
        match event.what:
            case What.DEALT:
                return self._dealt(event)
            case What.DRAWN:
                return self._drawn(event, who, is_own, hearing.verbosity)
            case What.RED_THREES_LAID:
                return self._threes(event, who)
            case What.MELDED:
                return self._melded(event, who, hearing)
            case What.CANASTA_COMPLETED:
                return self._canasta(event, who)
            case What.DISCARDED:
                return self._discarded(event, who, is_own, hearing)
            case What.FROZE:
                return self.tr("The pile is frozen now.")
            case What.ASKED | What.ANSWERED:
                return self._spoken(event, who, hearing)
            case What.GONE_OUT | What.DEAL_ENDED:
                return self._ended(event, who)
        rank = hearing.ranks.get(event.meld)
        return self.special_events.sentence(event, who, rank, hearing.special, is_own=is_own)

    # --- cards moved -------------------------------------------------------------------------------

    def _dealt(self, event: Event) -> str:
        dealt = self.tr("Each player is dealt %Ln card(s).", "", event.count)
        if not event.cards:
            return dealt
        turned = self.tr("{card} is turned up.").format(card=self.names.subject(event.cards[-1]))
        return f"{dealt} {sentence(turned)}"

    def _drawn(self, event: Event, who: str, is_own: bool, verbosity: Verbosity) -> str:
        if event.cards:
            return self.tr("{who} drew {cards}.").format(who=who, cards=self.names.all(event.cards))
        if verbosity is Verbosity.SHORT and not is_own:
            return ""
        return self.tr("{who} drew %Ln card(s).", "", event.count).format(who=who)

    def _threes(self, event: Event, who: str) -> str:
        if event.count:
            text = self.tr("{who} laid out {cards} and drew again.")
        else:
            text = self.tr("{who} laid out {cards}.", "threes")
        return text.format(who=who, cards=self.names.all(event.cards))

    def _taken(self, taken: Event, melded: Event | None, hearing: Hearing) -> list[str]:
        """The pile, what was laid out with its top card, and what else it has brought the person."""
        who = self._who(taken.seat, hearing)
        shown = list(melded.cards) if melded is not None else []
        if melded is not None:
            shown.remove(taken.other)
        heard = [self._pile(taken, shown, hearing) if hearing.takes_part else self._whole_pile(taken, shown, hearing)]
        if melded is not None and not shown:
            heard = [self._added_top(taken, melded, who, hearing)]
        if taken.seat == hearing.person and taken.cards and hearing.verbosity is not Verbosity.SHORT:
            heard.append(self.tr("That brought you {cards}.").format(cards=self.cards.group(taken.cards)))
        return heard

    def _whole_pile(self, taken: Event, shown: Cards | list[int], hearing: Hearing) -> str:
        who = self._who(taken.seat, hearing)
        if not shown:
            return self.tr("{who} took the pile of %Ln card(s).", "", taken.count).format(who=who)
        text = self.tr("{who} took the pile of %Ln card(s) with {cards}.", "", taken.count)
        return text.format(who=who, cards=self.cards.with_group(shown))

    def _pile(self, taken: Event, shown: Cards | list[int], hearing: Hearing) -> str:
        """As much of the pile as a player may take in this game."""
        who = self._who(taken.seat, hearing)
        if not shown:
            return self.tr("{who} took %Ln card(s) of the pile.", "", taken.count).format(who=who)
        text = self.tr("{who} took %Ln card(s) of the pile with {cards}.", "", taken.count)
        return text.format(who=who, cards=self.cards.with_group(shown))

    def _added_top(self, taken: Event, melded: Event, who: str, hearing: Hearing) -> str:
        """The pile, whose top card went to a meld on the table."""
        card, is_run = self.names.the(taken.other), hearing.ranks.get(melded.meld) == RUN
        if is_run and not hearing.takes_part:
            text = self.tr("{who} took the pile of %Ln card(s) and added {card} to a sequence.", "", taken.count)
        elif is_run:
            text = self.tr("{who} took %Ln card(s) of the pile and added {card} to a sequence.", "", taken.count)
        elif hearing.takes_part:
            text = self.tr("{who} took %Ln card(s) of the pile and added {card} to the {ranks}.", "", taken.count)
        else:
            text = self.tr("{who} took the pile of %Ln card(s) and added {card} to the {ranks}.", "", taken.count)
        return text.format(who=who, card=card, ranks=self.cards.to_ranks(rank_of(taken.other)))

    def _laid_out(self, melds: Sequence[Event], hearing: Hearing) -> str:
        """New melds of one player, laid out in one breath."""
        who = self._who(melds[0].seat, hearing)
        cards, *others = [self.cards.group(meld.cards) for meld in melds]
        if not others:
            return self.tr("{who} laid out {cards}.").format(who=who, cards=cards)
        text = self.tr("{who} laid out {cards}, besides {others}.")
        return text.format(who=who, cards=cards, others=self.lists.row(others))

    def _melded(self, event: Event, who: str, hearing: Hearing) -> str:
        rank = hearing.ranks.get(event.meld, natural_rank(event.cards))
        has_size = hearing.verbosity is not Verbosity.SHORT
        if is_sequence(event.cards) or rank in (RUN, JOKER, None):
            return self.special_events.melded(event, who, is_run=rank not in (JOKER, None), has_size=has_size)
        if has_size:
            text = self.tr("{who} added {cards} to the {ranks}: now %Ln card(s).", "", event.count)
        else:
            text = self.tr("{who} added {cards} to the {ranks}.")
        return text.format(who=who, cards=self.cards.group(event.cards), ranks=self.cards.to_ranks(rank))

    def _canasta(self, event: Event, who: str) -> str:
        rank = natural_rank(event.cards)
        if is_sequence(event.cards):
            return self.special_events.samba(event, who)
        if rank is None:
            return self.tr("{who} completed a canasta of wild cards.").format(who=who)
        if any(is_wild(card) for card in event.cards):
            text = self.tr("{who} completed a mixed canasta of {ranks}.")
        else:
            text = self.tr("{who} completed a natural canasta of {ranks}.")
        return text.format(who=who, ranks=self.cards.to_ranks(rank))

    def _discarded(self, event: Event, who: str, is_own: bool, hearing: Hearing) -> str:
        if event.count:
            return self.tr("{who} discarded the last card face down.").format(who=who)
        thrown = self.tr("{who} discarded {card}.").format(who=who, card=self.names.the(event.cards[0]))
        left = hearing.hands[event.seat] if event.seat < len(hearing.hands) else 0
        if is_own or not left or hearing.verbosity is not Verbosity.FULL:
            return thrown
        return f"{thrown} {self.tr('%Ln card(s) left in that hand.', '', left)}"

    # --- words and ends ----------------------------------------------------------------------------

    def _spoken(self, event: Event, who: str, hearing: Hearing) -> str:
        if event.what is What.ANSWERED:
            text = self.tr("{who} answered yes.") if event.count else self.tr("{who} answered no.")
            return text.format(who=who)
        if event.other == hearing.person:
            return self.tr("{who} asked you: “May I go out?”").format(who=who)
        asked = hearing.names[event.other] if 0 <= event.other < len(hearing.names) else ""
        return self.tr("{who} asked {name}: “May I go out?”").format(who=who, name=asked)

    def _ended(self, event: Event, who: str) -> str:
        if event.what is What.DEAL_ENDED:
            over, nobody = self.tr("The deal is over."), self.tr("The deal ended without anybody going out.")
            return nobody if event.seat == NOBODY else over
        text = self.tr("{who} went out concealed.") if event.count else self.tr("{who} went out.")
        return text.format(who=who)

    def _scored(self, events: Sequence[Event], hearing: Hearing) -> str:
        """How the deal counts for every account, the person's first."""
        scores = [
            SideScore(hearing.sides[event.seat], event.count, hearing.totals[event.seat])
            for event in events
            if event.seat < min(len(hearing.sides), len(hearing.totals))
        ]
        return self.scores.deal(scores)


def _is_new_set(event: Event, hearing: Hearing) -> bool:
    """Whether this is a new meld of one rank."""
    rank = hearing.ranks.get(event.meld, natural_rank(event.cards))
    is_new = event.what is What.MELDED and event.count == len(event.cards)
    return is_new and not is_sequence(event.cards) and rank not in (RUN, JOKER, None)
