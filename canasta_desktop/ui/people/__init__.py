"""Who is playing: everybody who plays at this computer, one of them here and now.

`PeopleDialog` shows them by their portraits (`PersonTiles`). It changes the `People` it was given (a name, a portrait,
somebody who comes or goes), follows every change of them, and tells by a signal who is to play from now on; what that
comes to, the session knows.

Who may enter: the session and inspection.
"""
