"""The sounds of the table, and the process that plays them.

What it is for: turning a line of text such as `play lay 1 0.3 -0.2 1.06 240` into something to be heard. `sounds` names
all `Sound`s and the groups that can be turned off; `protocol` is the line; `Mixer` adds up what sounds at once;
`device` opens the loudspeaker of the system; `process` ties them together and is what `--sounds` starts.

It is a process of its own, like that of the computer players: the system asks for more samples in a thread of its own,
and Python's collector must never run there while Qt's objects are about. So a failure costs the sounds and nothing
else, and the window starts without any of it.

>>> from canasta_desktop.audio.protocol import Playback, playback_text
>>> from canasta_desktop.audio.sounds import Sound
>>> playback_text(Playback(Sound.LAY, variant=1, gain=0.3, pan=-0.2))
'play lay 1 0.300 -0.200 1.000 0'

Who may enter: the command line, which is that process; `sound`, which knows when something is to be heard; `dialogs`
and `session`, for the groups and for why nothing is heard; `inspection`. It knows no Qt.
"""
