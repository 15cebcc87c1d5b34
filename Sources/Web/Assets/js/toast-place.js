// Where toasts lie: on what is fixed at the foot of the page, or below what is fixed at its head where they would hide less of
// what may be wanted next: the page's red button, the part that just changed, things to tap.
const AT_FOOT = ".act-bar, .suggestion-answers, .foot, .places";
const AT_HEAD = ".title-bar, .session-bar, .offline-note";
const TO_TAP = "main a, main button, main summary, main input, main select, main textarea";
const GAP = 12;
// The page's one action, and what adds one more to a list, weigh more than other things to tap.
const WEIGHTS = { ".button-primary": 8, ".row-add": 4 };
const CHANGED = 8;

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export function placeToasts(toasts) {
  const { height } = toasts.getBoundingClientRect();
  const boxes = [...toasts.children].map((one) => one.getBoundingClientRect());
  const sides = { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) };
  const [head, foot] = [headOfPage(), footOfPage()];
  const free = innerHeight - foot - head;
  const changed = document.getElementById(toasts.querySelector("[data-place]")?.dataset.place ?? "");
  const low = hidden({ ...sides, top: innerHeight - foot - GAP - height }, height, changed);
  const high = hidden({ ...sides, top: head + GAP }, height, changed);
  const isHigh = high < low && height + 2 * GAP < free / 2;
  // A sheet, not a style attribute: pages are kept as text, in which the policy allows none.
  sheet.replaceSync(`.toasts { inset-block: ${isHigh ? `${head + GAP}px auto` : `auto ${foot + GAP}px`}; }`);
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
  return tapped.reduce((all, one) => all + weight(one), 0) + (changed && lies(changed) ? CHANGED : 0);
}

function weight(one) {
  return WEIGHTS[Object.keys(WEIGHTS).find((selector) => one.matches(selector))] ?? 1;
}
