"""`upperhand rules`."""

from tests.cli.command import json_of, output_of, refusal_of
from upperhand.big_two import PRESETS, Rules, preset


def test_every_preset_is_listed() -> None:
    text = output_of("rules")
    for name in PRESETS:
        assert name in text


def test_every_switch_of_a_preset_is_shown() -> None:
    text = output_of("rules", "hongkong:players=3")
    assert "hongkong:players=3" in text
    for name, _, _ in Rules.SWITCHES:
        assert name in text


def test_json_of_the_presets() -> None:
    found = json_of("rules")
    assert [row["name"] for row in found] == list(PRESETS)
    for row in found:
        assert Rules.from_dict(row["rules"]) == preset(row["name"])
        assert tuple(row["players"]) == PRESETS[row["name"]].players
        assert row["source"]


def test_json_of_one() -> None:
    found = json_of("rules", "greedy:players=2")
    assert found["rules"] == "greedy:players=2"
    values = {switch["name"]: switch["value"] for switch in found["switches"]}
    assert Rules.from_dict(values) == preset("greedy", players=2)
    assert all(switch["comment"] for switch in found["switches"])


def test_contradictions_are_refused() -> None:
    assert "sugiyanto is played by 4, not by 3" in refusal_of("rules", "sugiyanto:players=3")
