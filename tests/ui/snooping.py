"""What can be read of a window by anybody before the screen: every text, every picture, everything described."""

import json
from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QToolTip,
    QWidget,
)

from canasta_desktop.game.match import Match
from canasta_desktop.rules.cards import card_text, rank_of
from canasta_desktop.rules.events import What
from canasta_desktop.ui.wording.wording import Wording

_KINDS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)


def secret_faces(match: Match) -> set[int]:
    """The faces that lie in a hand and of which no card has been seen by all in this deal."""
    held = {card for seat in range(len(match.setup.seats)) for card in match.view(seat).hand.cards()}
    table = match.view(None).table
    seen = {card for melds in table.melds for meld in melds for card in meld.cards}
    seen |= {card for threes in table.threes for card in threes} | set(table.pile)
    for entry in match.log(None):
        for event in entry.events:
            if event.to is None and event.what is not What.DRAWN:
                seen |= {*event.cards, event.other}
    return held - seen


def secret_words(match: Match, words: Wording) -> dict[str, int]:
    """The words that would tell of a secret card: its name, its sign, its rank where the whole rank is unseen."""
    faces = secret_faces(match)
    table = match.view(None).table
    shown = {rank_of(meld.cards[0]) for melds in table.melds for meld in melds} | {rank_of(card) for card in table.pile}
    seen = {rank_of(face) for face in seen_faces(match)}
    told: dict[str, int] = {}
    for face in faces:
        told[words.cards.name(face)] = face
        if rank_of(face) != 13:  # the sign of a joker is a word of the rules
            told[words.cards.sign(face)] = face
        if rank_of(face) not in shown | seen:
            told[words.cards.count(2, rank_of(face))] = face
            told[words.cards.ranks(rank_of(face)).capitalize()] = face
    return told


def seen_faces(match: Match) -> set[int]:
    """The faces that all have seen in this deal."""
    return {card for entry in match.log(None) for event in entry.events for card in event.cards}


def read_widget(widget: QWidget) -> Iterator[str]:
    """Everything a widget says, in sight or not."""
    yield from (widget.windowTitle(), widget.toolTip(), widget.statusTip(), widget.whatsThis())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel | QLineEdit):
        yield widget.text()
    elif hasattr(widget, "text") and callable(widget.text):
        yield str(widget.text())
    if isinstance(widget, QPlainTextEdit | QTextEdit):
        yield widget.toPlainText()
    for action in widget.actions():
        yield from (action.text(), action.toolTip(), action.statusTip())


def read_accessible(root: QWidget) -> Iterator[str]:
    """Everything a screen reader finds from a window down."""
    waiting = [QAccessible.queryAccessibleInterface(root)]
    while waiting:
        found = waiting.pop()
        if found is None or not found.isValid():
            continue
        yield from (found.text(kind) for kind in _KINDS)
        waiting += [found.child(number) for number in range(found.childCount())]


def readable(window) -> list[tuple[str, str]]:
    """Where, what: all texts of the program now, hidden widgets and open dialogs included."""
    texts = [("tooltip", QToolTip.text() if QToolTip.isVisible() else "")]
    for widget in QApplication.allWidgets():
        where = f"{type(widget).__name__} {widget.objectName()}"
        texts += [(where, text) for text in read_widget(widget)]
    for top in QApplication.topLevelWidgets():
        texts += [(f"screen reader in {type(top).__name__}", text) for text in read_accessible(top)]
    for action in window.findChildren(QAction):
        texts.append((f"action {action.objectName()}", action.text()))
    described = window.state_recorder.described()
    texts.append(("description", json.dumps(described, ensure_ascii=False)))
    texts.append(("waiting to be said", " ".join(window.announcer._waiting)))
    return [(where, text) for where, text in texts if text]


def leaks(window, match: Match, words: Wording) -> list[str]:
    """Where a secret card can be read or seen; empty if nowhere."""
    told = secret_words(match, words)
    texts = {text: where for where, text in readable(window)}  # many places say the same
    found = [
        f"{where}: {text[:80]!r} tells of {word!r}"
        for text, where in texts.items()
        for word in told
        if word in text and _stands_in(word, text)
    ]
    faces = secret_faces(match)
    described = json.dumps(window.state_recorder.described(), ensure_ascii=False)
    found += [f"description: face {card_text(f)}" for f in faces if f'"face": "{card_text(f)}"' in described]
    painted = {picture.pixmap.cacheKey(): key.face for key, picture in window.scene.pictures._pictures.items()}
    for item in window.scene.items():
        # Of any size, turned or not; what was not painted yet cannot be seen.
        if isinstance(item, QGraphicsPixmapItem) and painted.get(item.pixmap().cacheKey()) in faces:
            found.append(f"an item of the scene shows {card_text(painted[item.pixmap().cacheKey()])}")
    return found


def _stands_in(word: str, text: str) -> bool:
    """Whether a text has this word, not as a part of another one."""
    at = text.find(word)
    while at >= 0:
        before, after = text[at - 1 : at], text[at + len(word) : at + len(word) + 1]
        if not (before.isalnum() or after.isalnum()):
            return True
        at = text.find(word, at + 1)
    return False
