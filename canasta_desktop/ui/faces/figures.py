"""King, queen and jack: the upper half of each, behind the ribbon that divides a court card.

The three must differ as shadows on a card 60 pixels wide: the king's pointed crown and straight beard,
the queen's dome of curls with a diadem in it, the jack's slanted cap with a feather. All paths stand in
the card's units; the middle of each face is (125, 90).
"""

import math
from typing import Final

from .canvas import Canvas
from .style import DARK_GOLD, GOLD, INK, PAPER, Colourway

_FACE: Final = (
    "M 104,84 C 104,66 113,60 125,60 C 137,60 146,66 146,84 C 146,104 137,122 125,122 C 113,122 104,104 104,84 Z"
)
_BROWS: Final = "M 110,82 C 113,79 118,79 121,81 M 140,82 C 137,79 132,79 129,81"
_NOSE: Final = "M 125,87 L 122,99 L 127,100"
_LASHES: Final = "M 110,88 C 113,84 118,85 121,88 M 140,88 C 137,84 132,85 129,88"
_LIPS: Final = "M 117,108 C 121,105 123,106 125,107 C 127,106 129,105 133,108 C 129,114 121,114 117,108 Z"
_STEEL: Final = "#EEF1F5"
_STEEL_EDGE: Final = "#8A93A3"


def _draw_face(canvas: Canvas, skin: str) -> None:
    canvas.shape(_FACE, skin)
    eye = 3.4 if canvas.is_small else 2.8
    canvas.dot(116, 89.5, eye, INK, None)
    canvas.dot(134, 89.5, eye, INK, None)
    if not canvas.is_small:
        canvas.stroke(_BROWS, INK, 2.2)
        canvas.stroke(_NOSE, INK, 1.8)


_KING_CAPE: Final = "M 36,216 L 48,164 C 58,142 86,134 106,130 L 144,130 C 164,134 192,142 202,164 L 214,216 Z"
_ERMINE: Final = (
    "M 92,130 C 100,160 112,180 125,216 C 138,180 150,160 158,130 L 178,138 C 168,176 150,200 146,216 "
    "L 104,216 C 100,200 82,176 72,138 Z"
)
_ERMINE_TAILS: Final = ((85, 150), (95, 172), (106, 194), (165, 150), (155, 172), (144, 194))
_KING_HAIR: Final = "M 100,66 C 94,84 95,104 89,124 C 97,130 106,126 109,116 L 141,116 C 144,126 153,130 161,124 C 155,104 156,84 150,66 Z"
_BEARD: Final = (
    "M 103,88 C 103,118 106,146 125,158 C 144,146 147,118 147,88 C 143,100 137,104 131,103 C 128,101 122,101 119,103 "
    "C 113,104 107,100 103,88 Z"
)
_CROWN: Final = "M 98,70 L 91,38 L 109,54 L 125,27 L 141,54 L 159,38 L 152,70 C 134,64 116,64 98,70 Z"
_CROWN_BAND: Final = "M 97,73 C 115,66 135,66 153,73 L 152,62 C 134,56 116,56 98,62 Z"


def draw_king(canvas: Canvas, colours: Colourway) -> None:
    """Crown, straight beard, ermine collar, sword."""
    canvas.shape(_KING_CAPE, colours.robe)
    for fold in range(3):
        left = 60 + fold * 11
        canvas.stroke(f"M {left},216 L {left + 12},{150 - fold * 4}", colours.second, 3)
        canvas.stroke(f"M {250 - left},216 L {238 - left},{150 - fold * 4}", colours.second, 3)
    canvas.shape(_ERMINE, PAPER)
    for x, y in _ERMINE_TAILS:
        canvas.fill(f"M {x},{y - 5} L {x + 3},{y + 5} L {x},{y + 3} L {x - 3},{y + 5} Z", INK)
    canvas.shape("M 104,128 L 125,196 L 146,128 Z", GOLD)
    canvas.shape(_KING_HAIR, colours.hair)
    _draw_face(canvas, colours.skin)
    canvas.shape(_BEARD, colours.hair)
    canvas.stroke("M 118,111 C 122,114 128,114 132,111", "#E2A58E", 3.2)
    _draw_crown(canvas, colours)
    _draw_sword(canvas, colours)


