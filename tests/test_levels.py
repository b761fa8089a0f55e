"""The ladder: eight levels under every preset and number of players."""

import pytest

from upperhand import games, levels, make_player
from upperhand.errors import SpecError
from upperhand.locales import LANGUAGES, messages

PLAYED = [
    (game, preset, seats)
    for game in games.GAMES
    for preset, entry in games.load(game).PRESETS.items()
    for seats in entry.players
]


@pytest.mark.parametrize(("game", "preset", "seats"), PLAYED)
def test_every_preset_has_eight_levels_with_rising_ratings(game: str, preset: str, seats: int) -> None:
    assert str(seats) in levels.measured(game)[preset]
    found = levels.ladder(game, games.read_rules(f"{preset}:players={seats}", game))
    assert tuple(level.name for level in found) == levels.NAMES
    ratings = [level.rating for level in found]
    assert ratings == sorted(set(ratings))
    assert (ratings[0], ratings[-1]) == (800, 2400)
    assert len({make_player(level.spec, game) for level in found}) == 8


def test_rules_that_are_no_preset_have_the_levels_of_the_nearest() -> None:
    rules = games.read_rules("charlesworth:triples=false")
    assert levels.ladder("big_two", rules) == levels.ladder("big_two", games.read_rules("charlesworth"))


def test_a_level_is_found_by_its_name_alone() -> None:
    found = levels.find("rikken", "Champion")
    assert found is not None
    assert found == levels.ladder("rikken")[-1]
    assert levels.find("rikken", "champion") is None


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(SpecError, match="bridge"):
        levels.ladder("bridge")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_character(language: str) -> None:
    wanted = {f"{kind}_{name.lower()}" for kind in ("level", "character") for name in levels.NAMES}
    assert wanted <= set(messages(language))
