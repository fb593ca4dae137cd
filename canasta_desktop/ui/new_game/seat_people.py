"""Which of the people sit at a table: each at one seat at most, and whoever else is typed there is a guest. No Qt."""

from canasta_desktop.game.people import People, Profile
from canasta_desktop.game.seats import SeatKind
from canasta_desktop.ui.new_game.game_choice import Seats


def as_known(seats: Seats, people: People) -> Seats:
    """The seats of last time: people are called and look as they do now, and whoever was deleted is a guest.

    Who sits alone has the portrait of the settings.
    """
    made = seats
    for place in [place for place in persons_of(seats) if seats[place].profile]:
        profile = people.find(seats[place].profile)
        if profile is None:
            made = _changed(made, place, profile="")
        else:
            is_alone = len(persons_of(seats)) == 1
            made = _changed(made, place, name=profile.name, portrait="" if is_alone else profile.portrait)
    return made


def with_person(seats: Seats, place: int, profile: Profile | None) -> Seats:
    """This person sits here, and whoever sat here where that person was; None: a guest without a name yet."""
    if profile is None:
        return _changed(seats, place, name="", portrait="", profile="")
    made = list(seats)
    for other in [number for number in persons_of(seats) if seats[number].profile == profile.key]:
        made[other] = seats[place]
    made[place] = seats[place]._replace(name=profile.name, portrait=profile.portrait, profile=profile.key)
    return tuple(made)


def with_name(seats: Seats, place: int, name: str, people: People) -> Seats:
    """Name the person here: one of the people, if they are called so, else a guest.

    As long as one person alone plays at the computer, that is a new name of this person.
    """
    profile = people.named(name)
    if len(people) < 2 or seats[place].kind is SeatKind.COMPUTER:
        return _changed(seats, place, name=name)
    if profile is None:
        return _changed(seats, place, name=name, profile="")
    if profile.key == seats[place].profile or profile.key in [seat.profile for seat in seats]:
        return _changed(seats, place, name=name)
    return _changed(seats, place, name=profile.name, portrait=profile.portrait, profile=profile.key)


def with_companions(seats: Seats, before: Seats, people: People, own: str) -> Seats:
    """Where a person sits whom nobody has named, and a computer player sat before, one of the people who are free sits.

    `own` is the key of who plays here and comes first.
    """
    free = sorted(
        [one for one in people.all() if one.key not in [seat.profile for seat in seats]],
        key=lambda one: one.key != own,
    )
    made = seats
    for place in persons_of(seats):
        is_new = place < len(before) and before[place].kind is SeatKind.COMPUTER
        if is_new and not (seats[place].name or seats[place].profile) and free:
            made = with_person(made, place, free.pop(0))
    return made


def persons_of(seats: Seats) -> list[int]:
    """The places where persons sit, ascending."""
    return [place for place, seat in enumerate(seats) if seat.kind is SeatKind.PERSON]


def _changed(seats: Seats, place: int, **changes: str) -> Seats:
    return (*seats[:place], seats[place]._replace(**changes), *seats[place + 1 :])  # type: ignore[arg-type]  # all texts
