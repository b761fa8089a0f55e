"""The HTTP API, one file per topic."""
