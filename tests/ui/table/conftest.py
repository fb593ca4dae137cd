"""Tables on which things move."""

import pytest

from canasta_desktop.ui.base.motion import Speed
from canasta_desktop.ui.presenter.transitions import before_deal, dealt
from tests.ui import samples
from tests.ui.hands_on import HandsOn


@pytest.fixture
def table(qapp):
    return HandsOn(samples.start(), speed=Speed.NORMAL)


@pytest.fixture
def deal(table):
    """The first deal of a match, with nothing shown of it yet but the stock."""
    after = dealt(samples.start(), is_shuffled=True)
    table.scene.show(before_deal(after), animate=False)
    table.scene.show(after)
    return table
