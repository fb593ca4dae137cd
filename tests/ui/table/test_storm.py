"""Anything at any time: whatever was done while cards flew, in the end the table is the one that was to be shown.

Each run does some sixty things at random, most of them in mid-motion: other displays, sizes, themes, scales, another
language, presses and drags with every button, Esc, the mouse or the keyboard gone elsewhere. Then everything is taken
back or finished, and the scene is compared with a new one that has never shown anything else.
"""

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QSizeF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.items.card import CardItem
from tests.ui import samples
from tests.ui.hands_on import LEFT, HandsOn
from tests.ui.sample_tables import TABLES

pytestmark = pytest.mark.painted

STEPS = 60
SIZES = [(960, 600), (1024, 640), (1280, 800), (1440, 900), (1900, 700)]
MODES = [Mode.DARK, Mode.LIGHT, Mode.CONTRAST]
DISPLAYS = [
    *[lambda name=name, lang=lang: TABLES[name](lang) for name in TABLES for lang in ("de", "en")],
    *samples.ALL.values(),
]


class Storm:
    """A table, what is done to it, and what of that must still be seen in the end."""

    def __init__(self, seed):
        self.dice = Random(seed)
        self.display = samples.start()
        self.table = HandsOn(self.display, (1280, 800), Speed.NORMAL)
        self.scene = self.table.scene
        self.size, self.mode, self.text, self.cards, self.mirrored = (1280, 800), Mode.LIGHT, 1.0, 1.0, False

    def blow(self):
        """Something at random, then a moment passes, perhaps."""
        self.dice.choice(
            [
                *(self.show, self.show, self.resize, self.change_theme, self.change_scale, self.mirror),
                *(self.press, self.press, self.drag, self.right_button, self.release, self.escape),
                *(self.leave, self.focus, self.pass_time, self.pass_time, self.turn_sharp),
            ]
        )()
        if self.dice.random() < 0.7:
            self.pass_time()

    def calm(self):
        """Let go of everything, and let what flies arrive."""
        self.scene.cancel_drag()
        self.table.release(self.point())
        self.leave()
        self.scene.set_focus(None)
        self.scene.cancel_drag()
        self.scene.show(self.display)
        self.scene.motion.finish()
        self.turn_sharp()

    def fresh(self):
        """A table that has never shown anything else."""
        table = HandsOn(self.display, self.size)
        table.scene.set_theme(theme(self.mode))
        table.scene.set_text_scale(self.text)
        table.scene.set_card_scale(self.cards)
        table.scene.set_mirrored(self.mirrored)
        return table

    # --- what is done

    def show(self):
        self.display = self.dice.choice(DISPLAYS)()
        self.scene.show(self.display, animate=self.dice.random() < 0.8)

    def resize(self):
        self.size = self.dice.choice(SIZES)
        self.table.view.resize(*self.size)
        self.scene.resize(QSizeF(*self.size))

    def change_theme(self):
        self.mode = self.dice.choice(MODES)
        self.scene.set_theme(theme(self.mode))

    def change_scale(self):
        self.text, self.cards = self.dice.choice((1.0, 1.5, 2.0)), self.dice.choice((0.8, 1.0, 1.5))
        self.scene.set_text_scale(self.text)
        self.scene.set_card_scale(self.cards)

    def mirror(self):
        self.mirrored = not self.mirrored
        self.scene.set_mirrored(self.mirrored)

    def press(self):
        self.table.press(self.point())

    def drag(self):
        self.table.lift(self.point(), self.point())
        if self.dice.random() < 0.5:
            self.table.release(self.point())

    def right_button(self):
        point, viewport = self.point(), self.table.view.viewport()
        right = Qt.MouseButton.RightButton
        self.table.send(QEvent.Type.MouseButtonPress, point, right, right | LEFT)
        place = QPoint(*map(round, point))
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, viewport.mapToGlobal(place))
        QApplication.sendEvent(viewport, event)
        self.table.send(QEvent.Type.MouseButtonRelease, point, right, LEFT)

    def release(self):
        self.table.release(self.point())

    def escape(self):
        self.scene.cancel_drag()

    def leave(self):
        """The mouse goes, and the window loses the keyboard."""
        for kind in (QEvent.Type.Leave, QEvent.Type.WindowDeactivate, QEvent.Type.FocusOut):
            QApplication.sendEvent(self.table.view.viewport(), QEvent(kind))

    def focus(self):
        self.scene.set_focus(self.dice.choice([*self.scene.geometry(), None]))

    def pass_time(self):
        self.scene.motion.advance(self.scene.motion.now + self.dice.choice((1, 16, 90, 400)))

    def turn_sharp(self):
        """The window has had its size for a while."""
        self.scene.laid._resting.stop()
        self.scene.laid._sharpen()

    def point(self):
        """Somewhere, most often on something."""
        rects = [*self.scene.geometry().values()]
        if not rects or self.dice.random() < 0.2:
            return self.dice.uniform(0, self.size[0]), self.dice.uniform(0, self.size[1])
        rect = self.dice.choice(rects)
        return self.dice.uniform(rect.x, rect.right), self.dice.uniform(rect.y, rect.bottom)


def seen(scene):
    """Everything in sight: cards by token with what they wear, things by layer and key with what they show."""
    picture = {}
    for item in scene.items():
        if isinstance(item, CardItem):
            assert item.token not in picture, "two items of one card"
            signs = [sign.isVisible() for sign in item._signs.values()]
            image = item.pixmap().toImage()
            picture[item.token] = [item.x(), item.y(), item.zValue(), item.opacity(), item.width, item.isVisible()]
            picture[item.token] += [item.transform().isIdentity(), item.offset().x(), item.offset().y(), sum(signs)]
            picture[item.token].append(image)
    for name in ("things", "rings", "hanging"):
        for key, item in getattr(scene.laid, name).items.items():
            picture[name, key] = [item.x(), item.y(), item.zValue(), item.opacity(), item.scale(), item.thing]
    return picture


@pytest.mark.parametrize("seed", range(5))
def test_after_any_storm_the_table_is_as_if_it_had_shown_nothing_else(qapp, seed):
    storm = Storm(seed)
    for _ in range(STEPS):
        storm.blow()
    storm.calm()
    fresh = storm.fresh()
    if storm.scene.laid.window.opened is not None:  # a stack of the hand that was clicked open stays open
        fresh.scene.laid._open_stack(storm.scene.laid.window.opened)
        fresh.scene.motion.finish()
    assert storm.scene.geometry() == fresh.scene.geometry()
    weathered, calm = seen(storm.scene), seen(fresh.scene)
    assert weathered.keys() == calm.keys()
    differing = {key: (weathered[key][:-1], calm[key][:-1]) for key in calm if weathered[key] != calm[key]}
    assert not differing
    assert not storm.scene.motion.is_moving
    assert len(storm.scene.items()) - hidden_signs(storm.scene) == len(fresh.scene.items()) - hidden_signs(fresh.scene)


def hidden_signs(scene):
    """Signs that cards have worn and wear no more."""
    cards = [item for item in scene.items() if isinstance(item, CardItem)]
    return sum(not sign.isVisible() for card in cards for sign in card._signs.values())
