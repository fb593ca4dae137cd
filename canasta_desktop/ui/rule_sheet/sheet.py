"""The rule sheet as a text of its own: a rule set in words, as Markdown or as a page for screen and paper.

`rule_sheet` says everything in the present language, `to_markdown` and `to_html` only write it down. The words of the
rules come from `rules.rule_words`, those of the house rules from a function that is passed in; a house rule without
words of its own is written as the command line takes it.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from string import Template
from typing import Final

from canasta_desktop.__about__ import APP_NAME
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.ui.base.theme import Mode, theme
from canasta_desktop.ui.rule_sheet.example_text import CardSign, WrittenExample, written_examples
from canasta_desktop.ui.wording.base import Phrases
from canasta_desktop.ui.wording.rules.key_figures import FigureLine
from canasta_desktop.ui.wording.rules.rule_words import Heading, Section
from canasta_desktop.ui.wording.wording import Wording

OptionWords = Callable[[str, Value], str]
"""A house rule, by name and value, as a phrase for a list; empty where it has none."""


@dataclass(frozen=True)
class RuleSheet:
    """All that stands on the sheet, worded in `language` ("de"); `changed` is empty where no option is.

    Plain text throughout: each format escapes what means something to it.
    """

    language: str
    title: str
    players: str
    changed: str
    chapters: str
    figures_title: str
    figures: tuple[FigureLine, ...]
    sections: tuple[Section, ...]
    examples: Mapping[Heading, tuple[WrittenExample, ...]]
    footer: str


class RuleSheetWords(Phrases):
    """The words of the sheet besides the rules."""

    def players(self, players: str) -> str:
        """For how many, under the title; `players` as "four players"."""
        return self.tr("Rules for {players}").format(players=players)

    def changed(self, changes: str) -> str:
        """The line of house rules."""
        return self.tr("Changed from the system’s own rules: {changes}.").format(changes=changes)

    def chapters(self) -> str:
        """The name of the list of headings, for screen readers."""
        return self.tr("Chapters")

    def footer(self) -> str:
        """What the clauses are."""
        return self.tr(
            "The code beside each rule is its clause in the rule book of {program}. When the program refuses a move, "
            "it names a clause of the same book. A star marks a ruling of this program: it settles what the sources of "
            "a game leave open."
        ).format(program=APP_NAME)


def as_set(name: str, value: Value) -> str:
    """A house rule as `--set` takes it: `target = 7500`, `always_frozen = on`."""
    if isinstance(value, bool):
        value = "on" if value else "off"
    return f"{name} = {value}"


def rule_sheet(rules: RuleSet, words: Wording, language: str, option_words: OptionWords = as_set) -> RuleSheet:
    """The sheet of a rule set in the present language, whose code is `language`."""
    own = RuleSheetWords()
    changes = [option_words(name, value) or as_set(name, value) for name, value in rules.options]
    return RuleSheet(
        language=language,
        title=words.names.system(rules.key),
        players=own.players(words.names.players(rules.seating.players)),
        changed=own.changed("; ".join(changes)) if changes else "",
        chapters=own.chapters(),
        figures_title=words.rules.figures.title(),
        figures=words.rules.figures.lines(rules),
        sections=words.rules.sheet(rules),
        examples=written_examples(rules, words),
        footer=own.footer(),
    )


# --- Markdown ------------------------------------------------------------------------------------------

_MARKS: Final = re.compile(r"[\\`*_\[\]<>&|~#$]")
"""What means something within a line, here or in the dialect of a usual host."""
_BEGINNING: Final = re.compile(r"^(?:(\d+)(?=[.)](?:\s|$))|(?=[-+]))")
"""The place before the sign that may begin a list: a sign of its own, or one behind a number."""


def to_markdown(sheet: RuleSheet) -> str:
    """The sheet as CommonMark, each rule an item of a list with its clause behind it.

    Only the table of figures is more than CommonMark has: it is written as most readers know tables.
    """
    blocks = [f"# {_marked_down(sheet.title)}", _marked_down(sheet.players)]
    if sheet.changed:
        blocks.append(_marked_down(sheet.changed))
    rows = [f"| {_marked_down(line.name)} | {_marked_down(line.figures)} |" for line in sheet.figures]
    blocks.append("\n".join([f"| {_marked_down(sheet.figures_title)} | |", "| --- | --- |", *rows]))
    for section in sheet.sections:
        blocks.append(f"## {_marked_down(section.title)}")
        blocks.append("\n".join([f"- {_marked_down(f'{one.text} ({one.cited})')}" for one in section.paragraphs]))
        for example in sheet.examples.get(section.heading, ()):
            blocks.append("\\\n".join([f"> {_marked_down(line)}" for line in example.plain()]))
    return "\n\n".join([*blocks, "---", _marked_down(sheet.footer)]) + "\n"


def _marked_down(text: str) -> str:
    """The text on one line, in which nothing is a mark."""
    line = " ".join(text.splitlines()).strip()
    return _BEGINNING.sub(r"\1\\", _MARKS.sub(r"\\\g<0>", line))


# --- HTML ----------------------------------------------------------------------------------------------

_STYLE: Final = Template("""\
:root {
  color-scheme: light dark;
  $light
  --leading: 1.65rem;
  --margin: 6rem;
}
@media (prefers-color-scheme: dark) {
  :root {
    $dark
  }
}
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 1.0625rem/var(--leading) system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  hyphens: auto;
  overflow-wrap: break-word;
}
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.5rem 2rem calc(1.5rem + var(--margin)); }
h1 { margin: 0; font-size: 2.25rem; line-height: 1.15; letter-spacing: -0.01em; hyphens: manual; }
h2 { margin: 2.5rem 0 0.75rem; padding-top: 0.9rem; border-top: 1px solid var(--line); font-size: 1.3rem; }
h1, h2 { color: var(--accent); }
p { margin: 0 0 0.65rem; }
.players { margin-top: 0.4rem; color: var(--muted); font-size: 1.2rem; }
.changed { margin: 1.25rem 0 0; padding: 0.6rem 1rem; border-left: 4px solid var(--accent); background: var(--box); }
.figures { width: 100%; margin: 1.5rem 0 0; border-collapse: collapse; background: var(--box); line-height: 1.45; }
.figures caption { padding: 0 0 0.4rem; color: var(--muted); font-size: 0.9375rem; text-align: left; }
.figures th, .figures td { padding: 0.35rem 0.9rem; border-top: 1px solid var(--line); vertical-align: baseline; }
.figures tr:last-child > * { border-bottom: 1px solid var(--line); }
.figures th { width: 12rem; color: var(--muted); font-weight: normal; text-align: left; }
.figures td { font-variant-numeric: tabular-nums; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.1rem 1.1rem; margin: 1.25rem 0 0; padding: 0; list-style: none; }
nav a { color: var(--text); text-decoration-color: var(--accent); text-underline-offset: 0.2em; }
.rule { position: relative; }
.clause {
  position: absolute;
  top: 0;
  left: calc(-1 * var(--margin));
  color: var(--muted);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}
