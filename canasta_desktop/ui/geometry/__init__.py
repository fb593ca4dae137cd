"""Where everything is: pure functions of display and window, without widgets."""
