"""A room: its state, its seats, its turns, and what everybody in it is sent."""
