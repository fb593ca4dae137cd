"""People as they are drawn in this program: the figures of the court cards, and the players' portraits.

A `Figure` says what somebody looks like (skin, hair, hat, clothes, what is held), a `Mood` how they look about. The
functions here draw them with a `Pen`, around the middle of the face at (0, 0); from the chin to the top of the hair a
head is about 75 units high, and the shoulders end at y = 150.

>>> Figure(skin="#F0CFAF", hair="#5B2C14").style.name
'SHORT'

Who may enter: `faces`, for court cards; `portraits`; `window`, for the outlines of its signs; `inspection`. It knows
QPainter, and neither cards nor a scene.
"""

from .attributes import draw_attribute
from .colours import darker, lighter, mixed
from .figure import GOLD, Attribute, Beard, Collar, Figure, HairStyle, Hat, Mood
from .hands import draw_fist, draw_sleeve
from .head import draw_figure
from .outlines import outline
from .pen import INK, Pen

__all__ = [
    "GOLD",
    "INK",
    "Attribute",
    "Beard",
    "Collar",
    "Figure",
    "HairStyle",
    "Hat",
    "Mood",
    "Pen",
    "darker",
    "draw_attribute",
    "draw_figure",
    "draw_fist",
    "draw_sleeve",
    "lighter",
    "mixed",
    "outline",
]
