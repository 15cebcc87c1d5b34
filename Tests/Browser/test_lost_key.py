"""The key of the house is lost: what was sealed stays closed, and everything else goes on."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from pages import full_diary, pages_of
from people import PASSWORD, Member
from program import Program, command


@pytest.fixture
def member(prepared: Path, tmp_path: Path) -> Iterator[Member]:
    """Somebody with something on every page, in a house that goes on with another key."""
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    shutil.copy(prepared, data / "catalogue.sqlite")
    program = Program(data, RATE_LIMITS="off", DEVELOPMENT="on")
    try:
        member = full_diary(program.start())
        program.end()
        (data / "key").unlink()
        assert command("adopt-key", data=data).returncode == 0
        program.start()
        yield member.log_in()
    finally:
        program.kill()


def test_every_page_still_opens_and_says_what_can_not_be_read(member: Member, browser):
    context = browser.new_context()
    form = {"login": member.screen_name, "password": PASSWORD, "remember": "on"}
    assert context.request.post(member.program.url + "/log-in", form=form, max_redirects=0).status == 303
    pages = {path: context.request.get(member.program.url + path) for path in pages_of(member)}
    assert [path for path, page in pages.items() if not page.ok] == []
    assert "Disconnect it and connect it again." in pages["/calendars"].text()
    assert "read any more.)" in pages["/together/chats"].text()
    context.close()
