"""People: their sessions, passwords and ratings."""
