"""Draws up the display of a spectator: behind a curtain, between two persons, and where nobody plays.

Everything is made from `match.view(None)` and what may be told to everybody, never from a person's own view. The one
exception are open hands: those that are left at the end of a deal, and all of them in a match without persons
(`presentation.spectator`).
"""

from canasta_desktop.game.gamelog import Entry, since_own_turn
from canasta_desktop.game.match import Match
from canasta_desktop.rules.table import ANSWERING, DRAWING, NOBODY, Table
from canasta_desktop.ui.display.display import ButtonView, CurtainView, Display, Note, Plate, RecapEntry, Tone
from canasta_desktop.ui.presentation.screen import DisplayBuilder, Moment
from canasta_desktop.ui.presentation.spectator import Spectator
from canasta_desktop.ui.presentation.spectator_buttons import SpectatorState, spectator_buttons
from canasta_desktop.ui.presentation.speeches import speeches
from canasta_desktop.ui.wording.hot_seat import SharedWords

IDLE = ("draw", "take", "lay", "discard", "undo", "hint")
"""The buttons that are known, and unusable, while nobody sits at the screen."""


class SpectatorDisplayBuilder(DisplayBuilder):
    """Displays of one match for everybody, with the seat `bottom` at the bottom."""

    def __init__(self, match: Match, bottom: int) -> None:
        super().__init__(match, NOBODY, bottom)
        self.shared = SharedWords()

    def seen(
        self, spectator: Spectator, moment: Moment, awaited: int = NOBODY, watch: SpectatorState | None = None
    ) -> Display:
        """The display that everybody may see; `awaited`: the curtain is down for this seat; `watch`: nobody plays."""
        words, table = self.words, spectator.table
        event_context = self._event_context(table)
        status = self._status(table, moment, watch)
        said = spectator.last_note
        voices = self.voices(moment.events)
        return Display(
            title=self.title(),
            status=status,
            seat=NOBODY,
            hand=(),
            trays=tuple([tray._replace(slot="") for tray in self.trays(spectator)]),  # nobody melds now
            piles=self.piles(spectator),
            plates=tuple([self._with_hand(plate) for plate in self.plates(spectator, moment.thinking)]),
            buttons=self._buttons(moment, watch),
            scores=self.scores(table),
            target_text=self.target_text(),
            ranking=self.ranking(table),
            recap=self._happened(table, awaited, watch),
            note=words.messages.note(said) if said is not None else Note(Tone.INFO, (status,)),
            sort_text="",
            flights=moment.flights,
            speech=tuple(speeches(moment.events, words.events, event_context, voices)),
            announcement=self.announcement(moment, table, voices),
            spoken_score=self.spoken_score(table),
            verbosity=self.verbosity,
            curtain=self._curtain(table, awaited) if awaited != NOBODY else None,
            is_mirrored=not self.match.rules.seating.clockwise,
        )

    def _status(self, table: Table, moment: Moment, watch: SpectatorState | None) -> str:
        words = self.words.status
        if table.over:
            return words.deal_over()
        name = self.names()[table.to_act()]
        if watch is not None and watch.is_paused:
            return self.shared.paused(name)
        return words.held() if moment.held and watch is None else words.other(name)

    def _with_hand(self, plate: Plate) -> Plate:
        """A plate whose hand lies open is spoken with it."""
        if not plate.open_cards:
            return plate
        names = "; ".join([card.name for card in plate.open_cards])
        return plate._replace(spoken=self.shared.hand(plate.spoken, names))

    def _buttons(self, moment: Moment, watch: SpectatorState | None) -> tuple[ButtonView, ...]:
        words = self.words.buttons
        if watch is not None:
            return spectator_buttons(watch, self.shared, self.match.is_scored)
        texts = [(key, words.text(key, self.match.rules.dealing.draw)) for key in IDLE]
        idle = [ButtonView(key, text, "", enabled=False, why_not=words.not_your_turn()) for key, text in texts]
        if moment.held or self.match.is_over:
            idle.append(ButtonView("continue", words.text("continue"), "", enabled=True, primary=True))
        return tuple(idle)

    def _curtain(self, table: Table, awaited: int) -> CurtainView:
        words, name = self.shared, self.names()[awaited]
        if table.turn.phase == ANSWERING:
            line = words.asked_by(self.names()[table.turn.seat])
        else:
            line = words.your_turn() if table.turn.phase == DRAWING else words.turn_goes_on()
        return CurtainView(words.now(name), line, words.show_cards(), words.others_look_away())

    def _happened(self, table: Table, awaited: int, watch: SpectatorState | None) -> tuple[RecapEntry, ...]:
        """Since the turn of who is awaited, or of who sits at the bottom; while watching, everybody's last turns."""
        log = self.match.log(None)
        if watch is not None:
            happened = [entry for entry in log if entry.turn > log[-1].turn - len(self.match.setup.seats)]
        else:
            happened = public_recap(log, table, self.bottom if awaited == NOBODY else awaited)
        return self.entries(happened, table, self._event_context(table))


def public_recap(log: list[Entry], table: Table, seat: int) -> list[Entry]:
    """What happened since the last turn of `seat`, as everybody may know it; `log` is the one of a spectator."""
    last = log[-1]
    running = last.turn if last.owner == table.turn.seat else last.turn + 1
    return since_own_turn(log, seat, NOBODY if table.over else running)
