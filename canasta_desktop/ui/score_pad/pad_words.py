"""What can be counted on a score pad, and how a pad stands, in words."""

from canasta_desktop.game.messages import Fault
from canasta_desktop.pad.countables import Countable, CountKind
from canasta_desktop.pad.score_pad import DealHead, ScorePad
from canasta_desktop.rules.cards import JOKER, THREE, TWO
from canasta_desktop.rules.forms import WholeSequence
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import Item
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.text.direction import isolated
from canasta_desktop.ui.wording.base import Phrases, number, sentence, signed
from canasta_desktop.ui.wording.wording import Wording

FEW = 2
"""Ranks in a row are named one by one up to so many, more as the first and the last."""


class PadWords(Phrases):
    """Names of what is counted, and sentences about a pad."""

    def __init__(self, words: Wording) -> None:
        self.words = words

    # --- what is counted ---------------------------------------------------------------------------

    def thing(self, one: Countable, rules: RuleSet) -> str:
        """ "Natural canastas"."""
        match one.kind:
            case CountKind.CANASTA:
                return self._canasta(one, rules)
            case CountKind.UNFINISHED:
                return self._unfinished(one, rules)
            case CountKind.MANY_LEFT:
                text = self.tr("{count} or more {ranks} in one hand")
                ranks = self.words.lists.either([self.words.cards.ranks(rank) for rank in one.ranks])
                return text.format(count=sentence(self.words.cards.count_word(len(one.cards))), ranks=ranks)
            case CountKind.MELDED_VALUE | CountKind.LEFT_VALUE:
                return sentence(self._ranks(one.ranks))
        return self._other(one)

    def _other(self, one: Countable) -> str:
        is_red = one.item is Item.RED_THREES
        match one.kind:
            case CountKind.LAID:
                return self.tr("Red threes laid out") if is_red else self.tr("Black threes laid out")
            case CountKind.LEFT:
                return self.tr("Red threes left in hand") if is_red else self.tr("Black threes left in hand")
            case CountKind.FORGOTTEN:
                return self.tr("Red threes forgotten")
            case CountKind.MELDED_POINTS:
                return self.tr("Melded cards, points")
        return self.tr("Left in hand, points")

    def _canasta(self, one: Countable, rules: RuleSet) -> str:
        name = one.key.split(":")[1]
        ranks = self.words.lists.all([self.words.cards.to_ranks(rank) for rank in one.ranks])
        if name == "run":
            is_samba = rules.melds.whole_run() is WholeSequence.SAMBA
            return self.tr("Sambas") if is_samba else self.tr("Escaleras")
        if name == "wild":
            return self._wild_canasta(one, rules.melds.canasta)
        if one.ranks:
            text = self.tr("Natural canastas of {ranks}") if name == "natural" else self.tr("Mixed canastas of {ranks}")
            return text.format(ranks=ranks)
        return self.words.scores.item(one.item)

    def _wild_canasta(self, one: Countable, size: int) -> str:
        if not one.jokers:
            return self.words.scores.item(Item.WILD_CANASTAS)
        if one.jokers == (0,):
            return self.tr("Canastas of twos alone")
        if one.jokers == (size,):
            return self.tr("Canastas of jokers alone")
        if len(one.jokers) == 1:
            return self.tr("Canastas of wild cards with %Ln joker(s)", "", one.jokers[0])
        return self.tr("Other canastas of wild cards")

    def _unfinished(self, one: Countable, rules: RuleSet) -> str:
        name = one.key.split(":")[1]
        if name == "run":
            if len(one.cards) == rules.melds.canasta - 1:
                return self.tr("Unfinished sequences")
            return self.tr("Sequences of at most %Ln card(s)", "", len(one.cards))
        if name == "wild":
            if len(one.jokers) == 1 and one.jokers[0]:
                return self.tr("Unfinished melds of wild cards with %Ln joker(s)", "", one.jokers[0])
            return self.tr("Unfinished melds of wild cards")
        if not one.ranks:
            return self.tr("Unfinished melds of one rank")
        ranks = self.words.lists.all([self.words.cards.to_ranks(rank) for rank in one.ranks])
        pure = self.tr("Unfinished natural melds of {ranks}")
        return (pure if one.is_natural else self.tr("Unfinished melds of {ranks}")).format(ranks=ranks)

    def _ranks(self, ranks: tuple[int, ...]) -> str:
        """ "aces and twos", "kings to eights, black threes"."""
        cards = self.words.cards
        parts = [cards.ranks(rank) for rank in ranks if rank in (JOKER, TWO)]
        naturals = sorted([rank for rank in ranks if rank not in (JOKER, TWO, THREE)], reverse=True)
        while naturals:
            length = next((step for step, rank in enumerate(naturals) if rank != naturals[0] - step), len(naturals))
            some, naturals = naturals[:length], naturals[length:]
            if len(some) > FEW:
                text = self.tr("{high} to {low}", "ranks of cards")
                parts.append(text.format(high=cards.ranks(some[0]), low=cards.to_ranks(some[-1])))
            else:
                parts += [cards.ranks(rank) for rank in some]
        if THREE in ranks:
            parts.append(self.tr("black threes"))
        return self.words.lists.row(parts)

    def price(self, one: Countable) -> str:
        """What one of it brings or costs; empty where it is points that are counted, or depends on others."""
        if not one.points or one.kind in (CountKind.MELDED_POINTS, CountKind.LEFT_POINTS):
            return ""
        return signed(one.points)

    # --- a pad -------------------------------------------------------------------------------------

    def account(self, pad: ScorePad, account: int) -> str:
        """ "Anna & Cleo"."""
        return self.words.names.side(pad.names_of(account))

    def accounts(self, pad: ScorePad) -> list[str]:
        """The names of all sides."""
        return [self.account(pad, account) for account in range(pad.accounts)]

    def title(self, pad: ScorePad) -> str:
        """What the pad is called: its name, else who plays."""
        if pad.particulars.name:
            return pad.particulars.name
        return " – ".join([isolated(name) for name in self.accounts(pad)])

    def game(self, pad: ScorePad) -> str:
        """ "Samba, to 10,000"."""
        scoring = pad.rules.scoring
        return self.words.scores.game(self.words.names.system(pad.setup.system), scoring.target, scoring.deals)

    def dealer(self, pad: ScorePad, head: DealHead) -> str:
        """Who deals, and who sits out."""
        seats = pad.setup.seats
        told = self.tr("{name} deals").format(name=seats[head.dealer].name)
        if not head.resting:
            return told
        resting = self.words.lists.all([seats[seat].name for seat in head.resting])
        rest = self.tr("{dealer}, {name} sits out") if len(head.resting) == 1 else self.tr("{dealer}, {name} sit out")
        return rest.format(dealer=told, name=resting)

    def fault(self, fault: Fault) -> str:
        """What is wrong with the file of a pad."""
        if fault in (Fault.NOT_JSON, Fault.NOT_A_SAVE):
            return self.tr("The file is damaged.")
        if fault is Fault.UNKNOWN_RULES:
            return self.tr("It names a game or a house rule that this version does not know.")
        return self.words.presets.fault(fault.value)

    def minimum(self, points: int) -> str:
        """What the initial meld must count."""
        return self.tr("needs {points}").format(points=number(points)) if points else self.tr("no minimum")

    def outcome(self, pad: ScorePad) -> str:
        """Who has won, that the best are equal, or nothing while the match goes on."""
        ending = self.words.scores.ending
        if not pad.is_over:
            return ending.tie() if pad.is_tie else ""
        name = self.account(pad, pad.winner)
        best = pad.lines[pad.counted - 1].totals
        margin = best[pad.winner] - max([total for account, total in enumerate(best) if account != pad.winner])
        won = ending.result(name, False, margin) if margin > 0 else ending.won(name, False)
        if pad.counted == len(pad.deals):
            return won
        after = self.tr("The match was over after deal {deal}; what stands below does not count.")
        return " ".join((won, after.format(deal=number(pad.counted))))

    def ended(self, pad: ScorePad, out: int, *, concealed: bool, special: str) -> str:
        """Who has gone out, and how."""
        name = "" if out == NOBODY else self.account(pad, out)
        if special:
            return self.words.scores.ending.ended_special(name, False, self.words.specials.name(special))
        return self.words.scores.ending.ended(name, False, concealed) if name else self.tr("Nobody went out.")
