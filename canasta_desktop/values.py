"""`@value(frozen=True)`: a frozen dataclass that is quick to declare.

For each frozen class `dataclass` writes six functions and compiles them, 0.4 ms every time that the program starts, and
some fifty such classes stand between the start and its first picture or its first table. A value has only its
`__init__` compiled, in 0.1 ms; the other five functions are the same for all values. It is for those classes alone: for
the rest of the program a dataclass is as good, and where equality is asked a thousand times a better one.

To the type checker a value is a frozen dataclass and nothing else, and so it is to `dataclasses.replace` and `fields`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as value
else:
    from dataclasses import FrozenInstanceError, dataclass, fields
    from operator import attrgetter

    def value(*, frozen):
        """The decorator."""
        assert frozen
        return _declared

    def _declared(declared):
        made = dataclass(eq=False, repr=False)(declared)
        names = [field.name for field in fields(made) if field.compare]
        made._parts = attrgetter(*names) if names else _no_parts
        made.__eq__, made.__hash__, made.__repr__ = _is_equal, _hash_of, _text_of
        made.__setattr__, made.__delattr__ = _set_once, _refuse
        return made

    def _no_parts(one):
        return ()

    def _is_equal(one, other):
        if other.__class__ is not one.__class__:
            return NotImplemented
        parts = one.__class__._parts
        return parts(one) == parts(other)

    def _hash_of(one):
        return hash(one.__class__._parts(one))

    def _text_of(one):
        parts = ", ".join([f"{field.name}={getattr(one, field.name)!r}" for field in fields(one) if field.repr])
        return f"{one.__class__.__qualname__}({parts})"

    def _set_once(one, name, content):
        if name in one.__dict__:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        one.__dict__[name] = content

    def _refuse(one, name):
        raise FrozenInstanceError(f"cannot delete field {name!r}")


__all__ = ["value"]
