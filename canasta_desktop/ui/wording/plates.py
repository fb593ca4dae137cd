"""Words for the players: plates, sides and score boxes."""

from canasta_desktop.ui.wording.base import Phrases, number


class PlateWords(Phrases):
    """Plates, captions of meld areas, score boxes."""

    # --- plates ------------------------------------------------------------------------------------

    def turn(self, own: bool) -> str:
        """The second line of the plate in turn."""
        return self.tr("your turn") if own else self.tr("to play")

    def thinking(self) -> str:
        """In place of the role while the program chooses for this player."""
        return self.tr("thinking …")

    def line(self, role: str, level: str) -> str:
        """ "Partner · Skilled"."""
        return self.tr("{role} · {level}").format(role=role, level=level) if role and level else role or level

    def manner(self, level: str, manner: str) -> str:
        """What a computer player is like: "Expert: always wants the pile"."""
        return self.tr("{level}: {manner}").format(level=level, manner=manner) if manner else level

    def with_manner(self, plate: str, manner: str) -> str:
        """A plate as it is read aloud, and how its player likes to play."""
        return self.tr("{plate}, {manner}").format(plate=plate, manner=manner) if manner else plate

    def partner(self) -> str:
        """The role of the person's partner."""
        return self.tr("Partner")

    def opponent(self) -> str:
        """The role of an opponent of the person."""
        return self.tr("Opponent")

    def lone(self) -> str:
        """The role of the player who is alone against two."""
        return self.tr("Plays alone")

    def resting(self) -> str:
        """The role of a player who sits out this deal."""
        return self.tr("sits out")

    def spoken(self, name: str, line: str, cards: int) -> str:
        """ "Murat, opponent, 12 cards"."""
        text = self.tr("{name}, {line}, %Ln card(s)", "", cards) if line else self.tr("{name}, %Ln card(s)", "", cards)
        return text.format(name=name, line=line)

    def spoken_resting(self, name: str, line: str) -> str:
        """ "Murat, sits out"."""
        return self.tr("{name}, {line}").format(name=name, line=line)

    def with_foot(self, plate: str, cards: int) -> str:
        """A plate's words with a foot that is not taken up yet: "Murat, 5 cards, foot of 13 cards"."""
        return self.tr("{plate}, foot of %Ln card(s)", "", cards).format(plate=plate)

    def with_deal(self, plate: str) -> str:
        """A plate's words for the dealer: "Murat, 11 cards, dealer"."""
        return self.tr("{plate}, dealer").format(plate=plate)

    def dealer_sign(self) -> str:
        """The letter on the disc of the dealer."""
        return self.tr("D", "first letter of: dealer")

    def dealer_tip(self, name: str, is_person: bool) -> str:
        """What the disc means."""
        return self.tr("You have dealt.") if is_person else self.tr("{name} has dealt.").format(name=name)

    # --- sides -------------------------------------------------------------------------------------

    def alone(self, name: str) -> str:
        """ "Anna (alone)": the meld area of a lone player against two."""
        return self.tr("{name} (alone)").format(name=name)

    # --- score boxes -------------------------------------------------------------------------------

    def state(self, is_open: bool, canastas: int) -> str:
        """ "not melded yet", "2 canastas"."""
        if canastas:
            return self.tr("%Ln canasta(s)", "", canastas)
        return self.tr("has melded") if is_open else self.tr("not melded yet")

    def minimum(self, points: int) -> str:
        """ "from 90": what the initial meld must count; nothing where it needs no minimum."""
        return self.tr("needs {points}").format(points=number(points)) if points else ""

    def minimum_meaning(self, points: int) -> str:
        """What "from 90" means."""
        return self.tr("The first melds of this side must count %Ln point(s) together.", "", points) if points else ""

    def ranking(self, place: int, players: int, rival: str) -> str:
        """ "Place 2 of 6 · Aiko 1,205": how the person stands, and the best of the others."""
        text = self.tr("Place {place} of {players} · {rival}")
        return text.format(place=number(place), players=number(players), rival=rival)

    def may_go_out(self) -> str:
        """The note of a side that has its canastas."""
        return self.tr("can go out")

    def target(self, points: int) -> str:
        """ "Target 5,000"."""
        return self.tr("Target {points}").format(points=number(points))

    def target_deals(self, deal: int, deals: int) -> str:
        """ "Deal 2 of 4": the match has so many deals, and one more with equal scores."""
        if deal > deals:
            return self.tr("Deal {deal}, after a tie").format(deal=number(deal))
        return self.tr("Deal {deal} of {deals}").format(deal=number(deal), deals=number(deals))

    def why(self) -> str:
        """Where the mouse rests on a computer player."""
        return self.tr("Why? Press here for the reasons behind the last turn.")
