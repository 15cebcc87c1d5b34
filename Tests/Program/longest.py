"""Orders the longest tests so that each process begins with some of them, because the last one would delay the end."""

import os
from itertools import islice

# The rough seconds of the longest tests on two cores; only their order matters.
SECONDS = {
    "test_every_answer_is_described": 80,
    "test_an_hour_of_a_lifter": 30,
    "test_hostile_requests_are_answered_and_change_nothing_of_others": 30,
    "test_every_page_can_be_read_and_touched_by_everybody": 25,
    "test_where_letters_and_notices_lead_can_be_read_and_touched_by_everybody": 25,
    "test_a_server_that_never_comes_to_an_end_is_left": 22,
    "test_a_nudge_is_snoozed_and_then_checked_in_to": 20,
    "test_a_killed_import_goes_on_and_leaves_the_old_products": 15,
    "test_health_and_settings_are_never_kept": 12,
    "test_two_strangers_meet_share_a_workout_and_part": 11,
    "test_someone_signs_up_says_who_they_are_and_logs_a_breakfast": 11,
    "test_who_is_away_is_told_once_and_not_what": 11,
    "test_a_member_allows_it_and_is_read_when_something_changed": 10,
    "test_an_account_is_found_by_its_server_alone_and_read_again_when_it_changed": 10,
}


def longest_first(items: list) -> list:
    """Distributes the longest tests over the equal parts that pytest-xdist hands out, at the beginning of each."""
    count = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1))
    longest = sorted((item for item in items if name(item) in SECONDS), key=lambda item: -SECONDS[name(item)])
    others = (item for item in items if name(item) not in SECONDS)
    ordered: list = []
    for worker in range(count):
        size = (len(items) - len(ordered)) // (count - worker)
        stretch = longest[worker::count]
        ordered += stretch + list(islice(others, max(0, size - len(stretch))))
    return ordered + list(others)


def name(item) -> str:
    return item.originalname
