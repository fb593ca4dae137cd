"""Starts Orca with its debug log, each line of it written at once: /usr/bin/python3 -I start_orca.py LOG

Its own program refuses to start beside another Orca of the same user, or ends that one, whatever session it is in, and
knows them by the name of the process. Who has a screen reader running must be able to run the tests, so this does the
same under the name of Python. Of Orca's settings only the echo of keys is another: it says nothing of the program.
"""

import sys

from orca import debug, orca

debug.debugLevel = debug.LEVEL_ALL
debug.eventDebugLevel = debug.LEVEL_OFF
debug.debugFile = open(sys.argv[1], "w", encoding="utf-8", buffering=1)  # noqa: SIM115 -- as long as Orca runs
manager = orca.getSettingsManager()
manager.activate(None, {"enableKeyEcho": False})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
