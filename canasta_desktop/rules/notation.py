"""Actions and cards as text: what saves, tests, cases and the opponents' worker read.

What crosses a border is text made here, never a pickle. Whatever is read is taken as hostile: bounded, typed, checked;
anything wrong raises `NotationError` and nothing else. An action is one line: `draw`, `draw 3S` (to hold back; `any`:
any three), `take KS KH > 4 | QS QH 2D`, `take KS KH keep 3S`, `take-top KS KH`, `meld KD KC KH | 2C > 7`, `join 0 2`,
`lay 3H`, `special straight`, `discard 4D`, `end`, `ask`, `yes`, `no`; behind `>` stands the number of a meld on the
table.

Whole deals and what one seat sees are written by `records`.
"""

from typing import Final

from canasta_desktop.rules.actions import (
    ANY_THREE,
    NEW,
    NO_CARD,
    Action,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Join,
    Lay,
    LayMeld,
    Play,
    Special,
    Take,
)
from canasta_desktop.rules.cards import Cards, card_text, cards_text, read_cards

LONGEST: Final = 20_000
"""No action and no record is longer than this, in characters."""


class NotationError(ValueError):
    """Text that cannot be read; the message names the place."""


def action_text(action: Action) -> str:
    """One line that `read_action` reads back as an equal action."""
    if isinstance(action, Discard):
        return "discard " + card_text(action.card)
    if isinstance(action, LayMeld):
        return "meld " + " | ".join([_play_text(play) for play in action.plays])
    if isinstance(action, Take):
        first = _play_text(Play(action.cards, action.onto))
        verb = "take" if action.rest else "take-top"
        text = " | ".join([f"{verb} {first}".strip(), *[_play_text(play) for play in action.plays]])
        return text if action.keep == NO_CARD else f"{text} keep {_three_text(action.keep)}"
    if isinstance(action, Answer):
        return "yes" if action.yes else "no"
    if isinstance(action, Draw) and action.keep != NO_CARD:
        return "draw " + _three_text(action.keep)
    if isinstance(action, Join):
        return f"join {action.first} {action.second}"
    if isinstance(action, Lay):
        return "lay " + cards_text(action.cards)
    if isinstance(action, Special):
        return "special " + action.hand
    return type(action).__name__.lower()


def _three_text(keep: int) -> str:
    """What is held back."""
    return "any" if keep == ANY_THREE else card_text(keep)


def _play_text(play: Play) -> str:
    cards = cards_text(play.cards)
    return cards if play.onto == NEW else f"{cards} > {play.onto}".strip()


def read_action(text: str) -> Action:
    """The action that `action_text` wrote. Raises NotationError."""
    if len(text) > LONGEST:
        raise NotationError("an action of over 20,000 characters")
    verb, _, rest = text.partition(" ")
    plain: dict[str, Action] = {"draw": Draw(), "end": End(), "ask": Ask(), "yes": Answer(True), "no": Answer(False)}
    if text in plain:
        return plain[text]
    if verb == "discard":
        cards = cards_in(rest)
        if len(cards) == 1:
            return Discard(cards[0])
    elif verb == "meld":
        return LayMeld(tuple([_read_play(part) for part in rest.split("|")]))
    elif verb in ("take", "take-top"):
        melds, _, keep = f" {rest}".partition(" keep ")
        plays = [_read_play(part) for part in melds.split("|")]
        kept = _read_three(keep) if keep else NO_CARD
        return Take(plays[0].cards, plays[0].onto, tuple(plays[1:]), verb == "take", kept)
    return _read_uncommon(verb, rest, text)


def _read_uncommon(verb: str, rest: str, text: str) -> Action:
    """The actions that few systems know."""
    if verb == "draw" and rest:
        return Draw(_read_three(rest))
    if verb == "join":
        first, _, second = rest.partition(" ")
        return Join(_number(first), _number(second))
    if verb == "lay" and rest:
        return Lay(cards_in(rest))
    if verb == "special" and rest and len(rest) <= 40 and rest.isascii() and rest.isprintable():
        return Special(rest)
    raise NotationError(f"not an action: {text[:60]!r}")


def _read_three(text: str) -> int:
    """What `_three_text` wrote."""
    cards = () if text == "any" else cards_in(text)
    if text != "any" and len(cards) != 1:
        raise NotationError(f"not a three to hold back: {text[:20]!r}")
    return cards[0] if cards else ANY_THREE


def _read_play(text: str) -> Play:
    cards, arrow, number = text.partition(">")
    if not arrow:
        return Play(cards_in(cards))
    return Play(cards_in(cards), _number(number))


def _number(text: str) -> int:
    digits = text.strip()
    if not digits.isdecimal() or not digits.isascii() or len(digits) > 4:
        raise NotationError(f"not the number of a meld: {digits[:20]!r}")
    return int(digits)


def cards_in(text: str) -> Cards:
    """The cards that `cards_text` wrote. Raises NotationError."""
    try:
        return tuple(read_cards(text))
    except ValueError as error:
        raise NotationError(str(error)) from None
