"""Which buttons stand large by the hand, which small, and the ways of a question: pure choices from a display.

Only what can be done now is a large button, four at most; geometry counts them and the window shows them. What cannot
be done stays in the display, for keys and menus, which are answered with the reason why not.
"""

from typing import Final

from canasta_desktop.ui.display.display import ButtonView, Choice, Display

MOST_LARGE: Final = 4
DO_HINT: Final = "do-hint"
"""The button that does what the hint says."""
WHY: Final = "why"
"""What reasons the computer players had: pressed by key at the table, in a replay a small button as well."""
SMALL: Final = ("undo", "redo", "take-back", "hint", "ask", "special", WHY)
"""Never large: what helps, and what is seldom wanted."""
SPECIAL: Final = "special:"
"""What the key of a special hand begins with: pressing it lays that hand down."""
_FIRST: Final = ("continue", DO_HINT, "out", "lay", "draw", "take", "end", "discard")
"""What a turn is made of, the weightiest first; all others stand behind."""


def is_played(display: Display) -> bool:
    """Whether somebody plays at the screen, or is about to; a spectator has nothing to take back."""
    return any([button.key == "undo" for button in display.buttons])


def _usable(display: Display) -> list[ButtonView]:
    """What can be done now, the likely one first."""
    if display.curtain is not None:
        return []
    wanted = [button for button in display.buttons if button.enabled and button.key not in SMALL]
    return sorted(wanted, key=lambda button: (not button.primary, _weight(button.key)))


def _weight(key: str) -> int:
    if key.startswith(SPECIAL):
        return -1
    return _FIRST.index(key) if key in _FIRST else len(_FIRST)


def large_buttons(display: Display) -> tuple[ButtonView, ...]:
    """What can be done now, the likely one first, four at most; nothing while something is asked, or behind a curtain.

    The ways of a question stand in their places (`ways`).
    """
    return () if display.question is not None else tuple(_usable(display)[:MOST_LARGE])


def small_buttons(display: Display) -> tuple[ButtonView, ...]:
    """Undo, hint, asking and special hands where they can be used, and what has found no place among the large ones."""
    if display.curtain is not None:
        return ()
    helping = [button for button in display.buttons if button.enabled and button.key in SMALL]
    return (*_usable(display)[MOST_LARGE:], *helping)


def pages(display: Display) -> int:
    """How many pages the ways of the open question take; 0 where nothing is asked."""
    if display.question is None:
        return 0
    count = len(display.question.choices)
    return 1 if count <= MOST_LARGE else -(-count // (MOST_LARGE - 1))


def ways(display: Display, page: int = 0) -> tuple[Choice, ...]:
    """The ways of the open question on this page: all where they are four at most, else three a page."""
    if display.question is None:
        return ()
    choices = display.question.choices
    if len(choices) <= MOST_LARGE:
        return choices
    first = (MOST_LARGE - 1) * (page % pages(display))
    return choices[first : first + MOST_LARGE - 1]


def large_count(display: Display) -> int:
    """How many places the large buttons need, 0 to 4: for the ways of a question, with "more", or for the buttons."""
    if display.question is not None:
        return min(MOST_LARGE, len(display.question.choices))
    return len(large_buttons(display))
