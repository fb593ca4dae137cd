"""What a judge found: a record for programs, a table for people."""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.arena.judge.comparison import Comparison
from canasta_desktop.arena.judge.figures import JudgedChoice, KindFigures, NearEnd, figures, judged_choices
from canasta_desktop.arena.judge.kinds import BlunderKind
from canasta_desktop.arena.judge.run import JudgeRun
from canasta_desktop.arena.judge.setup import JudgeSetup
from canasta_desktop.arena.judge.tasks import comparison_record, judgement_record
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.cards import cards_text
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.records import read_observation

SHOWN: Final = 10
"""The costliest blunders that the table shows."""


def as_record(run: JudgeRun) -> dict[str, object]:
    """The figures and all blunders as JSON takes them. What depends on the clock has `second` in its key."""
    setup, found = run.setup, figures(run)
    return {
        "player": setup.name,
        "system": setup.system,
        "players": setup.players,
        "others": setup.population,
        "options": dict(setup.options),
        "seed": setup.seed,
        "worlds": setup.worlds,
        "counted": setup.counted,
        "wanted": [kind.value for kind in setup.kinds],
        **found._asdict(),
        "kinds": [{**kind._asdict(), "kind": kind.kind.value} for kind in found.kinds],
        "near_end": found.near_end._asdict(),
        "costliest": [_choice_record(one) for one in judged_choices(run) if one.judgement.is_blunder],
        "seconds": run.seconds,
    }


def _choice_record(one: JudgedChoice) -> dict[str, object]:
    return {
        "key": one.choice.key,
        "observation": one.choice.observation,
        "action": action_text(one.choice.action),
        **judgement_record(one.judgement),
    }


def table(run: JudgeRun) -> str:
    """The figures as a table for people, with the blunders that cost most."""
    setup, found = run.setup, figures(run)
    chosen = ", ".join([f"{name}={value}" for name, value in setup.options])
    among = "" if not setup.others else f" among {', '.join(setup.others)}"
    low, high = found.loss_interval
    lines = [
        f"{setup.name}{among}: {setup.system}, {setup.players} players{f', {chosen}' if chosen else ''}, "
        f"seed {setup.seed}",
        *_wanted_lines(setup),
        f"{found.deals} deals, {found.choices} choices, {found.suspected} of them suspected; "
        f"judged {found.judged} of these and {found.drawn} of the others, in {setup.worlds} worlds at most, "
        + (f"drawn as hands are held (other deals counted: {setup.counted})" if setup.counted else "drawn evenly"),
        f"{found.blunders} blunders found ({found.share:.1%} of all choices), "
        f"{found.loss:.1f} points lost a choice [{low:.1f}, {high:.1f}]",
        *_near_end_lines(found.near_end),
        "",
        f"{'':18} {'possible':>8} {'blunders':>8}  {'share':22} {'points a choice':>15}",
    ]
    lines += [_kind_line(kind) for kind in found.kinds]
    worst = [one for one in judged_choices(run) if one.judgement.is_blunder][:SHOWN]
    if worst:
        lines += ["", "costliest"]
        lines += [_choice_line(one) for one in worst]
    return "\n".join(lines)


def _wanted_lines(setup: JudgeSetup) -> list[str]:
    kinds = ", ".join([kind.value for kind in setup.kinds])
    return [f"only choices where one of these was possible: {kinds}"] if kinds else []


def _near_end_lines(one: NearEnd) -> list[str]:
    if not one.choices:
        return []
    low, high = one.loss_interval
    return [
        f"besides {one.choices} choices near the end of a match, where points are no measure; judged {one.judged}: "
        f"{one.loss:.1f} points a choice [{low:.1f}, {high:.1f}]"
    ]


def _kind_line(one: KindFigures) -> str:
    low, high = one.share_interval
    share = f"{one.share:6.1%} [{low:5.1%}, {high:5.1%}]"
    possible = "" if one.kind is BlunderKind.OTHER else str(one.possible)
    return f"{one.kind.value:18} {possible:>8} {one.blunders:8}  {share:22} {one.loss:15.2f}"


def _choice_line(one: JudgedChoice) -> str:
    judged = one.judgement
    low, high = judged.interval
    hand = cards_text(read_observation(one.choice.observation).hand.cards())
    better = "" if judged.better is None else action_text(judged.better)
    return (
        f"{judged.loss:+5.0f} [{low:+.0f}, {high:+.0f}] {judged.kind.value}, deal {one.choice.key.deal}, "
        f"choice {one.choice.key.number}: {hand}: {action_text(one.choice.action)}; better: {better}"
    )


def position_record(setup: JudgeSetup, chosen: Action, compared: Sequence[Comparison]) -> dict[str, object]:
    """What each alternative to the action chosen comes to, as JSON takes it."""
    keys = ("action", "points", "low", "high", "worlds")
    others = [dict(zip(keys, comparison_record(one), strict=True)) for one in compared]
    return {"player": setup.name, "seed": setup.seed, "chosen": action_text(chosen), "alternatives": others}


def position_table(setup: JudgeSetup, chosen: Action, compared: Sequence[Comparison]) -> str:
    """What each alternative to the action chosen comes to, as a table for people."""
    lines = [f"{setup.name}: {action_text(chosen)}", "", f"{'points':>8} {'':17} {'worlds':>6}  instead"]
    for one in compared:
        low, high = one.interval
        between = f"[{low:+.0f}, {high:+.0f}]"
        lines.append(f"{one.points:+8.0f} {between:17} {one.worlds:6}  {action_text(one.action)}")
    return "\n".join(lines)
