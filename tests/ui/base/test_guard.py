"""No exception leaves a method that Qt calls."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

import canasta_desktop.ui as ui
from canasta_desktop.ui.base.guard import answering, guarded

ANSWERS = {"event", "viewportEvent", "eventFilter", "focusNextPrevChild"}
UI = Path(ui.__file__).parent


def overrides() -> Iterator[tuple[str, ast.FunctionDef]]:
    """The methods of the screen that Qt calls with events, and where they stand."""
    for file in sorted(UI.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (node.name in ANSWERS or is_handler(node)):
                yield f"{file.relative_to(UI)}:{node.lineno}", node


def is_handler(node: ast.FunctionDef) -> bool:
    return node.name == "drawBackground" or (node.name.endswith("Event") and node.name[0].islower())


def test_every_method_that_qt_calls_is_guarded() -> None:
    found, bare = set(), []
    for place, node in overrides():
        found.add(node.name)
        worn = {decorator.id for decorator in node.decorator_list if isinstance(decorator, ast.Name)}
        if ("answering" if node.name in ANSWERS else "guarded") not in worn:
            bare.append(f"{place} {node.name}")
    assert found >= {*ANSWERS, "drawBackground", "paintEvent", "resizeEvent"}
    assert bare == []


class Faulty(QWidget):
    """A widget and a filter that fail."""

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        raise ValueError("seen")

    @answering
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        raise ValueError("seen")


def test_what_fails_in_an_event_is_told(qapp, monkeypatch):
    told = []
    monkeypatch.setattr(sys, "excepthook", lambda *what: told.append(str(what[1])))
    faulty, other = Faulty(), QObject()
    other.installEventFilter(faulty)
    QApplication.sendEvent(faulty, QEvent(QEvent.Type.LanguageChange))
    QApplication.sendEvent(other, QEvent(QEvent.Type.User))
    assert told == ["seen", "seen"]
