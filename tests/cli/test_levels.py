"""`upperhand levels`."""

from tests.cli.command import json_of, output_of, refusal_of
from upperhand import games
from upperhand.levels import NAMES, ladder


def test_every_level_is_listed_with_its_rating_and_character() -> None:
    text = output_of("levels", "--rules", "hongkong", "--seats", "3")
    assert "hongkong:players=3" in text
    for level in ladder("big_two", games.read_rules("hongkong:players=3")):
        assert level.name in text
        assert str(level.rating) in text


def test_json_goes_from_low_to_high() -> None:
    found = json_of("levels", "--game", "rikken", "--rules", "stichting2025")
    assert [row["name"] for row in found] == list(NAMES)
    assert [row["spec"] for row in found] == [
        level.spec for level in ladder("rikken", games.read_rules("stichting2025", "rikken"))
    ]
    assert all(row["character"] and row["character"] != row["name"].lower() for row in found)


def test_what_nobody_plays_is_refused_in_one_sentence() -> None:
    asked = ("levels", "--rules", "sugiyanto", "--seats", "3")
    assert "sugiyanto is played by 4, not by 3" in refusal_of(*asked)
    assert "bridge" in refusal_of("levels", "--game", "bridge")
    assert "nowhere" in refusal_of("levels", "--rules", "nowhere")
