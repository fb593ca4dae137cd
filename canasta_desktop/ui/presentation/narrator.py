"""The announcement of each display: what happened, what the person's own action led to, and what can be done now.

The narrator keeps what it knew of the person when the last display was drawn up, and says the difference: cards that
were prepared or went back, a selection made by something else than the card itself, a refusal, a hint, whose turn it
is. A display that brings nothing new keeps the announcement of the one before, with its number, and is not said again.
"""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from canasta_desktop.game.audience import Change
from canasta_desktop.game.match import Match
from canasta_desktop.rules.cards import Cards
from canasta_desktop.rules.events import Event
from canasta_desktop.rules.table import ANSWERING, NOBODY
from canasta_desktop.ui.display import intents
from canasta_desktop.ui.display.display import Announcement, Display, Tone
from canasta_desktop.ui.display.places import Place, Spot
from canasta_desktop.ui.display.verbosity import Verbosity
from canasta_desktop.ui.presentation.hand_order import Sorting
from canasta_desktop.ui.presentation.hot_seat import HotSeat
from canasta_desktop.ui.presentation.person import Person
from canasta_desktop.ui.presentation.screen import Moment
from canasta_desktop.ui.presentation.workbench import PILE_DRAFT, shown_place
from canasta_desktop.ui.wording.spoken.actions import Preparing
from canasta_desktop.ui.wording.tips import Tip
from canasta_desktop.ui.wording.wording import Wording, rank_named


class KnownState(NamedTuple):
    """What who listens knew of a person's side of the match."""

    is_due: bool
    status: str
    staged: Mapping[Place, Cards]
    selected: tuple[int, ...]
    sorting: Sorting
    notes: int
    tip: Tip | None


class Narrator:
    """Announcements of one presenter, each with a number of its own."""

    def __init__(self) -> None:
        self._said = Announcement()
        self._match: Match | None = None
        self._seat = NOBODY
        self._before: KnownState | None = None
        self._remark: object = None
        self._shown = Announcement()
        self._was_held = False
        self._played: list[tuple[Event, ...]] = []
        """What was done since the one at the screen sat down; the last of it may be taken back."""

    def announcement(self, screen: HotSeat, moment: Moment, display: Display, *, is_led: bool) -> Announcement:
        """What is said with this display, whose announcement says what happened; `is_led`: somebody else guides.

        Of what one person was told nothing is left for the next.
        """
        is_new = screen.match is not self._match
        if is_new or screen.seat != self._seat:
            self._before, self._said = None, Announcement(self._said.number)
            self._played.clear()
        self._match, self._seat = screen.match, screen.seat
        said = self._happened(display)
        if screen.person is None:
            self._before = None
            said += self._remarked(screen, display)
        else:
            said += self._of_person(screen, screen.person, moment, display, is_led=is_led, is_new=is_new)
        if held := self._held(screen, moment):
            said = [*[text for text in said if text != screen.words.status.held()], *held]
        text = " ".join([part for part in said if part])
        if text:
            self._said = Announcement(self._said.number + 1, text)
        return self._said

    def _happened(self, display: Display) -> list[str]:
        """The story; a replay, whose steps have numbers, says one of them once however often it is shown."""
        shown, self._shown = self._shown, display.announcement
        return [] if shown == self._shown and shown.number else [self._shown.text]

    def _remarked(self, screen: HotSeat, display: Display) -> list[str]:
        """What the program itself has to say while nobody sits at the screen."""
        before, self._remark = self._remark, screen.spectator.last_note
        is_new = self._remark is not None and self._remark is not before
        return [_in_words(screen, *display.note.lines)] if is_new else []

    def _held(self, screen: HotSeat, moment: Moment) -> list[str]:
        """Whoever is waited for is told once each time how it goes on."""
        was_held, self._was_held = self._was_held, moment.held
        is_asked = moment.held and not was_held and not screen.is_watched
        return [screen.words.spoken.actions.goes_on()] if is_asked else []

    # --- a person ----------------------------------------------------------------------------------

    def _of_person(
        self, screen: HotSeat, person: Person, moment: Moment, display: Display, *, is_led: bool, is_new: bool
    ) -> list[str]:
        before, after = self._before, _state(screen.match, person, display)
        self._before = after
        said: list[str] = []
        if before is None and is_new and not is_led and not moment.events:
            said.append(f"{_in_words(screen, display.title)}.")
        elif before is None and not is_led and not moment.events:
            said += [entry.spoken for entry in display.recap]  # the others have played behind the curtain
        elif moment.change is Change.UNDONE:
            said.append(self._undone(screen, person))
        elif before is not None and not moment.events:
            said += _prepared(before, after, person, display, screen.words)
            said += _selected(before, after, person, moment.intent, screen.words)
        if moment.events:
            self._played.append(moment.events)
        says_something = person.last_note is not None or display.note.tone is Tone.TIP
        if says_something and _is_note_new(before, after):
            said.append(_in_words(screen, *display.note.lines))
        if not is_led and _is_status_due(before, after, person, moment, screen):
            said.append(display.spoken_status)
        return said

    def _undone(self, screen: HotSeat, person: Person) -> str:
        """What was taken back, as far as it was done since the person sat down."""
        events = self._played.pop() if self._played else ()
        return screen.words.spoken.actions.undone(screen.showing.sentences(events, person.table))


