"""A picture as a camera would give it, without a camera."""

import struct
import zlib
from pathlib import Path


def picture(folder: Path) -> Path:
    """A PNG of 200 × 300, half blue."""
    rows = b"".join(b"\0" + (b"\x30\x60\xd0" if y < 150 else b"\xf0\xe0\xc0") * 200 for y in range(300))

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", 200, 300, 8, 2, 0, 0, 0))
    file = folder / "me.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
    return file
