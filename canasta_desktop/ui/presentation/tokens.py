"""Which card on the screen is which: a number for each card in sight, kept while it moves.

The rules do not tell copies of a face apart, but the eye follows one card from the hand to a meld.
The book is told, place by place, which faces lie there now; it keeps the tokens of what stayed, lets
what left one place arrive at another, and gives new tokens to what comes into sight.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from canasta_desktop.ui.display.display import BACK
from canasta_desktop.ui.display.places import Place, Spot


class TokenStack(NamedTuple):
    """A place that holds cards; cards staged onto a meld are a stack of their own at its place."""

    place: Place
    staged: bool = False


class Token(NamedTuple):
    """A card in sight: its number, its face or BACK, and the place it came from in the last change, if it moved."""

    number: int
    face: int
    origin: Place | None = None


Arrangement = Mapping[TokenStack, Sequence[int]]
"""By stack: the faces lying there, in order."""


class TokenBook:
    """The tokens of all cards in sight."""

    def __init__(self) -> None:
        self._stacks: dict[TokenStack, list[Token]] = {}
        self._last = 0

    def cards(self, stack: TokenStack) -> list[Token]:
        """The tokens lying there, in order."""
        return self._stacks.get(stack, [])

    def arrange(
        self, now: Arrangement, source: Callable[[TokenStack, int], Place | None], leaving: Collection[int] = ()
    ) -> None:
        """Everything in sight lies as `now` says.

        `source` names the place from which a face comes into sight at a stack. Of equal cards in one
        place those in `leaving` go first.
        """
        resting = self._resting(now)
        stayed, gone = self._sort_out(now, leaving, resting)
        self._stacks = {
            stack: resting[stack] if stack in resting else self._settle(stack, faces, stayed[stack], gone, source)
            for stack, faces in now.items()
        }

    def _resting(self, now: Arrangement) -> dict[TokenStack, list[Token]]:
        """The stacks that hold the same faces in the same order as before, as most do: nothing is asked of them."""
        resting: dict[TokenStack, list[Token]] = {}
        for stack, tokens in self._stacks.items():
            faces = now.get(stack)
            if faces is not None and len(faces) == len(tokens) and [token.face for token in tokens] == list(faces):
                resting[stack] = tokens if all([token.origin is None for token in tokens]) else _settled(tokens)
        return resting

    def _sort_out(
        self, now: Arrangement, leaving: Collection[int], resting: Collection[TokenStack]
    ) -> tuple[dict[TokenStack, list[Token]], list[tuple[TokenStack, Token]]]:
        """Which tokens stay where they are, and which have left their stack, of those that do not rest."""
        stayed: dict[TokenStack, list[Token]] = {stack: [] for stack in now}
        gone: list[tuple[TokenStack, Token]] = []
        for stack, tokens in self._stacks.items():
            if stack in resting:
                continue
            wanted = list(now.get(stack, ()))
            for token in sorted(tokens, key=lambda token: token.number in leaving):
                if token.face in wanted:
                    wanted.remove(token.face)
                    stayed[stack].append(token)
                else:
                    gone.append((stack, token))
        return stayed, gone

    def _settle(
        self,
        stack: TokenStack,
        faces: Sequence[int],
        stayed: list[Token],
        gone: list[tuple[TokenStack, Token]],
        source: Callable[[TokenStack, int], Place | None],
    ) -> list[Token]:
        """The tokens of one stack in the order of its faces: those that stayed, arrived, or are new."""
        order = {token.number: index for index, token in enumerate(self._stacks.get(stack, []))}
        stayed = sorted(stayed, key=lambda token: order[token.number])
        settled: list[Token] = []
        for face in faces:
            old = next((token for token in stayed if token.face == face), None)
            if old is not None:
                stayed.remove(old)
                settled.append(Token(old.number, face))
                continue
            moved = next((leaver for leaver in gone if _may_be(leaver, face)), None)
            if moved is not None:
                gone.remove(moved)
                settled.append(Token(moved[1].number, face, moved[0].place))
                continue
            self._last += 1
            settled.append(Token(self._last, face, source(stack, face)))
        return settled

    def settle_order(self, stack: TokenStack, numbers: Sequence[int]) -> None:
        """The tokens of a stack lie in this order now; the numbers are those that lie there."""
        by_number = {token.number: token for token in self._stacks[stack]}
        self._stacks[stack] = [by_number[number] for number in numbers]


def _settled(tokens: Sequence[Token]) -> list[Token]:
    """The same tokens, now that they have come to rest."""
    return [Token(token.number, token.face) for token in tokens]


def _may_be(leaver: tuple[TokenStack, Token], face: int) -> bool:
    """Whether this card, which has left its place, is one that lies elsewhere now; one face down came from a hand."""
    stack, token = leaver
    return token.face == face or (face == BACK and stack.place.spot in (Spot.HAND, Spot.SEAT))
