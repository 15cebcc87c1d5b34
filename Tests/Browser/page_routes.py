"""The addresses of pages, as the tables of routes name them."""

import re

from program import ROOT

TABLE = re.compile(r"enum (\w+)\s*:\s*String,\s*(?:LinkTable|RoutePath)[^{]*\{(.*?)\n\}", re.DOTALL)
CASE = re.compile(r'case (\w+) = "([^"]*)"')
# What a browser asks for; what devices and other programs ask for is no page.
ROUTE = re.compile(r"\b(?:own|open|administration|admin|staff|reports|meeting)\.get\(\s*(\w+)\.(\w+)")
# Files, pictures, pieces of a page, and what leads on to another page at once.
NO_PAGES = {
    "/activities.csv", "/activities/:id/course.tcx", "/timelines/nutrition.csv", "/timelines/weight.csv", "/favicon.ico",
    "/manifest.webmanifest", "/service-worker.js", "/live", "/together/events/:id/calendar",
    "/diary/entries/:id/photo/:size", "/meals/:id/photos/:entry/:size", "/motivation/photos/:id/images/:size",
    "/music/songs/:id/cover/:size", "/music/songs/:id/stream", "/together/events/:id/pictures/:size",
    "/together/members/:id/photo/:size",
    "/exercises/results", "/foods/results", "/music/results", "/gyms/names", "/together/chats/:id/messages",
    "/admin/invitations", "/calendars/google", "/calendars/google/callback", "/log-in/code", "/music/sources/spotify",
    "/music/sources/spotify/callback", "/notices/:id", "/plans/:id/asking", "/reminders/:id/asking", "/scans/photo/:id/food",
    "/settings", "/timelines", "/training/details", "/welcome",
}


def page_patterns() -> set[str]:
    """The addresses of all pages: "/diary/:day"."""
    tables, asked = {}, set()
    for file in (ROOT / "Sources").rglob("*.swift"):
        text = file.read_text()
        for name, cases in TABLE.findall(text):
            tables |= {(name, case): path for case, path in CASE.findall(cases)}
        asked |= set(ROUTE.findall(text))
    return {tables[route] for route in asked if route in tables} - NO_PAGES


def pattern_of(path: str, patterns: set[str]) -> str | None:
    """The pattern of a path or of a template of one: "/diary/{0}" is "/diary/:day"."""
    parts = path.split("?")[0].split("/")
    fitting = [
        pattern for pattern in patterns
        if len(parts) == len(pattern.split("/"))
        and all(one == other or one.startswith(":") for one, other in zip(pattern.split("/"), parts))
    ]
    return min(fitting, key=lambda pattern: pattern.count(":"), default=None)
