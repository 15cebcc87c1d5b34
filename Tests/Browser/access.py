"""What a page must give everybody: what axe finds, targets for large fingers, nothing that sticks out."""

from axe_playwright_python.base import AXE_SCRIPT

from phone import Phone

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# The rules whose outcome depends on colours.
RULES_OF_COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}

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
        .filter(({ frame, element }) => element.checkVisibility() && !element.closest(".spoken, .skip-link, svg")
            && element.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1)
        .map(({ element }) => element.outerHTML.slice(0, 100))
        .slice(0, 3)
"""

# A heading of one long word, only for as long as it takes to measure it.
STICKING_OUT_WITH_ONE_LONG_WORD = f"""
    () => {{
        const headings = [...document.querySelectorAll("h1, h2, h3")]
            .filter(heading => heading.checkVisibility() && heading.childElementCount === 0)
            .map(heading => ({{ heading, words: heading.textContent }}));
        for (const {{ heading }} of headings) heading.textContent = "Donaudampfschifffahrtsgesellschaft";
        const found = {STICKING_OUT.strip()};
        for (const {{ heading, words }} of headings) heading.textContent = words;
        return found;
    }}
"""

# What a page draws anew when its size changes is drawn in the frame after, and colours may need a moment to change. A toast
# stays while somebody points at it; one that is leaving already is half there.
IS_DRAWN = """
    async () => {
        for (const toast of document.querySelectorAll("[data-toast]")) toast.dispatchEvent(new PointerEvent("pointerenter"));
        while (document.querySelector(".toast-leaving")) await new Promise(requestAnimationFrame);
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        const passing = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime !== Infinity);
        await Promise.allSettled(passing.map(one => one.finished));
    }
"""
AXE = "options => axe.run(options).then(({ violations }) => violations)"

SMALLEST, PHONE, DESKTOP = 320, 390, 1_280
SCHEMES = ["light", "dark"]


def violations(phone: Phone, rules: object = RULES) -> list[str]:
    """What axe finds serious or critical, with where it stands."""
    if not phone.page.evaluate("'axe' in window"):
        phone.page.evaluate(AXE_SCRIPT)
    found = phone.page.evaluate(AXE, {"runOnly": rules, "resultTypes": ["violations"], "selectors": False})
    return [
        f"{violation['id']} ({violation['help']}): {node['html'][:160]}"
        for violation in found if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def change(phone: Phone, width: int, scheme: str) -> None:
    """Gives the page that is open another width and another scheme, without the pleasure of watching it change."""
    if phone.page.viewport_size["width"] != width:
        phone.page.set_viewport_size({"width": width, "height": 844})
    phone.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    phone.page.evaluate(IS_DRAWN)


def troubles(phone: Phone) -> list[str]:
    """What is wrong with the page that is open, as it is."""
    phone.settled()
    phone.page.evaluate(IS_DRAWN)
    small = [f"small target {target}" for target in phone.page.evaluate(SMALL_TARGETS)]
    return [f"{phone.path}: {trouble}" for trouble in violations(phone) + small + sticking_out(phone)]


def sticking_out(phone: Phone, script: str = STICKING_OUT) -> list[str]:
    width = phone.page.viewport_size["width"]
    return [f"sticks out at {width} px: {html}" for html in phone.page.evaluate(script)]


def troubles_at_every_width(phone: Phone) -> list[str]:
    """All of it on the page that is open: as wide as the smallest phone, a phone and a desktop, light and dark.

    From narrow to wide: what has become wider for a moment too long sticks out of nothing.
    """
    phone.settled()
    change(phone, SMALLEST, "light")
    wide = sticking_out(phone) + sticking_out(phone, STICKING_OUT_WITH_ONE_LONG_WORD)
    found = [f"{phone.path}: {trouble}" for trouble in wide]
    change(phone, PHONE, "light")
    found += troubles(phone)
    # Of all that, only colours are others in the dark.
    change(phone, PHONE, "dark")
    found += [f"{phone.path}: dark: {trouble}" for trouble in violations(phone, RULES_OF_COLOURS)]
    change(phone, DESKTOP, "light")
    return found + [f"{phone.path}: {trouble}" for trouble in sticking_out(phone)]
