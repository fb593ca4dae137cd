"""No exception leaves a method that Qt calls."""

import ast
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

import canasta_desktop.ui as ui
from canasta_desktop.ui.base.guard import answering, guarded

ANSWERS = {"event", "viewportEvent", "eventFilter", "focusNextPrevChild"}
UI = Path(ui.__file__).parent


def overrides() -> list:
    """The methods of the screen that Qt calls with events, and the names of their decorators."""
    found = []
    for file in sorted(UI.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (node.name in ANSWERS or is_handler(node)):
                worn = {d.id for d in node.decorator_list if isinstance(d, ast.Name)}
                found.append(pytest.param(node.name, worn, id=f"{file.relative_to(UI)}:{node.name}"))
    return found


def is_handler(node: ast.FunctionDef) -> bool:
    return node.name == "drawBackground" or (node.name.endswith("Event") and node.name[0].islower())


@pytest.mark.parametrize(("name", "worn"), overrides())
def test_every_method_that_qt_calls_is_guarded(name: str, worn: set[str]) -> None:
    assert ("answering" if name in ANSWERS else "guarded") in worn


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
