"""The program's own voice, for whoever plays by ear without a screen reader.

What it is for: having everything said that a screen reader would say. The sentences of the table are those that
`accessibility.Announcer` says; `FocusSpeech` adds the thing that the keyboard has come to, in the words of
`FocusWords`, and what a key has changed about it. A `Speaker` tells them to the process that speaks (`--voice`); any
key ends what is being said.

Nothing of it is imported as long as nobody wants it. Where a screen reader runs it is silent: two voices are none.

Who may enter: session.
"""
