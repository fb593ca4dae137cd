"""The players and the score as painted things: seats with portraits, backs and stories; the score plate."""

from collections.abc import Iterator

from canasta_desktop.ui.base.layers import Layer
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import Display, Expression, Plate
from canasta_desktop.ui.display.places import Spot
from canasta_desktop.ui.display.sides import side_number
from canasta_desktop.ui.geometry.arrangement import Arrangement
from canasta_desktop.ui.geometry.layout import SeatPlace, SeatShape, TableLayout
from canasta_desktop.ui.items.look import LEFT, Look
from canasta_desktop.ui.items.painted import Painted
from canasta_desktop.ui.items.score_plate import BESIDE, ScorePlate
from canasta_desktop.ui.items.seat import ClosedHand, SeatBox
from canasta_desktop.ui.items.slot import Word
from canasta_desktop.ui.portraits import portraits_of

Named = Iterator[tuple[str, Painted]]
PART = " · "
AT_END = "\u00a0· "
"""The dot between parts of words that may wrap: it ends a line and begins none."""


def seat_items(display: Display, arrangement: Arrangement, look: Look) -> Named:
    """`plate:2` and `fan:2` for every player; no fan where the hand lies open."""
    open_seats = {pose.place.number for pose in arrangement.poses.values() if pose.place.spot is Spot.SEAT}
    plates = {plate.seat: plate for plate in display.plates}
    faces = portraits_of(display, look.own_portrait)
    for place in arrangement.layout.seats:
        plate = plates.get(place.seat)
        if plate is None:
            continue
        yield f"plate:{plate.seat}", _seat(place, plate, display, faces.get(plate.seat, ""))
        is_own = place.kind is SeatShape.OWN
        row = place.story if is_own else place.backs
        if not plate.sits_out and plate.seat not in open_seats and row.h > 0:
            yield (
                f"fan:{plate.seat}",
                ClosedHand(
                    row,
                    Layer.TRAY + 1,
                    plate.cards,
                    plate.foot,
                    is_right=place.kind is SeatShape.RIGHT,
                    is_on_wood=is_own,
                ),
            )


def _seat(place: SeatPlace, plate: Plate, display: Display, face: str) -> SeatBox:
    has_role_row = place.kind in (SeatShape.OWN, SeatShape.RESTING)
    return SeatBox(
        place.rect,
        Layer.TRAY,
        plate.name,
        plate.line,
        inside(place.portrait, place.rect),
        inside(place.name, place.rect),
        inside(place.story, place.rect),
        _story(plate, display) if place.kind is not SeatShape.OWN else "",
        place.story_lines,
        side_number(display, plate.side, plate.own),
        plate.on_turn,
        is_right=place.kind is SeatShape.RIGHT,
        is_on_wood=place.kind is SeatShape.OWN,
        is_resting=place.kind is SeatShape.RESTING or plate.sits_out,
        is_in_row=place.kind is SeatShape.ROW,
        points=_points(plate, display) if place.kind is SeatShape.ROW else "",
        role_row=inside(place.backs, place.rect) if has_role_row else None,
        face=face,
        expression=Expression.CALM if plate.sits_out else plate.expression,
        dealer_sign=plate.dealer_sign,
        dealer_tip=plate.dealer_tip,
        manner=plate.manner,
        why=plate.why if _story(plate, display) else "",
    )


def _story(plate: Plate, display: Display) -> str:
    """What the player did last, in one sentence."""
    recap = [entry.lines for entry in display.recap if entry.seat == plate.seat]
    return ", ".join(recap[-1]) if recap else ""


def _points(plate: Plate, display: Display) -> str:
    """The score of a player in a row, where not all of them stand beside the own one."""
    if len(display.scores) <= BESIDE:
        return ""
    return next((score.points for score in display.scores if score.side == plate.side), "")


def score_items(display: Display, layout: TableLayout, look: Look) -> Named:
    """`score`, and in a row `deal`: what stands below the accounts otherwise."""
    footer = PART.join(part for part in (display.title, display.target_text) if part)
    sides = tuple(side_number(display, score.side, score.own) for score in display.scores)
    meanings = [f"{score.name}: {score.state}. {score.meaning}".strip() for score in display.scores]
    tip = "\n".join((*meanings, footer))
    below = "" if layout.is_row else footer
    yield (
        "score",
        ScorePlate(layout.score, Layer.TRAY, display.scores, sides, below, layout.is_row, display.ranking, tip),
    )
    room = layout.corner.x - layout.score.right - 3 * look.u
    if layout.is_row and room > 0:
        box = Rect(layout.score.right + 1.6 * look.u, layout.score.y, room, layout.score.h)
        lines = footer.replace(PART, AT_END)
        yield "deal", Word(box, Layer.TRAY, lines, 1.75, is_bold=False, align=LEFT, tip_text=footer, is_wrapped=True)


def tray_words(display: Display, side: int, summary: str) -> str:
    """What stands behind a tray's caption: points on the table, and how far the side is."""
    score = next((score for score in display.scores if score.side == side), None)
    state = score.state if score is not None and len(display.scores) <= BESIDE else ""
    return PART.join(part for part in (summary, state) if part)


def inside(part: Rect, whole: Rect) -> Rect:
    """A rectangle relative to another one's corner."""
    return part.moved(-whole.x, -whole.y)
