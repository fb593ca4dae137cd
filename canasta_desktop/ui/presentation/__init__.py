"""What a person has before them, and what the screen shows of it. No Qt but for translated words."""
