"""The match that waits while something else lies on the table, a lesson or a replay, and how it comes back."""

from typing import TYPE_CHECKING

from canasta_desktop.game.match import Match

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session


def put_back(session: "Session", waiting: Match, *, is_welcomed: bool) -> None:
    """Go on with the match that waits or, where nothing had begun yet, show the welcome again."""
    session.presenter.sit_down(waiting)
    session.worn_settings.apply_to_presenter()
    if is_welcomed:
        session.presenter.withdraw()
        session.welcome()
    else:
        session.begin()
