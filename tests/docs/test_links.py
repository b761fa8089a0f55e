"""The documents of the clone: what one links to is there, and the site leads to each."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
_CODE = re.compile(r"^( *)(```|~~~).*?^\1\2$|`[^`\n]*`", re.M | re.S)
_LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
_HEADING = re.compile(r"^#+ (.+?) *$", re.M)


def _documents() -> list[str]:
    """All but the templates of reports, whose links are right where the report is written."""
    command = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard", "*.md"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [path for path in told.splitlines() if not path.startswith("src/") and (ROOT / path).exists()]


@cache
def _anchors(page: Path) -> set[str]:
    """The headings of a page as GitHub and the site name them; a second one of a name gets a number."""
    seen: dict[str, int] = {}
    found = set()
    text = re.sub(r"^( *)(```|~~~).*?^\1\2$", "", page.read_text("utf-8"), flags=re.M | re.S)
    for heading in _HEADING.findall(text):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", plain.lower()).strip().replace(" ", "-")
        found.add(f"{slug}-{seen[slug]}" if slug in seen else slug)
        seen[slug] = seen.get(slug, 0) + 1
    return found


@pytest.mark.parametrize("name", _documents())
def test_what_a_document_links_to_is_there(name: str) -> None:
    page = ROOT / name
    for found in _LINK.finditer(_CODE.sub("", page.read_text("utf-8"))):
        link = found[1] or found[2]
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.is_relative_to(ROOT), f"{link} leads out of the project"
        assert target.exists(), f"{link}: there is no such file"
        if anchor and target.suffix == ".md":
            assert anchor in _anchors(target), f"{link}: there is no such heading"


def test_the_site_leads_to_every_document() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
    named = set(re.findall(r"[\w./-]+\.md$", navigation, re.M))
    made = {path for path in named if path.startswith(("docs/notebooks/", "reference/"))}  # with the site
    assert named - made == set(_documents())
