"""The pages of statistics: what somebody has played and how, luck beside play, and feats with their emblems.

They take plain figures (`archive.statistics`), tell by a signal which matches are wanted, and count nothing themselves.
Charts and emblems are painted here: a chart library would be larger than the program, and would neither wear its
themes nor follow the size of its text; what is needed are bars, a curve and a few bands.

Main types: `StatisticsDialog` with its four pages (`OverviewPage`, `GamesPage`, `LuckPage`, `FeatsPage`), each `Chart`
on them, the `emblems`, and `PinnedMedals`, which lie on the score sheet of the deal that earned them.

Who may enter: `session` and `inspection`.
"""
