"""The work of a judge as text, for other processes and machines: hands to count, a deal to look at, a choice to judge.

A task is the setup on its first line and what is to be done on its second; a result is one line of JSON.
"""

import json
import math
from typing import Any, NamedTuple

from canasta_desktop.arena.judge.choices import ChoiceKey, SeenChoice, choice_stream, seen_choices
from canasta_desktop.arena.judge.comparison import Comparison
from canasta_desktop.arena.judge.hands import hand_counts
from canasta_desktop.arena.judge.kinds import BlunderKind
from canasta_desktop.arena.judge.setup import REFERENCE, JudgeSetup
from canasta_desktop.arena.judge.verdicts import FirstLook, Judgement, judge
from canasta_desktop.bots.players import player
from canasta_desktop.bots.search.hand_odds import HandCounts, HandOdds
from canasta_desktop.rules.notation import action_text, read_action
from canasta_desktop.rules.records import read_observation


class HandsResult(NamedTuple):
    """What hands held in a deal that is not judged."""

    deal: int
    counts: HandCounts


class DealResult(NamedTuple):
    """The choices of the judged player in a deal."""

    deal: int
    choices: tuple[SeenChoice, ...]


class ChoiceResult(NamedTuple):
    """A choice and its judgement."""

    key: ChoiceKey
    judgement: Judgement


TaskResult = HandsResult | DealResult | ChoiceResult


def hands_task(setup: JudgeSetup, deal: int) -> str:
    """Asks for what hands hold in this deal."""
    return f"{setup.text()}\n{_line({'hands': deal})}"


def deal_task(setup: JudgeSetup, deal: int) -> str:
    """Asks for the choices of this deal."""
    return f"{setup.text()}\n{_line({'deal': deal})}"


def choice_task(setup: JudgeSetup, choice: SeenChoice, odds: HandOdds | None = None) -> str:
    """Asks for the judgement of this choice, in worlds drawn by these odds, evenly without."""
    return f"{setup.text()}\n{_line({'choice': _choice_record(choice), 'odds': odds and odds.by_length})}"


def run_task(text: str) -> str:
    """Do what a task asks for; the line of its result. Raises ValueError and its like."""
    head, wanted = text.splitlines()
    setup = JudgeSetup.read(head)
    record: Any = json.loads(wanted)
    if "hands" in record:
        deal = int(record["hands"])
        return result_line(HandsResult(deal, hand_counts(setup, deal)))
    if "deal" in record:
        deal = int(record["deal"])
        return result_line(DealResult(deal, tuple(seen_choices(setup, deal))))
    odds = None if record["odds"] is None else HandOdds(tuple(map(tuple, record["odds"])))
    return result_line(_judged(setup, _read_choice(record["choice"]), odds))


def _judged(setup: JudgeSetup, choice: SeenChoice, odds: HandOdds | None) -> ChoiceResult:
    view = read_observation(choice.observation)
    rivals = [rival.action for rival in choice.look.rivals]
    stream = choice_stream(setup, choice.key)
    by_seat = None if odds is None else odds.at(view)
    judgement = judge(view, choice.action, rivals, player(REFERENCE), setup.worlds, stream, by_seat)
    return ChoiceResult(choice.key, judgement)


def result_line(result: TaskResult) -> str:
    """A result as a line of JSON."""
    if isinstance(result, HandsResult):
        return _line({"hands": result.deal, **result.counts._asdict()})
    if isinstance(result, DealResult):
        return _line({"deal": result.deal, "choices": [_choice_record(choice) for choice in result.choices]})
    return _line({"judged": result.key, **judgement_record(result.judgement)})


def read_result(line: str) -> TaskResult:
    """A result from its line. Raises ValueError."""
    record: Any = json.loads(line)
    try:
        if "hands" in record:
            return HandsResult(int(record["hands"]), _read_counts(record))
        if "deal" in record:
            return DealResult(int(record["deal"]), tuple([_read_choice(choice) for choice in record["choices"]]))
        return ChoiceResult(_read_key(record["judged"]), _read_judgement(record))
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"this is no result of a judge: {error}") from error


def judgement_record(judgement: Judgement) -> dict[str, object]:
    """A judgement as JSON takes it."""
    return {
        "better": None if judgement.better is None else action_text(judgement.better),
        "loss": judgement.loss,
        "interval": judgement.interval,
        "worlds": judgement.worlds,
        "kind": judgement.kind.value,
        "compared": [comparison_record(one) for one in judgement.compared],
    }


def _line(record: dict[str, object]) -> str:
    return json.dumps(record, separators=(",", ":"))


def _choice_record(choice: SeenChoice) -> dict[str, object]:
    return {
        "key": choice.key,
        "observation": choice.observation,
        "action": action_text(choice.action),
        "possible": [kind.value for kind in choice.look.possible],
        "rivals": [comparison_record(one) for one in choice.look.rivals],
        "near_end": choice.near_end,
    }


def comparison_record(one: Comparison) -> list[object]:
    """A comparison as JSON takes it: the action, points, both ends of the interval, worlds."""
    low, high = one.interval
    return [action_text(one.action), one.points, low, high, one.worlds]


def _read_choice(record: Any) -> SeenChoice:
    look = FirstLook(
        tuple([BlunderKind(kind) for kind in record["possible"]]),
        tuple([read_comparison(one) for one in record["rivals"]]),
    )
    key, action = _read_key(record["key"]), read_action(str(record["action"]))
    return SeenChoice(key, str(record["observation"]), action, look, bool(record["near_end"]))


def _read_counts(record: Any) -> HandCounts:
    counts = HandCounts(
        tuple([int(held) for held in record["held"]]), tuple([float(chance) for chance in record["by_chance"]])
    )
    if [len(row) for row in counts] != [len(row) for row in HandCounts()]:
        raise ValueError("these are not the counts of each length of hand and kind of card")
    if not all([math.isfinite(number) and number >= 0 for row in counts for number in row]):
        raise ValueError("cards are counted by finite numbers from 0 on")
    return counts


def _read_key(record: Any) -> ChoiceKey:
    deal, number = record
    return ChoiceKey(int(deal), int(number))


def read_comparison(record: Any) -> Comparison:
    """A comparison from its record. Raises ValueError and TypeError."""
    action, points, low, high, worlds = record
    return Comparison(read_action(str(action)), float(points), (float(low), float(high)), int(worlds))


def _read_judgement(record: Any) -> Judgement:
    low, high = record["interval"]
    return Judgement(
        None if record["better"] is None else read_action(str(record["better"])),
        float(record["loss"]),
        (float(low), float(high)),
        int(record["worlds"]),
        BlunderKind(record["kind"]),
        tuple([read_comparison(one) for one in record["compared"]]),
    )
