"""Tokens: a card keeps its number while it moves."""

from canasta_desktop.rules.cards import read_cards
from canasta_desktop.ui.display.places import HAND, PILE, STOCK, Place, Spot
from canasta_desktop.ui.presentation.tokens import TokenBook, TokenStack

IN_HAND = TokenStack(HAND)
ON_PILE = TokenStack(PILE)
QUEENS = TokenStack(Place(Spot.MELD, 3))


def book_with(**places: str) -> TokenBook:
    book = TokenBook()
    arrange(book, **places)
    return book


def arrange(book: TokenBook, leaving: tuple[int, ...] = (), hand: str = "", pile: str = "", queens: str = "") -> None:
    stacks = {IN_HAND: read_cards(hand), ON_PILE: read_cards(pile), QUEENS: read_cards(queens)}
    book.arrange(stacks, lambda stack, face: STOCK, leaving)


def numbers(book: TokenBook, stack: TokenStack) -> list[int]:
    return [token.number for token in book.cards(stack)]


def test_what_lies_still_keeps_its_token() -> None:
    book = book_with(hand="QS KH")
    before = numbers(book, IN_HAND)
    arrange(book, hand="QS KH")
    assert numbers(book, IN_HAND) == before
    assert [token.origin for token in book.cards(IN_HAND)] == [None, None]


def test_a_card_that_is_melded_keeps_its_token_and_names_the_hand_as_its_origin() -> None:
    book = book_with(hand="QS KH QD")
    queen = numbers(book, IN_HAND)[2]
    arrange(book, hand="QS KH", queens="QD")
    assert numbers(book, QUEENS) == [queen]
    assert book.cards(QUEENS)[0].origin == HAND


def test_a_new_card_comes_from_where_the_source_says() -> None:
    book = book_with(hand="QS")
    arrange(book, hand="QS 4C")
    assert [token.origin for token in book.cards(IN_HAND)] == [None, STOCK]


def test_of_equal_cards_the_one_that_was_played_goes() -> None:
    book = book_with(hand="9H 9H KD")
    first, second, _ = numbers(book, IN_HAND)
    arrange(book, leaving=(first,), hand="9H KD", pile="9H")
    assert numbers(book, ON_PILE) == [first]
    assert second in numbers(book, IN_HAND)


def test_sorting_the_hand_moves_no_token_to_another_card() -> None:
    book = book_with(hand="4C QS 9H")
    faces = {token.number: token.face for token in book.cards(IN_HAND)}
    arrange(book, hand="QS 9H 4C")
    assert {token.number: token.face for token in book.cards(IN_HAND)} == faces
    assert [token.face for token in book.cards(IN_HAND)] == read_cards("QS 9H 4C")
