"""A real Subsonic server on this machine: Supysonic, with an account and a few songs. Run as a program it serves."""

import math
import struct
import subprocess
import sys
import time
import wave
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import requests

from ports import free_port

USER, PASSWORD = "ana", "nine blue teapots & more"
SONGS = [("Blue", "Ben", 220), ("Red", "Ben", 330), ("Grün & Gold", "Čen", 440)]


class Supysonic:
    """Ana's account at a running server."""

    def __init__(self, port: int, folder: Path):
        self.address = f"http://127.0.0.1:{port}"
        self.folder = folder

    def ask(self, method: str, **values: object) -> dict:
        """Asks as another program of Ana's would."""
        known = {"u": USER, "p": PASSWORD, "v": "1.12.0", "c": "test", "f": "json"}
        return requests.get(f"{self.address}/rest/{method}.view", params=known | values, timeout=60).json()["subsonic-response"]

    def starred(self) -> list[str]:
        return [song["title"] for song in self.ask("getStarred2")["starred2"].get("song", [])]


@contextmanager
def supysonic(folder: Path) -> Iterator[Supysonic]:
    music = folder / "music" / "Sky"
    music.mkdir(parents=True)
    for title, artist, tone in SONGS:
        write_song(music / f"{title}.wav", title, artist, tone)
    port = free_port()
    server = subprocess.Popen(
        [sys.executable, __file__, str(folder), str(port)],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    try:
        account = Supysonic(port, music)
        deadline = time.monotonic() + 120
        while True:
            assert server.poll() is None and time.monotonic() < deadline, "Supysonic didn't start."
            try:
                requests.get(account.address, timeout=30)
                break
            except requests.RequestException:
                time.sleep(0.05)
        yield account
    finally:
        server.kill()
        server.wait()


def write_song(path: Path, title: str, artist: str, tone: int) -> None:
    """Writes two seconds of a tone with its tags."""
    from mutagen.id3 import TALB, TIT2, TPE1
    from mutagen.wave import WAVE

    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, 8_000, 0, "NONE", ""))
        for number in range(16_000):
            file.writeframesraw(struct.pack("<h", round(8_000 * math.sin(number * tone * math.tau / 8_000))))
    song = WAVE(path)
    song.add_tags()
    for tag, text in [(TIT2, title), (TPE1, artist), (TALB, "Sky")]:
        song.tags.add(tag(encoding=3, text=text))
    song.save()


def serve(folder: Path, port: int) -> None:
    import waitress
    from supysonic.config import DefaultConfig
    from supysonic.db import init_database, release_database
    from supysonic.managers.folder import FolderManager
    from supysonic.managers.user import UserManager
    from supysonic.scanner import Scanner
    from supysonic.web import create_application

    config = DefaultConfig()
    config.BASE = DefaultConfig.BASE | {"database_uri": f"sqlite:///{folder}/supysonic.db"}
    config.WEBAPP = DefaultConfig.WEBAPP | {"cache_dir": str(folder / "cache"), "mount_webui": False}
    config.DAEMON = DefaultConfig.DAEMON | {"socket": str(folder / "daemon.sock")}
    init_database(config.BASE["database_uri"])
    UserManager.add(USER, PASSWORD)
    FolderManager.add("Music", str(folder / "music"))
    scanner = Scanner()
    scanner.queue_folder("Music")
    scanner.run()
    release_database()
    waitress.serve(create_application(config), host="127.0.0.1", port=port, threads=4)


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]))
