"""Starts: the first, later ones, and with invalid settings."""

import stat
import time
from pathlib import Path

from ports import free_port
from program import Program, command


def test_starts_on_an_empty_folder_and_makes_its_secrets(tmp_path: Path):
    program = Program(tmp_path / "data")
    try:
        program.start(within=180)
        key = program.data / "key"
        assert stat.S_IMODE(program.data.stat().st_mode) == 0o700
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
        assert key.read_text().strip() not in program.log
        assert (program.data / "catalogue.sqlite").exists()
    finally:
        program.kill()


def test_a_second_start_answers_within_two_seconds_and_keeps_the_key(serve):
    first = serve()
    key = (first.data / "key").read_bytes()
    assert first.end() == 0
    began = time.monotonic()
    again = serve(first.data)
    # The processor time counts, not the time that other tests make it wait.
    assert again.worked < 2 and time.monotonic() - began < 20
    assert (first.data / "key").read_bytes() == key


def test_two_programs_do_not_share_a_folder(serve):
    program = serve()
    second = command("serve", data=program.data, PORT=free_port())
    assert second.returncode != 0
    assert "Fatal error" not in second.stdout
    assert program.is_ready()


def test_wrong_settings_stop_the_start_and_all_are_listed(tmp_path: Path):
    refused = command(
        "serve", data=tmp_path / "data", PORT="eighty", RATE_LIMITS="perhaps", PUBLIC_ADDRESS="nowhere",
        MINIMUM_AGE=3, DATABASE_URL="postgers://ana:open-sesame@db/spotter", METRICS_TOKEN="short-token", KEY="bm90IDMyIGJ5dGVz", COLOUR="blue",
        MAIL_COMMAND="no-such-program",
    )
    assert refused.returncode != 0
    complaints = [line.removeprefix("  - ") for line in refused.stdout.splitlines() if line.startswith("  - ")]
    assert {words.split()[0] for words in complaints if words.startswith("SPOTTER_")} == {
        "SPOTTER_" + name for name in [
            "PORT", "RATE_LIMITS", "PUBLIC_ADDRESS", "MINIMUM_AGE", "DATABASE_URL", "METRICS_TOKEN", "KEY", "MAIL_COMMAND",
        ]
    }
    assert any("no setting SPOTTER_COLOUR" in words for words in complaints)
    for word in ["open-sesame", "short-token", "bm90IDMyIGJ5dGVz"]:
        assert word not in refused.stdout
    assert not (tmp_path / "data").exists(), "A refused start leaves nothing behind."


def test_a_settings_file_counts_and_the_environment_comes_first(tmp_path: Path, serve):
    settings = tmp_path / "settings"
    settings.write_text("SPOTTER_RATE_LIMITS=perhaps\nSPOTTER_LOG_LEVEL=error\n")
    refused = command("serve", data=tmp_path / "data", CONFIG=settings)
    assert refused.returncode != 0 and "SPOTTER_RATE_LIMITS" in refused.stdout
    assert serve(CONFIG=settings, RATE_LIMITS="on").is_ready()
