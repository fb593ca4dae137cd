"""Draws up who sits at the table: names, plates in the order of play, and the score boxes.

A side plays together, an account owns a match score: mostly they are the same, but where the sides of a deal are formed
in play (CL-13) every player has an account of their own. Whether there is a lone player, a foot, somebody who sits out
is asked of table and rule set.
"""

from canasta_desktop.bots.policy import level_at_hand
from canasta_desktop.game.match import Match
from canasta_desktop.game.names import LONGEST_TYPED
from canasta_desktop.game.seats import SeatKind, character_of
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import NOBODY, Table
from canasta_desktop.ui.display.display import Card, Plate, ScoreView
from canasta_desktop.ui.presentation.expressions import expressions
from canasta_desktop.ui.text.shortening import shortened
from canasta_desktop.ui.wording.wording import Wording, number

FEW_ACCOUNTS = 3
"""So many scores stand beside each other; of more only the own one does, and its place among them."""


class SeatBuilder:
    """`seat` is the person's, NOBODY for a spectator; `bottom` the one whose plate stands at the bottom."""

    def __init__(self, match: Match, words: Wording, seat: int, bottom: int) -> None:
        self.match = match
        self.rules = match.rules
        self.words = words
        self.seat = seat
        self.bottom = bottom

    # --- names -------------------------------------------------------------------------------------

    def names(self) -> list[str]:
        """The names by seat, with "You" for the person."""
        you = self.words.names.you()
        return [you if seat == self.seat else setup.name for seat, setup in enumerate(self.match.setup.seats)]

    def names_in_sentences(self) -> list[str]:
        """The names by seat for sentences, shortened to what can be typed: names of older files may be longer."""
        return [shortened(name, LONGEST_TYPED) for name in self.names()]

    def side_name(self, table: Table, side: int) -> str:
        """Who plays on this side in this deal: "You & Jonas", "Anna (alone)"."""
        names = self.names()
        own = [names[seat] for seat in self.around(table) if table.sides[seat] == side and seat in table.order]
        if table.lone != NOBODY and table.sides[table.lone] == side:
            return self.words.plates.alone(names[table.lone])
        return self.words.names.side(own)

    def account_name(self, account: int) -> str:
        """Whose match score this is: "You & Jonas"; who sits out in this deal is among them."""
        names, seating = self.names(), self.rules.seating
        count = len(names)
        seats = [(self.bottom + step) % count for step in range(count)]
        return self.words.names.side([names[seat] for seat in seats if seating.account(seat) == account])

    def around(self, table: Table) -> list[int]:
        """The seats in the order of play, the one at the bottom first; who sits out stands where the seat is."""
        count = len(self.match.setup.seats)
        order = table.order
        first = order.index(self.bottom) if self.bottom in order else self._first_after_bottom(table)
        seats = order[first:] + order[:first]
        for resting in sorted(set(range(count)) - set(order), key=lambda seat: (seat - self.bottom) % count):
            seats.insert((resting - self.bottom) % count, resting)
        return seats

    def _first_after_bottom(self, table: Table) -> int:
        """Where in the order the next seat that plays stands, the one at the bottom sitting out."""
        count = len(self.match.setup.seats)
        return min(range(len(table.order)), key=lambda place: (table.order[place] - self.bottom) % count)

    def sides(self, table: Table) -> list[int]:
        """The sides there are in this deal, the one at the bottom first, then in the order of play."""
        order = [seat for seat in self.around(table) if seat in table.order or seat == self.bottom]
        return list(dict.fromkeys([table.sides[seat] for seat in order]))

    # --- plates ------------------------------------------------------------------------------------

    def plates(self, table: Table, thinking: int, opened: dict[int, tuple[Card, ...]]) -> tuple[Plate, ...]:
        """A plate a seat; `opened` are the hands that everybody may see."""
        faces = expressions(self.match.log(None), table.sides)
        return tuple(
            [
                self._plate(table, seat, thinking, opened.get(seat, ()))._replace(expression=faces[seat])
                for seat in self.around(table)
            ]
        )

    def _plate(self, table: Table, seat: int, thinking: int, opened: tuple[Card, ...]) -> Plate:
        name = self.names()[seat]
        sits_out = seat not in table.order
        is_dealer = seat == table.dealer
        is_playing_bot = self.match.setup.seats[seat].kind is SeatKind.COMPUTER and not sits_out
        line = self._line(table, seat, seat == thinking)
        return Plate(
            seat=seat,
            name=name,
            line=line,
            cards=table.sizes[seat],
            own=table.sides[seat] == table.sides[self.bottom],
            person=seat == self.seat,
            on_turn=table.to_act() == seat,
            thinking=seat == thinking,
            spoken=self._spoken(table, seat, name, line),
            foot=table.feet[seat],
            sits_out=sits_out,
            side=table.sides[seat],
            open_cards=opened,
            is_bot=bool(self.match.setup.seats[seat].level),
            dealer_sign=self.words.plates.dealer_sign() if is_dealer else "",
            dealer_tip=self.words.plates.dealer_tip(name, seat == self.seat) if is_dealer else "",
            portrait=self.match.setup.seats[seat].portrait,
            manner="" if sits_out else self.words.plates.manner(self._level(seat), self._manner(seat)),
            why=self.words.plates.why() if is_playing_bot else "",
        )

    def _level(self, seat: int) -> str:
        """How strong a computer player is; nothing for a person."""
        setup = self.match.setup.seats[seat]
        return self.words.names.level(level_at_hand(setup.level)) if setup.kind is SeatKind.COMPUTER else ""

    def _manner(self, seat: int) -> str:
        """How a computer player likes to play; nothing for a person, and for who is none of the characters."""
        setup = self.match.setup.seats[seat]
        if setup.kind is not SeatKind.COMPUTER:
            return ""
        return self.words.characters.manner(character_of(setup), setup.temperament)

    def _spoken(self, table: Table, seat: int, name: str, line: str) -> str:
        words, line = self.words.plates, self.words.spoken.cards.in_words(line)
        if seat not in table.order:
            return words.spoken_resting(name, line)
        spoken = words.spoken(name, line, table.sizes[seat])
        if table.to_act() != seat:
            spoken = words.with_manner(spoken, self._manner(seat))
        if table.feet[seat]:
            spoken = words.with_foot(spoken, table.feet[seat])
        return words.with_deal(spoken) if seat == table.dealer else spoken

    def _line(self, table: Table, seat: int, thinking: bool) -> str:
        """The second line of a plate."""
        words = self.words
        if thinking:
            return words.plates.thinking()
        if table.to_act() == seat:
            return words.plates.turn(seat == self.seat)
        role = self._role(table, seat)
        return words.plates.line(role, self._level(seat) if seat in table.order else "")

    def _role(self, table: Table, seat: int) -> str:
        """What this player is to the person, or in this deal."""
        words = self.words.plates
        if seat not in table.order:
            return words.resting()
        if seat == table.lone:
            return words.lone()
        if self.seat in (NOBODY, seat):
            return ""
        return words.partner() if table.sides[seat] == table.sides[self.seat] else words.opponent()

    # --- score boxes -------------------------------------------------------------------------------

    def scores(self, table: Table) -> tuple[ScoreView, ...]:
        """A box an account, that of the seat at the bottom first, then in the order of play."""
        seating = self.rules.seating
        count = len(self.match.setup.seats)
        seats = [(self.bottom + step) % count for step in range(count)]
        accounts = dict.fromkeys([seating.account(seat) for seat in seats])
        return tuple([self._score(table, account) for account in accounts])

    def ranking(self, table: Table) -> str:
        """How the person stands among many accounts, and the best of the others; nothing among few."""
        own = self.rules.seating.account(self.bottom)
        points = dict(enumerate(self.match.totals if self.match.is_scored else table.scores))
        if len(points) <= FEW_ACCOUNTS:
            return ""
        place = 1 + sum(other > points[own] for other in points.values())
        rival = max((account for account in points if account != own), key=points.__getitem__)
        named = f"{self.account_name(rival)} {number(points[rival])}"
        return self.words.plates.ranking(place, len(points), named)

    def _score(self, table: Table, account: int) -> ScoreView:
        rules, words = self.rules, self.words.plates
        side = rules.seating.account_side(table, account)
        score = self.match.totals[account] if self.match.is_scored else table.scores[account]
        is_open = table.is_open(side)
        canastas = sum(rules.melds.canastas(table.melds[side]))
        return ScoreView(
            side=side,
            own=side == table.sides[self.bottom],
            name=self.account_name(account),
            state=words.state(is_open, canastas),
            points=number(score),
            note=self._score_note(table, account, side),
            progress=self._progress(score),
            meaning=self._meaning(table, account, side),
        )

    def _score_note(self, table: Table, account: int, side: int) -> str:
        """What the initial meld must count, or that the side may go out."""
        words = self.words.plates
        seats = [seat for seat in table.order if table.sides[seat] == side]
        if not table.is_open(side):
            return words.minimum(self._minimum(table, account))
        if table.over or not any([self._may_go_out(table, seat) for seat in seats]):
            return ""
        return words.may_go_out()

    def _minimum(self, table: Table, account: int) -> int:
        """The points that the account's initial meld must count."""
        seating = self.rules.seating
        own = next(seat for seat in range(seating.players) if seating.account(seat) == account)
        return self.rules.initial_meld.minimum(table, own)

    def _meaning(self, table: Table, account: int, side: int) -> str:
        """What the note means; that a side may go out needs no words."""
        return "" if table.is_open(side) else self.words.plates.minimum_meaning(self._minimum(table, account))

    def _may_go_out(self, table: Table, seat: int) -> bool:
        """Whether the melds on the table allow this seat to go out in a turn of its own."""
        out = self.rules.out
        melds = table.melds[table.sides[seat]]
        if out.missing(self.rules.melds.canastas(melds)) > 0:
            return False
        then = table.copy()
        then.turn.seat = seat
        return out.refuses_now(then) is OK and not table.feet[seat]

    def _progress(self, score: int) -> float:
        """How near the end of the match is: by this score, or by the deals played."""
        scoring = self.rules.scoring
        if scoring.deals:
            return min(1.0, len(self.match.history) / scoring.deals)
        return min(1.0, max(0.0, score / scoring.target))
