"""Figures of rated games that may point to unfair play: what they find in games whose players are known."""

import json
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, update

from tests.cli.command import json_of, output_of, refusal_of, upperhand
from tests.server.rated_tables import furnish, played, store
from tests.server.test_storage import with_database
from upperhand import Record, Rng, make_player
from upperhand.big_two import View
from upperhand.player import Decision, Player
from upperhand.reason import Reason
from upperhand.record import Replay
from upperhand.server.fair_play import Survey
from upperhand.server.fair_play.rated_games import RatedGames
from upperhand.server.storage import changes
from upperhand.server.storage.changes import table_of
from upperhand.server.storage.export import reading
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import GameRow, SeatingRow

HELPED = ("Eva", "Finn")
#: Six people: two play every move as the engine does.
PEOPLE: dict[str, str] = {
    "Ann": "lowest",
    "Bob": "dial:strength=10",
    "Cem": "dial:strength=20",
    "Dee": "rule_based",
    **dict.fromkeys(HELPED, "network"),
}


def pace(name: str, view: Any) -> int:
    """Those with help take two seconds whatever there is to decide; the others longer where there is more."""
    choices = len(view.legal_moves())
    wait = 2_000 if name in HELPED else 700 * choices
    return int(wait + 10 * (view.ply % 7))


def keep(database: str, games: list[Record], *, guests: tuple[str, ...] = (), timed: bool = False) -> None:
    names = dict.fromkeys(name for game in games for name in game.seats)

    async def use(journal: Journal, _: Queries) -> None:
        await furnish(journal, [name for name in names if name not in guests], guests=guests)
        for number, game in enumerate(games, start=1):
            await store(journal, f"{number:03}", game, pace=pace if timed else None)

    with_database(database, use)


def surveyed(database: str, **settings: Any) -> Any:
    """The report on Big Two."""
    with reading(database) as engine:
        survey = Survey(RatedGames(engine), **settings)
        for _ in survey.run():
            pass
        return survey.report()["games"]["big_two"]


@pytest.fixture(scope="module")
def games() -> list[Record]:
    return played(PEOPLE, rounds=2)


@pytest.fixture
def playroom(games: list[Record], database: str) -> str:
    keep(database, games, timed=True)
    return database


def real_decisions(games: list[Record]) -> Counter[str]:
    found: Counter[str] = Counter()
    for record in games:
        replay = Replay(record)
        for move in record.moves:
            found[record.seats[replay.seat]] += len(replay.state.legal_moves()) > 1  # type: ignore[attr-defined]
            replay.play(move)
    return found


def test_who_plays_as_the_engine_does_comes_first(playroom: str, games: list[Record]) -> None:
    found = surveyed(playroom)
    accounts = {one["name"]: one for one in found["accounts"]}
    assert {one["name"] for one in found["accounts"][:2]} == set(HELPED)
    assert {name for name, one in accounts.items() if one["stands_out"]} == set(HELPED)
    assert all(accounts[name]["agreement"]["value"] == 1 for name in HELPED)
    for one in accounts.values():
        agreement, more = one["agreement"], one["than_everybody"]["more"]
        assert 0 <= agreement["low"] <= agreement["value"] <= agreement["high"] <= 1
        assert agreement["low"] < agreement["high"]
        assert (more["low"] > 0) == (one["name"] in HELPED)
    assert found["accounts_looked_at"] == len(PEOPLE)
    assert found["games"] == found["examined"] == len(games) == 30


def test_only_real_decisions_count(playroom: str, games: list[Record]) -> None:
    found = surveyed(playroom)
    assert {one["name"]: one["decisions"] for one in found["accounts"]} == real_decisions(games)
    assert {one["games"] for one in found["accounts"]} == {20}


def test_time_that_does_not_depend_on_the_decision_is_seen(playroom: str) -> None:
    for one in surveyed(playroom)["accounts"]:
        times = one["times"]
        assert times["decisions"] == one["decisions"]
        low, median, high = times["quartiles"]
        assert low <= median <= high
        helped = one["name"] in HELPED
        assert (times["with_choices"]["low"] > 0.9) == (not helped)
        assert (high / low < 1.2) == helped
        if helped:
            assert median == pytest.approx(2.03, rel=0.09)
            assert abs(times["with_choices"]["value"]) < 0.3


def test_without_times_nothing_is_said_about_them(games: list[Record], tmp_path: Path) -> None:
    database = str(tmp_path / "playroom.db")
    keep(database, games[:6])
    assert surveyed(database)["times"] is None


