"""Pictures of barcodes (GS1 General Specifications, section 5.2), drawn for tests."""

import random
import struct
import zlib
from pathlib import Path

SETS = ["0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011"]
PARITIES = ["AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB", "ABBAAB", "ABBBAA", "ABABAB", "ABABBA", "ABBABA"]


def opposite(modules: str) -> str:
    return modules.translate(str.maketrans("01", "10"))


def ean13(code: str) -> str:
    """Its modules, dark ones as 1."""
    digits = [int(digit) for digit in code]
    left = [SETS[digit] if parity == "A" else opposite(SETS[digit])[::-1] for digit, parity in zip(digits[1:7], PARITIES[digits[0]])]
    return "101" + "".join(left) + "01010" + "".join(opposite(SETS[digit]) for digit in digits[7:]) + "101"


def png(rows: list[bytes]) -> bytes:
    """Rows of grey, a byte each pixel."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 0, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(b"".join(b"\0" + row for row in rows), 1)) + chunk(b"IEND", b"")


def drawn(code: str, width: int = 480, height: int = 480, module: int = 3, noise: int = 0, seed: int = 1) -> bytes:
    """The code in the middle of a white picture, as a PNG; without a code only the picture."""
    chance = random.Random(seed)
    bars = b"".join(bytes([20 if dark == "1" else 235]) * module for dark in ean13(code)) if code else b""
    left = (width - len(bars)) // 2
    with_bars = bytes([235]) * left + bars + bytes([235]) * (width - left - len(bars))
    high = 35 * module
    rows = [with_bars if abs(y - height / 2) < high / 2 else bytes([235]) * width for y in range(height)]
    if noise:
        rows = [bytes(max(0, min(255, shade + change - noise)) for shade, change in zip(row, chance.choices(range(2 * noise + 1), k=width))) for row in rows]
    return png(rows)


def file(folder: Path, code: str) -> Path:
    path = folder / f"{code}.png"
    path.write_bytes(drawn(code))
    return path
