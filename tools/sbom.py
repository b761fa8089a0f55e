"""The bill of materials: what a playroom is made of, as CycloneDX 1.6 in JSON.

    python -m tools.sbom .build/sbom.json         `make sbom` does this

It has the Python packages of the locks with their hashes, the packages of the page, the code that is compiled
into the native module and into the engine of the page, and the weights and the knowledge that ship. The same
sources give the same bytes: there is no time in it, unless SOURCE_DATE_EPOCH says which, and its serial
number is made from its contents.

Licences of Python packages are those that they declare where they are installed here; a lock has none.
"""

import argparse
import hashlib
import json
import os
import re
import tomllib
from base64 import b64decode
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

from license_expression import get_spdx_licensing

ROOT = Path(__file__).parents[1]
LOCKS = ("requirements.lock", "tools.lock", "docs.lock")
#: The extras that only developers install.
_OF_DEVELOPERS = {"build", "dev"}
_OWN = "upperhand"

Json = dict[str, Any]
_ENTRY = re.compile(
    r"^([a-z0-9][\w.-]*)(?:\[[^\]]*\])?==([^\s;]+)(?: ; ([^\\\n]+?))?(?: \\)?\n((?:[ ]+.*\n)*)", re.M
)
_NAME = re.compile(r"[A-Za-z0-9][\w.-]*")


@dataclass
class Locked:
    """A Python package of the locks."""

    name: str
    version: str
    marker: str
    hashes: set[str] = field(default_factory=set)
    #: What needs it: names of packages, or the project itself.
    via: set[str] = field(default_factory=set)
    locks: set[str] = field(default_factory=set)

    @property
    def purl(self) -> str:
        return f"pkg:pypi/{self.name}@{self.version}"


def read_locks(texts: Mapping[str, str]) -> list[Locked]:
    """The packages of locks, each version once; `texts` are the locks by name."""
    found: dict[tuple[str, str], Locked] = {}
    for lock, text in texts.items():
        for name, version, marker, rest in _ENTRY.findall(text):
            package = found.setdefault((name, version), Locked(name, version, marker))
            package.hashes |= set(re.findall(r"--hash=sha256:([0-9a-f]{64})", rest))
            package.locks.add(lock)
            if lock == LOCKS[0]:
                package.via |= set(re.findall(r"#(?: via)? +(\S+)", rest)) - {"via"}
    return [found[key] for key in sorted(found)]


def extras_of(packages: Iterable[Locked], project: Mapping[str, Any]) -> dict[str, set[str]]:
    """By the name of a package: the extras that need it, where "" is what every installation needs."""
    direct: dict[str, set[str]] = defaultdict(set)
    needed = {"": project["dependencies"], **project["optional-dependencies"]}
    for extra, requirements in needed.items():
        for requirement in requirements:
            if found_name := _NAME.match(requirement):
                direct[_normal(found_name[0])].add(extra)
    parents: dict[str, set[str]] = defaultdict(set)
    for package in packages:
        parents[package.name] |= package.via - {_OWN}
    found: dict[str, set[str]] = {}
    for name in parents:
        above, left = {name}, [name]
        while left:
            for parent in parents.get(left.pop(), ()):
                if parent not in above:
                    above.add(parent)
                    left.append(parent)
        found[name] = set().union(*(direct[each] for each in sorted(above)))
    return found


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _scope(package: Locked, extras: set[str]) -> str:
    """Of what is not installed where the playroom runs, the scope is `excluded`."""
    if LOCKS[0] not in package.locks or extras <= _OF_DEVELOPERS:
        return "excluded"
    return "required" if "" in extras else "optional"