# --- people who play together ---


@dataclass(frozen=True)
class Mule:
    """Passes at every chance when its friend is at the table, and otherwise plays as the engine does."""

    friend: str = "Boss"
    alone: Player = field(default_factory=lambda: make_player("network"))

    def decide(self, view: View, rng: Rng) -> Decision:
        last = view.legal_moves()[-1]
        if self.friend in view.names and last.is_pass:
            return Decision(last, Reason.plain("a gift"))
        return self.alone.decide(view, rng)


@dataclass(frozen=True)
class Friend:
    """Never beats a play of its friend."""

    friend: str = "Boss"
    alone: Player = field(default_factory=lambda: make_player("network"))

    def decide(self, view: View, rng: Rng) -> Decision:
        whose = view.table_seat
        if whose is not None and view.names[whose] == self.friend:
            return Decision(view.legal_moves()[-1], Reason.plain("it is hers"))
        return self.alone.decide(view, rng)


def test_a_pair_that_gives_points_away_comes_first(tmp_path: Path) -> None:
    database = str(tmp_path / "playroom.db")
    others = {"Ann": "rule_based", "Bob": "network", "Cem": "dial:strength=30", "Dee": "lowest"}
    keep(database, played({"Mule": Mule(), "Boss": "network", **others}, rounds=4))
    found = surveyed(database)
    top = found["pairs"][0]
    assert [one["name"] for one in top["people"]] == ["Boss", "Mule"]
    assert top["flow_to_first"]["low"] > 0
    assert top["games"] == 4 * 6
    assert [one["stands_out"] for one in found["pairs"]] == [True] + [False] * 14
    assert found["pairs_looked_at"] == 15


def test_who_never_beats_a_friend_comes_first(tmp_path: Path) -> None:
    database = str(tmp_path / "playroom.db")
    others = {"Ann": "rule_based", "Bob": "network", "Cem": "network", "Dee": "rule_based"}
    keep(database, played({"Pal": Friend(), "Boss": "network", **others}, rounds=4))
    found = surveyed(database)
    top = found["pairs"][0]
    assert [one["name"] for one in top["people"]] == ["Boss", "Pal"]
    assert top["passes"]["pal"]["on_other"] == 1
    assert top["passes"]["pal"]["expected"] < 0.2
    assert top["held_back"]["low"] > 0
    assert top["stands_out"]


def test_a_guest_is_in_pairs_and_not_among_accounts(games: list[Record], tmp_path: Path) -> None:
    database = str(tmp_path / "playroom.db")
    keep(database, games, guests=("Eva",))
    found = surveyed(database, least_games=6, least_meetings=6)
    assert {one["name"] for one in found["accounts"]} == set(PEOPLE) - {"Eva"}
    guests = {one["name"] for pair in found["pairs"] for one in pair["people"] if one["guest"]}
    assert guests == {"Eva"}
    assert found["people"] == len(PEOPLE)


# --- what is left out ---


def test_what_is_not_the_own_play_of_a_person_in_a_rated_game_is_left_out(
    games: list[Record], database: str
) -> None:
    async def use(journal: Journal, _: Queries) -> None:
        await furnish(journal, [*PEOPLE, "Bot"])
        await journal.write(changes.new_bot("bot", "ann"))
        await store(journal, "1", games[0])
        await store(journal, "2", games[1], counts=False)
        await store(journal, "3", games[2], made_by="computer")
        seats = ("Bot", *games[3].seats[1:])
        await store(journal, "4", replace(games[3], seats=seats))
        await store(journal, "5", games[4])
        seatings = table_of(SeatingRow)
        other = update(seatings).where(seatings.c.game_id == "5", seatings.c.seat == bindparam("of_seat"))
        await journal.write((other.values(dealt_to="bot"), {"of_seat": 0}))
        damaged = update(table_of(GameRow)).where(table_of(GameRow).c.id == bindparam("of_game"))
        await store(journal, "6", games[5])
        await journal.write((damaged.values(record="{}"), {"of_game": "6"}))

    with_database(database, use)
    with reading(database) as engine:
        survey = Survey(RatedGames(engine), least_games=1, least_meetings=1)
        steps = list(survey.run())
        report = survey.report()
    found = report["games"]["big_two"]
    assert report["unreadable"] == 1
    assert found["games"] == 4, "the casual game and the damaged one are left out"
    assert steps[-1] == ("comparing games", 5, 5)
    expected = real_decisions([games[0]]) + Counter(
        {name: count for name, count in real_decisions([games[3]]).items() if name != games[3].seats[0]}
    )
    expected += Counter(
        {name: count for name, count in real_decisions([games[4]]).items() if name != games[4].seats[0]}
    )
    assert {one["name"]: one["decisions"] for one in found["accounts"]} == dict(expected)
    assert all("Bot" not in (person["name"] for person in pair["people"]) for pair in found["pairs"])


