"""Compares the busy time that Spotter reads in calendars with what recurring-ical-events reads in them.

    compare_calendars.py --command ".build/debug/spotter calendar" FOLDER-OR-FILE ...

Needs the PyPI package recurring-ical-events 3.8.2, which is not among those that the tests install. For each file the
year with the most occurrences is compared, in the zone given; what only one of the two has is printed. Occurrences that
are free, cancelled or take no time are left out on both sides.
"""

import argparse
import datetime
import pathlib
import shlex
import subprocess
import warnings
import zoneinfo

import icalendar
import recurring_ical_events

UTC = datetime.timezone.utc


def instant(time, zone):
    if not isinstance(time, datetime.datetime):
        time = datetime.datetime(time.year, time.month, time.day)
    if time.tzinfo is None:
        time = time.replace(tzinfo=zone)
    return int(time.timestamp())


def is_busy(event):
    free = str(event.get("TRANSP", "")).upper() == "TRANSPARENT"
    cancelled = str(event.get("STATUS", "")).upper() == "CANCELLED"
    return not free and not cancelled


def theirs(calendar, year, zone):
    first = datetime.datetime(year, 1, 1, tzinfo=zone)
    last = datetime.datetime(year + 1, 1, 1, tzinfo=zone)
    found = set()
    for event in recurring_ical_events.of(calendar).between(first, last):
        start, end = instant(event.start, zone), instant(event.end, zone)
        if is_busy(event) and start < end and start < last.timestamp() and end > first.timestamp():
            found.add((start, end, str(event.get("UID", ""))))
    return found


def ours(command, path, year, zone):
    run = [*command, str(path), "--from", f"{year}-01-01", "--to", f"{year + 1}-01-01", "--zone", zone.key]
    answer = subprocess.run(run, capture_output=True, text=True, timeout=60)
    if answer.returncode != 0:
        raise ValueError((answer.stderr or answer.stdout).strip().splitlines()[-1])
    found = set()
    for line in answer.stdout.splitlines():
        start, end, uid, *_ = line.split("\t")
        times = [int(datetime.datetime.fromisoformat(time.replace("Z", "+00:00")).timestamp()) for time in (start, end)]
        found.add((*times, uid))
    return found


def years(calendar):
    """The years in which events begin, and those after."""
    starts = [event.get("DTSTART") for event in calendar.walk("VEVENT")]
    begun = {start.dt.year for start in starts if hasattr(getattr(start, "dt", None), "year")}
    return begun | {year + 1 for year in begun}


def told(entry):
    start, end, uid = entry
    times = [datetime.datetime.fromtimestamp(time, UTC).strftime("%Y-%m-%d %H:%M") for time in (start, end)]
    return f"{times[0]} to {times[1]}  {uid}"


def compare(command, path, zone):
    """Whether they agree, or None when one of them can't read the file."""
    try:
        calendars = icalendar.Calendar.from_ical(path.read_bytes(), multiple=True)
        starts = sorted({year for calendar in calendars for year in years(calendar)})[:200]
        counted = {year: set().union(*(theirs(calendar, year, zone) for calendar in calendars)) for year in starts}
    except Exception as problem:
        print(f"- {path.name}: they can't read it ({type(problem).__name__}: {str(problem)[:80]})")
        return None
    year = max(counted, key=lambda year: len(counted[year]), default=2024)
    known = counted.get(year, set())
    try:
        found = ours(command, path, year, zone)
    except ValueError as problem:
        if known:
            print(f"! {path.name}: we can't read it ({problem}), they find {len(known)} in {year}")
        return not known
    if found == known:
        return True
    print(f"! {path.name} in {year}: {len(found & known)} agree")
    for entry in sorted(known - found)[:5]:
        print(f"    theirs {told(entry)}")
    for entry in sorted(found - known)[:5]:
        print(f"    ours   {told(entry)}")
    return False


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--command", default=".build/debug/spotter calendar")
    parser.add_argument("--zone", default="Europe/Berlin")
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    files = [file for path in given.paths for file in (sorted(path.rglob("*.ics")) if path.is_dir() else [path])]
    results = [compare(shlex.split(given.command), file, zoneinfo.ZoneInfo(given.zone)) for file in files]
    print(f"{results.count(True)} agree, {results.count(False)} differ, {results.count(None)} can't be compared")


if __name__ == "__main__":
    main()
