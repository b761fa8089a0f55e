"""The base: what is learned stays, once, whatever happens to the programs that learn."""

import signal
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from tests.big_two.knowledge.games import record
from tests.conftest import scaled
from upperhand import Record
from upperhand.big_two.knowledge import Index, KnowledgeBase, counted_turns, load
from upperhand.errors import KnowledgeError, RecordError

ROOT = Path(__file__).parents[3]
GAMES = [record(seed) for seed in range(12)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "knowledge.db"


def base_of(path: Path, games: Iterable[Record] = GAMES) -> KnowledgeBase:
    base = KnowledgeBase(path, create=True)
    base.learn_all(games)
    return base


def told(index: Index) -> list[tuple[object, ...]]:
    """Everything an index says about moments in games that it has not seen."""
    out: list[tuple[object, ...]] = []
    for seed in range(100, 100 + scaled(10, 50)):
        state = record(seed).start()
        view = state.view(state.turn)
        out.append((len(index), index.turns, index.expected(view, 0), index.expected(view, 1)))
        out.extend((each.game, each.ply, each.matching, each.next) for each in index.related(view))
    return out


def start_learner(how: str, base: Path, records: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.big_two.knowledge.learner", how, str(base), str(records)]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def written(path: Path, games: Iterable[Record]) -> Path:
    path.write_text("".join(game.to_json() + "\n" for game in games))
    return path


def test_games_are_learned_in_order_and_once(path: Path) -> None:
    with KnowledgeBase(path, create=True) as base:
        assert base.rules is None
        assert base.learn(GAMES[0])
        assert not base.learn(GAMES[0])
        assert base.learn_all(GAMES) == len(GAMES) - 1
        assert len(base) == len(GAMES)
    with KnowledgeBase(path) as again:
        assert len(again) == len(GAMES)
        assert len(again.index()) == len(GAMES)


def test_a_game_is_the_same_however_it_was_written(path: Path) -> None:
    """With its seed or with its hands, with tags or without."""
    game = GAMES[0]
    by_hands = replace(game, seed=None, hands=tuple(game.start().dealt), tags={"event": "club night"})
    with base_of(path, [game]) as base:
        assert not base.learn(by_hands)
        assert base.learn(replace(game, seats=("a", "b", "c", "d")))


def test_the_first_games_are_what_a_base_of_them_knows(path: Path, tmp_path: Path) -> None:
    with base_of(path) as whole, base_of(tmp_path / "first.db", GAMES[:7]) as part:
        assert told(whole.index(first=7)) == told(part.index())
        assert told(whole.index()) != told(part.index())


def test_a_program_killed_in_the_middle_of_writing_leaves_what_was_there(path: Path, tmp_path: Path) -> None:
    with base_of(path, GAMES[:3]) as base:
        before = told(base.index())
    with start_learner("die", path, written(tmp_path / "games.jsonl", GAMES)) as learner:
        assert learner.wait(600) == -signal.SIGKILL
    with KnowledgeBase(path) as base:
        assert told(base.index()) == before
        assert base.learn_all(GAMES) == len(GAMES) - 3, "and goes on learning"


def test_a_program_killed_while_learning_loses_nothing_that_it_said_it_learned(
    path: Path, tmp_path: Path
) -> None:
    games = [record(seed, "lowest", "lowest", "lowest", "random") for seed in range(400)]
    with start_learner("one", path, written(tmp_path / "games.jsonl", games)) as learner:
        assert learner.stdout is not None
        for _ in range(20):
            assert learner.stdout.readline() == "new\n"
        learner.kill()
        said = 20 + len(learner.stdout.readlines())
    assert learner.returncode == -signal.SIGKILL
    with KnowledgeBase(path) as base:
        kept = len(base)
        assert said <= kept <= said + 1
        assert len(base.index()) == kept
        assert base.learn_all(games) == len(games) - kept


def test_two_programs_learning_at_once_lose_nothing(path: Path, tmp_path: Path) -> None:
    """They begin with no base, and share a third of their games."""
    games = [record(seed, "lowest", "lowest", "lowest", "random") for seed in range(scaled(60, 300))]
    third = len(games) // 3
    shares = [games[: 2 * third], games[third:]]
    files = [written(tmp_path / f"{number}.jsonl", share) for number, share in enumerate(shares)]
    learners = [start_learner("one", path, file) for file in files]
    said = [learner.communicate(timeout=600)[0].split() for learner in learners]
    assert [learner.returncode for learner in learners] == [0, 0]
    assert sum(words.count("new") for words in said) == len(games)
    assert sum(words.count("known") for words in said) == third
    with KnowledgeBase(path) as base:
        assert len(base) == len(games)
        assert base.learn_all(games) == 0
        assert set(base.inspect().names) == {"lowest", "random"}


def test_only_finished_games_of_four_under_its_rules_are_learned(path: Path) -> None:
    with base_of(path, GAMES[:1]) as base:
        with pytest.raises(KnowledgeError, match="under other rules"):
            base.learn(record(1, rules="sugiyanto"))
        with pytest.raises(KnowledgeError, match="different rules"):
            base.learn_all([GAMES[1], record(1, rules="sugiyanto")])
        with pytest.raises(KnowledgeError, match="still running"):
            base.learn(replace(GAMES[1], moves=GAMES[1].moves[:5], scores=None))
        with pytest.raises(RecordError, match="move 1"):
            base.learn(replace(GAMES[1], moves=("2S", *GAMES[1].moves[1:])))
        assert base.learn(record(1, rules="big2ai_card_value")), "points do not change how it is played"
        assert len(base) == 2


def test_bases_are_merged_by_name(path: Path, tmp_path: Path) -> None:
    others = [record(seed, "random", "lowest", "random", "random") for seed in range(20, 25)]
    with base_of(path) as base, base_of(tmp_path / "other.db", [*others, GAMES[3]]) as other:
        assert base.merge(other) == len(others)
        assert base.merge(other) == 0
        with base_of(tmp_path / "all.db", [*GAMES, *others]) as straight:
            assert told(base.index()) == told(straight.index())


def test_bases_of_other_rules_are_not_merged(path: Path, tmp_path: Path) -> None:
    with base_of(path) as base, base_of(tmp_path / "other.db", [record(1, rules="greedy")]) as other:
        with pytest.raises(KnowledgeError, match="under other rules"):
            base.merge(other)
        assert len(base) == len(GAMES)


def test_pruning_keeps_the_latest_and_forgets_who_is_unwanted(path: Path, tmp_path: Path) -> None:
    strangers = [replace(GAMES[0], seats=("a", "b", "c", "stranger"))]
    with base_of(path, [*strangers, *GAMES]) as base:
        assert base.prune(without=["stranger"]) == 1
        assert "stranger" not in base.inspect().names
        assert base.prune(keep=5) == len(GAMES) - 5
        assert base.prune(keep=50) == 0
        with base_of(tmp_path / "latest.db", GAMES[-5:]) as latest:
            assert told(base.index()) == told(latest.index())
        assert base.learn(GAMES[0])


def test_inspecting_counts_games_by_name(path: Path) -> None:
    with base_of(path) as base:
        found = base.inspect()
    assert (found.rules, found.games) == ("big2ai", len(GAMES))
    assert found.names == {"lowest": len(GAMES), "random": len(GAMES), "rule_based": len(GAMES)}
    assert found.counts == {"turns": sum(len(game.moves) for game in GAMES)}
    assert found.bytes == path.stat().st_size


def test_figure_5_records_the_next_player_and_the_others_if_the_passes_were_foreseen() -> None:
    history = GAMES[0].replay().history
    begins = [ply for ply, (seat, _) in enumerate(history) if seat == 0][1:4]
    came = [sum(move.is_pass for _, move in history[ply + 1 : ply + 4]) for ply in begins]
    right = counted_turns(history, 0, dict(zip(begins, came, strict=True)))
    wrong = counted_turns(history, 0, dict.fromkeys(begins, 4))
    assert [ply for ply, yes in enumerate(right) if yes] == [ply + i for ply in begins for i in (1, 2, 3)]
    assert [ply for ply, yes in enumerate(wrong) if yes] == [ply + 1 for ply in begins]


def test_a_setting_names_a_base_or_its_first_games(path: Path) -> None:
    base_of(path, GAMES[:6]).close()
    assert load("none") is None
    whole, part = load(str(path)), load(f"{path}@4")
    assert whole is not None
    assert part is not None
    assert (len(whole), len(part)) == (6, 4)
    assert load(str(path)) is whole, "read once"
    base_of(path).close()
    grown = load(str(path))
    assert grown is not None
    assert len(grown) == len(GAMES)
    assert load(f"{path}@4") is part, "what was learned since changes nothing"
    assert load(f"{path}@0") is None
    with KnowledgeBase(path) as base:
        base.prune(keep=3)
    pruned = load(f"{path}@4")
    assert pruned is not None
    assert len(pruned) == 3


def test_a_base_of_other_rules_is_refused(path: Path) -> None:
    base_of(path).close()
    with pytest.raises(KnowledgeError, match="other rules"):
        load(str(path), record(1, rules="sugiyanto").rules)
    assert load("shipped", record(1, rules="greedy").rules.replace(lead_after_unbeatable=True)) is None


@pytest.mark.parametrize("content", [b"", b"no base at all", b"SQLite format 3\0" + bytes(2000)])
def test_another_file_is_refused_in_a_sentence(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(KnowledgeError, match="is not a knowledge base, or is damaged"):
        KnowledgeBase(path)


def test_a_missing_base_is_refused_in_a_sentence(path: Path) -> None:
    with pytest.raises(KnowledgeError, match="there is no readable knowledge base"):
        load(str(path))
    assert not path.exists()


def test_damage_anywhere_is_a_sentence(path: Path) -> None:
    """Every few bytes of the file in turn: a KnowledgeError, or an index as before."""
    base_of(path).close()
    whole = path.read_bytes()
    broken = path.with_name("broken.db")
    for at in range(0, len(whole), scaled(997, 101)):
        broken.write_bytes(whole[:at] + bytes(b ^ 0xFF for b in whole[at : at + 16]) + whole[at + 16 :])
        with suppress(KnowledgeError), KnowledgeBase(broken) as base:
            base.inspect()


def test_a_base_that_may_not_be_written_is_read(path: Path) -> None:
    base_of(path).close()
    path.chmod(0o444)
    path.parent.chmod(0o555)
    try:
        with KnowledgeBase(path) as base:
            assert len(base.index()) == len(GAMES)
    finally:
        path.parent.chmod(0o755)
