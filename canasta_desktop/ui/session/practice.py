"""Practice at the window: a branch of a match that is played on for its own sake, while the match is kept as it is."""

from functools import partial
from typing import TYPE_CHECKING

from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Code, Message
from canasta_desktop.game.particulars import Kind, Particulars
from canasta_desktop.game.playback import DealPlayback

if TYPE_CHECKING:
    from canasta_desktop.ui.session.session import Session


def practise(session: "Session", practice: Match) -> None:
    """Sit down to this practice match, once the match that lies on the table is kept."""
    session.files.keep_and(partial(_sit_down, session, practice))


def _sit_down(session: "Session", practice: Match) -> None:
    session.take_up(practice)
    session.presenter.show_message(Message(Code.PRACTICE_BEGUN))


def take_back_further(session: "Session") -> None:
    """Go back to before what the person did last, as practice; practice itself is simply taken back."""
    match, seat = session.match, session.presenter.seat
    point = match.last_action_of(seat)
    if point is None:
        return
    practice = DealPlayback(match, len(match.history)).practice(point)
    if match.particulars.kind is not Kind.PRACTICE:
        practise(session, practice)
        return
    branch = match.particulars.branch
    if branch is not None and branch.deal == match.deal_number:
        branch = branch._replace(actions=min(branch.actions, point))
    practice.particulars = match.particulars._replace(branch=branch)
    session.take_up(practice)


def deal_again(session: "Session", index: int) -> None:
    """Practise the scored deal at this place of the history from its first card."""
    practise(session, DealPlayback(session.match, index).practice(0))


def practise_anew(session: "Session") -> None:
    """Practise the game of last time on new cards."""
    practice = session.new_matches.again(session.match)
    session.people.seat_alone(practice)
    practice.particulars = Particulars(kind=Kind.PRACTICE)
    practise(session, practice)
