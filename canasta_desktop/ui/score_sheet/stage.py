"""What the sheet needs of the table it lies on: how it looks, who sits there, how fast things move."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtWidgets import QApplication

from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.base.units import Unit
from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.faces import CardPictures, FaceStyle
from canasta_desktop.ui.items.look import Look
from canasta_desktop.ui.portraits import portraits_of


class Stage(NamedTuple):
    """`look` is asked for whenever the sheet is laid out; `portraits` by seat; `speed` of the count and all else.

    `quotes` are what characters say to the end, by seat, in the present language.
    """

    look: Callable[[], Look]
    portraits: Mapping[int, str]
    speed: Speed = Speed.OFF
    quotes: Callable[[], Mapping[int, str]] = dict


def stage_of(
    display: Display | None, look: Callable[[], Look], speed: Speed, quotes: Callable[[], Mapping[int, str]]
) -> Stage:
    """The stage of the table that is on display."""
    faces = portraits_of(display, look().own_portrait) if display is not None else {}
    return Stage(look, faces, speed, quotes)


def bare_stage() -> Stage:
    """A dark, empty table without motion."""
    application = QApplication.instance()
    dpr = application.devicePixelRatio() if isinstance(application, QApplication) else 1.0
    pictures = CardPictures(FaceStyle(), dpr)

    def look() -> Look:
        return Look(theme(Mode.DARK), Unit.of_window(1280, 800), dpr, pictures)

    return Stage(look, {})
