"""The pages of statistics: what somebody has played and how, luck beside play, and feats with their emblems.

They take plain figures (`archive.statistics`), tell by a signal which matches are wanted, and count nothing themselves.
Charts and emblems are painted here: a chart library would be larger than the program, and would neither wear its
themes nor follow the size of its text; what is needed are bars, a curve and a few bands.

Main type: `StatisticsDialog`.

Who may enter: the session.
"""
