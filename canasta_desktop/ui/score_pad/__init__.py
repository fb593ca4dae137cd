"""The score pad at the window: for people who play with real cards and have the program keep the score.

`ScorePadDialog` has five pages. `PadListPage` shows the pads that are kept, `PadSetupPage` begins one, `PadPage` is the
pad itself, on paper, `PadPeoplePage` puts its names right, and `DealEntryPage` takes down a deal, new or corrected,
with `CountField`s and a `KeyPad` for fingers. What can be counted and what it comes to, `canasta_desktop.pad` says;
`PadWords` words it.

Who may enter: `session` and `inspection`.
"""
