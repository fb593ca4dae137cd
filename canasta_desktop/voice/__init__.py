"""The program's own voice: the process that speaks where no screen reader does.

What it is for: turning a line of text such as `{"speak": "Anna drew a card.", "language": "en"}` into speech by what
the system brings. `protocol` is the line; a `Synthesizer` is what speaks, one for each system: `speech_dispatcher` for
Linux, `windows` for SAPI, `macos` for the command of macOS; `process` ties them together and is what `--voice` starts.

It is a process of its own, like that of the sounds: what a system's speech does, and how long it takes to answer, must
not hold up the table. None of the systems needs a library of ours. What is to be said waits its turn; `{"stop": true}`
forgets it all. Where nothing can speak the process says why, and reads on: it may be installed meanwhile.

>>> from canasta_desktop.voice.protocol import Utterance, utterance_text
>>> utterance_text(Utterance("Anna drew a card.", "en"))
'{"speak": "Anna drew a card.", "language": "en"}'

Who may enter: the command line, which is that process; `own_voice`, which knows what is to be said; `inspection`. It
knows no Qt.
"""
