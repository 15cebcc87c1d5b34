"""A camera that sees one picture for ever: Chromium's own stand-in, playing a video that is made of the picture."""

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from phone import CHROMIUM

SIDE = 480
# The picture as it fits into a square, as bytes of red, green, blue and nothing.
PIXELS = """
    async ([picture, side]) => {
        const image = await createImageBitmap(await (await fetch(picture)).blob());
        const scale = Math.min(side / image.width, side / image.height);
        const context = new OffscreenCanvas(side, side).getContext("2d");
        context.fillStyle = "white";
        context.fillRect(0, 0, side, side);
        const [width, height] = [image.width * scale, image.height * scale];
        context.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
        let text = "";
        for (const byte of context.getImageData(0, 0, side, side).data) text += String.fromCharCode(byte);
        return btoa(text);
    }
"""


def video(browser: Browser, picture: Path, folder: Path) -> Path:
    """Writes a video of two frames (YUV4MPEG2, 4:2:0, ITU-R BT.601)."""
    page = browser.new_page()
    address = f"data:image/{'png' if picture.suffix == '.png' else 'jpeg'};base64,{base64.b64encode(picture.read_bytes()).decode()}"
    pixels = base64.b64decode(page.evaluate(PIXELS, [address, SIDE]))
    page.close()
    red, green, blue = pixels[0::4], pixels[1::4], pixels[2::4]
    light = bytes((66 * r + 129 * g + 25 * b + 4_224) >> 8 for r, g, b in zip(red, green, blue))
    quarter = [row * SIDE + column for row in range(0, SIDE, 2) for column in range(0, SIDE, 2)]
    bluish = bytes((-38 * red[i] - 74 * green[i] + 112 * blue[i] + 32_896) >> 8 for i in quarter)
    reddish = bytes((112 * red[i] - 94 * green[i] - 18 * blue[i] + 32_896) >> 8 for i in quarter)
    file = folder / f"{picture.stem}.y4m"
    frame = b"FRAME\n" + light + bluish + reddish
    file.write_bytes(f"YUV4MPEG2 W{SIDE} H{SIDE} F10:1 Ip A1:1 C420\n".encode() + frame * 2)
    return file


@contextmanager
def camera(browser: Browser, picture: Path, folder: Path) -> Iterator[Browser]:
    """A browser whose camera sees the picture."""
    file = video(browser, picture, folder)
    seeing = browser.browser_type.launch(
        executable_path=CHROMIUM,
        args=[
            "--no-sandbox", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-video-capture={file}",
        ],
    )
    yield seeing
    seeing.close()
