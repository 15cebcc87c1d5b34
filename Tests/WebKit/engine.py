"""WebKitGTK, whose engine is the one in every iPhone: Debian's MiniBrowser, led by WebDriver, on a screen that nobody sees."""

import contextlib
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

from selenium.webdriver import WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

# Width and height of a phone's page, in CSS pixels. Only a window without its bars becomes so narrow.
PHONE = (390, 844)
BROWSER = next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None)
ARGUMENTS = ["--automation", "--full-screen", "--time-zone=UTC", "--enable-write-console-messages-to-stdout=true"]
# MiniBrowser takes from GTK whether things may move.
STILL = "[Settings]\ngtk-enable-animations=0\n"


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """Yields the name of an X display of its own."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as number:
            yield f":{number.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def start(display: str, folder: Path, is_dark: bool = False) -> WebKitGTK:
    """Starts a browser as large as a phone that has been nowhere yet; its folder gets `console.log`, which has what pages said.

    Without reduced motion the machine would draw what moves instead of working.
    """
    assert BROWSER, "Install it first: bin/setup --soak"
    settings = folder / "config" / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text(STILL)
    options = Options()
    options.binary_location = str(heard(folder))
    for argument in ARGUMENTS + ["--dark-mode"] * is_dark:
        options.add_argument(argument)
    service = Service("/usr/bin/WebKitWebDriver", env=environment(display, folder))
    driver = WebKitGTK(options=options, service=service)
    driver.set_window_rect(0, 0, *PHONE)
    return driver


def heard(folder: Path) -> Path:
    """A program that starts MiniBrowser and writes down what it says: the driver would throw it away."""
    program = folder / "MiniBrowser"
    program.write_text(f'#!/bin/sh\nexec {BROWSER} "$@" >>{folder}/console.log 2>/dev/null\n')
    program.chmod(0o700)
    return program


def environment(display: str, folder: Path) -> dict[str, str]:
    """Nothing of whoever runs the tests, and a network that counts as there whatever this machine's routes are."""
    homes = {f"XDG_{name}_HOME": str(folder / name.lower()) for name in ("CONFIG", "DATA", "CACHE", "STATE")}
    return os.environ | homes | {"DISPLAY": display, "GIO_USE_NETWORK_MONITOR": "base", "LC_ALL": "C"}
