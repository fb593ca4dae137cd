"""What is to be heard when: from what happens on the table to lines for the process that plays.

`cues` is a pure function from a change of the table to a list of `Cue`s, each with its place between left and right and
its moment. `SoundPlayer` keeps the process (`audio`), and the volume and the groups that a person has chosen; a sound
that is off, a device that is missing or a process that has ended costs nothing but the sounds. No sound is ever the
only signal of anything.

>>> from canasta_desktop.ui.sound.player import gain_of
>>> [round(gain_of(volume), 2) for volume in (0, 50, 100)]
[0.0, 0.25, 1.0]

Who may enter: `session`, which makes a player and has it follow the table. It knows no widget.
"""
