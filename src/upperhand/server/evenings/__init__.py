"""Evenings of clubs: tournaments of several rounds in which all tables play the same deals."""
