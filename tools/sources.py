"""Makes the source package and unpacks it into a folder: a package is then built as its users would build it.

python -m tools.sources .build/sources

Files that did not change stay as they are: a second build only compiles what is new.
"""

import sys
import tarfile
import tempfile
from pathlib import Path


def unpack(archive: Path, folder: Path) -> None:
    """The files below the only folder of an archive."""
    with tarfile.open(archive) as packed:
        files = {one.name.partition("/")[2]: one for one in packed if one.isfile()}
        for name, one in files.items():
            source, target = packed.extractfile(one), folder / name
            assert source is not None
            content = source.read()
            if not target.is_file() or target.read_bytes() != content:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content)
    for path in folder.rglob("*"):
        if path.is_file() and path.relative_to(folder).as_posix() not in files:
            path.unlink()


def main() -> None:
    from tools import build  # it needs what set-up installs

    with tempfile.TemporaryDirectory() as made:
        unpack(Path(made) / build.build_sdist(made), Path(sys.argv[1]))


if __name__ == "__main__":
    main()
