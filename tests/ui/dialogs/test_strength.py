"""The page that says how strong the computer players are."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from canasta_desktop.bots.series import SeriesGame, SeriesTable
from canasta_desktop.bots.strength import GameStrength, LevelMeasure, Rated, StrengthTable, WinShare
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.dialogs.strength import RatingScale, StrengthDialog

STRONG, WEAK, BESIDE = "strong", "easy", "hasty-1"
FOUR = GameStrength(
    "classic",
    4,
    440,
    (Rated(STRONG, 1800, 1750, 1850), Rated(WEAK, 1500, 1460, 1540), Rated(BESIDE, 1200, 1150, 1250)),
    ((STRONG, WinShare(0.75, 0.7, 0.8, 400)),),
)
TABLE = StrengthTable(
    18,
    400,
    (FOUR, FOUR._replace(players=2)),
    (LevelMeasure(WEAK, 0.0001, 0.0002, 0.0003, 0, 304, "a"), LevelMeasure(STRONG, 0.004, 0.02, 0.4, 0, 40, "b")),
    "",
)
SERIES = SeriesTable(
    "expert",
    "standard-1",
    (
        SeriesGame("classic", 2, "won", 1330, 1075, 1586, 40, 1, 0.09, 0.17, "a"),
        SeriesGame("classic", 4, "won", 580, 303, 857, 40, 1, 0.08, 0.14, "b"),
        SeriesGame("samba", 4, "even", 3, -20, 25, 900, 1, 0.2, 1.31, "c"),
    ),
)


@pytest.fixture(autouse=True)
def english(qapp):
    set_language(qapp, "en")
    yield
    set_language(qapp, "en")


def shown(qtbot, table=TABLE, size=None, series=()):
    dialog = StrengthDialog(table, series)
    qtbot.addWidget(dialog)
    if size:
        dialog.resize(*size)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def texts(dialog):
    """What stands on the page, from top to bottom."""
    labels = [label for label in dialog.findChildren(QLabel) if label.isVisible() and label.text()]
    return [one.text() for one in sorted(labels, key=lambda one: one.mapToGlobal(one.rect().topLeft()).y())]


def test_the_strongest_stands_first_with_its_figures_and_others_below_the_levels(qtbot):
    told = texts(shown(qtbot))
    assert told[0] == "How strong are they?"
    assert "880 matches of Classic Canasta" in told[1]
    order = [told.index(text) for text in ("Strong", "Easy", "Measured against", "Melds everything at once")]
    assert order == sorted(order)
    assert told.count("1800 ± 50") == told.count("won 75% of 400 against Easy (70% to 80%)") == 2
    assert told[-1] == "canasta-desktop simulate --ladder --matches 400 --seed 18"


def test_games_of_which_nothing_was_learned_are_named_where_there_are_any(qtbot):
    assert not [text for text in texts(shown(qtbot)) if text.startswith("Not learned yet")]
    dialog = StrengthDialog(TABLE, unlearned=["samba"])
    qtbot.addWidget(dialog)
    dialog.show()
    assert [text for text in texts(dialog) if text.startswith("Not learned yet: Samba. ")]


def test_a_scale_says_its_row_to_who_cannot_see_it(qtbot):
    dialog = shown(qtbot)
    names = [scale.accessibleName() for scale in dialog.findChildren(RatingScale)]
    assert names[0] == "Four players, 1800 ± 50, won 75% of 400 against Easy (70% to 80%)"
    assert names[2] == "Four players, 1500 ± 40"


def test_the_higher_a_rating_the_further_right_it_stands(qtbot):
    """The dot alone has the colour that stands out."""
    dialog, at = shown(qtbot), []
    for scale in dialog.findChildren(RatingScale)[::2]:
        picture = scale.grab().toImage()
        ratio = picture.devicePixelRatio()
        mark = scale.palette().highlight().color().rgb()
        row = round(scale.height() * ratio / 2)
        reds = [x / ratio for x in range(picture.width()) if picture.pixel(x, row) == mark]
        assert reds
        at.append(sum(reds) / len(reds) / scale.width())
    assert at[0] > 0.85 > at[1] > 0.4 > at[2]


def test_every_game_has_its_cell_below_its_number_of_players(qtbot):
    dialog = shown(qtbot, series=[SERIES])
    at = {label.text(): label.mapToGlobal(label.rect().topLeft()) for label in dialog.findChildren(QLabel)}
    assert "In every game" in at
    two, four = at["+1,330 ± 256"], at["+580 ± 277"]
    assert two.y() == four.y() == at["Classic Canasta"].y() < at["no difference"].y() == at["Samba"].y()
    assert at["Classic Canasta"].x() < two.x() < four.x() == at["no difference"].x()
    assert "In none of these games did a decision take longer than 1.4\u00a0s." in at


def test_each_level_that_searches_has_a_table_of_every_game(qtbot):
    strong = SERIES._replace(
        name="strong", games=(SERIES.games[0]._replace(points=900, low=700, high=1100, longest=0.1),)
    )
    told = texts(shown(qtbot, series=[SERIES, strong]))
    order = ["In every game", "+1,330 ± 256", "How far Strong is ahead of it:", "+900 ± 200"]
    assert order == sorted(order, key=told.index)
    assert told.count("In every game") == 1
    assert "In none of these games did a decision take longer than 1.4\u00a0s." in told
    assert told[-2:] == [f"canasta-desktop {series.command}" for series in (SERIES, strong)]


def test_a_row_of_a_game_is_read_whole(qtbot):
    dialog = shown(qtbot, series=[SERIES])
    names = [label.accessibleName() for label in dialog.findChildren(QLabel)]
    assert "Classic Canasta: two players +1,330 ± 256, four players +580 ± 277" in names
    assert "Samba: four players no difference" in names


@pytest.mark.parametrize("size", [(420, 400), (820, 700)])
def test_nothing_has_to_be_scrolled_sideways(qtbot, size):
    everywhere = [SERIES.games[0]._replace(system="hand-and-foot", players=players) for players in range(2, 7)]
    dialog = shown(qtbot, size=size, series=[SERIES._replace(games=(*SERIES.games, *everywhere))])
    assert dialog.scroll_area.horizontalScrollBar().maximum() == 0


def test_the_command_can_be_selected(qtbot):
    dialog = shown(qtbot)
    command = dialog.findChild(QLabel, "command")
    assert command.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse


def test_without_a_table_it_says_that_there_are_no_figures(qtbot):
    assert texts(shown(qtbot, None)) == ["How strong are they?", "The figures are missing. Install the program again."]


def test_a_change_of_language_words_it_anew_once(qtbot, qapp):
    dialog = shown(qtbot)
    set_language(qapp, "de")
    for _ in range(3):  # what is made anew by a change of language is shown a round later
        qapp.processEvents()
    told = texts(dialog)
    assert told[0] == "Wie stark sind sie?"
    assert told.count("1800 ± 50") == 2
