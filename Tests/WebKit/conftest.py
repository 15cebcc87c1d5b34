"""WebKit in as many windows as a journey needs, each a browser of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import engine
from program import Program
from tab import Tab


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    with engine.screen() as name:
        yield name


@pytest.fixture
def new_tab(display: str, program: Program, tmp_path: Path) -> Iterator[Callable[..., Tab]]:
    """Makes tabs, whose pictures lie in the folder of the test; when the journey ends none of their pages may have complained."""
    tabs: list[Tab] = []

    def make(address: str = program.url, is_dark: bool = False) -> Tab:
        folder = tmp_path / f"tab-{len(tabs) + 1}"
        folder.mkdir()
        tabs.append(Tab(engine.start(display, folder, is_dark), address, folder))
        return tabs[-1]

    yield make
    for tab in tabs:
        tab.close()
    assert [complaint for tab in tabs for complaint in tab.complaints] == []


@pytest.fixture
def tab(new_tab: Callable[..., Tab]) -> Tab:
    return new_tab()
