// Back leads to where one came from. Each entry of the history keeps its number and the pages behind it; coming to one of
// those again stands where it stood, so Back never leads round in circles. Its own link serves who came from elsewhere.
const KEPT = "spotter-way";
const MOST = 20;
// A browser counts no more entries than this.
const COUNTED = 50;

// Whether a form was sent from the page that is shown.
let wrote = false;

// What the history says of the page that is shown; one that takes its place says the same.
export const entry = () => ({ number: history.state?.number ?? history.length - 1, way: history.state?.way ?? [] });

// What it says of a page that is reached from there.
export function onward(path, isWrite) {
  return next(entry(), location.pathname, isWrite, new URL(path, location.href).pathname);
}

function next({ number, way }, from, isDone, to) {
  const behind = [...way, { path: from, number, isDone }];
  const met = behind.findIndex(({ path }) => path === to);
  return { number: number + 1, way: (met < 0 ? behind : behind.slice(0, met)).slice(-MOST) };
}

// A page that was loaded goes on from the one that was there before, when it came from one of ours.
function begin() {
  const last = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
  if (!last || !document.referrer.startsWith(`${location.origin}/`)) return entry();
  const tookItsPlace = history.length < COUNTED && history.length - 1 <= last.number;
  return tookItsPlace ? { number: last.number, way: last.way } : next(last, last.path, last.isDone, location.pathname);
}

if (!history.state?.way) history.replaceState({ ...history.state, ...begin() }, "");

addEventListener("pagehide", () => {
  sessionStorage.setItem(KEPT, JSON.stringify({ ...entry(), path: location.pathname, isDone: wrote }));
});

document.addEventListener("spotter:page", () => {
  wrote = false;
});

// Whether a form ends its page; one of a list's rows, as a notice that is answered, doesn't (`data-stays`).
export const isLast = (form) => !form.closest("[data-stays]");

document.addEventListener("submit", ({ target }) => {
  if (target.method === "post" && isLast(target)) wrote = true;
}, true);

document.addEventListener("click", (event) => {
  const link = event.target.closest?.(".title-bar-back, [data-back]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const { number, way } = entry();
  // Nobody wants to be back at a form they sent, unless it stood on the page above.
  const back = way.findLast(({ path, isDone }) => !isDone || path === link.pathname);
  if (!back) return;
  event.preventDefault();
  event.stopPropagation();
  history.go(back.number - number);
}, true);
