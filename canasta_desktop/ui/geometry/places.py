"""The names of what is in sight and their rectangles, for descriptions, screen readers and the keyboard."""

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.display.places import HAND, Place, Spot
from canasta_desktop.ui.geometry.arrangement import Arrangement


def rectangles(arrangement: Arrangement, display: Display | None) -> dict[str, Rect]:
    """Everything in sight by key, settled, in window coordinates.

    Covered cards are not in sight; those of a stack in the hand have the place of the stack.
    """
    found: dict[str, Rect] = {str(place): rect for place, rect in arrangement.places.items()}
    layout = arrangement.layout
    for pose in arrangement.poses.values():
        if not pose.is_covered or pose.place == HAND:
            rect = pose.shown
            found[f"card:{pose.token}"] = rect.centred(rect.h, rect.w) if pose.turned == 90 else rect
    for tray in layout.trays:
        found[f"tray:{tray.view.side}"] = tray.rect
        if tray.meter is not None:
            found["meter"] = tray.meter
    plates = display.plates if display else ()
    for plate, seat in zip(plates, layout.seats, strict=False):
        found[str(Place(Spot.SEAT, plate.seat))] = seat.rect
    found["score"] = layout.score
    return found
