"""The contract for players: spec texts to players and back."""

from dataclasses import FrozenInstanceError, dataclass
from typing import Any, Literal

import pytest

from upperhand import Decision, Player, Rng, games, make_player
from upperhand.errors import SpecError
from upperhand.player import format_spec, lighter, setting_kinds, settings_of
from upperhand.reason import Reason


@dataclass(frozen=True)
class Careful:
    """A player with one setting of every kind."""

    depth: int = 3
    risk: float = 0.5
    bold: bool = False
    finish: Literal["plain", "exact"] = "plain"
    file: str = ""
    steps: tuple[int, ...] = (1, 2)

    def decide(self, view: Any, rng: Rng) -> Decision:
        return Decision(rng.choice(view.legal_moves()), Reason.plain("it is as good as any"))


@pytest.fixture
def careful(monkeypatch: pytest.MonkeyPatch) -> Careful:
    """A table that also contains a careful player, and a second entry of the same class."""
    entry = Careful()
    table = {**games.players("big_two"), "careful": entry, "daring": Careful(risk=0.9, bold=True)}
    monkeypatch.setattr("upperhand.big_two.players.PLAYERS", table)
    return entry


def test_a_decision_is_frozen() -> None:
    decision = Decision("move", Reason("only_move"))
    with pytest.raises(FrozenInstanceError):
        decision.reason = Reason("only_card")  # type: ignore[misc]
    assert decision.values == ()


@pytest.mark.parametrize("name", sorted(games.players("big_two")))
def test_every_name_makes_its_player(name: str) -> None:
    player: Player = make_player(name)
    assert player == games.players("big_two")[name]
    assert format_spec(player) == name


def test_settings_are_typed(careful: Careful) -> None:
    assert make_player("careful") == careful
    made = make_player("careful:depth=7,risk=1e-2,bold=true,finish=exact,file=a:b=c,steps=5/6")
    assert made == Careful(7, 0.01, True, "exact", "a:b=c", (5, 6))


@pytest.mark.parametrize(
    ("player", "text"),
    [
        (Careful(), "careful"),
        (Careful(steps=()), "careful:steps="),
        (Careful(depth=9, finish="exact"), "careful:depth=9,finish=exact"),
        (Careful(risk=0.9, bold=True), "daring"),
        (Careful(depth=1, risk=0.9, bold=True), "daring:depth=1"),
    ],
)
@pytest.mark.usefixtures("careful")
def test_format_spec_gives_the_shortest_text_that_makes_the_player(player: Careful, text: str) -> None:
    assert format_spec(player) == text
    assert make_player(text) == player


def test_settings_can_be_listed(careful: Careful) -> None:
    assert settings_of(careful)["risk"] == 0.5
    assert setting_kinds(careful)["steps"] == tuple[int, ...]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nobody", r"there is no player 'nobody'; choose from random, "),
        ("lowest:depth=3", r"lowest has no setting 'depth'; it has none"),
        (
            "careful:deep=3",
            r"careful has no setting 'deep' \(did you mean depth\?\); its settings are depth, risk, ",
        ),
        ("careful:depth=low", r"depth='low' is not possible: depth takes a whole number"),
        ("careful:finish=fast", r"finish is one of plain, exact"),
    ],
)
@pytest.mark.usefixtures("careful")
def test_what_does_not_exist_is_named_beside_what_does(text: str, sentence: str) -> None:
    with pytest.raises(SpecError, match=sentence):
        make_player(text)


def test_a_game_that_does_not_exist_is_named() -> None:
    with pytest.raises(SpecError, match="there is no game 'chess'; choose from big_two"):
        make_player("lowest", game="chess")


def test_a_player_of_a_function_has_no_spec() -> None:
    @dataclass(frozen=True)
    class Inner(Careful):
        """Nobody can import it."""

    with pytest.raises(SpecError, match="Inner is not in the table"):
        format_spec(Inner())


@pytest.mark.parametrize("game", games.GAMES)
def test_every_player_can_search_less(game: str) -> None:
    """Also not at all; the whole share is the player itself."""
    package = games.load(game)
    rules = package.PRESETS[games.words(game).USUAL_RULES].rules
    state = package.State.deal(rules, 3)
    for player in games.players(game).values():
        assert lighter(player, 1.0) is player
        for share in (0.0, 0.3):
            decision = lighter(player, share).decide(state.view(state.turn), Rng(1))
            assert decision.move in state.legal_moves()


def test_champion_without_search_is_the_network() -> None:
    champion = make_player("champion:playouts=400,deals=200")
    assert lighter(champion, 0.5) == make_player("champion:playouts=200,deals=100")
    assert lighter(champion, 0.0) == make_player("network")
    assert lighter(make_player("champion:ms=500"), 0.1) == make_player("champion:ms=50,playouts=10,deals=6")
    assert lighter(make_player("dial:strength=100"), 0.0) == make_player("dial:strength=90")
    assert lighter(make_player("dial:strength=40"), 0.0) == make_player("dial:strength=40")
    assert lighter(make_player("lowest"), 0.0) == make_player("lowest")
