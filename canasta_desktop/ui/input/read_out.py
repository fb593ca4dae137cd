"""What Ctrl+1 to Ctrl+6 say: hand, own melds, others' melds, piles, score, last turns, from the display alone."""

from PySide6.QtCore import QObject

from canasta_desktop.ui.display.display import Display, TrayView


class ReadOut(QObject):
    """Sentences and lists that a screen reader says in one go."""

    def text(self, display: Display, number: int) -> str:
        """The text of Ctrl+`number`, 1 to 6."""
        readers = (self._hand, self._own_melds, self._other_melds, self._piles, self._score, self._last_turns)
        return readers[number - 1](display)

    def _hand(self, display: Display) -> str:
        if not display.hand:
            return self.tr("You hold no card.")
        count = self.tr("You hold %n card(s).", "", len(display.hand))
        names = "; ".join(held.card.name for held in display.hand)
        chosen = [held.card.name for held in display.hand if held.selected]
        if not chosen:
            return f"{count} {names}."
        selected = self.tr("Selected: %1.").replace("%1", "; ".join(chosen))
        return f"{count} {names}. {selected}"

    def _tray(self, tray: TrayView) -> str:
        parts = [card.name for card in tray.threes] + [meld.name for meld in tray.melds]
        if not parts:
            return self.tr("%1: nothing on the table.").replace("%1", tray.spoken or tray.caption)
        melds = self.tr("%1: %2.").replace("%2", "; ".join(parts)).replace("%1", tray.spoken or tray.caption)
        return f"{melds} {tray.summary[:1].upper()}{tray.summary[1:]}." if tray.summary else melds

    def _own_melds(self, display: Display) -> str:
        return " ".join(self._tray(tray) for tray in display.trays if tray.own)

    def _other_melds(self, display: Display) -> str:
        return " ".join(self._tray(tray) for tray in display.trays if not tray.own)

    def _piles(self, display: Display) -> str:
        piles = display.piles
        return f"{piles.stock_name or piles.stock_text}. {piles.pile_name or piles.pile_text}."

    def _score(self, display: Display) -> str:
        return display.spoken_score

    def _last_turns(self, display: Display) -> str:
        if not display.recap:
            return self.tr("Nothing has happened yet.")
        return " ".join(entry.spoken for entry in display.recap)