def python_components(packages: Iterable[Locked], extras: Mapping[str, set[str]]) -> Iterator[Json]:
    for package in packages:
        needed_by = extras.get(package.name, set())
        component: Json = {
            "type": "library",
            "bom-ref": package.purl,
            "name": package.name,
            "version": package.version,
            "scope": _scope(package, needed_by),
            "purl": package.purl,
            **_licences(_declared(package)),
            "externalReferences": [
                {
                    "type": "distribution",
                    "url": package.purl,  # any index may bring them
                    "comment": "the files that the lock allows",
                    "hashes": [{"alg": "SHA-256", "content": each} for each in sorted(package.hashes)],
                }
            ],
        }
        told = [("extra", extra) for extra in sorted(needed_by - {""})]
        told += [("lock", lock) for lock in sorted(package.locks)]
        told += [("marker", package.marker)] if package.marker else []
        component["properties"] = _properties(told)
        yield component


def _properties(told: Iterable[tuple[str, str]]) -> list[Json]:
    return [{"name": f"{_OWN}:{name}", "value": value} for name, value in told]


def _declared(package: Locked) -> str:
    """The licence of an installed package in SPDX, or in its own words; empty if it is not installed."""
    try:
        found = metadata.metadata(package.name)
    except metadata.PackageNotFoundError:
        return ""
    if found["Version"] != package.version:
        return ""
    if expression := found["License-Expression"]:
        return str(expression)
    titles = [
        line.rpartition(" :: ")[2]
        for line in found.get_all("Classifier", [])
        if line.startswith("License :: ") and line != "License :: OSI Approved"
    ]
    short = (found["License"] or "").strip()
    return " and ".join(titles) or (short if short and "\n" not in short else "")


