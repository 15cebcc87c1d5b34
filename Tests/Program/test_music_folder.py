"""The house's own folder of songs: read by a job that goes on after a kill, and kept in step (MUS-1)."""

import array
import struct
import wave
from pathlib import Path

from listener import Listener
from program import command
from waiting import wait_for

SONGS = 240


def write_song(file: Path, number: int) -> None:
    """A second of sound that no other has."""
    with wave.open(str(file), "wb") as song:
        song.setnchannels(1)
        song.setsampwidth(2)
        song.setframerate(8_000)
        song.writeframes(struct.pack("<h", 1 + number) * 8_000)


def atom(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", 8 + len(content)) + name + content


def tagged_m4a() -> bytes:
    """An M4A with title, artist and tempo, and sound that nobody here decodes."""
    def item(name: bytes, kind: int, value: bytes) -> bytes:
        return atom(name, atom(b"data", struct.pack(">II", kind, 0) + value))

    items = item(b"\xa9nam", 1, "Grün".encode()) + item(b"\xa9ART", 1, b"Ana") + item(b"tmpo", 21, struct.pack(">H", 128))
    handler = atom(b"hdlr", struct.pack(">II4s", 0, 0, b"mdir") + b"appl" + bytes(9))
    tags = atom(b"udta", atom(b"meta", bytes(4) + handler + atom(b"ilst", items)))
    header = atom(b"mvhd", bytes(12) + struct.pack(">II", 1_000, 60_000) + bytes(80))
    return atom(b"ftyp", b"M4A \0\0\0\0") + atom(b"moov", header + tags) + atom(b"mdat", b"sound" * 4_000)


def write_songs(folder: Path, first: int) -> int:
    """Writes so many more; returns how many there are."""
    for number in range(first, first + SONGS):
        write_song(folder / ("Deep/Deeper" if number % 2 else "") / f"Song {number}.wav", number)
    return first + SONGS


def titles(member: Listener) -> set[str]:
    found: set[str] = set()
    at: int | None = 0
    while at is not None:
        page = member.get("/songs", limit=100, **{"from": at})
        found |= {song["title"] for song in page["songs"]}
        at = page["next"]
    return found


def write_clicks(file: Path, tempo: float, seconds: float) -> None:
    """Clicks of a hundredth of a second, so many a minute."""
    rate = 8_000
    samples = array.array("h", bytes(2 * int(rate * seconds)))
    for beat in range(int(seconds * tempo / 60)):
        start = int(beat * 60 / tempo * rate)
        for place in range(80):
            samples[start + place] = (place * 7_919 % 2_000 - 1_000) * (80 - place) // 4
    with wave.open(str(file), "wb") as song:
        song.setnchannels(1)
        song.setsampwidth(2)
        song.setframerate(rate)
        song.writeframes(samples.tobytes())


def test_tempos_are_printed_a_line_for_each_song_with_the_reason_where_there_is_none(new_folder, tmp_path):
    clicks, page = tmp_path / "clicks.wav", tmp_path / "page.mp3"
    write_clicks(clicks, 126, 40)
    page.write_text("<html>")
    told = command("tempo", clicks, page, data=new_folder())
    assert told.returncode == 1, told.stdout
    lines = {line.split("\t")[0]: line for line in told.stdout.splitlines()}
    path, beats, certainty, other = lines[str(clicks)].split("\t")
    assert abs(float(beats) - 126) < 126 * 0.04, told.stdout
    assert 0 < float(certainty) <= 1, told.stdout
    assert any(abs(float(other) - float(beats) * share) < 0.2 for share in (0.5, 2)), told.stdout
    assert any(line.startswith(f"{page}: ") for line in told.stdout.splitlines()), told.stdout


def test_reading_goes_on_after_a_kill_and_what_changes_is_noticed(serve, new_folder, tmp_path, storage):
    folder = tmp_path / "songs"
    (folder / "Deep" / "Deeper").mkdir(parents=True)
    songs = write_songs(folder, 0)
    before = {file: file.stat().st_mtime_ns for file in folder.rglob("*.wav")}
    data = new_folder()
    ana = Listener.join(serve(data, MUSIC=folder, RATE_LIMITS="off", **storage))
    ana.open_browser()
    ahead = 0
    wait_for(lambda: 20 <= len(titles(ana)))
    while f"of {songs} files of the folder are read." not in ana.browser.get(ana.program.url + "/music").text:
        # The folder was read before anybody looked: it gets more songs until someone sees it half read.
        ana.program.kill()
        songs, ahead = write_songs(folder, songs), ahead + 2_000
        ana.program = serve(data, MUSIC=folder, RATE_LIMITS="off", DEVELOPMENT="on", CLOCK_AHEAD=ahead, **storage)
        wait_for(lambda: songs - SONGS + 20 <= len(titles(ana)))
    ana.program.kill()
    # The job is free again when its lease is over, five minutes after the kill.
    ana.program = serve(data, MUSIC=folder, RATE_LIMITS="off", DEVELOPMENT="on", CLOCK_AHEAD=ahead + 400, **storage)
    wait_for(lambda: len(titles(ana)) == songs)
    assert "files of the folder are read." not in ana.browser.get(ana.program.url + "/music").text
    loved = ana.get("/songs", q="Song 100")["songs"][0]
    assert ana.ask("PUT", f"/songs/{loved['id']}/heart", json={"kind": "loved"}).status_code == 200
    ana.program.kill()
    (folder / "Song 100.wav").rename(folder / "Deep" / "Moved.wav")
    (folder / "Song 2.wav").unlink()
    write_song(folder / "New.wav", 7_000)
    (folder / "Green.m4a").write_bytes(tagged_m4a())
    ana.program = serve(data, MUSIC=folder, RATE_LIMITS="off", DEVELOPMENT="on", CLOCK_AHEAD=ahead + 2_000, **storage)
    wait_for(lambda: {"New", "Moved", "Grün"} <= titles(ana))
    assert not {"Song 2", "Song 100"} & titles(ana)
    moved = ana.get("/songs", q="Moved")["songs"][0]
    assert moved["id"] == loved["id"] and moved["heart"] == "loved"
    green = ana.get("/songs", q="grun")["songs"][0]
    assert (green["artist"], green["bpm"], green["measuredBpm"]) == ("Ana", 128, None)
    assert "can't be decoded here" in green["tempoProblem"]
    assert "Tap along" in ana.browser.get(ana.program.url + f"/music/songs/{green['id']}").text
    after = {file: file.stat().st_mtime_ns for file in folder.rglob("*.wav")}
    assert all(before[file] == after[file] for file in before.keys() & after.keys()), "The folder is only read."
