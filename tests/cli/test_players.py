"""`upperhand players`."""

from tests.cli.command import json_of, output_of
from upperhand import games


def test_every_player_is_listed_with_what_it_does() -> None:
    text = output_of("players")
    for name in games.players("big_two"):
        assert name in text


def test_json() -> None:
    found = {row["name"]: row for row in json_of("players")}
    assert list(found) == list(games.players("big_two"))
    assert found["random"] == {
        "name": "random",
        "doc": "Chooses uniformly among its legal plays; passes only when it must.",
        "settings": [],
    }
