from upperhand import make_player
from upperhand.big_two.levels import LEVELS
from upperhand.player import format_spec


def test_the_levels_are_the_four_players_of_the_paper() -> None:
    assert list(LEVELS) == ["Easy", "Normal", "Hard", "Challenge"]
    assert [format_spec(make_player(spec)) for spec in LEVELS.values()] == ["ai1", "ai2", "ai3", "ai4"]
