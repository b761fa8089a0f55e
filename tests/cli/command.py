"""Runs `upperhand` as people do: in a separate process."""

import json
import subprocess
import sys
from typing import Any


def upperhand(*words: str, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "upperhand.cli", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=600,
        check=False,
        **options,
    )


def output_of(*words: str) -> str:
    done = upperhand(*words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def json_of(*words: str) -> Any:
    """What a command prints with `--json`, which must be nothing but JSON."""
    return json.loads(output_of(*words, "--json"))


def refusal_of(*words: str) -> str:
    """The one sentence with which a command refuses, on standard error and with exit status 2."""
    done = upperhand(*words)
    assert done.returncode == 2, done.stdout
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith("upperhand: ")
    return sentence.removeprefix("upperhand: ")
