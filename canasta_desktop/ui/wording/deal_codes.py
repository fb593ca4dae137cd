"""Deal codes and seals in words: what a code deals, what is wrong with one, whether a seal fits."""

from collections.abc import Sequence

from canasta_desktop.game.code_symbols import CodeFault, DealCodeError
from canasta_desktop.game.deal_code import SHORTEST, CodedDeal
from canasta_desktop.rules.table import Table
from canasta_desktop.ui.wording.base import Phrases
from canasta_desktop.ui.wording.wording import Wording, isolated, number


def is_last_missing(error: DealCodeError) -> bool:
    """Whether all but the last character of a code is there, as it is while one types."""
    return error.fault is CodeFault.MISSING_CHARACTER and error.place == len(error.code.replace("-", "")) - 1


class DealCodeWords(Phrases):
    """Words for a code that was typed, and for the deal behind it."""

    def error(self, error: DealCodeError) -> str:
        """What is wrong with a code; of one character, which it is."""
        match error.fault:
            case CodeFault.EMPTY:
                return self.tr("Type a deal code, or paste one.")
            case CodeFault.TOO_SHORT:
                text = self.tr("There is more to come: a deal code has {count} characters or more.")
                return text.format(count=number(SHORTEST))
            case CodeFault.TOO_LONG:
                return self.tr("This is too long to be a deal code.")
            case CodeFault.STRANGE_CHARACTER:
                return self._character(
                    self.tr("Character {place}, {sign}, does not belong in a deal code: look at “{group}”."), error
                )
            case CodeFault.WRONG_CHARACTER:
                return self._character(self.tr("Character {place}, {sign}, is wrong: look at “{group}”."), error)
            case CodeFault.MISSING_CHARACTER:
                return self._missing(error)
            case CodeFault.EXTRA_CHARACTER:
                return self._character(self.tr("Character {place}, {sign}, is one too many: look at “{group}”."), error)
            case CodeFault.SWAPPED_CHARACTERS:
                text = self.tr("Characters {place} and {next} have changed places: look at “{group}”.")
                return self._character(text, error)
            case CodeFault.WRONG_CHARACTERS:
                return self.tr("Several characters are wrong, or one is missing or too many.")
            case CodeFault.NEWER:
                return self.tr("This code was made by a newer version of the game.")
        return self.tr("Nothing seems to be mistyped, but there is no such deal.")

    def _missing(self, error: DealCodeError) -> str:
        if error.place == 0:
            return self._character(self.tr("The first character is missing: look at “{group}”."), error)
        if is_last_missing(error):
            return self.tr("The last character is missing.")
        return self._character(self.tr("One is missing after character {place}: look at “{group}”."), error)

    def _character(self, text: str, error: DealCodeError) -> str:
        blanks = {"sign": isolated(error.sign.upper()), "group": isolated(error.group.upper())}
        return text.format(place=number(error.place), next=number(error.place + 1), **blanks)

    # --- what a code deals -------------------------------------------------------------------------

    def title(self, deal: CodedDeal, words: Wording) -> str:
        """ "Classic Canasta · four players"."""
        return words.table.title_without_deal(words.names.system(deal.system), words.names.players(deal.players))

    def facts(self, deal: CodedDeal, dealer: str, words: Wording) -> list[str]:
        """The deal in its match, its scores and minimums, the length of the match, the house rules, a line each."""
        rules, start = deal.rules(), deal.start
        lines = [self._dealing(start.number, dealer)]
        if start.number > 1:
            scores = " : ".join([number(score) for score in start.scores])
            lines.append(self.tr("Scores before it: {scores}").format(scores=scores))
        table = Table(rules, start.number, start.dealer, list(start.scores))
        owners = [min(rules.seating.seats_of(table, account)) for account in range(rules.seating.accounts())]
        lines += self._minimum([rules.initial_meld.minimum(table, seat) for seat in owners])
        lines.append(self._length(rules.scoring.deals, rules.scoring.target))
        phrase = words.options.phrases(rules)
        changed = [phrase(name, value) for name, value in deal.options if name not in ("deals", "target")]
        if changed:
            lines.append(self.tr("House rules: {changes}").format(changes="; ".join(changed)))
        return lines

    def _dealing(self, deal: int, dealer: str) -> str:
        if deal == 1:
            return self.tr("First deal of a match; dealer: {name}").format(name=isolated(dealer))
        return self.tr("Deal {deal} of a match; dealer: {name}").format(deal=number(deal), name=isolated(dealer))

    def _minimum(self, minimums: Sequence[int]) -> list[str]:
        """What the initial meld must count, once where it is the same for all."""
        each = minimums if len(set(minimums)) > 1 else minimums[:1]
        if not any(each):
            return []
        return [self.tr("Minimum of the initial meld: {points}").format(points=" : ".join(map(number, each)))]

    def _length(self, deals: int, target: int) -> str:
        if deals:
            return self.tr("Match of %Ln deal(s)", "", deals)
        return self.tr("Match to {points} points").format(points=number(target))


class SealWords(Phrases):
    """Words for the seal of a deal."""

    def none(self, is_daily: bool) -> str:
        """Why a deal has no seal."""
        if is_daily:
            return self.tr(
                "The deal of the day has no seal: its cards follow from the date, and everybody can know them."
            )
        return self.tr("Practice has no seal: whoever knows the code of a deal, or has played it, can know its cards.")

    def before(self) -> str:
        """What a seal is good for, while the deal is played."""
        return self.tr(
            "These digits fix every card of this deal and reveal nothing about them. Note or copy "
            "them: once the deal is scored, you can check here that nobody has changed a card."
        )

    def after(self) -> str:
        """What can be checked, once it is scored."""
        return self.tr(
            "This is what was sealed; the cards follow from the seed in its last line. The seal is the SHA-256 of this "
            "text. Anybody can check both without this program: fairness.md, which comes with it, says how."
        )

    def result(self, is_noted: bool, is_same: bool) -> str:
        """What has come of checking; `is_noted`: there was a seal to compare with."""
        if not is_noted:
            return self.tr("Enter the seal that you noted before the deal.")
        if is_same:
            return self.tr("It fits: the text gives the seal that you noted.")
        return self.tr("It does not fit: the text gives another seal than the one that you noted.")
