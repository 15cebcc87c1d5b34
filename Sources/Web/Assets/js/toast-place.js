// Where toasts lie: on what is fixed at the foot of the page, or below what is fixed at its head where they would hide less of
// what may be wanted next: the page's red button, the part that just changed, things to tap.
const AT_FOOT = ".act-bar, .suggestion-answers, .foot, .places";
const AT_HEAD = ".title-bar, .session-bar, .offline-note";
const TO_TAP = "main a, main button, main summary, main input, main select, main textarea";
const GAP = 12;
const WEIGHTY = 8;

export function placeToasts(toasts) {
  const { height } = toasts.getBoundingClientRect();
  const [head, foot] = [headOfPage(), footOfPage()];
  const free = innerHeight - foot - head;
  const changed = document.getElementById(toasts.querySelector("[data-place]")?.dataset.place ?? "");
  const low = hidden(innerHeight - foot - GAP - height, height, changed);
  const high = hidden(head + GAP, height, changed);
  const isHigh = high < low && height + 2 * GAP < free / 2;
  toasts.style.insetBlockEnd = isHigh ? "auto" : `${foot + GAP}px`;
  toasts.style.insetBlockStart = isHigh ? `${head + GAP}px` : "auto";
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

// A bar at the side is no bar at the foot.
function seen(selector) {
  return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0 && height * 2 < innerHeight);
}

// What would lie below a toast there.
function hidden(top, height, changed) {
  const lies = (one) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && box.top < top + height && box.bottom > top;
  };
  const tapped = [...document.querySelectorAll(TO_TAP)].filter((one) => !one.closest(AT_FOOT) && one.checkVisibility() && lies(one));
  const sum = tapped.reduce((all, one) => all + (one.matches(".button-primary") ? WEIGHTY : 1), 0);
  return sum + (changed && lies(changed) ? WEIGHTY : 0);
}
