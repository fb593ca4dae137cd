"""The search: each candidate played on in the same worlds, a little way, and what it comes to on the mean.

One difference between two candidates in one world has a spread of some hundred points, so that whole deals played out
drown what a card is worth in noise. Playouts are cut short after a few turns and the position is valued; the same
world and the same random stream for every candidate take out most of what is left. And the choice of whoever plays
best without a search stays unless another one is better by more than the noise: of many candidates the luckiest would
look best.
"""

import math
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from canasta_desktop.bots.baselines.knowledge import Knowledge
from canasta_desktop.bots.baselines.standard import Standard
from canasta_desktop.bots.playout.playing import act
from canasta_desktop.bots.playout.value_net import ValueNet
from canasta_desktop.bots.playout.worth import play_some
from canasta_desktop.bots.policy import EVEN, Decision, Idea, Policy, Temperament, Weighed, Why
from canasta_desktop.bots.search.candidates import Breadth, candidates, leaning_candidates, reluctant_candidates
from canasta_desktop.bots.search.chances import Chances, is_near_its_end
from canasta_desktop.bots.search.leaning import leaning, pull_of_foot
from canasta_desktop.bots.search.learned import Learned, LearnedError, NothingLearned, learned
from canasta_desktop.bots.search.reasons import ideas
from canasta_desktop.rules.actions import Action, Lay, Special
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import PLAYING

TABLE_SECONDS: Final = 2.0
"""At a table no choice is thought about for longer, whatever the effort; one that was cut short says so."""

TOLD: Final = 12
"""So many of the others are told, the best of them."""


ALL: Final = 1000
"""As many candidates as there are."""

LEANING_THRESHOLD: Final = 0.25
"""Standard errors by which something must be better that suits the player's temperament."""

FEW_POINTS: Final = 10.0
"""By so much may another candidate look better where only noise is between them."""

USUAL: Final = 2
"""So many worlds in which others play as is usual go before one for each other way to play that is known."""

NEARLY_OUT: Final = 3
"""Cards in hand with which a player whose side may go out soon does."""

BATCH: Final = 20
"""Worlds after which those fall out that have become hopeless, once the heats are over."""


class Heat(NamedTuple):
    """A part of a race: so many further worlds, for the so many candidates that look best by then."""

    worlds: int
    most: int = ALL


class Reserve(NamedTuple):
    """Playouts for close choices that matter.

    The race goes on until there are `playouts` of all candidates together, as long as more than `worth` points are
    expected of knowing which of the best and another one is better.
    """

    playouts: int = 0
    worth: float = math.inf


