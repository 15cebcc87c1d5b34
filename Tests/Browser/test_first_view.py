"""The pages with which everybody begins are light, and nothing in them moves. Times are bin/soak's: Tests/bench/slow_phone.py"""

import pytest

from days import in_days
from first_view import Slow, View
from people import Member


@pytest.fixture
def eater(ana: Member) -> Member:
    """Somebody with a goal and something usual, for whom Today has most to fetch."""
    ana.ask("PUT", "/goal", json={"targetKg": 64, "targetDay": str(in_days(7 * 16))}).raise_for_status()
    for ago in (0, 1, 2, 3):
        for meal in ("Breakfast", "Dinner") if ago else ("Breakfast",):
            ana.eat(in_days(-ago), meal=meal, name="Porridge").raise_for_status()
    return ana


def looks(slow: Slow, path: str) -> tuple[View, View]:
    return slow.look(path), slow.look(path, after="/help")


@pytest.mark.parametrize("path", ["/", "/log-in", "/sign-up"])
def test_the_first_page_of_a_stranger_is_light(new_phone, path: str):
    first, again = looks(Slow(new_phone(service_workers="block")), path)
    assert first.is_light and again.is_light, (first, again)
    assert 0 < again.bytes < first.bytes / 3 and again.requests < first.requests, (first, again)


@pytest.mark.parametrize("path", ["/diary", "/diary/{}", "/foods?q=milk", "/training"])
def test_the_first_page_of_a_member_is_light(new_phone, eater: Member, path: str):
    slow = Slow(new_phone(service_workers="block").log_in(eater))
    first, again = looks(slow, path.format(in_days(-1)))
    assert first.is_light and again.is_light, (first, again)
    assert 0 < again.bytes < first.bytes and again.requests < first.requests, (first, again)


@pytest.mark.parametrize("path", ["/", "/diary", "/foods", "/training", "/exercises"])
def test_the_scripts_of_a_page_come_in_at_most_three_requests(new_phone, eater: Member, path: str):
    phone = new_phone(service_workers="block")
    if path != "/":
        phone.log_in(eater)
    scripts: list[str] = []
    phone.page.on("request", lambda request: scripts.append(request.url) if request.resource_type == "script" else None)
    assert phone.go(path).ok
    phone.settled()
    assert 0 < len(scripts) <= 3, scripts
