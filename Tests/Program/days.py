"""The current day, read when it is needed, because a run may last beyond midnight."""

import datetime


def now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


def today() -> datetime.date:
    """Returns the current day of the tests' members, whose time zone is UTC."""
    return now().date()


def in_days(days: int) -> datetime.date:
    """Returns the day so many days after today; before it when negative."""
    return today() + datetime.timedelta(days=days)
