"""What a page must give everybody: what axe finds, targets for large fingers, nothing that sticks out."""

from axe_playwright_python.sync_playwright import Axe

from phone import Phone

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

SMALL_TARGETS = """
    [...document.querySelectorAll("a, button, summary, select, textarea, input:not([type=hidden])")]
        .filter(element => element.checkVisibility() && !element.closest("p, .choice, .tick, label.row, .chip, .banner-text, .prose, .skip-link, [aria-hidden=true]"))
        .map(element => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ box, html }) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`)
"""

STICKING_OUT = """
    [...document.querySelectorAll("body, .card, .pane")]
        .flatMap(frame => [...frame.querySelectorAll("*")].map(element => ({ frame, element })))
        // A pane stands beside the one that is seen: what is in it must fit into it.
        .filter(({ frame, element }) => frame.matches(".pane") || !element.closest(".panes-rail"))
        .filter(({ frame, element }) => element.checkVisibility() && !element.closest(".segments, .spoken, .skip-link, svg")
            && element.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1)
        .map(({ element }) => element.outerHTML.slice(0, 100))
        .slice(0, 3)
"""


def violations(phone: Phone) -> list[str]:
    """What axe finds serious or critical, with where it stands."""
    answer = Axe().run(phone.page, options={"runOnly": RULES, "resultTypes": ["violations"]}).response
    return [
        f"{violation['id']} ({violation['help']}): {node['html'][:160]}"
        for violation in answer["violations"] if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def troubles(phone: Phone) -> list[str]:
    """All of it on the page that is open."""
    phone.page.wait_for_load_state("networkidle")
    small = [f"small target {target}" for target in phone.page.evaluate(SMALL_TARGETS)]
    wide = [f"sticks out {html}" for html in phone.page.evaluate(STICKING_OUT)]
    return [f"{phone.path}: {trouble}" for trouble in violations(phone) + small + wide]
