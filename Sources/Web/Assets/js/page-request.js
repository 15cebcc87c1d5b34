// Asks for pages as a whole, and knows which answer is still wanted.
import { afterPaint } from "./after-paint.js";
import { isKept } from "./kept-requests.js";

// The browser shows how far files are that come and go; what happens in a workout is sent by its own script.
const LOADED = "a[download], form[enctype], [data-session] form";

// What a request made here is for, by its own headers, which htmx hands on.
const purposes = new WeakMap();
// The page that was asked for last is the one that counts.
let latest;

// Whether a request is for a page as a whole.
export const isPage = ({ headers }) => headers["HX-Boosted"] === "true";

// Asks for a page; what it is for is told with its answer.
export function ask(path, context, purpose) {
  const headers = { "HX-Boosted": "true" };
  purposes.set(headers, purpose);
  // What became of it is said by events.
  return htmx.ajax("GET", path, { ...context, headers }).catch(() => undefined);
}

export const purposeOf = ({ etc }) => purposes.get(etc.headers) ?? {};

// Whether nothing else was asked for since.
export const isWanted = ({ xhr }) => xhr === latest;

document.addEventListener("htmx:beforeProcessNode", ({ target }) => {
  if (!target.matches("a, form")) return;
  const isElsewhere = target.matches("a") && target.origin !== location.origin;
  if (isElsewhere || target.matches(LOADED)) target.setAttribute("hx-boost", "false");
});

// A window of its own is for the browser to open.
document.addEventListener("click", (event) => {
  if ((event.shiftKey || event.altKey) && event.target.closest?.("a")) event.stopPropagation();
}, true);

// A load waits for as long as the server works; what is kept on this device goes out later instead.
document.addEventListener("htmx:configRequest", ({ detail }) => {
  if (isPage(detail) && !isKept(detail)) detail.timeout = 0;
});

document.addEventListener("htmx:beforeRequest", ({ detail }) => {
  if (!isPage(detail.requestConfig)) return;
  latest = detail.xhr;
  document.documentElement.dataset.loading = "";
});

// What is below the screen comes right after the paint.
document.addEventListener("htmx:afterRequest", ({ detail }) => {
  if (isWanted(detail)) afterPaint(() => { delete document.documentElement.dataset.loading; });
});

// Going back and finding no network is told by the browser or the worker, not by the page one has left.
for (const failure of ["htmx:sendError", "htmx:timeout"]) {
  document.addEventListener(failure, ({ detail }) => isWanted(detail) && purposeOf(detail).again && location.reload());
}

