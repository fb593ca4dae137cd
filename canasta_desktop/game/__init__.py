"""A match at the table: deals, drafts, saves and files. No window, no opponents' thoughts."""
