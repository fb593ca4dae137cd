"""A deal that lies scored, as the score sheet shows it: worked out from the match."""

from itertools import accumulate

from canasta_desktop.game.coded_match import code_of_past
from canasta_desktop.game.match import Match
from canasta_desktop.rules.actions import NO_CARD
from canasta_desktop.rules.events import What
from canasta_desktop.rules.table import NOBODY, Meld, Table
from canasta_desktop.ui.display.display import MeldKind
from canasta_desktop.ui.presentation.trays import KINDS
from canasta_desktop.ui.score_sheet.deal import CountedMeld, ScoreColumn, ScoredDeal
from canasta_desktop.ui.wording.melds import MeldInfo


def scored(match: Match, seat: int) -> ScoredDeal:
    """The deal that lies scored, a column an account: that of this seat first, then in the order of play."""
    table, rules, totals = match.view(None).table, match.rules, match.totals
    accounts = accounts_around(match, seat)
    sheets = {sheet.account: sheet for sheet in match.sheets()}
    columns = [
        ScoreColumn(
            own=account == rules.seating.account(seat),
            sheet=sheets[account],
            before=table.scores[account],
            after=totals[account],
            minimum=next_minimum(match, account),
            melds=tuple([counted(match, meld) for meld in table.melds[rules.seating.account_side(table, account)]]),
            seats=tuple([one for one in range(rules.seating.players) if rules.seating.account(one) == account]),
        )
        for account in accounts
    ]
    return ScoredDeal(
        number=match.deal_number,
        columns=tuple(columns),
        values=rules.pack.values,
        out=table.out,
        concealed=table.concealed,
        winner=accounts.index(match.winner) if match.is_over else NOBODY,
        margin=_margin(match) if match.is_over else 0,
        is_tie=not match.is_over and _is_due(match),
        special=table.special,
        last_card=match.last_discard(),
        past=tuple(zip(*[past_totals(match, account) for account in accounts], strict=True)),
        target=0 if rules.scoring.deals else rules.scoring.target,
        deals=rules.scoring.deals,
        system=rules.key,
        last_played=last_played(match),
        code=code_of_past(match, len(match.history)),
        hands=tuple([tuple(hand.cards()) for hand in match.hands()]),
    )


def counted(match: Match, meld: Meld) -> CountedMeld:
    """A meld as it has been counted."""
    rules = match.rules
    points = rules.pack.points(meld.cards)
    if not rules.melds.is_complete(meld):
        return CountedMeld(MeldInfo(meld.rank, tuple(meld.cards), points))
    kind: MeldKind = KINDS[rules.melds.kind(meld)]
    return CountedMeld(
        MeldInfo(meld.rank, tuple(meld.cards), points, kind), *rules.scoring.price(match.view(None).table, meld)
    )


def last_played(match: Match) -> int:
    """The card with which somebody has gone out: discarded, face down perhaps, or the last of a meld; else NO_CARD."""
    out = match.view(None).table.out
    if out == NOBODY or (face_down := match.last_discard()) != NO_CARD:
        return NO_CARD if out == NOBODY else face_down
    last = [
        event.cards[-1]
        for event in match.log(None)[-1].events
        if event.seat == out and event.what in (What.DISCARDED, What.MELDED) and event.cards
    ]
    return last[-1] if last else NO_CARD


def past_totals(match: Match, account: int) -> list[int]:
    """The match scores of an account at the start and after each scored deal."""
    return list(accumulate([past.points[account] for past in match.history], initial=0))


def accounts_around(match: Match, seat: int) -> list[int]:
    """The accounts in the order of play, that of this seat first."""
    seating = match.rules.seating
    count = seating.players
    return list(dict.fromkeys([seating.account((seat + step) % count) for step in range(count)]))


def next_minimum(match: Match, account: int) -> int:
    """What the initial meld must count in the next deal, by this account (CL-7.2) or by the deal's number (HF-5.1)."""
    rules = match.rules
    then = Table(rules, match.deal_number + 1, 0, match.totals)
    owner = next(seat for seat in range(rules.seating.players) if rules.seating.account(seat) == account)
    return rules.initial_meld.minimum(then, owner)


def _margin(match: Match) -> int:
    """By how much the winner is ahead of the next: 0 or less where a special hand has won the match (MA-7)."""
    others = [total for account, total in enumerate(match.totals) if account != match.winner]
    return match.totals[match.winner] - max(others)


def _is_due(match: Match) -> bool:
    """Whether the match would be over, were the best scores not equal (CL-11.2)."""
    scoring = match.rules.scoring
    if scoring.deals:
        return len(match.history) >= scoring.deals
    return max(match.totals) >= scoring.target
