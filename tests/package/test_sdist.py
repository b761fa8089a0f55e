"""The source package. `make wheel` builds the package under test from it, without Node.js."""

import sys
import tarfile
from pathlib import Path

import pytest

from tests.package.installed import ROOT, run

BUILD = "from tools import build; print(build.build_sdist({!r}))"


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-c", BUILD.format(str(folder)), cwd=ROOT)
    (made,) = folder.iterdir()
    return made


def test_the_sdist_holds_the_page_and_all_that_a_build_reads(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = "CMakeLists.txt pyproject.toml README.md LICENSE tools/build.py web/dist/index.html".split()
    wanted += [path.relative_to(ROOT).as_posix() for path in (ROOT / "core").rglob("*.*")]
    assert not [name for name in wanted if name not in names]
    assert not [name for name in names if name.startswith((".ci/", "experiments/", "web/node_modules/"))]
