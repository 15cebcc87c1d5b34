// Where toasts lie: on what is fixed at the foot of the page, on its red button, or below what is fixed at its head: where they
// hide least of what may be wanted next: the red button, the part that just changed, names of rows, other things to tap.
const AT_FOOT = ".act-bar, .suggestion-answers, .foot, .places";
const AT_HEAD = ".title-bar, .session-bar, .offline-note, .chat-buddy";
const TO_TAP = "main a, main button, main summary, main input, main select, main textarea";
const GAP = 12;
// The page's one action, what adds one more to a list, and what a row or a day is called weigh more than other things to tap.
const WEIGHTS = { ".button-primary": 8, ".row-add": 4, ".row": 3, ".date-strip-day": 3 };
const CHANGED = 8;
// How high the red button is at most, in pixels.
const LOWEST = 64;

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export function placeToasts(toasts) {
  const { height } = toasts.getBoundingClientRect();
  const boxes = [...toasts.children].map((one) => one.getBoundingClientRect());
  const sides = { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) };
  const [head, foot] = [headOfPage(), footOfPage()];
  // Where the address names another part, as the end of a chat, the page marks what its toasts tell of.
  const changed = [document.getElementById(toasts.querySelector("[data-place]")?.dataset.place ?? ""), ...document.querySelectorAll("[data-told]")];
  const low = { end: foot + GAP };
  const high = { start: head + GAP };
  const mayLieHigh = height + 2 * GAP < (innerHeight - foot - head) / 2;
  const places = mayLieHigh ? [low, ...onPrimary(height, head, foot), high] : [low];
  const best = leastHiding(places, sides, height, changed);
  // A sheet, not a style attribute: pages are kept as text, in which the policy allows none.
  sheet.replaceSync(`.toasts { inset-block: ${best.start === undefined ? `auto ${best.end}px` : `${best.start}px auto`}; }`);
}

// On the page's red button, where it stands so low that a toast at the foot would hide it.
function onPrimary(height, head, foot) {
  return [...document.querySelectorAll("main .button-primary")].filter((one) => one.checkVisibility())
    .map((one) => innerHeight - one.getBoundingClientRect().top + GAP)
    .filter((end) => end > foot + GAP && end < foot + 2 * GAP + height + LOWEST && innerHeight - end - height > head + GAP)
    .map((end) => ({ end }));
}

// The first of those that hide least.
function leastHiding(places, sides, height, changed) {
  const hides = places.map(({ start, end }) => hidden({ ...sides, top: start ?? innerHeight - end - height }, height, changed));
  return places[hides.indexOf(Math.min(...hides))];
}

// How high bars are stacked on the lower edge, in pixels; one that scrolls with its page counts where it stands on them.
function footOfPage() {
  return seen(AT_FOOT).sort((one, other) => other.bottom - one.bottom)
    .reduce((foot, { top, bottom }) => (bottom >= innerHeight - foot - 1 ? Math.max(foot, innerHeight - top) : foot), 0);
}

function headOfPage() {
  return seen(AT_HEAD).sort((one, other) => one.top - other.top)
    .reduce((head, { top, bottom }) => (top <= head + GAP ? Math.max(head, bottom) : head), 0);
}

// Where bars are, or come to rest; one at the side is no bar at the foot.
function seen(selector) {
  return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    const moved = movedBy(one);
    return { top: top - moved, bottom: bottom - moved, height };
  }).filter(({ height }) => height > 0 && height * 2 < innerHeight);
}

// How far something still comes in from below with what it stands in.
function movedBy(one) {
  const { transform } = getComputedStyle(one);
  const own = transform === "none" ? 0 : new DOMMatrix(transform).m42;
  return own + (one.parentElement ? movedBy(one.parentElement) : 0);
}

// What would lie below a toast there.
function hidden({ left, right, top }, height, changed) {
  const lies = (one) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && box.top < top + height && box.bottom > top && box.left < right && box.right > left;
  };
  const tapped = [...document.querySelectorAll(TO_TAP)].filter((one) => !one.closest(AT_FOOT) && one.checkVisibility() && lies(one));
  return tapped.reduce((all, one) => all + weight(one), 0) + (changed.some((one) => one && lies(one)) ? CHANGED : 0);
}

function weight(one) {
  return WEIGHTS[Object.keys(WEIGHTS).find((selector) => one.matches(selector))] ?? 1;
}
