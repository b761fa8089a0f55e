"""The table of games, and rules as spec text."""

import subprocess
import sys
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from upperhand import big_two, games
from upperhand.errors import RulesError, SpecError, UpperhandError

SWITCHES = st.fixed_dictionaries(
    {},
    optional={
        "suit_order": st.permutations("DCHS").map("".join),
        "triples": st.booleans(),
        "after_pass": st.sampled_from(["may_return", "out"]),
        "flush_order": st.sampled_from(["suit", "top_card"]),
        "card_points": st.integers(1, 9),
        "opening": st.sampled_from(["contains", "alone", "automatic"]),
        "straights": st.permutations(["34567", "45678", "56789", "TJQKA"]).map(tuple),
        "lead_after_unbeatable": st.booleans(),
    },
)


@pytest.mark.parametrize("game", games.GAMES)
def test_every_game_gives_its_nouns(game: str) -> None:
    package = games.load(game)
    assert package.PRESETS
    assert games.players(game)
    for noun in ("Rules", "State", "Move", "perft", "perft_divide"):
        assert hasattr(package, noun)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(SpecError, match="there is no game 'whist'; choose from big_two"):
        games.load("whist")


@pytest.mark.parametrize("name", big_two.PRESETS)
def test_a_preset_is_written_as_its_name(name: str) -> None:
    assert games.read_rules(name) == big_two.preset(name)
    assert games.write_rules(big_two.preset(name)) == name


def test_switches_are_set_in_the_spec() -> None:
    rules = games.read_rules("hongkong:players=3,deal=whole_deck,triples=true,bombs=four_plus_one")
    assert rules == big_two.preset(
        "hongkong", players=3, deal="whole_deck", triples=True, bombs=("four_plus_one",)
    )
    assert games.read_rules(games.write_rules(rules)) == rules


def test_rules_are_read_from_json() -> None:
    rules = big_two.preset("greedy", players=2)
    assert games.read_rules(rules.to_json()) == rules


@given(st.sampled_from(sorted(big_two.PRESETS)), SWITCHES)
def test_any_rules_survive_as_text(name: str, switches: dict[str, object]) -> None:
    try:
        rules = big_two.preset(name, **switches)
    except RulesError:
        return
    assert games.read_rules(games.write_rules(rules)) == rules


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hongkong:players=many", "players takes a whole number"),
        ("hongkong:jokers=2", "hongkong has no setting 'jokers'; its settings are players, "),
        ("macau", "there is no preset 'macau'; choose from sugiyanto, "),
    ],
)
def test_bad_specs_say_what_there_is(text: str, sentence: str) -> None:
    with pytest.raises(SpecError, match=sentence):
        games.read_rules(text)


@pytest.mark.parametrize(
    "text", ["sugiyanto:players=3", "hongkong:players=5", "hongkong:opening=never", "{}x", "{"]
)
def test_rules_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(RulesError):
        games.read_rules(text)


@given(st.text() | st.text().map(lambda text: "{" + text) | st.text().map(lambda text: "hongkong:" + text))
def test_any_text_is_rules_or_an_error_of_ours(text: str) -> None:
    with suppress(UpperhandError):
        games.read_rules(text)


def test_importing_upperhand_loads_no_game_player_or_screen() -> None:
    code = "import sys, upperhand; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    unwanted = (
        "upperhand.big_two",
        "upperhand.cli",
        "upperhand.terminal",
        "rich",
        "typer",
        "textual",
        "numpy",
    )
    assert not set(unwanted) & set(loaded)
