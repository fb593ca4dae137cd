"""The window in a test begins in English and leaves nothing behind, as in those of `ui`."""

from tests.ui.conftest import cleared_away, in_english

__all__ = ("cleared_away", "in_english")
