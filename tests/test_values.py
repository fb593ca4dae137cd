"""Values behave as frozen dataclasses do."""

from dataclasses import FrozenInstanceError, dataclass, field, fields, replace

import pytest

from canasta_desktop.values import value


@value(frozen=True)
class Point:
    """A value."""

    x: int
    y: int = 2
    notes: tuple[str, ...] = field(default=(), compare=False, repr=False)


@value(frozen=True)
class Place(Point):
    """A value that comes from another one."""

    name: str = "here"


@value(frozen=True)
class Other:
    """A value with the same parts as a point."""

    x: int
    y: int = 2


@value(frozen=True)
class Nothing:
    """A value without parts."""


@dataclass(frozen=True)
class Usual:
    """What it would be as a dataclass."""

    x: int
    y: int = 2
    notes: tuple[str, ...] = field(default=(), compare=False, repr=False)


def test_values_of_one_class_are_equal_by_their_parts():
    assert Point(1) == Point(1, 2, ("left out",))
    assert Point(1) != Point(1, 3)
    assert Place(1) != Place(1, name="there")
    assert Nothing() == Nothing()
    assert len({Point(1), Point(1, notes=("left out",)), Point(2), Place(1), Nothing(), Nothing()}) == 4


def test_values_of_two_classes_are_never_equal():
    assert Point(1) != Other(1)
    assert Point(1) != Place(1)
    assert Nothing() != ()


def test_a_value_tells_its_parts_as_a_dataclass_does():
    assert repr(Point(1, notes=("left out",))) == repr(Usual(1, notes=("left out",))).replace("Usual", "Point")
    assert repr(Nothing()) == "Nothing()"


def test_a_value_stays_as_it_is():
    point = Point(1)
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'x'"):
        point.x = 3
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'x'"):
        del point.x
    assert point == Point(1)


def test_what_is_known_of_dataclasses_is_known_of_values():
    assert replace(Place(1), y=5) == Place(1, 5)
    assert [one.name for one in fields(Place)] == ["x", "y", "notes", "name"]
    match Place(1, 5):
        case Point(x, y):
            assert (x, y) == (1, 5)


def test_only_the_making_of_a_value_is_its_own():
    for name in ("__eq__", "__hash__", "__repr__", "__setattr__", "__delattr__"):
        assert getattr(Point, name) is getattr(Other, name)
    assert Point.__init__ is not Other.__init__