def _state(match: Match, person: Person, display: Display) -> KnownState:
    bench = person.bench
    staged = {shown_place(group.place): tuple(group.cards) for group in bench.draft.groups()}
    is_due, selected = match.to_act() == person.seat, tuple(bench.selected)
    return KnownState(is_due, display.status, staged, selected, bench.sorting, person.notes_given, person.tip)


def _is_note_new(before: KnownState | None, after: KnownState) -> bool:
    """Whether something has been said since, if only the same again."""
    return before is None or after.notes != before.notes or after.tip is not before.tip


def _is_status_due(
    before: KnownState | None, after: KnownState, person: Person, moment: Moment, screen: HotSeat
) -> bool:
    """Whether it is to be said who plays, or what can be done now: at the start, at each turn, where it is unusual."""
    if before is None and not moment.events:
        return True
    if not after.is_due or (person.table.turn.phase == ANSWERING and moment.events):
        return False
    if before is None or not before.is_due or moment.change is Change.UNDONE:
        return True
    if not moment.events or after.status == before.status or screen.verbosity is Verbosity.SHORT:
        return False
    words = screen.words.status
    return screen.verbosity is Verbosity.FULL or after.status not in (words.play(), words.lay_out())


def _prepared(before: KnownState, after: KnownState, person: Person, display: Display, words: Wording) -> list[str]:
    """Cards that were prepared, or went back to the hand."""
    if after.staged == before.staged:
        return []
    told, said = words.spoken.actions, []
    for place, cards in after.staged.items():
        came = tuple((Counter(cards) - Counter(before.staged.get(place, ()))).elements())
        meld = person.table.meld_numbered(place.number) if place.spot is Spot.MELD else None
        where = Preparing.PILE if place == PILE_DRAFT else Preparing.NEW if meld is None else Preparing.MELD
        rank, lying = (rank_named(cards), 0) if meld is None else (meld.rank, len(meld.cards))
        said += [told.prepared(came, where, rank, lying + len(cards))] if came else []
    back = _all_staged(before) - _all_staged(after)
    if back:
        said.append(told.back(tuple(back.elements()), is_last=not after.staged))
    if after.staged and any(meld.unfinished for tray in display.trays for meld in tray.melds):
        said.append(told.unfinished())
    if after.staged and display.meter is not None:
        said.append(told.points(display.meter.points, display.meter.minimum))
    lays = any(button.key == "lay" and button.enabled and button.primary for button in display.buttons)
    if lays and display.verbosity is not Verbosity.SHORT:
        said.append(told.lays_out())
    return said


def _all_staged(state: KnownState) -> Counter[int]:
    return Counter([card for cards in state.staged.values() for card in cards])


def _selected(
    before: KnownState, after: KnownState, person: Person, intent: intents.Intent | None, words: Wording
) -> list[str]:
    """A selection that no card says by itself, and another order of the hand."""
    told = words.spoken.actions
    if after.sorting is not before.sorting and intent == intents.Press("sort"):
        return [told.sorted(words.table.sorting(after.sorting.value))]
    if after.selected == before.selected or after.staged != before.staged:
        return []
    match intent:
        case intents.ToggleCard(extend=False):
            return []
        case intents.SelectCards(tokens) if len(tokens) == 1:
            return []  # the card with the focus, whose own state says it
    said = [told.selected(person.bench.faces(after.selected))]
    return [*said, told.press_again()] if after.selected and isinstance(intent, intents.ClickPlace) else said


def _in_words(screen: HotSeat, *lines: str) -> str:
    return screen.words.spoken.cards.in_words(" ".join(lines))
