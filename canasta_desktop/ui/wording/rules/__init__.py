"""The rule sheet's sentences, a module a chapter or two."""
