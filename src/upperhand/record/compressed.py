"""Files of records as they lie on disk: plain, or compressed by gzip or zstd."""

import gzip
import io
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from upperhand.errors import RecordError, needs_extra

_PIECE = 1 << 20
_GZIP, _ZSTD = b"\x1f\x8b", b"\x28\xb5\x2f\xfd"


@contextmanager
def open_to_read(path: str | os.PathLike[str]) -> Iterator[IO[bytes]]:
    """The bytes of a file; its first bytes say whether it is compressed, whatever its name is."""
    with Path(path).open("rb") as file:
        start = file.peek(len(_ZSTD))[: len(_ZSTD)]
        try:
            if start.startswith(_GZIP):
                with gzip.open(file) as plain:
                    yield plain  # type: ignore[misc]  # it reads as a file does
            elif start == _ZSTD:
                yield io.BufferedReader(_Zstd(file), _PIECE)
            else:
                yield file
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise RecordError(f"{path} is damaged: {error}") from None


class _Zstd(io.RawIOBase):
    """The bytes of a file that is compressed by zstd; other readers take the middle of a file for its end."""

    def __init__(self, file: IO[bytes]) -> None:
        self._zstandard = _zstandard()
        self._file = file
        self._frame: Any = None
        self._plain = memoryview(b"")

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        while not self._plain:
            packed = self._file.read(_PIECE)
            if not packed and self._frame is not None:
                raise EOFError("it ends too early")
            if not packed:
                return 0
            self._plain = memoryview(b"".join(self._unpacked(packed)))
        size = min(len(buffer), len(self._plain))
        buffer[:size] = self._plain[:size]
        self._plain = self._plain[size:]
        return size

    def _unpacked(self, packed: bytes) -> Iterator[bytes]:
        """A file may be several frames, one after the other."""
        while packed:
            self._frame = self._frame or self._zstandard.ZstdDecompressor().decompressobj()
            try:
                yield self._frame.decompress(packed)
            except self._zstandard.ZstdError as error:
                raise EOFError(str(error)) from None
            packed = self._frame.unused_data if self._frame.eof else b""
            self._frame = None if self._frame.eof else self._frame


@contextmanager
def open_to_write(path: str | os.PathLike[str]) -> Iterator[IO[bytes]]:
    """A new file; its name says whether it is compressed: `.gz`, `.zst`, or anything else."""
    suffix = Path(path).suffix
    if suffix == ".gz":
        with gzip.open(path, "wb", compresslevel=6) as packed:
            yield packed  # type: ignore[misc]
    elif suffix == ".zst":
        with (
            Path(path).open("wb") as file,
            _zstandard().ZstdCompressor(level=9, write_checksum=True).stream_writer(file) as packed,
        ):
            yield packed
    else:
        with Path(path).open("wb") as file:
            yield file


def _zstandard() -> Any:
    with needs_extra("records", "a file compressed by zstd"):
        import zstandard
    return zstandard
