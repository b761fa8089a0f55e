"""The page's types are those of the models."""

from pathlib import Path

from upperhand.server.web.wire.typescript import typescript

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_types_of_the_page_are_up_to_date() -> None:
    told = "write them anew: python -m upperhand.server.web.wire.typescript > web/src/lib/wire.ts"
    assert WRITTEN.read_text() == typescript(), told
