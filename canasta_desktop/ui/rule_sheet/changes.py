"""What house rules change of a rule sheet: each statement as it is played, changed ones and left-out ones marked.

Two sheets are compared heading by heading. A statement that stands in both is the same; one that only the new sheet has
is changed (or new); one that only the old sheet has is left out. No Qt.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum

from canasta_desktop.rules.codes import Rule
from canasta_desktop.ui.wording.rules.rule_words import Heading, Paragraph, Section


class LineState(Enum):
    """How a statement stands to the game's own rules."""

    SAME = "same"
    CHANGED = "changed"
    LEFT_OUT = "left-out"


@dataclass(frozen=True)
class ChangedLine:
    """One statement. `fresh`: it was not on the sheet shown before, or has just gone."""

    paragraph: Paragraph
    state: LineState
    fresh: bool = False


@dataclass(frozen=True)
class ChangedChapter:
    """The lines under one heading."""

    title: str
    lines: tuple[ChangedLine, ...]


Key = tuple[Rule, str]


def compared(
    played: Sequence[Section], plain: Sequence[Section], before: Sequence[Section] | None = None
) -> tuple[ChangedChapter, ...]:
    """The sheet as it is `played`, beside the game's own; `before` is what was shown last, None for nothing."""
    new, own, old = ({section.heading: section for section in some} for some in (played, plain, before or ()))
    seen = None if before is None else {_key(one) for section in old.values() for one in section.paragraphs}
    chapters: list[ChangedChapter] = []
    for heading in Heading:
        if heading in new or heading in own:
            lines = _lines(_paragraphs(new.get(heading)), _paragraphs(own.get(heading)))
            marked = tuple([_freshened(line, seen) for line in lines])
            chapters.append(ChangedChapter((new.get(heading) or own[heading]).title, marked))
    return tuple(chapters)


def _paragraphs(section: Section | None) -> tuple[Paragraph, ...]:
    return section.paragraphs if section is not None else ()


def _lines(played: Sequence[Paragraph], plain: Sequence[Paragraph]) -> list[ChangedLine]:
    """Both in one row; where something takes another's place, only what is played stands there."""
    found: list[ChangedLine] = []
    matcher = SequenceMatcher(None, [*map(_key, plain)], [*map(_key, played)], autojunk=False)
    for _, first, last, start, end in matcher.get_opcodes():
        fresh, gone = played[start:end], plain[first:last]
        codes = {one.code for one in fresh}
        if [*map(_key, fresh)] == [*map(_key, gone)]:
            found += [ChangedLine(one, LineState.SAME) for one in fresh]
            continue
        found += [ChangedLine(one, LineState.CHANGED) for one in fresh]
        found += [ChangedLine(one, LineState.LEFT_OUT) for one in gone if one.code not in codes]
    return found


def _freshened(line: ChangedLine, seen: set[Key] | None) -> ChangedLine:
    """The line, fresh if it tells something else than what was shown last."""
    if seen is None:
        return line
    stood = _key(line.paragraph) in seen
    return ChangedLine(line.paragraph, line.state, stood if line.state is LineState.LEFT_OUT else not stood)


def _key(paragraph: Paragraph) -> Key:
    return paragraph.code, paragraph.text


def count_of_changes(chapters: Sequence[ChangedChapter]) -> int:
    """How many statements are changed or left out."""
    return sum([line.state is not LineState.SAME for chapter in chapters for line in chapter.lines])
