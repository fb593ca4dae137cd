"""A pad: totals, minimums, dealers and the end follow from the deals as they stand."""

from canasta_desktop.pad.pad_history import PadHistory
from canasta_desktop.pad.score_pad import ScorePad
from canasta_desktop.pad.scored_counts import AccountCount, PadDeal
from canasta_desktop.rules.table import NOBODY
from tests.pad.pads import figures, pad


def test_a_counted_deal_of_samba_for_three_pairs():
    """By hand: 1,500 for a samba, 500 and 300, 620 melded, 200 for going out; three red threes and 75 in hand."""
    first = AccountCount({"canasta:run": 1, "canasta:natural": 1, "melded": 400, "melded-cards:10": 22})
    second = AccountCount({"canasta:mixed": 2, "laid:red": 3, "melded": 305, "hand": 75})
    samba = pad("samba", 6, PadDeal((first, second, AccountCount({"hand": 120})), out=0), six_player_form="3x2")
    assert samba.lines[0].points == (1500 + 500 + 620 + 200, 600 + 300 + 305 - 75, -120)
    assert samba.next_head == (2, 1, (), (90, 50, 15))


def test_the_deal_goes_round_and_minimums_follow_totals():
    classic = pad("classic", 4, figures(1600, -20), figures(1500, 3020))
    assert [line.head.dealer for line in classic.lines] == [0, 1]
    assert [line.head.minimums for line in classic.lines] == [(50, 50), (90, 15)]
    assert classic.next_head == (3, 2, (), (120, 120))
    five = pad("classic", 5, figures(0, 0), figures(0, 0))
    assert [(line.head.resting, line.head.dealer) for line in five.lines] == [((0,), 1), ((2,), 3)]
    foot = pad("hand-and-foot", 4, figures(0, 0))
    assert foot.next_head.minimums == (90, 90)


def test_a_match_ends_by_its_target_or_its_deals_and_a_tie_goes_on():
    classic = pad("classic", 4, figures(5000, 5000))
    assert classic.is_tie
    assert not classic.is_over
    assert classic.with_deal(figures(-100, 20)).winner == 1
    foot = pad("hand-and-foot", 4, *[figures(900, 800)] * 3)
    assert not foot.is_over
    assert foot.with_deal(figures(0, 50)).winner == 0


def test_a_special_hand_can_win_the_match():
    deal = PadDeal((AccountCount({"hand": 20}), AccountCount()), out=1, special="dream_plus4")
    modern = pad("modern-american", 4, deal, special_hands="cla")
    assert modern.winner == 1


def test_what_is_corrected_corrects_all_below_and_what_came_after_the_end_counts_no_more():
    classic = pad("classic", 2, figures(1000, 0), figures(2000, 0), figures(100, 700))
    assert (classic.totals, classic.winner) == ((3100, 700), NOBODY)
    corrected = classic.with_deal(figures(3000, 20), 0)
    assert [line.totals for line in corrected.lines] == [(3000, 20), (5000, 20), (5000, 20)]
    assert [line.counts for line in corrected.lines] == [True, True, False]
    assert (corrected.winner, corrected.counted, len(corrected.courses)) == (0, 2, 3)
    assert corrected.without_deal(2).lines[1].head.minimums == (120, 50)


def test_partners_found_in_play_share_melds_and_hands_and_keep_their_own_threes():
    """CL-13.7: Anna alone against Ben and Cleo, whose 500 and 90 go to each of them."""
    columns = (
        AccountCount({"laid:red": 1}),
        AccountCount({"canasta:natural": 1, "melded": 90}),
        AccountCount({"hand": 30}),
    )
    deal = PadDeal(columns, out=2, lone=0)
    assert pad("classic", 3, deal).lines[0].points == (-100, 660, 660)


def test_changes_are_taken_back_and_made_again_and_each_is_kept():
    kept: list[ScorePad] = []

    def keep(one: ScorePad) -> ScorePad:
        kept.append(one)
        return one

    history = PadHistory(pad("classic", 4), keep)
    history.change(history.now.with_deal(figures(500, 20)))
    history.change(history.now.with_deal(figures(700, 20), 0))
    history.undo()
    assert (history.now.totals, history.can_undo, history.can_redo) == ((500, 20), True, True)
    history.redo()
    assert history.now.totals == (700, 20)
    history.undo()
    history.change(history.now.renamed("Sunday"))
    assert not history.can_redo
    assert [one.totals[0] for one in kept] == [500, 700, 500, 700, 500, 500]
