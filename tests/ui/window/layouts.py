"""The table's layout for a display, as the window's widgets get it."""

from canasta_desktop.ui.display.display import Display
from canasta_desktop.ui.geometry.layout import TableLayout
from canasta_desktop.ui.geometry.placing import table_layout
from canasta_desktop.ui.geometry.spec import Window, table_spec
from canasta_desktop.ui.window.brush import EmWidths

CORNER = ("New", "Log", "Rules", "Settings", "Menu")


def layout_for(display: Display, width: int = 1280, height: int = 800, text: float = 1.0) -> TableLayout:
    """Where everything stands in a window of this size, at this text scale."""
    window = Window(width, height, text_scale=text, corner=CORNER, measure=EmWidths.of_now())
    return table_layout(display, table_spec(display, window))
