"""What every page must offer to whoever goes its ways: few things to tap, a place, Cancel, choices in sight."""

from access import troubles
from phone import Phone

# Bars, rows of lists and fields don't count.
BESIDES = ", ".join([
    "li", "tr", "p", "fieldset", ".row", ".field", ".stepper", ".chips", ".segments", ".date-strip", ".session-efforts",
    ".choices", "[role=search]", ".toasts",
])
MOST = 10

TO_TAP = f"""
    [...document.querySelectorAll("main a, main button, main summary")]
        .filter(one => one.checkVisibility() && !one.closest("{BESIDES}"))
        .map(one => one.textContent.trim().replace(/\\s+/g, " ") || one.ariaLabel)
"""
# A form with fields that are seen; what searches or asks for other things to see changes nothing.
WITHOUT_CANCEL = """
    [...document.querySelectorAll("main form[method=post]")]
        .filter(form => [...form.querySelectorAll("input:not([type=hidden]), select, textarea")].some(field => field.checkVisibility()))
        .filter(form => ![...form.querySelectorAll("a, button")].some(one => /^(Cancel|Back|Not now|Keep it)$/.test(one.textContent.trim())))
        .map(form => form.getAttribute("action"))
"""
OFF_THE_EDGE = """
    [...document.querySelectorAll("main .chips, main .segments")]
        .filter(bar => bar.checkVisibility() && [...bar.children].some(one => one.getBoundingClientRect().right > innerWidth))
        .map(bar => bar.ariaLabel || bar.className)
"""
PLACES = "document.querySelectorAll('.place[aria-current]').length"

# One field that is saved beside itself, one tick that is sent at once, a message, and the first question and the picture of the welcome, which are skipped.
NEED_NO_CANCEL = ("/me/weight", "/calendar", "/messages", "/events", "/welcome/body", "/together/first-picture")


# Filters may be folded; unfolded they must be seen whole as well.
UNFOLD = "document.querySelectorAll('main details.fold').forEach(fold => { fold.open = true; })"


def astray(phone: Phone) -> list[str]:
    """What keeps the page that is open from being left, understood or seen whole."""
    found = []
    taps = phone.page.evaluate(TO_TAP)
    if len(taps) > MOST:
        found.append(f"{len(taps)} things to tap: {', '.join(taps)}")
    forms = phone.page.evaluate(WITHOUT_CANCEL)
    found += [f"no Cancel on {form}" for form in forms if not form.endswith(NEED_NO_CANCEL)]
    phone.page.evaluate(UNFOLD)
    found += [f"off the edge: {bar}" for bar in phone.page.evaluate(OFF_THE_EDGE)]
    if phone.page.evaluate(PLACES) != 1:
        found.append("no place is marked, or several")
    return [f"{phone.path}: {one}" for one in found]


def well(phone: Phone) -> None:
    """Demands that the page that is open can be read, touched, understood and left."""
    assert troubles(phone) == []
    assert astray(phone) == []
