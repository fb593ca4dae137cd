"""The strip below the table while a deal is seen again: where it stands, and what moves it.

`ReplayStrip` is a board of the same wood as the rail. `Timeline` is what its slider shows, as plain data: how many
actions there are, after which of them a turn ends, and the marks of what is worth a jump. It knows no match: the
session's `ReplayControl` says what to show (`StripState`), and is told what is wanted by signals.

What is shown meanwhile is a `PlaybackMatch` (`game.playback`). The control is a `Guide` at the presenter, as that of
the lesson is: steps forward are played, backwards and jumps stand at once. Who plays on from somewhere sits down to a
practice match (`session.practice`); the match is kept like any that makes room. A practice match has a seed of its own:
its later deals must not tell those that are still to be played.

Who may enter: `session`.
"""
