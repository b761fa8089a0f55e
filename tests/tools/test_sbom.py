"""The bill of materials: complete, the same each time, and as CycloneDX 1.6 wants it."""

import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from importlib import metadata
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from tools.sbom import LOCKS, ROOT, bill, extras_of, read_locks

BILL = bill(ROOT)
COMPONENTS: list[dict[str, Any]] = BILL["components"]
PYTHON = [each for each in COMPONENTS if each.get("purl", "").startswith("pkg:pypi/")]
PAGE = [each for each in COMPONENTS if each.get("purl", "").startswith("pkg:npm/")]

LOCK = """\
above==1.0 \\
    --hash=sha256:{a} \\
    --hash=sha256:{b}
    # via
    #   upperhand (pyproject.toml)
    #   other
below==2.0 ; sys_platform == 'linux' \\
    --hash=sha256:{c}
    # via above
other==3.0 \\
    --hash=sha256:{d}
    # via upperhand (pyproject.toml)
""".format(**{letter: letter * 64 for letter in "abcd"})


def schema(name: str) -> Any:
    return json.loads((files("cyclonedx.schema") / "_res" / name).read_text("utf-8"))


def test_it_is_valid() -> None:
    parts = [
        (f"http://cyclonedx.org/schema/{name}", schema(name))
        for name in ("spdx.SNAPSHOT.schema.json", "jsf-0.82.SNAPSHOT.schema.json")
    ]
    whole = schema("bom-1.6.SNAPSHOT.schema.json")
    registry = jsonschema_rs.Registry(parts)
    validator = jsonschema_rs.validator_for(whole, registry=registry, validate_formats=True)
    assert [error.message for error in validator.iter_errors(BILL)] == []
    wrong = {**BILL, "components": [{**COMPONENTS[0], "licenses": [{"license": {"id": "no licence"}}]}]}
    assert not validator.is_valid(wrong)


def test_every_locked_package_is_in_it_with_all_hashes() -> None:
    listed = {(each["name"], each["version"]): each for each in PYTHON}
    hashes: dict[tuple[str, str], set[str]] = {}
    for lock in LOCKS:
        package = None
        for line in (ROOT / lock).read_text("utf-8").splitlines():
            if head := re.match(r"([a-z0-9][^\s=\[]*)(?:\[.*\])?==([^\s;]+)", line):
                package = head[1], head[2]
                hashes.setdefault(package, set())
            elif found := re.search(r"--hash=sha256:(\w+)", line):
                assert package is not None
                hashes[package].add(found[1])
    assert set(listed) == set(hashes)
    for package, expected in hashes.items():
        (files_of,) = listed[package]["externalReferences"]
        assert {each["content"] for each in files_of["hashes"]} == expected


def test_what_is_installed_here_is_in_it() -> None:
    locked = {each["name"]: set[str]() for each in PYTHON}
    for each in PYTHON:
        locked[each["name"]].add(each["version"])
    names = {re.sub(r"[-_.]+", "-", one.name).lower(): one.version for one in metadata.distributions()}
    known = {name: version for name, version in names.items() if name in locked}
    assert len(known) > 80
    assert all(version in locked[name] for name, version in known.items())
    licensed = [each for each in PYTHON if "licenses" in each and known.get(each["name"]) == each["version"]]
    assert len(licensed) > 0.9 * len(known)


def test_every_package_of_the_page_is_in_it() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert len(PAGE) == len(lock) - 1
    assert all(len(each["externalReferences"][0]["hashes"][0]["content"]) == 128 for each in PAGE)
    shipped = {each["purl"].rpartition("@")[0] for each in PAGE if each["scope"] == "required"}
    assert {"pkg:npm/svelte", "pkg:npm/%40fluent/bundle", "pkg:npm/uqr"} <= shipped
    assert not {"pkg:npm/vite", "pkg:npm/typescript", "pkg:npm/axe-core"} & shipped


@pytest.mark.parametrize(
    ("name", "scope", "extras"),
    [
        ("numpy", "required", set()),
        ("starlette", "optional", {"server"}),
        ("scipy", "optional", {"arena"}),
        ("pytest", "excluded", {"dev"}),
        ("nanobind", "excluded", {"build"}),
        ("ziglang", "excluded", set()),
    ],
)
def test_it_says_who_needs_a_package(name: str, scope: str, extras: set[str]) -> None:
    found = next(each for each in PYTHON if each["name"] == name)
    told = {each["value"] for each in found["properties"] if each["name"] == "upperhand:extra"}
    assert found["scope"] == scope
    assert extras <= told


def test_a_lock_is_read() -> None:
    above, below, other = read_locks({LOCKS[0]: LOCK})
    assert (above.name, above.version, above.marker, above.hashes) == (
        "above",
        "1.0",
        "",
        {"a" * 64, "b" * 64},
    )
    assert (above.via, below.via, other.via) == ({"upperhand", "other"}, {"above"}, {"upperhand"})
    assert below.marker == "sys_platform == 'linux'"
    project: Mapping[str, Any] = {
        "dependencies": ["Other>=2"],
        "optional-dependencies": {"more": ["above[all]>=1 ; python_version > '3'"]},
    }
    assert extras_of([above, below, other], project) == {
        "above": {"", "more"},
        "below": {"", "more"},
        "other": {""},
    }


def test_what_is_compiled_in_and_what_was_learned_is_in_it() -> None:
    by_ref = {each["bom-ref"]: each for each in COMPONENTS}
    assert by_ref["compiled/nanobind"]["version"] == metadata.version("nanobind")
    parts = {str(each.parent) for each in metadata.files("nanobind") or ()}
    assert any("ext/robin_map" in part for part in parts), "robin-map comes with nanobind"
    listed = subprocess.run(
        ["git", "ls-files", "src/*.npz", "src/*.db"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    learned = {ref: each for ref, each in by_ref.items() if ref.startswith("src/")}
    assert set(learned) == set(listed)
    for place, each in learned.items():
        assert each["hashes"][0]["content"] == hashlib.sha256((ROOT / place).read_bytes()).hexdigest()


def test_references_lead_somewhere() -> None:
    refs = [each["bom-ref"] for each in (BILL["metadata"]["component"], *COMPONENTS)]
    assert len(refs) == len(set(refs))
    for one in BILL["dependencies"]:
        assert {one["ref"], *one["dependsOn"]} <= set(refs)


def written(path: Path, **environment: str) -> str:
    plain = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    command = [sys.executable, "-m", "tools.sbom", str(path)]
    done = subprocess.run(command, cwd=ROOT, env=plain | environment, capture_output=True, text=True)
    return path.read_text("utf-8") if done.returncode == 0 else done.stderr


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    one = written(tmp_path / "one.json", PYTHONHASHSEED="1")
    assert one == written(tmp_path / "new" / "two.json", PYTHONHASHSEED="2")
    assert json.loads(one) == BILL
    assert "timestamp" not in BILL["metadata"]
    dated = json.loads(written(tmp_path / "dated.json", SOURCE_DATE_EPOCH="86400"))
    assert dated["metadata"]["timestamp"] == "1970-01-02T00:00:00+00:00"
    assert dated["serialNumber"] != BILL["serialNumber"]
    assert "is a number of seconds" in written(tmp_path / "wrong.json", SOURCE_DATE_EPOCH="today")
