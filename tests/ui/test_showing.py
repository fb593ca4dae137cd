"""What the display says and offers, drawn up from a position."""

from canasta_desktop.ui.showing import Moment, Showing
from tests.ui.tables import sit


def shown(person):
    return Showing(person.match, person.seat).display(person, Moment())


def primary(person) -> str:
    return next((button.key for button in shown(person).buttons if button.primary), "")


def test_enter_draws_while_there_is_a_stock() -> None:
    assert primary(sit("KS 9D")) == "draw"


def test_enter_takes_the_pile_where_the_stock_is_empty_and_it_fits() -> None:
    assert primary(sit("AH KS", stock=0, melds=[["AS AH AD"], []], pile="4C AC")) == "take"


def test_enter_ends_the_deal_where_nothing_else_can_be_done() -> None:
    assert primary(sit("JH KS", stock=0, melds=[["AS AH AD"], []], pile="4C 3S")) == "end"
