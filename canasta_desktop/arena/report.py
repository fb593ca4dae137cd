"""What a contest came to: a record for programs, a table for people."""

from collections import Counter
from collections.abc import Sequence

from canasta_desktop.arena.contest_run import ContestRun, Progress
from canasta_desktop.arena.figures import PairingFigures, Verdict
from canasta_desktop.arena.habits import Habits
from canasta_desktop.arena.intervals import Interval
from canasta_desktop.arena.ratings import Rating
from canasta_desktop.arena.think_times import ThinkTimes

BAR = 30
"""Signs of the progress bar."""
MINUTE, HOUR = 60, 3600
NONE = "never"
"""In place of a turn by which something was to be done, and was not."""


def as_record(run: ContestRun, rated: Sequence[Rating]) -> dict[str, object]:
    """The figures as JSON takes them. What depends on the clock has `second` in its key, and nothing else does."""
    contest, all_figures = run.contest, run.figures()
    deals = sum([played.deals for played in run.rounds.values()])
    return {
        "system": contest.system,
        "players": contest.players,
        "names": contest.names,
        "options": dict(contest.options),
        "span": contest.span.value,
        "seed": contest.seed,
        "pairings": [_pairing_record(one) for one in all_figures],
        "ratings": [one._asdict() for one in rated],
        "is_over": run.is_over,
        "seconds": run.seconds,
        "deals_per_second": deals / run.seconds if run.seconds else 0.0,
        "think_seconds": {name: _times_record(times) for name, times in think_times(all_figures).items()},
    }


def _pairing_record(one: PairingFigures) -> dict[str, object]:
    kept = {key: value for key, value in one._asdict().items() if key not in ("pairing", "times", "verdict", "habits")}
    habits = [its._asdict() for its in one.habits]
    return {"names": one.pairing.names, **kept, "habits": habits, "verdict": one.verdict.value}


def _times_record(times: ThinkTimes) -> dict[str, float]:
    return {
        "decisions": times.decisions,
        "p50": times.percentile(0.5),
        "p95": times.percentile(0.95),
        "max": times.percentile(1.0),
        "cut_share": times.cut_share,
    }


def think_times(all_figures: Sequence[PairingFigures]) -> dict[str, ThinkTimes]:
    """The think times by player, of all pairings."""
    found: dict[str, ThinkTimes] = {}
    for one in all_figures:
        for name, times in zip(one.pairing.names, one.times, strict=True):
            found.setdefault(name, ThinkTimes()).update(times)
    return found


def table(run: ContestRun, rated: Sequence[Rating]) -> str:
    """The result of a contest as a table for people."""
    contest, all_figures = run.contest, run.figures()
    chosen = ", ".join([f"{name}={value}" for name, value in contest.options])
    head = f"{contest.system}, {contest.players} players{f', {chosen}' if chosen else ''}, seed {contest.seed}"
    lines = [head, "", f"{'':34} {'rounds':>6}  {'wins':20} {'points a deal':26} {'a ' + contest.span.value:24}"]
    for one in all_figures:
        lines.append(_line(one))
    lines += ["", f"{'processor ms':16} {'decisions':>9} {THINKS}"]
    for name, times in think_times(all_figures).items():
        lines.append(f"{name:16} {times.decisions:9} {_thinks(times)}")
    for one in all_figures:
        lines += ["", f"{HABITS}", *[_habits(*its) for its in zip(one.pairing.names, one.habits, strict=True)]]
    if rated:
        lines += ["", "rating"]
        lines += [f"{one.name:16} {one.rating:6.0f} {_signed(one.interval)}" for one in rated]
    return "\n".join(lines)


