"""Every page in an iPhone's engine, light and dark: it comes, complains of nothing and fits into a phone."""

from collections.abc import Callable

import pytest

from access import STICKING_OUT
from pages import PAGES_OF_A_STRANGER, full_diary, pages_of
from people import Member
from program import Program
from tab import Tab

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def filled(program: Program) -> Member:
    return full_diary(program)


@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
def test_nothing_sticks_out_of_any_page(new_tab: Callable[..., Tab], filled: Member, is_dark: bool):
    tab = new_tab(is_dark=is_dark)
    found = [out for path in PAGES_OF_A_STRANGER for out in sticking_out(tab, path)]
    tab.log_in(filled)
    found += [out for path in pages_of(filled) for out in sticking_out(tab, path)]
    assert found == []


def sticking_out(tab: Tab, path: str) -> list[str]:
    tab.go(path)
    return [f"{path}: {html}" for html in tab.run(f"return {STICKING_OUT.strip()}")]