def _draw_crown(canvas: Canvas, colours: Colourway) -> None:
    canvas.shape(_CROWN, GOLD)
    canvas.shape(_CROWN_BAND, colours.robe)
    for x, y, radius in ((91.0, 37.0, 4.4), (125.0, 26.0, 5.0), (159.0, 37.0, 4.4)):
        canvas.dot(x, y, radius, PAPER)
    for x, y, radius in ((125, 62.5, 3.4), (111, 65, 2.6), (139, 65, 2.6)):
        canvas.dot(x, y, radius, GOLD, None)


def _draw_sword(canvas: Canvas, colours: Colourway) -> None:
    canvas.shape("M 182,36 L 188,50 L 188,138 L 176,138 L 176,50 Z", _STEEL)
    canvas.stroke("M 182,48 L 182,136", _STEEL_EDGE, 1.6)
    canvas.shape("M 178,146 L 186,146 L 186,182 L 178,182 Z", colours.second)
    canvas.shape("M 165,138 L 199,138 L 199,146 L 165,146 Z", GOLD)


_CURLS: Final = (
    "M 125,37 C 99,37 82,51 81,71 C 72,77 70,90 77,98 C 68,104 67,117 74,124 C 66,131 67,145 77,150 "
    "C 90,158 105,154 108,142 L 142,142 C 145,154 160,158 173,150 C 183,145 184,131 176,124 "
    "C 183,117 182,104 173,98 C 180,90 178,77 169,71 C 168,51 151,37 125,37 Z"
)
_STRANDS: Final = (
    "M 92,76 C 86,90 95,98 89,110 C 84,122 93,130 88,142 M 158,76 C 164,90 155,98 161,110 C 166,122 157,130 162,142"
)
_QUEEN_DRESS: Final = "M 40,216 C 46,176 70,156 100,148 C 108,166 142,166 150,148 C 180,156 204,176 210,216 Z"
_QUEEN_NECK: Final = (
    "M 114,112 L 114,136 C 112,144 106,146 100,148 C 108,172 142,172 150,148 C 144,146 138,144 136,136 L 136,112 Z"
)
_NECKLINE: Final = "M 100,148 C 108,172 142,172 150,148 L 159,151 C 148,184 102,184 91,151 Z"
_FRINGE: Final = (
    "M 102,86 C 102,66 113,57 125,57 C 137,57 148,66 148,86 C 143,75 135,71 125,73 C 115,71 107,75 102,86 Z"
)
_DIADEM: Final = (
    "M 95,68 C 97,61 96,55 93,49 C 101,50 107,54 112,59 C 114,50 119,43 125,37 C 131,43 136,50 138,59 "
    "C 143,54 149,50 157,49 C 154,55 153,61 155,68 C 136,60 114,60 95,68 Z"
)
_LEAF: Final = "M 180,106 C 188,97 193,99 196,93 C 196,107 190,113 179,116 Z"


def draw_queen(canvas: Canvas, colours: Colourway) -> None:
    """Wide curls, a diadem with three pearls, necklace, flower."""
    canvas.shape(_CURLS, colours.hair)
    if not canvas.is_small:
        canvas.stroke(_STRANDS, colours.second, 1.8)
    canvas.shape(_QUEEN_DRESS, colours.robe)
    for fold in range(-2, 3):
        canvas.stroke(f"M 125,172 L {125 + fold * 19},216", colours.second, 2.8)
    canvas.shape(_QUEEN_NECK, colours.skin)
    canvas.shape(_NECKLINE, GOLD)
    _draw_face(canvas, colours.skin)
    canvas.stroke(_LASHES, INK, 2)
    canvas.fill(_LIPS, colours.lips)
    canvas.shape(_FRINGE, colours.hair)
    for bead in range(-3, 4):
        canvas.dot(125 + bead * 5.3, 144 - bead * bead, 2.8, PAPER, INK, 1.3)
    canvas.shape(_DIADEM, GOLD)
    for x, y, radius in ((93, 47, 4.2), (125, 35, 5), (157, 47, 4.2)):
        canvas.dot(x, y, radius, PAPER)
    canvas.dot(125, 54, 4, colours.robe, DARK_GOLD, 1.4)
    _draw_flower(canvas, colours)


