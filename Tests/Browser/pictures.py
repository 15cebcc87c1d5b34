"""A picture as a camera would give it, without a camera."""

import struct
import zlib
from pathlib import Path


BLUE, SAND, BLACK = b"\x30\x60\xd0", b"\xf0\xe0\xc0", bytes(3)


def picture(folder: Path, width: int = 200, height: int = 300, above: bytes = BLUE, below: bytes = SAND) -> Path:
    """A PNG of two colours, half blue."""
    rows = b"".join(b"\0" + (above if y < height / 2 else below) * width for y in range(height))

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    file = folder / f"me-{width}x{height}.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
    return file
