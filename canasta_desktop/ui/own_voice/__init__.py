"""The program's own voice, for whoever plays by ear without a screen reader.

What it is for: having everything said that a screen reader would say. What is new for who listens is decided with each
display by the `Narrator` of `ui.presentation` and worded by `wording.spoken`. `accessibility.Announcer` passes it on to
a screen reader and, by `session.own_voice`, to this room: `FocusSpeech` adds the thing that the keyboard has come to,
in the words of `FocusWords`, and what a key has changed about it. A `Speaker` tells all of it to the process that
speaks (`--voice`); any key ends what is being said.

Nothing of it is imported as long as nobody wants it. Where a screen reader runs it is silent: two voices are none.

Who may enter: `session`.
"""