#: Names of licences as packages write them, in SPDX.
_SPDX = {
    "3-Clause BSD License": "BSD-3-Clause",
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD 3-Clause License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "MIT No Attribution License (MIT-0)": "MIT-0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
_LICENSING = get_spdx_licensing()


def _licences(declared: str) -> Json:
    """As CycloneDX has it: an expression in SPDX where it is one, otherwise a name."""
    declared = _SPDX.get(declared, declared)
    if not declared:
        return {}
    if _LICENSING.validate(declared).errors:
        return {"licenses": [{"license": {"name": declared, "acknowledgement": "declared"}}]}
    return {"licenses": [{"expression": declared, "acknowledgement": "declared"}]}


def page_components(lock: Mapping[str, Any], sources: Iterable[str]) -> Iterator[Json]:
    """The packages of the page. What its sources import, and what that needs, may be in what ships."""
    packages = {path: entry for path, entry in lock["packages"].items() if path}
    shipped = _reached(packages, sources)
    for path, entry in sorted(packages.items()):
        name = path.rpartition("node_modules/")[2]
        group, _, short = name.rpartition("/")
        purl = f"pkg:npm/{quote(name, safe='/')}@{entry['version']}"
        algorithm, _, digest = entry["integrity"].partition("-")
        yield {
            "type": "library",
            "bom-ref": purl if path == f"node_modules/{name}" else f"{purl}#{path}",
            **({"group": group} if group else {}),
            "name": short,
            "version": entry["version"],
            "scope": "required" if path in shipped else "excluded",
            "purl": purl,
            **_licences(entry.get("license", "")),
            "externalReferences": [
                {
                    "type": "distribution",
                    "url": purl,
                    "hashes": [
                        {"alg": algorithm.upper().replace("SHA", "SHA-"), "content": b64decode(digest).hex()}
                    ],
                }
            ],
            "properties": _properties([("lock", "web/package-lock.json")]),
        }


def _reached(packages: Mapping[str, Json], sources: Iterable[str]) -> set[str]:
    """The packages that sources import, with all that these depend on."""
    names: set[str] = set()
    for text in sources:
        for place in re.findall(r"""(?:from|import)\s*\(?["']([^"'.$/][^"']*)["']""", text):
            parts = place.split("/")
            names.add("/".join(parts[: 2 if place.startswith("@") else 1]))
    found: set[str] = set()
    left = [f"node_modules/{name}" for name in sorted(names)]
    while left:
        path = left.pop()
        if path in packages and path not in found:
            found.add(path)
            left += [_place(packages, path, name) for name in packages[path].get("dependencies", {})]
    return found


def _place(packages: Mapping[str, Json], path: str, name: str) -> str:
    """Where a package finds one that it depends on: in its own folder, or in one above."""
    while path:
        inner = f"{path}/node_modules/{name}"
        if inner in packages:
            return inner
        path = path.rpartition("/node_modules/")[0]
    return f"node_modules/{name}"


def compiled_components(packages: Iterable[Locked]) -> Iterator[Json]:
    """Third-party code in our binaries: the native module, and the engine in the page."""
    versions = {package.name: package.version for package in packages}
    inside = (
        ("nanobind", versions["nanobind"], "BSD-3-Clause", "the native module"),
        ("robin-map", None, "MIT", "the native module, as a part of nanobind"),
        ("libc++", None, "Apache-2.0 WITH LLVM-exception", "the engine in the page, as a part of Zig"),
        (
            "wasi-libc",
            None,
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
            "the engine in the page, as a part of Zig",
        ),
    )
    for name, version, licence, where in inside:
        yield {
            "type": "library",
            "bom-ref": f"compiled/{name}",
            "name": name,
            **({"version": version} if version else {}),
            "scope": "required",
            **_licences(licence),
            "properties": _properties([("compiled-into", where)]),
        }


def data_components(root: Path, licence: str) -> Iterator[Json]:
    """What players have learned, and ships with them: weights of networks, and games."""
    package = root / "src" / _OWN
    for path in sorted([*package.glob("*/weights/*.npz"), *package.glob("*/knowledge/*.db")]):
        place = path.relative_to(root).as_posix()
        yield {
            "type": "machine-learning-model" if path.suffix == ".npz" else "data",
            "bom-ref": place,
            "name": place,
            "scope": "required",
            "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(path.read_bytes()).hexdigest()}],
            **_licences(licence),
        }


def dependencies(packages: Iterable[Locked], own: str) -> list[Json]:
    """Who needs whom among the Python packages, as the lock tells."""
    needs: dict[str, set[str]] = defaultdict(set)
    by_name: dict[str, list[Locked]] = defaultdict(list)
    for package in packages:
        by_name[package.name].append(package)
    for package in packages:
        needs.setdefault(package.purl, set())
        for parent in package.via:
            for above in [own] if parent == _OWN else [each.purl for each in by_name[_normal(parent)]]:
                needs[above].add(package.purl)
    needs.setdefault(own, set())
    return [{"ref": ref, "dependsOn": sorted(below)} for ref, below in sorted(needs.items())]


def bill(root: Path, moment: int | None = None) -> Json:
    """The whole of it; `moment` is when it is made, in seconds since 1970."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    packages = read_locks({lock: (root / lock).read_text("utf-8") for lock in LOCKS})
    page = json.loads((root / "web" / "package-lock.json").read_text("utf-8"))
    own = f"pkg:pypi/{_OWN}@{project['version']}"
    components = [
        *python_components(packages, extras_of(packages, project)),
        *page_components(page, _page_sources(root)),
        *compiled_components(packages),
        *data_components(root, project["license"]),
    ]
    found: Json = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            **({} if moment is None else {"timestamp": datetime.fromtimestamp(moment, UTC).isoformat()}),
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": _OWN,
                "version": project["version"],
                "description": project["description"],
                "purl": own,
                **_licences(project["license"]),
            },
        },
        "components": components,
        "dependencies": dependencies(packages, own),
    }
    return {**found, "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, json.dumps(found, sort_keys=True))}"}


def _page_sources(root: Path) -> Iterator[str]:
    for path in sorted((root / "web").glob("src/**/*")):
        if path.suffix in (".ts", ".svelte"):
            yield path.read_text("utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes the bill of materials as CycloneDX 1.6.")
    parser.add_argument("file", type=Path, help="the file to write")
    where: Path = parser.parse_args().file
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given and not given.isdecimal():
        raise SystemExit(f"SOURCE_DATE_EPOCH is a number of seconds since 1970, not {given!r}.")
    found = bill(ROOT, int(given) if given else None)
    where.parent.mkdir(parents=True, exist_ok=True)
    where.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{where} names {len(found['components'])} components")


if __name__ == "__main__":
    main()
