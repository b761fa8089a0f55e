"""The pages of the site, for mkdocs: what lies in the clone, at the same paths, so that links hold in both.

`README.md` is the first page. Notebooks are shown as pages, and can be downloaded. The pages below
`reference/` are made from the docstrings.
"""

import json
import re
import subprocess
from copy import copy
from pathlib import Path
from typing import Any, NamedTuple

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
#: What the site shows, or lets readers download.
_SHOWN = (":(glob)*.md", "docs", "benchmarks", "examples", "experiments")
_ICON = "web/public/icon.svg"
_NOTEBOOK_LINK = re.compile(r"(\]\([\w./-]*notebooks/\w+)\.ipynb\)")
_MODULE_LINK = re.compile(r"(\]\([./]*)src/upperhand/(\w+)/__init__\.py\)")
#: Labels that tell a reader nothing.
_OBVIOUS = {"cached", "class-attribute", "instance-attribute", "module-attribute"}
_DOCTEST = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.M)


class Reference(NamedTuple):
    """A page made from docstrings."""

    title: str
    modules: tuple[str, ...]


REFERENCE = {
    "upperhand": Reference(
        "upperhand",
        ("upperhand", "upperhand.player", "upperhand.match", "upperhand.reason", "upperhand.errors"),
    ),
    "big_two": Reference("upperhand.big_two", ("upperhand.big_two",)),
    "rikken": Reference("upperhand.rikken", ("upperhand.rikken",)),
    "analysis": Reference(
        "Analysis and reviews", ("upperhand.analysis", "upperhand.review", "upperhand.review.summary")
    ),
    "arena": Reference(
        "Arena",
        ("upperhand.arena", "upperhand.arena.run", "upperhand.arena.tournament", "upperhand.arena.summary"),
    ),
    "records": Reference(
        "Records",
        ("upperhand.record", "upperhand.records", "upperhand.records.statistics", "upperhand.notation"),
    ),
    "env": Reference("Environments", ("upperhand.env", "upperhand.env.big_two", "upperhand.env.rikken")),
}


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Adds all pages to those of the theme."""
    for path in _listed():
        files.append(_file(path, path, config))
        if path.endswith(".ipynb"):
            page = path.removesuffix(".ipynb") + ".md"
            files.append(File.generated(config, page, content=notebook_page(ROOT / path)))
    files.append(_file(_ICON, "icon.svg", config))
    for name, reference in REFERENCE.items():
        files.append(File.generated(config, f"reference/{name}.md", content=_reference_page(reference)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Links lead to the page of a notebook or of a module, not to its file."""
    return _MODULE_LINK.sub(r"\1reference/\2.md)", _NOTEBOOK_LINK.sub(r"\1.md)", markdown))


def _listed() -> list[str]:
    """The files of the clone that the site has; new ones too."""
    command = [
        "git",
        "-C",
        str(ROOT),
        "ls-files",
        "--cached",
        "--others",
        "--exclude-standard",
        "-z",
        *_SHOWN,
    ]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = [path for path in told.split("\0") if path and (ROOT / path).is_file()]
    return [path for path in found if not path.startswith("docs/site/")]


def _file(path: str, shown: str, config: MkDocsConfig) -> File:
    return File.generated(config, shown, abs_src_path=str(ROOT / path))


def _reference_page(reference: Reference) -> str:
    parts = [f"# {reference.title}"]
    for module in reference.modules:
        parts += [f"## `{module}`", f"::: {module}\n    options:\n      heading_level: 3"]
    return "\n\n".join(parts) + "\n"


def notebook_page(notebook: Path) -> str:
    """A notebook as Markdown: its text, and its code in blocks."""
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    parts = [_cell(cell["cell_type"], "".join(cell["source"])) for cell in cells]
    return "\n\n".join([*parts, f"[Download this notebook]({notebook.name})"]) + "\n"


def _cell(kind: str, source: str) -> str:
    return source if kind == "markdown" else f"```python\n{source}\n```"


class Presentation(griffe.Extension):
    """Examples in docstrings become blocks of code; what a reader cannot use is left out."""

    def on_members(self, *, obj: griffe.Object, **_: Any) -> None:
        """A stub has the forms of a function, but not the function itself."""
        if isinstance(obj, griffe.Module | griffe.Class):
            for name, forms in obj.overloads.items():
                if forms and name not in obj.members:
                    function = copy(forms[0])
                    function.overloads = list(forms)
                    obj.set_member(name, function)

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = _DOCTEST.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
        kinds = obj.labels & {"class-attribute", "instance-attribute"}
        if isinstance(obj, griffe.Attribute) and kinds == {"instance-attribute"}:
            obj.value = None  # what `__init__` assigns is no default
        obj.labels -= _OBVIOUS
