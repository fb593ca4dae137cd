"""Words for several persons at one screen, and for watching computer players."""

from canasta_desktop.ui.wording.base import Phrases


class SharedWords(Phrases):
    """What stands on the curtain, on the table between two persons, and on the buttons of a spectator."""

    def now(self, name: str) -> str:
        """Whose turn at the screen it is, large on the curtain."""
        return self.tr("Now: {name}").format(name=name)

    def your_turn(self) -> str:
        """The person on the curtain begins a turn."""
        return self.tr("It is your turn.")

    def turn_goes_on(self) -> str:
        """The person on the curtain had begun already: after an answer, or after a while away."""
        return self.tr("Your turn goes on.")

    def asked_by(self, name: str) -> str:
        """The person on the curtain has to answer a partner."""
        return self.tr("{name} asks you something.").format(name=name)

    def show_cards(self) -> str:
        """The button that raises the curtain."""
        return self.tr("Show my cards")

    def others_look_away(self) -> str:
        """The second line under the button."""
        return self.tr("Everybody else, look away now.")

    def hand(self, plate: str, cards: str) -> str:
        """An open hand, spoken behind its plate."""
        return self.tr("{plate}. Open hand: {cards}").format(plate=plate, cards=cards)

    # --- watching ----------------------------------------------------------------------------------

    def paused(self, name: str) -> str:
        """The status while watching is paused; `name` is next."""
        return self.tr("Paused. {name} is next.").format(name=name)

    def pause(self) -> str:
        """The button that stops the play."""
        return self.tr("Pause")

    def go_on(self) -> str:
        """The button that lets the play go on."""
        return self.tr("Go on", "after a pause")

    def step(self) -> str:
        """The button for one action of the player in turn."""
        return self.tr("One step")

    def speed(self, key: str) -> str:
        """The button that changes the speed, with the speed of now."""
        match key:
            case "slow":
                return self.tr("Speed: slow")
            case "fast":
                return self.tr("Speed: fast")
            case "off":
                return self.tr("Speed: at once")
        return self.tr("Speed: normal")

    def hands(self, are_open: bool) -> str:
        """The button that opens or covers all hands."""
        return self.tr("Cover the hands") if are_open else self.tr("Show all hands")
