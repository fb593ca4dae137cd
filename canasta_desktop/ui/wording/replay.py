"""Words of a replay: what its buttons do, where it stands, what its marks mean; and of practice."""

from collections.abc import Sequence

from canasta_desktop.ui.wording.base import Phrases, number


class ReplayWords(Phrases):
    """What stands on the strip below the table, and on the buttons by the hand."""

    def title(self) -> str:
        """What a screen reader calls the strip."""
        return self.tr("Replay")

    # --- the strip ---------------------------------------------------------------------------------

    def button(self, key: str) -> str:
        """The buttons that move the replay, by their keys."""
        match key:
            case "first":
                return self.tr("To the beginning")
            case "back":
                return self.tr("One step back")
            case "play":
                return self.tr("Play")
            case "pause":
                return self.tr("Pause")
            case "forward":
                return self.tr("One step forward")
            case "mark-back":
                return self.tr("Back to the mark before")
            case "mark-forward":
                return self.tr("On to the next mark")
        return self.tr("To the end")

    def speed(self, times: str) -> str:
        """How fast it plays, for a screen reader; `times` is "2×"."""
        return self.tr("Speed: {times}").format(times=times)

    def deal(self, deal: int) -> str:
        """The button that says which deal is shown, and offers the others."""
        return self.tr("Deal {deal}").format(deal=number(deal))

    def scored_deal(self, deal: int, points: Sequence[int]) -> str:
        """A deal among those of the match: "Deal 2 · 1,205 : 310", own points first."""
        figures = " : ".join([number(one) for one in points])
        return self.tr("Deal {deal} · {points}").format(deal=number(deal), points=figures)

    def running_deal(self, deal: int) -> str:
        """The deal that is being played, among those of the match."""
        return self.tr("Deal {deal} · up to now").format(deal=number(deal))

    def other_deal(self) -> str:
        """What the button with the deal is for."""
        return self.tr("Choose another deal")

    def position(self, turn: int, turns: int) -> str:
        """ "Turn 12 of 40"."""
        if not turn:
            return self.tr("Dealt")
        return self.tr("Turn {turn} of {turns}").format(turn=number(turn), turns=number(turns))

    def mark(self, turn: int, name: str, feats: Sequence[str]) -> str:
        """What a mark of the slider stands for: "Turn 12: Anna · takes the pile"."""
        told = ", ".join([self._feat(feat) for feat in feats])
        return self.tr("Turn {turn}: {name} · {feats}").format(turn=number(turn), name=name, feats=told)

    def _feat(self, feat: str) -> str:
        match feat:
            case "initial-meld":
                return self.tr("initial meld")
            case "pile":
                return self.tr("pile taken")
            case "canasta":
                return self.tr("canasta")
        return self.tr("gone out")

    # --- by the hand -------------------------------------------------------------------------------

    def action(self, key: str) -> str:
        """The buttons by the hand, by their keys."""
        match key:
            case "play-on":
                return self.tr("Play on from here")
            case "same-deal":
                return self.tr("Same deal again")
            case "open-hands":
                return self.tr("Show all hands")
            case "cover-hands":
                return self.tr("Cover the hands")
            case "why":
                return self.tr("Why?")
        return self.tr("Back to the game")

    def as_practice(self, *, is_here: bool = True) -> str:
        """What playing on comes to: from this very point, or from the person's turn that is nearest."""
        return self.tr("as practice") if is_here else self.tr("from your nearest turn, as practice")

    def no_reasons(self) -> str:
        """Why nobody can be asked why."""
        return self.tr("No computer player has done anything yet.")

    def dealt(self) -> str:
        """The sentence before the first action."""
        return self.tr("The cards are dealt.")