def test_a_survey_of_a_part_of_the_games_still_counts_all_points(games: list[Record], tmp_path: Path) -> None:
    database = str(tmp_path / "playroom.db")
    keep(database, games)
    whole, part = surveyed(database), surveyed(database, share=0.5)
    assert 0 < part["examined"] < part["games"] == whole["games"]
    assert [pair["games"] for pair in part["pairs"]] == [pair["games"] for pair in whole["pairs"]]


# --- the command ---


def test_the_command_prints_what_it_found_and_that_it_is_no_proof(playroom: str) -> None:
    whole = ("fairplay", "--database", playroom)
    found = json_of(*whole)
    assert found["stopped"] is False
    assert set(found["games"]) == {"big_two"}
    printed = output_of(*whole)
    for name in PEOPLE:
        assert name in printed
    assert "These figures prove nothing" in printed
    assert "6 accounts have enough games" in printed
    assert output_of(*whole, "--game", "rikken") == output_of(*whole, "--since", "2100-01-01")
    assert "there are no rated games" in output_of(*whole, "--game", "rikken")
    others = json_of(*whole, "--policy", "big_two=lowest")["games"]["big_two"]
    assert others["policy"] == "lowest"
    assert others["accounts"][0]["name"] == "Ann"


def test_rikken_is_compared_with_its_own_policy(tmp_path: Path) -> None:
    database = str(tmp_path / "playroom.db")
    people = {"Eva": "advanced", "Ann": "basic", "Bob": "random", "Cem": "basic", "Dee": "basic"}
    keep(database, played(people, rounds=3, game="rikken"))
    found = json_of("fairplay", "--database", database, "--min-games", "6", "--min-meetings", "6")["games"]
    assert set(found) == {"rikken"}
    assert found["rikken"]["policy"] == "advanced"
    assert found["rikken"]["accounts"][0]["name"] == "Eva"
    assert all(pair["held_back"] is None for pair in found["rikken"]["pairs"])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--game", "chess"), "there is no game 'chess'; choose from big_two, rikken"),
        (("--policy", "chess=network"), "names no game and player: write big_two=network"),
        (("--policy", "network"), "names no game and player: write big_two=network"),
        (("--policy", "big_two=nobody"), "nobody"),
    ],
)
def test_bad_input_gets_a_sentence(wrong: tuple[str, ...], said: str, tmp_path: Path) -> None:
    database = str(tmp_path / "playroom.db")
    keep(database, [played(PEOPLE, rounds=1)[0]])
    assert said in refusal_of("fairplay", "--database", database, *wrong)


def test_a_missing_database_is_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    assert "there is no database" in refusal_of("fairplay", "--database", str(missing))
    assert not missing.exists()


def test_an_interrupted_survey_tells_what_it_has_read(games: list[Record], tmp_path: Path) -> None:
    """The policy presses Ctrl-C."""
    (tmp_path / "impatient.py").write_text(
        "from dataclasses import dataclass\n"
        "from upperhand.player import Decision\n"
        "from upperhand.reason import Reason\n"
        "asked = []\n\n\n"
        "@dataclass(frozen=True)\n"
        "class Impatient:\n"
        "    def decide(self, view, rng):\n"
        "        asked.append(view)\n"
        "        if len(asked) == 400:\n"
        "            raise KeyboardInterrupt\n"
        "        return Decision(view.legal_moves()[0], Reason.plain('first'))\n"
    )
    database = str(tmp_path / "playroom.db")
    keep(database, games)
    policy = f"big_two={tmp_path / 'impatient.py'}:Impatient"
    done = upperhand("fairplay", "--database", database, "--policy", policy, "--json")
    assert done.returncode == 130
    found = json.loads(done.stdout)
    assert found["stopped"] is True
    assert 0 < found["games"]["big_two"]["games"] < len(games)
    assert "stopped: only the games that were read are counted" in done.stderr


def test_rated_players_are_compared_with_their_like(playroom: str) -> None:
    """Bands of ratings hold few here: where others are too few, nothing is compared."""
    for one in surveyed(playroom)["accounts"]:
        alike = one["than_alike"]
        assert alike is None or 0 < alike["decisions"] <= one["decisions"]
