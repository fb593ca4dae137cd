"""How the program looks: settings, style sheets, fonts."""
