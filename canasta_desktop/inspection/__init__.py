"""The program looked at from outside: pictures of named scenes, a gallery of the cards, the self-test."""
