"""The only door to the match: intents come in, displays go out; opponents, pacing and replay."""
