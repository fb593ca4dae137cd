"""The search for a way to go out where a side may have several melds of a rank, sequences or melds of wild cards.

Theory of operation. To go out, all cards but one at most must be melded in one turn, and the side must then have the
canastas that its rules ask for (CL-8.1). In the classic game that is nearly determined: a rank has one meld, so the
natural cards know where they belong and only the wild cards are free; `going_out_ways` does that with a few lists.
Here it is a real search, because three things can be chosen:

1. Which cards go into **sequences** (Samba and its kin). What a sequence takes, no set gets.
2. Where the natural cards of each rank go: onto which of the **melds of that rank**, or into a new one (GT-5.6).
3. Who gets the **wild cards**.

They are nested in this order. `_choices` gives the choices of sequences, fewest sequences first. For each,
`placings` combines the ways of all ranks and yields lists of `MeldSlot`s: a meld with the natural cards it gets, and
how many wild cards it can then take. For each such list, `shared_out` finds the best way to hand out the wild cards.

Choices 1 and 2 are plain backtracking. Choice 3 would explode, but it need not be searched (`wild_sharing`).

What is kept. One card may be left for the discard, and which one matters (it may be the one that freezes, or that the
rules forbid). So the search is asked once for each card worth keeping (`keeping`), and once for none.

What it does not do. With the natural cards of a rank *together*, in one meld or as few as possible, nearly every way
out is found. Apart, in several melds of the rank, there are ways that this misses: more wild cards find room, and two
melds become canastas instead of one. That is tried only when nothing was found, and only for ranks where it can help
(`_could_part`), because it multiplies the tries. Both searches stop after `PATIENCE` and `PATIENCE_APART` tries. That
is the one place in the rules where "no" could be wrong; the longest search met in a hundred thousand deals used a
tenth of it, and tests/rules/test_brute_force.py compares with a search that never gives up.

What is found is offered as an action and asked of `legality` again where that is not certain, so a mistake here can
cost a way out, never a rule.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

from canasta_desktop.rules.actions import NEW, Play
from canasta_desktop.rules.cards import JOKER, THREE, TWO, Hand
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.going_out_reach import unmeldable
from canasta_desktop.rules.melds import MeldAddition, melds_with
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.sequences import choices, ends
from canasta_desktop.rules.table import RUN, SAMBA, Meld, Table
from canasta_desktop.rules.wild_sharing import MeldSlot, sharings

PATIENCE: Final = 3000
"""How many ways to place the natural cards are tried for one card kept."""

NOBODY_KEPT: Final = -1

PATIENCE_APART: Final = 400
"""How many ways are tried that part the cards of a rank between melds, for one card kept; hardly ever needed."""

MANY: Final = 64
"""No hand holds so many cards of one face."""

Places = dict[int, list[list[MeldSlot]]]
"""Ways to place the cards of a rank, by these cards, in one number: so many of each suit."""


class SequenceChoice:
    """One choice of cards for sequences: the plays, the sambas there are then, and what is left of the hand.

    `unmeldable` are cards left that cannot be melded whatever the wild cards do; there is at most one.
    """

    def __init__(self, plays: list[Play], sambas: int, left: Hand, unmeldable: list[int]) -> None:
        self.plays: Final = plays
        self.sambas: Final = sambas
        self.left: Final = left
        self.unmeldable: Final = unmeldable


class Search:
    """Ways to meld a hand but for one card at most."""

    def __init__(self, table: Table, hand: Hand) -> None:
        self.table: Final = table
        self.rules: Final = table.rules
        self.hand: Final = hand
        self.side: Final = table.sides[table.turn.seat]
        self.own: Final = table.melds[self.side]
        self.together: Final[Places] = {}
        self.parted: Final[list[Places]] = [{}, {}]
        """With cards of a rank apart: where there was room for the wild cards, and where there was too little."""
        self.places: Places = self.together
        self.tries: int = 0
        self.apart: list[int] = []
        self.crowded: bool = False
        self.parts: Final[list[list[int] | None]] = [None, None]
        self.kept: int = NOBODY_KEPT
        self.noted: int = 0
        self.choices: Final[list[SequenceChoice]] = []
        """Those looked at so far; what is further needed comes from `_more`, for the first often leads out."""
        self._more: Final = self._choices()

    def keeping(self, kept: int) -> tuple[Play, ...] | None:
        """A way that keeps this card (NOBODY_KEPT: none), None if there is none."""
        # First with the cards of each rank together.
        self.kept = kept
        self.crowded = False
        found = self._found(PATIENCE)
        # Then apart. Which ranks can help depends on whether wild cards had no room; each answer is worked out once.
        if found is None:
            for_room = 1 if self.crowded else 0
            if self.parts[for_room] is None:
                self.parts[for_room] = self._could_part()
            self.apart = self.parts[for_room] or []
            if self.apart:
                self.places = self.parted[for_room]
                found = self._found(PATIENCE_APART)
                self.places = self.together
                self.apart = []
        return found

    def _could_part(self) -> list[int]:
        """The ranks whose natural cards are worth trying apart: for two canastas, or for room if there was too little.

        Where the next meld of a rank waits for the one before it, wild cards make that full (HF-3.4).
        """
        melds = self.rules.melds
        full, wilds = melds.canasta, self.hand.wilds()
        ranks: list[int] = []
        for rank in range(THREE, JOKER):
            count = self.hand.ranks[rank]
            form = melds.form(rank)
            if count < 2 or form is None or form.again() is Again.NEVER:
                continue
            # How many cards the two melds nearest to it lack of being canastas, new ones lacking them all.
            own = [meld for meld in self.own if meld.rank == rank]
            lacking = sorted([full - len(meld.cards) for meld in own if not melds.is_complete(meld)])
            if form.again() is Again.COMPLETE:
                worth = len(lacking) > 0 and lacking[0] <= wilds
            else:
                lacking += [full, full]
                more = len(own) > 0 or count >= 2 * form.fewest_naturals()
                worth = lacking[0] + lacking[1] <= count + wilds or (self.crowded and more)
            if worth:
                ranks.append(rank)
        return ranks

    def _found(self, patience: int) -> tuple[Play, ...] | None:
        """A way that keeps the card in question, after so many tries at most."""
        kept = self.kept
        self.tries = 0
        for choice in self._all_choices():
            # A card that fits nowhere is the one to keep, or this choice leads nowhere.
            if choice.unmeldable and choice.unmeldable[0] != kept:
                continue
            left = choice.left
            if kept != NOBODY_KEPT:
                if left.faces[kept] == 0:
                    continue
                left = left.copy()
                left.remove(kept)
            for slots in self.placings(left):
                self.tries += 1
                if self.tries > patience:
                    return None
                found = self.shared_out(slots, choice, left.wilds())
                if found is not None:
                    return found
        return None

    # --- sequences ---------------------------------------------------------------------------------

    def _all_choices(self) -> Iterator[SequenceChoice]:
        """Every choice, those looked at before first."""
        at = 0
        while True:
            if at == len(self.choices):
                further = next(self._more, None)
                if further is None:
                    return
                self.choices.append(further)
            yield self.choices[at]
            at += 1

    def _choices(self) -> Iterator[SequenceChoice]:
        """Every choice of cards for sequences that leaves one card at most stuck, none first."""
        sambas = len([meld for meld in self.own if meld.rank == RUN and self.rules.melds.is_complete(meld)])
        if not self.rules.melds.has_runs:
            choice = self._noted([], sambas, self.hand)
            if choice is not None:
                yield choice
            return
        growing = [meld for meld in self.own if meld.rank == RUN and not self.rules.melds.is_closed(meld)]
        yield from self._grow(growing, 0, [], sambas, self.hand)

    def _noted(self, plays: list[Play], sambas: int, left: Hand) -> SequenceChoice | None:
        """This choice, if it could lead anywhere."""
        self.noted += 1
        if sambas < self.rules.out.wanted_of(SAMBA):
            return None
        stuck = unmeldable(left, self.own, self.table)
        return SequenceChoice(plays, sambas, left, stuck) if len(stuck) <= 1 else None

    def _grow(self, melds: list[Meld], at: int, plays: list[Play], sambas: int, left: Hand) -> Iterator[SequenceChoice]:
        """Add to the sequences on the table, then begin new ones."""
        longest = self.rules.melds.canasta
        if at == len(melds):
            for new in choices(left, longest):
                if self.noted > PATIENCE:
                    return
                less = left
                if new:
                    less = left.copy()
                    for cards in new:
                        less.take_out(cards)
                more = sambas + len([cards for cards in new if len(cards) >= longest])
                choice = self._noted(plays + [Play(cards, NEW) for cards in new], more, less)
                if choice is not None:
                    yield choice
            return
        meld = melds[at]
        for cards in ends(meld, left, longest):
            if not cards:
                yield from self._grow(melds, at + 1, plays, sambas, left)
                continue
            less = left.copy()
            less.take_out(cards)
            more = sambas + (1 if len(meld.cards) + len(cards) >= longest else 0)
            yield from self._grow(melds, at + 1, [*plays, Play(cards, meld.number)], more, less)

    # --- sets --------------------------------------------------------------------------------------

    def placings(self, left: Hand) -> Iterator[list[MeldSlot]]:
        """Every way to place the natural cards: slots for them, and for wild cards on other melds."""
        by_rank: list[list[list[MeldSlot]]] = []
        for rank in range(THREE, JOKER):
            places = self._known_places(left, rank)
            if not places:  # said before the other ranks are combined in vain, which takes long in a large hand
                return
            by_rank.append(places)
        for some in product(*by_rank):
            yield from self._wild_slots([slot for slots in some for slot in slots])

    def _known_places(self, left: Hand, rank: int) -> list[list[MeldSlot]]:
        """The ways to place the cards of one rank, worked out once for each set of them."""
        key = rank
        for face in range(4 * rank, 4 * rank + 4):
            key = key * MANY + left.faces[face]
        if key not in self.places:
            self.places[key] = list(self._places(left, rank))
        return self.places[key]

    def _places(self, left: Hand, rank: int) -> Iterator[list[MeldSlot]]:
        """The ways to place the cards of one rank; of melds that are alike only the first is tried."""
        own = [meld for meld in self.own if meld.rank == rank]
        cards = left.of_rank(rank)
        # No natural cards to place: the melds on the table may still take wild ones.
        if not cards:
            yield [slot for slot in [self.slot(meld, rank, []) for meld in own] if slot is not None]
            return
        melds = self.rules.melds
        form = melds.form(rank)
        if form is None or melds.is_dead(self.table, self.side, rank):
            return
        # Together: all of them onto one meld or into a new one. Melds of equal size and wild cards are alike.
        tried: list[tuple[int, int]] = []
        for meld in [*own, None]:
            if meld is not None:
                if (len(meld.cards), meld.wilds) in tried:
                    continue
                tried.append((len(meld.cards), meld.wilds))
            room = form.largest() - (0 if meld is None else len(meld.cards))
            if room <= 0 or (meld is None and melds.refuses_another(self.table, self.side, rank) is not OK):
                continue
            slots = [self.slot(meld, rank, cards[:room])]
            slots += [self.slot(other, rank, []) for other in own if other is not meld]
            # What finds no room there begins one more meld, where the rules allow it.
            if len(cards) > room:
                if form.again() is Again.NEVER:
                    continue
                slots.append(self.slot(None, rank, cards[room:]))
            lawful = [slot for slot in slots if slot is not None]
            if slots[0] is not None and (len(cards) <= room or slots[-1] is not None):
                yield lawful
        # Apart, in the second search only.
        if rank in self.apart:
            if form.again() is Again.ALWAYS:
                yield from self._parted(own, rank, cards, [])
            else:
                yield from self._beside_full(own, rank, cards)

    def _parted(
        self, melds: list[Meld], rank: int, cards: list[int], slots: list[MeldSlot]
    ) -> Iterator[list[MeldSlot]]:
        """The ways to place these cards apart: some, or none, on each of these melds, the rest in new ones."""
        if melds:
            for count in range(len(cards) + 1):
                slot = self.slot(melds[0], rank, cards[:count])
                if slot is not None:
                    yield from self._parted(melds[1:], rank, cards[count:], [*slots, slot])
                elif count == 0:
                    yield from self._parted(melds[1:], rank, cards, slots)
            return
        form = self.rules.melds.form(rank)
        if form is None or not cards:
            yield slots
            return
        # Of new melds the largest comes first.
        most = slots[-1].naturals if slots and slots[-1].meld is None else len(cards)
        for count in range(min(most, len(cards)), form.fewest_naturals() - 1, -1):
            slot = self.slot(None, rank, cards[:count])
            if slot is not None:
                yield from self._parted([], rank, cards[count:], [*slots, slot])

    def _beside_full(self, own: list[Meld], rank: int, cards: list[int]) -> Iterator[list[MeldSlot]]:
        """The ways to begin another meld beside those on the table, which wild cards make full first (HF-3.4)."""
        full = self.rules.melds.canasta
        for slots in self._parted(own, rank, cards, []):
            new = [slot for slot in slots if slot.meld is None]
            for slot in slots:
                if slot.meld is not None:
                    slot.low = max(0, full - slot.naturals - slot.wilds)
                    slot.may_be_none = slot.low == 0
            if len(new) == 1 and all([slot.low <= slot.high for slot in slots]):
                yield slots

    def slot(self, meld: Meld | None, rank: int, cards: list[int]) -> MeldSlot | None:
        """The slot for this meld with these natural cards more; None where it could not be lawful."""
        melds = self.rules.melds
        form = melds.form(rank)
        if form is None:
            return None
        slot = MeldSlot(meld, rank, cards)
        size = slot.naturals + slot.wilds
        slot.high = min(melds.most_wilds(self.table, meld, rank, slot.naturals) - slot.wilds, form.largest() - size)
        if meld is None:
            slot.low = max(0, form.least() - size)
            slot.may_be_none = slot.low == 0
        elif form.wilds_close():
            slot.high = min(slot.high, melds.canasta - len(meld.cards))
        if melds.is_dead(self.table, self.side, rank):
            slot.high = 0
        slot.high = max(0, slot.high)
        fits = slot.naturals >= form.fewest_naturals() and slot.low <= slot.high and size <= form.largest()
        return slot if fits else None

    def _wild_slots(self, slots: list[MeldSlot]) -> Iterator[list[MeldSlot]]:
        """Slots for melds of wild cards: those on the table, and a new one if it may be begun."""
        melds = self.rules.melds
        form = melds.form(JOKER)
        if form is None:
            yield slots
            return
        found = slots[:]
        for meld in self.own:
            if meld.rank == JOKER:
                slot = MeldSlot(meld, JOKER, [])
                slot.high = max(0, form.largest() - len(meld.cards))
                found.append(slot)
        if melds.refuses_another(self.table, self.side, JOKER) is OK:
            slot = MeldSlot(None, JOKER, [])
            slot.low, slot.high = form.least(), form.largest()
            found.append(slot)
        yield found

    # --- wild cards --------------------------------------------------------------------------------

    def shared_out(self, slots: list[MeldSlot], choice: SequenceChoice, wilds: int) -> tuple[Play, ...] | None:
        """The dearest way to share out the wild cards with which the side may go out, as plays; None if none is."""
        # Step 1: two quick ways to fail. The wild cards must all find room and fill what needs them, and there must be
        # enough melds that could become canastas if each got all of them.
        full = self.rules.melds.canasta
        room = need = 0
        hope = choice.sambas
        for slot in slots:
            room += slot.high
            if not slot.may_be_none:
                need += slot.low
            if slot.naturals + slot.wilds + min(slot.high, wilds) >= full:
                hope += 1
        if wilds > room:
            self.crowded = True
        if not need <= wilds <= room or hope < self.rules.out.wanted():
            return None
        # Step 2: the ways to give out all of them, the dearest first; step 3: the first of them that goes out lawfully.
        for sharing in sharings(slots, wilds, full, self.rules.scoring.canastas):
            if self.rules.out.missing([*sharing.canastas, choice.sambas]) == 0:
                plays = self._plays(slots, sharing.given, choice)
                if self._is_lawful(plays):
                    return plays
        return None

    def _plays(self, slots: list[MeldSlot], given: tuple[int, ...], choice: SequenceChoice) -> tuple[Play, ...]:
        wilds = choice.left.of_rank(TWO) + choice.left.of_rank(JOKER)
        if self.kept in wilds:
            wilds.remove(self.kept)
        plays = choice.plays[:]
        for slot, count in zip(slots, given, strict=True):
            cards = slot.cards + wilds[:count]
            wilds = wilds[count:]
            if cards:
                plays.append(Play(tuple(cards), NEW if slot.meld is None else slot.meld.number))
        return tuple(plays)

    def _is_lawful(self, plays: tuple[Play, ...]) -> bool:
        """Whether these plays, all laid at once, are allowed beyond their cards, and may open the side."""
        numbers = {meld.number: meld for meld in self.own}
        groups = [MeldAddition(numbers.get(play.onto), play.cards) for play in plays]
        opens = not self.own
        if self.rules.melds.forbids(self.table, groups, opens) is not OK:
            return False
        if self.rules.out.refuses_melds(self.table, melds_with(self.table, groups)) is not OK:
            return False
        return not opens or self.rules.initial_meld.refuses(self.table, groups, 1) is OK
