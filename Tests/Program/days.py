"""Today, asked when it is needed: a run may last beyond midnight."""

import datetime


def now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


def today() -> datetime.date:
    """The day it is for members of these tests, who live in UTC."""
    return now().date()


def in_days(days: int) -> datetime.date:
    """The day so many days from today; behind it when negative."""
    return today() + datetime.timedelta(days=days)