class Effort(NamedTuple):
    """How much a player thinks.

    `heats`: fewer and fewer candidates in more and more worlds; after each, those fall out that are more than
    `hopeless` standard errors behind the best. Those that are left go on until `playouts` were played, of all
    candidates together, and longer out of the `reserve`. What came to the same in each of the first `alike` worlds is
    one candidate from then on; with none each runs alone. `turns` that a playout goes on, `near_out` if that is more
    while few cards are held and the way out is open; `threshold`: standard errors by which another candidate must be
    better than the first one; `noise` of the playouts' discards. What looks better than the first one by more than
    `most_gain` points is left aside. `foot`: the effort while the own foot waits, if it is another one. `sparing`:
    who holds cards does so only where that costs little (`leaning`). `by_length`: what the others hold is believed by
    the length of their hands, where that is known. `reluctance`: what a careful player hardly does is weighed, too, and
    has to be better by so many points (`reluctant_candidates`); with none it is not even looked at.
    """

    breadth: Breadth
    heats: tuple[Heat, ...]
    hopeless: float = 2.0
    turns: int = 8
    near_out: int = 0
    threshold: float = 1.0
    noise: int = 24
    playouts: int = 0
    reserve: Reserve = Reserve()
    alike: int = 0
    most_gain: float = math.inf
    foot: "Effort | None" = None
    sparing: bool = False
    by_length: bool = False
    reluctance: int = 0

    @property
    def worlds(self) -> int:
        """In so many worlds the last candidates are played on, and in more where playouts are left then."""
        return sum([heat.worlds for heat in self.heats])

    def at(self, view: Observation) -> "Effort":
        """How much it thinks in this position."""
        return self.foot if self.foot and view.table.feet[view.seat] else self

    def turns_at(self, view: Observation) -> int:
        """How many turns a playout goes on: what the value of a position tells least of is who goes out next."""
        is_near_out = view.hand.size <= NEARLY_OUT and Knowledge(view).may_go_out(view.table.side(view.seat))
        return max(self.turns, self.near_out) if is_near_out else self.turns

    def within(self, worlds: int) -> "Effort":
        """The same in so many worlds at most, in as many heats: weaker play at a fraction of the time."""
        if worlds >= self.worlds:
            return self
        heats = [Heat(at.worlds * worlds // self.worlds, at.most) for at in self.heats]
        heats[0] = Heat(worlds - sum([at.worlds for at in heats[1:]]), heats[0].most)
        playouts = self.playouts * worlds // self.worlds
        reserve = self.reserve._replace(playouts=self.reserve.playouts * worlds // self.worlds)
        foot = self.foot and self.foot.within(worlds)
        return self._replace(heats=tuple(heats), playouts=playouts, reserve=reserve, foot=foot)


class SearchingPolicy(Policy):
    """Weighs what could be done in worlds that fit what it knows.

    A game of which nothing was learned it plays as the standard player does, and so it does where that cannot be read.
    Thinking ends after `most_seconds` by the clock. Unless somebody waits there is no such limit: a busy machine would
    make another player of it. `net_effort` is its effort where a network values positions: that tells finer
    differences, so that a longer race is worth its time.
    """

    effort: Effort
    net_effort: Effort | None = None
    most_seconds: float = math.inf

    def __init__(self, temperament: Temperament = EVEN, careful: Policy | None = None) -> None:
        super().__init__(temperament)
        self._careful: Final = careful or Standard()

    def choose(self, view: Observation, rng: Rng) -> Decision:
        careful = self._careful.choose(view, rng)
        if isinstance(careful.action, (Special, Lay)):
            return careful
        try:
            known = learned(view.table.rules)
        except NothingLearned:
            return careful
        except LearnedError:
            return careful._replace(is_stand_in=True)
        effort = self._effort_by(known).at(view)
        options = list(dict.fromkeys(self._options(view, careful.action, known, effort, rng)))
        reluctant = reluctant_candidates(view) if effort.reluctance else []
        race = Race(view, options, known, effort, [action for action in reluctant if action not in options])
        race.run(rng, self.most_seconds)
        best = race.best(self._leanings(view, race.options, effort, rng))
        others = tuple(sorted(race.behind(best), key=lambda weighed: -weighed.points)[:TOLD])
        action = race.options[best]
        reasons = careful.reasons if action == careful.action else ideas(view, action)
        if race.is_for_the_match(best):
            reasons = (*reasons, Idea(Why.FOR_THE_MATCH))
        return Decision(action, reasons, others, race.is_cut_short)

    def _options(self, view: Observation, base: Action, known: Learned, effort: Effort, rng: Rng) -> list[Action]:
        """What is weighed, besides what suits its temperament; the first is chosen unless another is better."""
        fast = act(known.tables, view.table, view.hand, rng, 0)
        breadth = effort.breadth
        options = candidates(view, base, breadth)
        if reason(view.table, view.hand, fast) is OK:
            if fast not in options:
                options += candidates(view, fast, breadth)
            if known.trusted:
                options.insert(0, fast)
        return options + leaning_candidates(view, options[0], self.temperament, breadth)

    def think_within(self, worlds: int) -> None:
        """Think in so many worlds at most from now on: weaker play at a fraction of the time."""
        self.effort = self.effort.within(worlds)
        self.net_effort = self.net_effort and self.net_effort.within(worlds)

    def _effort_by(self, known: Learned) -> Effort:
        """How much it thinks by what was learned for this game."""
        return self.net_effort if self.net_effort and isinstance(known.valuer, ValueNet) else self.effort

    def _leanings(self, view: Observation, options: list[Action], effort: Effort, rng: Rng) -> list[float]:
        """What its temperament adds to each option, in points, and the foot that waits for it."""
        by, sparing = self.temperament, effort.sparing
        return [leaning(view, action, by, rng, sparing=sparing) + pull_of_foot(view, action) for action in options]


class Race:
    """Candidates in the same worlds; `rows` by candidate: what it came to in each world so far, in points.

    That is the lead at the end of the deal, `leads`, and near the end of a match the chance to win it. Both are less
    by the candidate's margin, of the `reluctant` ones: by so much these have to be better than others.
    """

    def __init__(
        self,
        view: Observation,
        options: list[Action],
        known: Learned,
        effort: Effort,
        reluctant: Sequence[Action] = (),
    ) -> None:
        self.view: Final = view
        self._margins: Final = [0] * len(options) + [effort.reluctance] * len(reluctant)
        options = [*options, *reluctant]
        self.options: Final = options
        self.effort: Final = effort
        self.leads: Final[list[list[int]]] = [[] for _ in options]
        self._chances: Final = _chances(view, known)
        self.rows: Final[list[list[int]]] = [[] for _ in options] if self._chances else self.leads
        self.running: list[int] = list(range(len(options)))
        self._alike: Final[dict[int, int]] = {}
        self.is_cut_short = False
        self._learned: Final = known
        beliefs = (effort.by_length and known.finer_beliefs) or known.beliefs
        self._odds: Final = beliefs.at(view) if beliefs else None
        self._account: Final = view.table.rules.seating.account(view.seat)
        self._is_mixed: Final = view.table.turn.phase == PLAYING
        self._ways: Final = _ways_to_play(view, known)
        self._turns: Final = effort.turns_at(view)

    def run(self, rng: Rng, most_seconds: float) -> None:
        """Play the worlds, in heats, the hopeless falling out after each, for so many seconds at most."""
        self._run_until(time.monotonic() + most_seconds, rng)
        self._bring_back_alike()

    def _run_until(self, end: float, rng: Rng) -> None:
        for heat in self.effort.heats:
            self._keep_best(heat.most)
            if not self._play_worlds(heat.worlds, rng, end):
                return
        while self._goes_on() and self._play_worlds(BATCH, rng, end):
            pass

    def _goes_on(self) -> bool:
        """Whether there are playouts left, once the heats are over."""
        played = sum(map(len, self.rows))
        if played < self.effort.playouts:
            return True
        reserve = self.effort.reserve
        return played < reserve.playouts and self._worth_knowing() > reserve.worth

    def _worth_knowing(self) -> float:
        """How many points are expected of knowing which of the best and another one is better, at the most."""
        lead = self._lead()
        best = max([_expected_gain(*self.gain(at, lead)) for at in self.running])
        return best / (self._worth_of_a_point(lead) or 1.0)

    def _lead(self) -> int:
        """Which of those that are running looks best."""
        return max(self.running, key=lambda at: sum(self.rows[at]))

    def _play_worlds(self, count: int, rng: Rng, end: float) -> bool:
        """So many worlds for all that are running; whether the race goes on after them."""
        for _ in range(count):
            if len(self.running) < 2:
                return False
            if not self._play(rng, end):
                self.is_cut_short = True
                return False
            if len(self.leads[self.running[0]]) == self.effort.alike:
                self._drop_alike()
        self._drop_hopeless()
        return True

    def _keep_best(self, most: int) -> None:
        """Only so many go on, the first candidate among them: it is what the others are measured by."""
        if len(self.running) > most:
            by_lead = sorted(self.running, key=lambda at: (at != 0, -sum(self.rows[at])))
            self.running = sorted(by_lead[:most])

    def _play(self, rng: Rng, end: float) -> bool:
        """One world for each candidate that is still running; whether the end, by the clock, did not come before."""
        world = self.view.sample(rng, self._odds)
        stream = Rng(rng.word())
        valuer = self._learned.valuer
        played = len(self.leads[self.running[0]])
        tables = self._ways[played % len(self._ways)]
        effort = self.effort
        for at in self.running:
            state = world.copy()
            state.apply(self.options[at])
            turns = self._turns + self._is_before_its_end(state)
            points = play_some(tables, valuer, state, self._account, stream.copy(), effort.noise, turns)
            points -= self._margins[at]
            self.leads[at].append(points)
            if self._chances:
                self.rows[at].append(self._chances.merit(state, points))
            if time.monotonic() > end:  # with a hand of sixty cards a single playout may take long
                return False
        return True

    def _is_before_its_end(self, state: State) -> bool:
        """Whether the turn goes on: then what is left of it counts for none, so that all are valued at the same seat.

        Before drawing, nearly all that can be done lets the turn go on.
        """
        return self._is_mixed and state.table.turn.seat == self.view.seat

    def _drop_alike(self) -> None:
        """Of those that came to the same in every world so far only the first goes on.

        Parts of a plan are often alike: whoever plays on lays what they leave.
        """
        firsts: dict[tuple[int, ...], int] = {}
        for at in self.running:
            first = firsts.setdefault((*self.leads[at], *self.rows[at]), at)
            if first != at:
                self._alike[at] = first
        self.running = list(firsts.values())

    def _bring_back_alike(self) -> None:
        """They are as good as the one that went on in their place; a leaning may prefer them."""
        for at, first in self._alike.items():
            self.leads[at], self.rows[at] = self.leads[first], self.rows[first]
            if first in self.running:
                self.running.append(at)

    def _drop_hopeless(self) -> None:
        lead = self._lead()
        self.running = [at for at in self.running if at == lead or not self.is_behind(at, lead, self.effort.hopeless)]

    def gain(self, at: int, other: int) -> tuple[float, float]:
        """By how many points a candidate is better than another on the mean of their common worlds; standard error."""
        return _gain(self.rows[at], self.rows[other])

    def is_behind(self, at: int, other: int, errors: float) -> bool:
        """Whether a candidate is worse than another by more than so many standard errors."""
        mean, error = self.gain(at, other)
        return mean + errors * error < 0

    def best(self, leanings: list[float]) -> int:
        """The candidate to choose: the first one, unless another is better by more than the threshold."""
        stays = 0 in self.running or self.effort.most_gain < math.inf
        base = 0 if stays else self._lead()
        a_point = self._worth_of_a_point(base)
        best = base
        most = 0.0
        for at in self.running:
            if at == base:
                continue
            mean, error = self.gain(at, base)
            liked = a_point * (leanings[at] - leanings[base])
            if mean > self.effort.most_gain:
                continue
            mean += liked
            threshold = self.effort.threshold if liked <= 0 else min(self.effort.threshold, LEANING_THRESHOLD)
            if mean - threshold * error > 0 and mean > most:
                best, most = at, mean
        return best

    def _worth_of_a_point(self, at: int) -> float:
        """What a point more in the deal is worth on the mean, as against what the choice goes by."""
        leads = self.leads[at]
        if leads is self.rows[at] or len(leads) < 2:  # with nothing to be weighed against, no world was played
            return 1.0
        points = _spread(leads)
        return _spread(self.rows[at]) / points if points else 0.0

    def is_for_the_match(self, chosen: int) -> bool:
        """Whether one that ran as long as the chosen one was expected to end the deal further ahead."""
        leads = self.leads
        return leads is not self.rows and any([self._ahead(at, chosen) > FEW_POINTS for at in self.running])

    def behind(self, chosen: int) -> list[Weighed]:
        """The others, with the points by which each was expected to end ahead of the chosen one."""
        others = [at for at in range(len(self.options)) if at != chosen]
        return [Weighed(self.options[at], round(self._ahead(at, chosen), 1)) for at in others]

    def _ahead(self, at: int, other: int) -> float:
        """By how many points a candidate was expected to end the deal ahead of another, where both were played."""
        own, its = self.leads[at], self.leads[other]
        return _gain(own, its)[0] + self._margins[at] - self._margins[other] if own and its else 0.0


def _spread(row: list[int]) -> float:
    """The standard deviation of what a candidate came to."""
    mean = sum(row) / len(row)
    return math.sqrt(sum([(points - mean) ** 2 for points in row]) / len(row))


def _gain(row: list[int], other: list[int]) -> tuple[float, float]:
    """By how much a row is above another on the mean of their common worlds, and the standard error of it."""
    count = min(len(row), len(other))
    if count == 0:
        return 0.0, 0.0
    differences = [own - its for own, its in zip(row[:count], other[:count], strict=True)]
    mean = sum(differences) / count
    spread = sum([(difference - mean) ** 2 for difference in differences]) / max(1, count - 1)
    return mean, (spread / count) ** 0.5


def _expected_gain(mean: float, error: float) -> float:
    """What is gained on the mean by one that is better only if it is, from this estimate and its standard error."""
    if error == 0:
        return max(0.0, mean)
    errors = mean / error
    above = 0.5 * (1 + math.erf(errors / math.sqrt(2)))
    return mean * above + error * math.exp(-errors * errors / 2) / math.sqrt(2 * math.pi)


def _ways_to_play(view: Observation, known: Learned) -> list[list[list[int]]]:
    """The tables by seat, in each way that the other sides may play; its own side plays as is usual."""
    sides = view.table.sides
    own = sides[view.seat]
    ways = [known.tables] * USUAL + list(known.others)
    return [[known.tables if side == own else tables for side in sides] for tables in ways]


def _chances(view: Observation, known: Learned) -> Chances | None:
    """What points are worth for the match, where it is not the same everywhere."""
    if known.deals is None or not is_near_its_end(view.table, known.deals):
        return None
    return Chances(view.table, view.table.rules.seating.account(view.seat), known.deals)


class Strong(SearchingPolicy):
    """Looks at few candidates in few worlds, four turns ahead.

    Where worths value positions, which tell less than a network does, eight worlds are too few: the luckiest looks
    best, and in some games it was no better than the careful player.
    """

    name = "strong"
    effort = Effort(Breadth(3, 2, 1), (Heat(12), Heat(12, 4), Heat(24, 2)), turns=4, threshold=1.5)
    net_effort = effort._replace(heats=(Heat(8),))


class Expert(SearchingPolicy):
    """Looks at many candidates in many worlds, eight turns ahead.

    Where a network values positions it looks at fewer of them, and longer: to freeze the pile, and to spend wild cards
    where they complete nothing, looks good at times only because the others are taken for players that they are not,
    and loses points against plain ones, unless it bars a pile so large as they never leave one, or looks better by far:
    by less than 60 points it was no better where plain players went on, by more it was, by 100 and more. Of these few
    none falls out before it surely is worse: after ten worlds the best one, unlucky so far, was among those that did.
    While a foot waits it is just what was left aside that brings it nearer, and of so many candidates most have to fall
    out early. It tells apart there what Strong takes for about as good, so that holding cards is dearer to it.
    """

    name = "expert"
    effort = Effort(Breadth(6, 4, 2, parts=True, bold=True), (Heat(14), Heat(28, 7), Heat(50, 4), Heat(70, 2)))
    _without_foot = Effort(
        Breadth(7, 3, 6, parts=True, wilds=False),
        (Heat(24), Heat(36, 6), Heat(60, 3)),
        hopeless=3.0,
        alike=5,
        near_out=16,
        threshold=0.5,
        playouts=700,
        reserve=Reserve(2800, 4.0),
        sparing=True,
        by_length=True,
        reluctance=60,
    )
    net_effort = _without_foot._replace(
        foot=_without_foot._replace(
            breadth=Breadth(9, 5, 6, parts=True, bold=True, steps=True),
            heats=(Heat(10), Heat(20, 8), Heat(40, 5)),
            hopeless=2.0,
            reserve=Reserve(1400, 4.0),
        )
    )
