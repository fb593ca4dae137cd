"""The table on the screen: scene, drag, card items and the ways they take."""
