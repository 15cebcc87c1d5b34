"""The commands that learn kinds of food from photos and say how well, on a folder of a few pictures."""

import shutil
from pathlib import Path

import pytest

from program import command
from test_hostile_photos import BANANA, png

# Two numbers, a mean and a spread of each of 1,280 features, weights and a middle of each of 43 kinds; four bytes each.
HEAD_BYTES = 4 * (2 + 2 * 1_280 + 2 * 43 * 1_280)


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    """Bananas and stripes that are called apples, some to learn from and some to be judged by."""
    folder = tmp_path / "photos"
    stripes = png(300, 300, b"".join(b"\0" + bytes(255 * (x // 20 % 2) for x in range(300)) for _ in range(300)))
    lines = ["path,fine_id,coarse_id"]
    for part, count in (("train", 4), ("val", 2)):
        for number in range(count):
            for kind, name in enumerate(("Apple", "Banana")):
                path = f"{part}/{name}/{number}.{'png' if name == 'Apple' else 'jpg'}"
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(BANANA, folder / path) if name == "Banana" else (folder / path).write_bytes(stripes)
                lines.append(f"{path},{kind},{kind}")
    (folder / "photos.csv").write_text("\n".join(lines) + "\n")
    heading = "Class Name (str),Class ID (int),Coarse Class Name (str),Coarse Class ID (int)"
    (folder / "classes.csv").write_text(f"{heading}\nApple,0,Apple,0\nBanana,1,Banana,1\n")
    return folder


def test_a_head_is_learned_and_measured(photos: Path, tmp_path: Path):
    head = tmp_path / "head.bin"
    learned = command("train-eyes", photos, "--output", head, data=tmp_path / "data", within=600)
    assert learned.returncode == 0, learned.stdout
    assert head.stat().st_size == HEAD_BYTES
    measured = command("measure-eyes", photos, "--head", head, data=tmp_path / "data", within=600)
    assert measured.returncode == 0, measured.stdout
    assert "photos                     4" in measured.stdout and "calibration error" in measured.stdout
    assert "right first                100.0 %" in measured.stdout


def test_learning_that_was_stopped_goes_on(photos: Path, tmp_path: Path):
    whole = tmp_path / "whole.bin"
    assert command("train-eyes", photos, "--output", whole, data=tmp_path / "data", within=600).returncode == 0
    # A folder stands where the head should be written, which is found at the very end.
    head = tmp_path / "head.bin"
    (head / "in the way").mkdir(parents=True)
    stopped = command("train-eyes", photos, "--output", head, data=tmp_path / "data", within=600)
    assert stopped.returncode != 0, stopped.stdout
    # As if it had been killed earlier, while it wrote of the eleventh photo.
    seen = tmp_path / "head.bin.seen"
    heading, *lines = seen.read_bytes().splitlines(keepends=True)
    assert len(lines) == 12
    seen.write_bytes(heading + b"".join(lines[:10]) + lines[10][:-50])
    shutil.rmtree(head)
    again = command("train-eyes", photos, "--output", head, data=tmp_path / "data", within=600)
    assert again.returncode == 0, again.stdout
    assert "10 of 12 were seen before" in again.stdout and "12 of 12 seen" in again.stdout
    assert head.read_bytes() == whole.read_bytes()
    assert not seen.exists()


def test_what_cant_be_learned_is_said_before_anything_is_looked_at(photos: Path, tmp_path: Path):
    head = tmp_path / "no-such-folder/head.bin"
    nowhere = command("train-eyes", photos, "--output", head, data=tmp_path / "data")
    assert nowhere.returncode != 0 and "can't be written" in nowhere.stdout
    classes = photos / "classes.csv"
    classes.write_text(classes.read_text().replace("Banana", "Durian"))
    unknown = command("train-eyes", photos, "--output", tmp_path / "head.bin", data=tmp_path / "data")
    assert unknown.returncode != 0 and "Durian" in unknown.stdout and "none of the kinds" in unknown.stdout
    none = command("measure-eyes", photos, "--head", classes, data=tmp_path / "data")
    assert none.returncode != 0 and "isn't one of these 43 kinds" in none.stdout
