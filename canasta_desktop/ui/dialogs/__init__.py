"""The dialogs: each takes plain data, tells by signals what was chosen, and keeps no state of the game.

They are shown without a nested loop, follow a change of language and theme while open, and can be used by keyboard.
"""
