"""Draws up what the screen shows at a moment: the table, notices, what a guide adds, and words for listeners.

It knows no match and sets nothing going: the presenter says for which screen, led by whom, and sends what comes of it.
"""

from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.presentation.hot_seat import HotSeat
from canasta_desktop.ui.presentation.narrator import Narrator
from canasta_desktop.ui.presentation.notices import Notices
from canasta_desktop.ui.presentation.screen import Moment
from canasta_desktop.ui.presenter.guide import Guide
from canasta_desktop.ui.presenter.transitions import with_spoken


class Composer:
    """Makes displays, one after the other; the announcements in them are numbered through."""

    def __init__(self) -> None:
        self.notices = Notices()
        """What is said until it is dismissed."""
        self._narrator = Narrator()

    def display(self, screen: HotSeat, moment: Moment, guide: Guide | None) -> Display:
        """The display at this moment, with its announcement."""
        display = with_spoken(self.silent(screen, moment, guide), screen.words.spoken.cards.in_words)
        said = self._narrator.announcement(screen, moment, display, is_led=guide is not None)
        return display._replace(announcement=said)

    def silent(self, screen: HotSeat, moment: Moment, guide: Guide | None) -> Display:
        """The display at this moment, with nothing to be announced."""
        return self.with_notices(screen.display(moment), screen, guide)

    def with_notices(self, display: Display, screen: HotSeat, guide: Guide | None) -> Display:
        """A display with what stands until it is dismissed, and with the guide's word."""
        words, notices = screen.words.messages, self.notices
        said = tuple([words.note(message) for message in notices.pending])
        display = display._replace(notices=said, unsaved=words.unsaved() if notices.is_unsaved else "")
        return display if guide is None else guide.annotated(display)
