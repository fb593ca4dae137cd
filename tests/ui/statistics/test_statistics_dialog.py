"""The pages of statistics: what they say, how they are asked, and that everything is reached by keys and named."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from canasta_desktop.archive.career import CAREER_FEATS
from canasta_desktop.archive.feats import DEAL_FEATS, MATCH_FEATS
from canasta_desktop.archive.statistics import FEATS
from canasta_desktop.archive.statistics_answer import StatisticsChoices, WhichMatches
from canasta_desktop.inspection.shot_statistics import sample_answer, sample_choices
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.base.theme import Mode
from canasta_desktop.ui.statistics.charts import RowChart, smoothed
from canasta_desktop.ui.statistics.dialog import StatisticsDialog
from canasta_desktop.ui.statistics.emblems import emblem
from canasta_desktop.ui.wording.feats import FeatWords


@pytest.fixture
def dialog(qtbot, qapp):
    made = StatisticsDialog()
    qtbot.addWidget(made)
    made.show_answer(sample_answer(), sample_choices())
    made.show()
    qtbot.waitExposed(made)
    made.asked = []
    made.wanted.connect(made.asked.append)
    yield made
    set_language(qapp, "en")


def rows(chart: RowChart) -> list[str]:
    """What a screen reader finds in a chart."""
    return [part.accessibleName() for part in chart.parts]


def test_the_overview_says_the_figures(dialog):
    tiles = {key: tile.accessibleName() for key, tile in dialog.overview.tiles.items()}
    assert tiles["won"] == "Matches won: 58%, 37 of 64 matches won (46% to 69%)"
    assert tiles["best"] == "Best deal: 3,420, 7/28/26, deal 3"
    assert tiles["streak"] == "Longest winning streak: 7, 3 won in a row just now"
    assert "Natural: 214 · 0.42 a deal" in rows(dialog.overview.canastas)
    told = dict(dialog.overview.habits.rows)
    assert told["Went out"] == "131 · 26%"
    assert told["Cards of a pile taken"] == "6.8"
    assert told["Initial meld in round"] == "3.1"


def test_the_games_page_says_wins_and_rating(dialog):
    assert "Samba, four players: 9 of 17 matches won · 945 a deal" in rows(dialog.games.games)
    assert "Expert: 5 of 12 matches won" in rows(dialog.games.levels)
    (scale,) = dialog.games.scales
    assert scale.accessibleName().startswith("Classic Canasta, four players: 1644 ± 96 · 31 matches; Expert 1773, ")
    dialog.show_answer(sample_answer()._replace(ratings=[]), sample_choices())
    assert dialog.games.scales == []
    assert "There is a rating once" in dialog.games.about.text()


def test_luck_stands_beside_what_was_to_be_expected(dialog):
    assert "Wild cards dealt: 655 came, 621.4 expected (+33.6)" in rows(dialog.luck.luck)
    assert dialog.luck.verdict.text() == "A little lucky, as happens often."
    assert dialog.luck.tiles["luck"].accessibleName() == "Of these, luck: +5, +44 for each wild card more than expected"
    assert "Few wild cards: −118 a deal · 143 deals" in rows(dialog.luck.play)
    dialog.show_answer(sample_answer()._replace(luck_worth=None), sample_choices())
    assert "twenty deals" in dialog.luck.tiles["luck"].accessibleName()


def test_feats_are_told_with_the_day_or_as_still_to_come(dialog):
    tiles = dialog.feats.tiles
    assert tuple(tiles) == FEATS
    assert tiles["concealed"].accessibleName() == "Out of the blue. You went out concealed. Samba · 1/9/26, deal 1"
    missing = next(tile for tile in tiles.values() if not tile.is_earned)
    assert missing.accessibleName().endswith(". Still to come")
    earned = sum([tile.is_earned for tile in tiles.values()])
    assert dialog.tabs.tabText(3) == f"Feats ({earned} of {len(FEATS)})"


def test_every_feat_has_words_in_both_languages_and_an_emblem_of_its_own(qapp):
    said = []
    for language in ("en", "de"):
        set_language(qapp, language)
        words = FeatWords()
        said += [(words.name(key), words.sentence(key)) for key in FEATS]
    set_language(qapp, "en")
    assert all([name and sentence for name, sentence in said])
    assert len(set(said)) == 2 * len(FEATS)
    assert 30 <= len(FEATS) == len(DEAL_FEATS) + len(MATCH_FEATS) + len(CAREER_FEATS)
    pictures = [emblem(key, 40, 1.0, Mode.DARK, True).toImage() for key in FEATS]
    assert not [at for at, picture in enumerate(pictures) if picture in pictures[:at]]
    assert emblem("court", 40, 1.0, Mode.DARK, False).toImage() != emblem("court", 40, 1.0, Mode.DARK, True).toImage()


def test_a_choice_asks_for_other_matches_by_keys(dialog):
    dialog.game.setFocus()
    QTest.keyClick(dialog.game, Qt.Key.Key_Down)
    assert dialog.asked.pop() == WhichMatches("lena", "classic", 2)
    dialog.level.setFocus()
    QTest.keyClick(dialog.level, Qt.Key.Key_Down)
    assert dialog.asked.pop() == WhichMatches("lena", "classic", 2, "expert")
    dialog.span.setFocus()
    QTest.keyClick(dialog.span, Qt.Key.Key_End)
    assert dialog.asked.pop().since > 1_700_000_000
    dialog.person.setFocus()
    QTest.keyClick(dialog.person, Qt.Key.Key_Down)
    asked = dialog.asked.pop()
    assert (asked.person, asked.system, asked.level) == ("emil", "", "")
    assert [pick.accessibleName() for pick in (dialog.person, dialog.game, dialog.level, dialog.span)] == [
        *("Who", "Game", "Opponents", "Time")
    ]


def test_pages_are_turned_by_keys(dialog):
    for page in (1, 2, 3, 0):
        QTest.keyClick(dialog, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
        assert dialog.tabs.currentIndex() == page


def test_before_anything_was_played_a_sentence_stands_there(dialog):
    dialog.show_answer(None, StatisticsChoices([], [], []))
    assert dialog.empty.text().startswith("Nothing has been counted yet")
    assert not dialog.tabs.isVisible()
    assert not dialog.export_button.isEnabled()
    nothing = sample_answer().figures._replace(deals=0)
    dialog.show_answer(sample_answer()._replace(figures=nothing), sample_choices())
    assert dialog.empty.text() == "No match fits this choice."
    dialog.show_answer(sample_answer(), sample_choices())
    assert dialog.tabs.isVisible()
    assert not dialog.empty.isVisible()


def test_while_matches_are_counted_it_says_so(dialog):
    dialog.show_progress(12, 90)
    assert dialog.note.text() == "Counting: 12 of 90 matches"
    assert dialog.bar.isVisible()
    asked = []
    dialog.stop_wanted.connect(lambda: asked.append(1))
    QTest.keyClick(dialog.stop_button, Qt.Key.Key_Space)
    assert asked
    dialog.show_progress(0, 0)
    assert not dialog.stop_button.isVisible()
    assert dialog.note.text() == ""
    assert not dialog.bar.isVisible()


def test_a_change_of_language_words_everything_anew(dialog, qapp):
    set_language(qapp, "de")
    for _ in range(3):  # what is made anew by a change of language is shown a round later
        qapp.processEvents()
    assert dialog.tabs.tabText(2) == "Glück und Können"
    assert dialog.overview.tiles["won"].accessibleName().startswith("Gewonnene Partien: 58")
    assert dialog.feats.tiles["sprint"].accessibleName().startswith("Kurzstrecke. ")


@pytest.mark.parametrize("size", [(520, 420), (960, 700)])
def test_nothing_has_to_be_scrolled_sideways(dialog, qapp, size):
    dialog.resize(*size)
    for at, page in enumerate((dialog.overview, dialog.games, dialog.luck, dialog.feats)):
        dialog.tabs.setCurrentIndex(at)
        qapp.processEvents()
        assert page.horizontalScrollBar().maximum() == 0, at


def test_the_bars_of_a_chart_are_as_long_as_they_say(dialog, qapp):
    """By the colours of the bars themselves, which are those of the silk of canastas."""
    chart = dialog.overview.canastas
    picture = chart.grab().toImage()
    ratio, pitch = picture.devicePixelRatio(), RowChart.PITCH * chart.high()
    lengths = []
    for row, bar in enumerate(chart.bars):
        y = round((row + 0.5) * pitch * ratio)
        lengths.append(sum([picture.pixelColor(x, y).name() == bar.colour.lower() for x in range(picture.width())]))
    assert lengths[1] == max(lengths)
    for length, bar in zip(lengths, chart.bars, strict=True):
        assert abs(length / lengths[1] - bar.value / 396) < 0.03


def test_the_curve_is_the_mean_of_those_around():
    assert smoothed([]) == []
    assert smoothed([5.0]) == [5.0]
    assert smoothed([float(at) for at in range(20)])[10] == 10


def test_arrows_go_through_the_figures_of_a_page(dialog, qtbot):
    page = dialog.overview
    page.go_to(page.passages()[0])
    read = [QApplication.focusWidget().accessibleName()]
    while len(read) < len(page.passages()):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
        read.append(QApplication.focusWidget().accessibleName())
    assert read[0] == page.tiles["won"].accessibleName()
    assert "Natural: 214 · 0.42 a deal" in read
    assert [f"{name}: {figure}" for name, figure in page.habits.rows] == read[-len(page.habits.rows) :]
