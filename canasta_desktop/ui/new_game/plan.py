"""The game being put together in the new-game dialog: its pages read it, change it, and hear of every change."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from canasta_desktop.game.house_rules import Given, HouseRules, Remedy
from canasta_desktop.game.people import People
from canasta_desktop.game.presets import Preset
from canasta_desktop.game.recent_setups import RecentSetups
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.seating import Seating
from canasta_desktop.ui.new_game.game_choice import NewGameChoice, Offer, offers, share_the_screen
from canasta_desktop.ui.new_game.seat_plan import SeatPlan

TARGET, LENGTH = "target", "deals"
"""The house rules by which a match ends."""


class Plan(QObject):
    """Which game by which rules; `table`: who sits there. `changed` comes after every change of either.

    A game taken up again has the house rules it was last played by.
    """

    changed = Signal()

    def __init__(
        self,
        last: NewGameChoice,
        recent_setups: RecentSetups = (),
        parent: QObject | None = None,
        own_portrait: str = "",
        people: People | None = None,
        own_profile: str = "",
    ) -> None:
        """`own_portrait` and `own_profile` as in `SeatPlan`."""
        super().__init__(parent)
        self.offers = offers(recent_setups)
        self._options: dict[str, Given] = {setup.system: setup.options for setup in recent_setups}
        self.house = HouseRules(last.system, last.players, last.options)
        known = people if people is not None else People()
        self.table = SeatPlan(last, known, own_portrait, own_profile, self)
        self.table.changed.connect(self.changed)

    # --- what is planned ---------------------------------------------------------------------------

    @property
    def system(self) -> str:
        """The key of the rule system."""
        return self.house.system

    @property
    def players(self) -> int:
        """How many play."""
        return self.house.players

    @property
    def rules(self) -> RuleSet:
        """The rule set as it will be played."""
        return self.house.rules

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return self.rules.seating

    @property
    def offer(self) -> Offer:
        """The offer of this system: its forms and options."""
        return next(offer for offer in self.offers if offer.system == self.system)

    @property
    def asks_for_trust(self) -> bool:
        """Whether partners share the screen, so that it matters if there is a curtain between them."""
        return share_the_screen(self.table.seats, self.seating)

    @property
    def forms(self) -> list[Option]:
        """The options that decide how so many players are divided."""
        return [option for option in self.house.options if option.form]

    def choice(self) -> NewGameChoice:
        """What will be played."""
        table = self.table
        return NewGameChoice(self.system, self.players, self.house.given, table.chosen(), table.trust_partners)

    # --- changing it -------------------------------------------------------------------------------

    def set_system(self, system: str) -> None:
        """Another game, by its house rules of last time."""
        if system == self.system:
            return
        self._remember()
        offer = next(offer for offer in self.offers if offer.system == system)
        self._play(system, offer.fitting(self.players), self._options.get(system, ()))

    def set_players(self, players: int) -> None:
        """Another number of players; house rules that it does not know are kept in mind."""
        if players != self.players:
            self._remember()
            self._play(self.system, players, self._options[self.system])

    def use(self, preset: Preset) -> None:
        """Play this preset, with whoever is sitting here."""
        self._remember()
        self._play(preset.system, preset.players, preset.options)

    def _remember(self) -> None:
        """Keep the house rules of this game, those too that so many players have no use for."""
        before = self._options.get(self.system, ())
        elsewhere = [(name, value) for name, value in before if not self.house.has(name)]
        self._options[self.system] = (*elsewhere, *self.house.given)

    def _play(self, system: str, players: int, options: Given) -> None:
        self.house = HouseRules(system, players, options)
        self.table.be_so_many(players)
        self.changed.emit()

    def set_option(self, name: str, value: Value) -> None:
        """A house rule."""
        if self.house.values[name] != value:
            self.house.set(name, value)
            self.changed.emit()

    def set_length(self, value: Value) -> None:
        """Play so many deals, or up to the target; a target that was set goes where none is played for (VA-6.40)."""
        if self.house.values[LENGTH] != value:
            self.house.reset(() if value == TARGET else (TARGET,))
            self.house.set(LENGTH, value)
            self.changed.emit()

    def reset(self, names: Iterable[str] | None = None) -> None:
        """Set these house rules, or all, back to what the game has."""
        self.house.reset(names)
        self.changed.emit()

    def remedy(self, remedy: Remedy) -> None:
        """A way out of a contradiction."""
        self.house.remedy(remedy)
        self.changed.emit()
