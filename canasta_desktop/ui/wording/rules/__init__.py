"""The rule sheet's sentences, a module a chapter or two; the table of figures; what worked examples say."""
