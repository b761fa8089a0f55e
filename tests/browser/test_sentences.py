"""The page says in every language what the server says in English."""

import subprocess
from pathlib import Path

from tests.browser.sentences import played, refused
from tests.conftest import scaled
from tools import programs
from upperhand import games

WEB = Path(__file__).parents[2] / "web"


def test_every_sentence_of_the_server_is_in_the_phrase_books(tmp_path: Path) -> None:
    said = set(refused())
    for game in games.GAMES:
        said |= set(played(game, range(scaled(10, 200))))
    gathered = tmp_path / "sentences.txt"
    gathered.write_text("\n".join(sorted(said)), encoding="utf-8")
    test = subprocess.run(
        ["npx", "vitest", "run", "tests/phrases.test.ts"],
        cwd=WEB,
        env={**programs.environment(), "SENTENCES": str(gathered)},
        capture_output=True,
        text=True,
    )
    assert test.returncode == 0, test.stdout + test.stderr
