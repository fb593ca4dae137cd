"""How long the screen waits between the steps of others, so that they can be followed (DESIGN.md section 4)."""

from dataclasses import dataclass

from canasta_desktop.rules.events import Event, What


@dataclass(frozen=True)
class Pace:
    """Pauses in ms: before another player draws, between steps, after a discard, before an answer."""

    before: int
    between: int
    after_discard: int
    answer: int

    def after(self, events: tuple[Event, ...]) -> int:
        """The pause once these events have been shown."""
        kinds = {event.what for event in events}
        if What.DEALT in kinds:
            return self.before + self.after_discard
        if What.DEAL_ENDED in kinds:
            return 2 * self.after_discard
        if What.DISCARDED in kinds:
            return self.after_discard + self.before
        return self.answer if What.ASKED in kinds else self.between


PACES = {
    "slow": Pace(1000, 900, 1400, 1200),
    "normal": Pace(500, 450, 700, 600),
    "fast": Pace(120, 120, 200, 200),
    "off": Pace(0, 0, 0, 0),
}
"""By the name of the speed in the settings."""
