"""What checks the rules: laws asked of random deals, by tests and by `soak`."""
