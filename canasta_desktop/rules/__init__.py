"""The rules of the Canasta family: no Qt, no file, no clock, no thread."""
