"""A room: its state, its seats, its turns, and the messages to its clients."""
