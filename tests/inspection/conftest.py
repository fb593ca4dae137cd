"""The window in a test begins in English and leaves nothing behind, as in those of `ui`."""

from tests.ui.conftest import begun, cleared_away, in_english, painted_if_marked, unpainted

__all__ = ("begun", "cleared_away", "in_english", "painted_if_marked", "unpainted")
