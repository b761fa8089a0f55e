"""`python -m upperhand.cli`."""

from upperhand.cli import app

app(prog_name="upperhand")
