"""A calendar on an iPhone's engine: connected as a file, seen in the week, renamed."""

from pathlib import Path

import pytest

from people import Member
from tab import Tab
from test_calendars import WORK

pytestmark = pytest.mark.soak


def test_a_calendar_is_connected_and_renamed(tab: Tab, ana: Member, tmp_path: Path):
    file = tmp_path / "work.ics"
    file.write_bytes(WORK.encode())
    tab.log_in(ana).go("/calendars").link("A file").arrives("/calendars/file")
    tab.fill("Calendar file", str(file)).button("Connect it").arrives("/free-time")
    tab.shown("Work is connected: 3 busy times", "#toasts")
    tab.go("/calendars").link("Rename Work").settled()
    tab.fill("What do you call it?", "Office").button("Save").shown("Office", "li.calendar")