.example { margin: 0.9rem 0 1.1rem; padding: 0.8rem 1.1rem; border-radius: 0.5rem; background: var(--box); }
.example p { margin: 0 0 0.3rem; }
.example .title { color: var(--muted); font-size: 0.875rem; }
.example .verdict { margin: 0.5rem 0 0; font-weight: 600; }
.group { display: inline-block; margin: 0 0.7rem 0.1rem 0; }
.card {
  display: inline-block;
  min-width: 1.4rem;
  margin: 0.1rem 0;
  padding: 0 0.25rem;
  border: 1px solid #8A8F98;
  border-radius: 0.25rem;
  background: #FFFFFF;
  color: #15181D;
  font-size: 0.9375rem;
  line-height: 1.45rem;
  text-align: center;
  white-space: nowrap;
}
.card.red { color: #B3261E; }
footer { margin-top: 3rem; padding-top: 0.9rem; border-top: 1px solid var(--line); color: var(--muted); }
footer p { font-size: 0.875rem; line-height: 1.4; }
@media screen and (max-width: 36rem) {
  main { padding: 1.75rem 1.1rem; }
  .clause { position: static; }
  .figures th { width: auto; }
}
@media print {
  @page { margin: 18mm 16mm; }
  :root {
    color-scheme: light;
    $paper
    --leading: 13pt;
    --margin: 20mm;
  }
  body { font-size: 10pt; }
  main { max-width: none; padding: 0 0 0 var(--margin); }
  nav { display: none; }
  h1 { font-size: 22pt; }
  h2 { margin: 11pt 0 4pt; padding-top: 5pt; font-size: 12pt; break-after: avoid; page-break-after: avoid; }
  p { margin-bottom: 3pt; orphans: 3; widows: 3; }
  .figures { margin-top: 8pt; line-height: 1.3; }
  .figures th, .figures td { padding: 1.5pt 6pt; }
  .figures th { width: 40mm; }
  .example { padding: 3pt 6pt; border: 1px solid var(--line); }
  .card { border: 0; padding: 0; min-width: 0; line-height: inherit; font-size: inherit; }
  .rule, .changed, .example, .figures tr, footer { break-inside: avoid; page-break-inside: avoid; }
  .rule:last-child, footer { break-before: avoid; page-break-before: avoid; }
  .changed { border: 1px solid var(--line); border-left-width: 4px; }
  .clause { font-size: 8pt; }
  footer { margin-top: 12pt; }
  footer p { font-size: 8pt; }
}
""")
"""The look of the page. The clauses stand in the margin, and behind the rule where the screen is narrow."""

_PAPER: Final = {"page": "#FFFFFF", "box": "#FFFFFF", "text": "#000000", "muted": "#444444", "line": "#999999"}
"""Colours for printing, whatever those of the screen are."""


def to_html(sheet: RuleSheet) -> str:
    """The sheet as a page that needs nothing but itself: any screen, light or dark as the system is, or paper."""
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(sheet.language)}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(sheet.title)} · {escape(sheet.players)}</title>",
        f"<style>\n{_style()}</style>",
        "</head>",
        "<body>",
        "<main>",
        *_head(sheet),
        *[line for section in sheet.sections for line in _section(section, sheet.examples.get(section.heading, ()))],
        f"<footer><p>{escape(sheet.footer)}</p></footer>",
        "</main>",
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


def _head(sheet: RuleSheet) -> Iterator[str]:
    """Title, house rules, and where to find what."""
    yield "<header>"
    yield f"<h1>{escape(sheet.title)}</h1>"
    yield f'<p class="players">{escape(sheet.players)}</p>'
    if sheet.changed:
        yield f'<p class="changed">{escape(sheet.changed)}</p>'
    yield '<table class="figures">'
    yield f"<caption>{escape(sheet.figures_title)}</caption>"
    for line in sheet.figures:
        yield f'<tr><th scope="row">{escape(line.name)}</th><td>{escape(line.figures)}</td></tr>'
    yield "</table>"
    yield f'<nav aria-label="{escape(sheet.chapters)}">'
    yield "<ul>"
    for section in sheet.sections:
        yield f'<li><a href="#{section.heading.value}">{escape(section.title)}</a></li>'
    yield "</ul>"
    yield "</nav>"
    yield "</header>"


def _section(section: Section, some: Sequence[WrittenExample]) -> Iterator[str]:
    yield f'<section id="{section.heading.value}">'
    yield f"<h2>{escape(section.title)}</h2>"
    for one in section.paragraphs:
        yield f'<p class="rule">{escape(one.text)} <span class="clause">{escape(one.cited)}</span></p>'
    for example in some:
        yield '<aside class="example">'
        yield f'<p class="title">{escape(example.title)}</p>'
        for line in example.lines:
            yield f'<p class="line">{escape(line.text)}{_cards(line.cards)}</p>'
        if example.verdict:
            look = {True: "verdict yes", False: "verdict no", None: "verdict"}[example.is_allowed]
            yield f'<p class="{look}">{escape(example.marked_verdict())}</p>'
        yield "</aside>"
    yield "</section>"


def _cards(groups: tuple[tuple[CardSign, ...], ...]) -> str:
    """Small cards, a group to a span."""
    shown = [
        "".join(
            [f'<span class="{"card red" if card.is_red else "card"}">{escape(card.sign)}</span> ' for card in group]
        )
        for group in groups
    ]
    return "".join([f' <span class="group">{cards.rstrip()}</span>' for cards in shown])


def _style() -> str:
    """The style in the colours of the program's own themes."""
    return _STYLE.substitute(
        light=_colours(Mode.LIGHT), dark=_colours(Mode.DARK), paper=_variables({**_PAPER, "accent": _PAPER["text"]})
    )


def _colours(mode: Mode) -> str:
    look = theme(mode)
    named = {"page": look.panel, "box": look.panel_2, "text": look.text, "muted": look.muted, "line": look.line}
    return _variables({**named, "accent": look.accent})


def _variables(colours: dict[str, str]) -> str:
    return " ".join(f"--{name}: {colour};" for name, colour in colours.items())


FORMATS: Final[dict[str, Callable[[RuleSheet], str]]] = {"markdown": to_markdown, "html": to_html}
"""The formats by name, as the command line takes them."""
