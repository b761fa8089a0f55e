"""The source package, unpacked where a package is built from it."""

import io
import tarfile
from pathlib import Path

from tools.sources import unpack


def archive(path: Path, **files: str) -> Path:
    with tarfile.open(path, "w:gz") as packed:
        for name, text in files.items():
            entry = tarfile.TarInfo(f"upperhand-1.0/{name}")
            entry.size = len(text)
            packed.addfile(entry, io.BytesIO(text.encode()))
    return path


def test_only_what_changed_is_written_anew(tmp_path: Path) -> None:
    folder = tmp_path / "sources"
    unpack(archive(tmp_path / "one.tar.gz", same="1", other="2", gone="3"), folder)
    written = (folder / "same").stat().st_mtime_ns
    unpack(archive(tmp_path / "two.tar.gz", same="1", other="changed", new="4"), folder)
    assert {path.name: path.read_text() for path in folder.iterdir()} == {
        "same": "1",
        "other": "changed",
        "new": "4",
    }
    assert (folder / "same").stat().st_mtime_ns == written
