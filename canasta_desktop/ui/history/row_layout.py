"""Where the parts of a row stand: the date, portraits, words, scores and how the match stands. All in px."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from canasta_desktop.ui.items.look import Look

TITLE, LINE, DAY, WEEKDAY, FIGURE, STATE, NOTE, HEADING = 2.15, 1.75, 3.3, 1.65, 2.7, 1.95, 1.65, 2.7
"""Sizes of type, units."""
DATE_WIDE, FACES_WIDE, FIGURES_WIDE, STATE_WIDE = 8.4, 20.0, 25.0, 18.0
PAD: Final = 1.6
"""Between the edge of a row and what stands in it, units."""
GAP: Final = 1.8
LEAST_HIGH: Final = 7.4
LARGE_TEXT: Final = 1.25
"""From this size of text on the scores stand below the words."""


class RowLayout(NamedTuple):
    """The boxes of a row."""

    date: QRectF
    faces: QRectF
    title: QRectF
    line: QRectF
    figures: QRectF
    state: QRectF


def row_height(look: Look) -> float:
    """How high the row of a match is."""
    words = look.line_px(TITLE) + look.line_px(LINE)
    if is_large(look):
        words += look.line_px(FIGURE)
    return max(LEAST_HIGH * look.u, words + 1.8 * look.u)


def heading_height(look: Look, *, is_first: bool) -> float:
    """How high a heading is; above all but the first there is air."""
    return look.line_px(HEADING) + (1.2 if is_first else 3.0) * look.u


def is_large(look: Look) -> bool:
    """Whether the text is so large that words and scores do not fit side by side."""
    return look.unit.text > LARGE_TEXT


def laid_out(look: Look, box: QRectF) -> RowLayout:
    """The boxes of a row that fills this one."""
    u = look.u
    scale = min(look.unit.text, 1.6)
    left, right = box.left() + PAD * u, box.right() - PAD * u
    date = QRectF(left, box.top(), DATE_WIDE * scale * u, box.height())
    faces = QRectF(date.right() + u, box.top(), FACES_WIDE * u, box.height())
    words = faces.right() + GAP * u
    title, line = look.line_px(TITLE), look.line_px(LINE)
    if is_large(look):
        third = look.line_px(FIGURE)
        top = box.center().y() - (title + line + third) / 2
        half = words + 0.55 * (right - words)
        return RowLayout(
            date,
            faces,
            QRectF(words, top, right - words, title),
            QRectF(words, top + title, right - words, line),
            QRectF(words, top + title + line, half - words, third),
            QRectF(half + GAP * u, top + title + line, right - half - GAP * u, third),
        )
    state = QRectF(right - STATE_WIDE * u, box.top(), STATE_WIDE * u, box.height())
    figures = QRectF(state.left() - (FIGURES_WIDE + 2 * GAP) * u, box.top(), FIGURES_WIDE * u, box.height())
    room = figures.left() - GAP * u - words
    top = box.center().y() - (title + line) / 2
    return RowLayout(
        date, faces, QRectF(words, top, room, title), QRectF(words, top + title, room, line), figures, state
    )


def face_size(faces: QRectF, look: Look, counts: list[int]) -> float:
    """The diameter at which all portraits fit: `counts` of each party, those of one overlapping."""
    wanted = min(4.9 * look.u, 0.82 * faces.height())
    widths = sum([1 + OVERLAP * (count - 1) for count in counts])
    return min(wanted, (faces.width() - PARTY_GAP * look.u * (len(counts) - 1)) / max(1.0, widths))


OVERLAP: Final = 0.74
"""From one portrait of a party to the next, by their diameter."""
PARTY_GAP: Final = 1.3
"""Between two parties, units."""