def _draw_flower(canvas: Canvas, colours: Colourway) -> None:
    canvas.stroke("M 179,56 C 184,95 184,130 178,166", "#2F6B4F", 3.4)
    canvas.shape(_LEAF, "#3E8A66", INK, 1.6)
    for petal in range(6):
        angle = math.radians(petal * 60)
        canvas.dot(178 + 9 * math.cos(angle), 50 + 9 * math.sin(angle), 6.6, colours.second, INK, 1.7)
    canvas.dot(178, 50, 5.8, GOLD, INK, 1.7)


_DOUBLET: Final = "M 42,216 L 56,168 C 66,148 88,140 106,136 L 144,136 C 162,140 184,148 194,168 L 208,216 Z"
_JACK_COLLAR: Final = "M 90,138 C 100,122 150,122 160,138 L 148,160 L 136,145 L 125,164 L 114,145 L 102,160 Z"
_JACK_NECK: Final = "M 115,112 L 115,134 C 120,140 130,140 135,134 L 135,112 Z"
_BOB: Final = "M 100,66 C 94,84 95,98 91,110 C 86,122 100,130 109,120 L 141,120 C 150,130 164,122 159,110 C 155,98 156,84 150,66 Z"
_PARTING: Final = (
    "M 103,88 C 104,76 109,70 117,71 C 128,75 140,74 147,86 C 148,72 144,64 125,62 C 107,62 101,72 103,88 Z"
)
_CAP: Final = "M 96,72 C 79,66 83,37 118,31 C 153,26 176,46 157,66 C 138,60 114,62 95,72 Z"
_CAP_BAND: Final = "M 96,75 C 115,65 138,63 158,69 L 158,60 C 138,53 113,56 94,66 Z"
_FEATHER: Final = "M 146,58 C 150,38 166,27 190,33 C 188,52 172,60 152,61 Z"
_SPEARHEAD: Final = "M 184,66 C 193,76 195,84 191,95 L 177,95 C 173,84 175,76 184,66 Z"


def draw_jack(canvas: Canvas, colours: Colourway) -> None:
    """Slanted cap with a feather, pointed collar, slashed doublet, spear."""
    canvas.shape(_DOUBLET, colours.second)
    for slash in range(-2, 3):
        foot, top, drop = 125 + slash * 29, 125 + slash * 21, 136 + abs(slash) * 7
        canvas.shape(
            f"M {foot - 8},216 L {top - 6},{drop} L {top + 6},{drop} L {foot + 8},216 Z", colours.robe, INK, 1.6
        )
    canvas.shape(_JACK_COLLAR, PAPER)
    canvas.shape(_JACK_NECK, colours.skin)
    canvas.shape(_BOB, colours.hair)
    _draw_face(canvas, colours.skin)
    canvas.stroke("M 118,109 C 122,112 128,112 132,109", INK, 2.4)
    canvas.shape(_PARTING, colours.hair)
    canvas.shape(_CAP, colours.robe)
    canvas.shape(_CAP_BAND, GOLD)
    canvas.shape(_FEATHER, PAPER)
    if not canvas.is_small:
        canvas.stroke("M 149,60 C 160,47 172,41 187,35", _STEEL_EDGE, 1.6)
    canvas.dot(149, 61, 4.2, colours.second)
    canvas.stroke("M 184,94 L 184,180", INK, 6.4)
    canvas.stroke("M 184,94 L 184,180", GOLD, 3)
    canvas.shape(_SPEARHEAD, _STEEL)
