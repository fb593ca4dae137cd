"""Who is playing: everybody who plays at this computer, one of them here and now.

`PeopleDialog` shows them by their portraits (`PersonTiles`). It changes the `People` it was given (a name, a portrait,
somebody who comes or goes), follows every change of them, and tells by a signal who is to play from now on.

What that comes to, `session.people_control` knows. A `Profile` is a key, which stands at the seat in every save, and
those settings that are a person's. One person plays *here*; their settings are `settings.json`, as if there were nobody
else, and the others' wait in `people.json`. Who is at the screen has the table as that person likes it, and what they
set is kept for them.

Who may enter: `session` and `inspection`.
"""
