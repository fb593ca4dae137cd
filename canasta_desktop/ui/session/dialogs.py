"""The dialogs of a session by name, and what on the table opens them; each is made when it is wanted."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from canasta_desktop.ui.base import commands
from canasta_desktop.ui.window.main_window import SCORE, SEAT_DRAW

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session

IN_MENUS: Final = tuple([name for menu in commands.MENUS for name in menu if name not in commands.WITHOUT_DIALOG])
"""What menus open."""
ELSEWHERE: Final = (
    *(commands.SCORE_BOOK, commands.DUPLICATE, commands.SPECIALS, commands.TROUBLE, commands.UNSAVED),
    *(SCORE, SEAT_DRAW),
)
"""What no menu opens."""


class SessionDialogs(QObject):
    """Ties them to a session; `connect_table` has the table open some of them."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self._session = session

    def factories(self) -> dict[str, Callable[[QWidget, object], QDialog]]:
        """What makes each of them, by name."""
        return {name: partial(self._made, name) for name in (*IN_MENUS, *ELSEWHERE)}

    def _made(self, name: str, parent: QWidget, argument: object) -> QDialog:
        """They are imported with the first one: none is needed to see the table."""
        from canasta_desktop.ui.session import dialog_factory

        return dialog_factory.MAKERS[name](self._session, parent, argument)

    def connect_table(self) -> None:
        """The window is there: what players ask for at the table opens a dialog."""
        presenter = self._session.presenter
        presenter.specials_wanted.connect(self._open_specials)
        presenter.reasons_wanted.connect(self._open_reasons)
        presenter.seats_drawn.connect(self._open_seat_draw)

    def _open_specials(self) -> None:
        self._session.window.open(commands.SPECIALS)

    def _open_reasons(self, player: int) -> None:
        self._session.window.dialog_manager.open(commands.LOG, player)

    def _open_seat_draw(self) -> None:
        self._session.window.open(SEAT_DRAW)
