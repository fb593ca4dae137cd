"""Every match that was played: the list of them, made of what stands in their saves.

The saves are the truth (`game.journal`): one file a match in the folder of kept games, and the running one. What lies
beside them, an index in SQLite and what is worked out of matches, is only there to be quick: it can be thrown away at
any time, and is made again.

Main types: `Archive` is the one door for the window; `MatchRow` a match as it stands in the list, `DamagedRow` a file
that cannot be read; `Wanted` which of them are to be listed; `Derivation` something that is worked out of each match.
`MatchFacts` are what happened in one, `Statistics` what comes of all: figures, luck beside play, a rating beside the
levels, feats.

- Whoever asks for the list gets it from the `Index`, which is compared with the folder first (`update`); a few files
  that are new are read on the way, of many the newest.
- What takes longer is done by a process of its own (`process`): this same program, started with `--archive` a moment
  after the first picture. It reads first lines, then plays whole matches again for the `derivations`, and writes in
  small steps; who ends it loses nothing.
- A damaged index is set aside and made anew (`recovery`). Where the disk refuses, the list is made in memory.
- What is deleted is moved (`deleted`), so that taking it back is a move.

Who may enter: the command line, which is that process; `history` and `statistics`, which show it; `session` and
`inspection`. It knows no Qt.
"""