def series_table(runs: Sequence[ContestRun]) -> str:
    """One line for each game and pairing, for whoever asks what is won and what is not; think times of the first."""
    head = f"{'':20} {'':30} {'':9} {'rounds':>7} {'points a deal':25} {'wins':>6} {'CPU min':>7} {THINKS}"
    lines = [f"seed {runs[0].contest.seed}; thinking of the first player, ms of processor time", "", head]
    for run in runs:
        game = f"{run.contest.system} {run.contest.players}"
        all_figures = run.figures()
        lines += [f"{game:20} {_series_line(one)}" for one in all_figures] or [f"{game:20} not begun"]
    counts = Counter([one.verdict for run in runs for one in run.figures()])
    told = ", ".join([f"{counts[verdict]} {verdict.value}" for verdict in Verdict])
    open_yet = sum([not run.is_over for run in runs])
    return "\n".join([*lines, "", f"{told}; {open_yet} of {len(runs)} games to be gone on with"])


def _series_line(one: PairingFigures) -> str:
    points = f"{one.points_a_deal:+7.0f} {_signed(one.points_a_deal_interval)}"
    minutes = sum([times.total for times in one.times]) / MINUTE
    return (
        f"{' : '.join(one.pairing.names):30} {one.verdict.value:9} {one.rounds:7} {points:25} {one.win_share:6.1%} "
        f"{minutes:7.1f} {_thinks(one.times[0])}"
    )


THINKS = f"{'p50':>8} {'p95':>8} {'max':>8} {'cut':>6}"
"""Heads of what `_thinks` says; cut is the share of decisions that the limit of time of a table would have ended."""


def _thinks(times: ThinkTimes) -> str:
    shares = [1000 * times.percentile(share) for share in (0.5, 0.95, 1.0)]
    return " ".join([f"{share:8.2f}" for share in shares]) + f" {times.cut_share:6.1%}"


HABITS = (
    f"{'a thousand deals':24} {'opens':>7} {'in turn':>7} {'holds':>6} {'natural':>7} {'goes out':>8} {'in turn':>7}"
    f" {'piles':>7} {'freezes':>7} {'wild cards':>10}  foot: half, 9 of 10 by turn; left a hand"
)
"""Heads of what `_habits` says; the foot is told where there is one."""


def _habits(name: str, its: Habits) -> str:
    counts = [its.a_thousand(count) for count in (its.outs, its.takes, its.freezes, its.wilds)]
    outs, takes, freezes, wilds = counts
    opens = (
        f"{its.a_thousand(its.opens):7.0f} {its.turns_before_open:7.2f} {its.cards_held:6.2f} {its.natural_share:7.1%}"
    )
    line = f"{name:24} {opens} {outs:8.0f} {its.turns_before_out:7.1f} {takes:7.0f} {freezes:7.0f} {wilds:10.0f}"
    if not its.feet and not its.feet_left:
        return line
    half, most = [turn or NONE for turn in (its.foot_by(0.5), its.foot_by(0.9))]
    return f"{line}  {half}, {most}; {its.foot_share_left:.2f}"


def _line(one: PairingFigures) -> str:
    low, high = one.win_interval
    return (
        f"{' : '.join(one.pairing.names):34} {one.rounds:6}  {one.win_share:5.1%} [{low:5.1%}, {high:5.1%}]  "
        f"{one.points_a_deal:+7.0f} {_signed(one.points_a_deal_interval):17} "
        f"{one.points_a_game:+7.0f} {_signed(one.points_interval):17} {one.verdict.value}"
    )


def _signed(interval: Interval) -> str:
    low, high = interval
    return f"[{low:+.0f}, {high:+.0f}]"


def progress_line(progress: Progress, unit: str) -> str:
    """How far a run is, on one line: a bar, so many of the unit, the time that is left."""
    full = int(BAR * max(progress.share, progress.played / progress.wanted))
    bar = "#" * full + "." * (BAR - full)
    return f"[{bar}] {progress.played}/{progress.wanted} {unit}, {_duration(progress.seconds_left)} left"


def _duration(seconds: float) -> str:
    whole = round(seconds)
    if whole >= HOUR:
        return f"{whole // HOUR} h {whole % HOUR // MINUTE} min"
    return f"{whole // MINUTE} min {whole % MINUTE} s" if whole >= MINUTE else f"{whole} s"
