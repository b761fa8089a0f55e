"""`upperhand serve`: what it says when it starts, and what it refuses in one sentence."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import refusal_of
from upperhand.server.web import page
from upperhand.server.web.page import find_page

SERVE = (sys.executable, "-m", "upperhand.cli", "serve", "--port", "0")


def told(*words: str) -> list[str]:
    """What a playroom prints until people can connect."""
    with subprocess.Popen(
        [*SERVE, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        said: list[str] = []
        while not said or "Ctrl-C" not in said[-1]:
            said.append(process.stdout.readline())
            assert said[-1], said
        process.terminate()
    return said


def test_it_says_which_address_to_open(tmp_path: Path) -> None:
    address, *_ = (line for line in told("--data", str(tmp_path)) if "http" in line)
    assert address.startswith("The playroom is open at http://localhost:")
    assert (tmp_path / "playroom.db").is_file()


def test_it_opens_a_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any command can be the browser; this one writes down what it was asked to open."""
    visited = tmp_path / "visited"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {visited}.new && mv {visited}.new {visited}\n")
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    command = [*SERVE, "--data", str(tmp_path), "--open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        while not visited.exists() and process.poll() is None:
            pass
        process.terminate()
    assert visited.read_text().strip() == address


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert refusal_of("serve", "--data", str(tmp_path), "--port", port) == (
            f"port {port} is in use: choose another with --port, or 0 for any that is free"
        )


def test_an_address_of_another_machine_is_one_sentence(tmp_path: Path) -> None:
    refusal = refusal_of("serve", "--data", str(tmp_path), "--host", "192.0.2.1")
    assert refusal.startswith("cannot listen at 192.0.2.1, port 8000: ")
    refusal = refusal_of("serve", "--data", str(tmp_path), "--host", "no.such.host.invalid")
    assert refusal.startswith("cannot listen at no.such.host.invalid, port 8000: ")


def test_a_database_that_does_not_open_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("This is no database, but a text of some length. " * 9)
    refusal = refusal_of("serve", "--port", "0", "--database", str(tmp_path / "notes.txt"))
    assert "notes.txt cannot be opened: file is not a database" in refusal
    refusal = refusal_of("serve", "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:1/none")
    assert refusal.startswith("the database postgresql+psycopg://me:***@127.0.0.1:1/none cannot be opened: ")


def test_a_folder_without_a_page_is_refused(tmp_path: Path) -> None:
    refusal = refusal_of("serve", "--data", str(tmp_path), "--page", str(tmp_path))
    assert refusal == f"{tmp_path} contains no page: name the folder with its index.html"


def test_the_page_that_is_named_is_shown(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>hello")
    assert find_page(tmp_path) == tmp_path


def test_a_clone_shows_its_own_page_wherever_it_is_started_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "_CLONE", tmp_path)
    assert find_page(None) is None
    built = tmp_path / "web" / "dist"
    built.mkdir(parents=True)
    (built / "index.html").touch()
    assert find_page(None) == built
