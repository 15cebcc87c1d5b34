// Starts a behaviour on every element that asks for it, once the page is painted, and in whatever htmx brings later.
//
// A behaviour gets a signal that is aborted when its element leaves with a swap: what it began outside of the element
// (listeners on the window, timers, streams) ends with it.
import { afterPaint } from "./after-paint.js";

const lives = new Map();
// Whether behaviours have begun on the page that was loaded, and whether htmx waits to be told that it is parsed: it looks at
// every link and form then.
let hasBegun = false;
let htmxWaits = false;

export function attach(selector, start) {
  const started = new WeakSet();
  const look = (root) => {
    const found = [...root.querySelectorAll(selector)];
    if (root instanceof Element && root.matches(selector)) found.unshift(root);
    for (const element of found) {
      if (started.has(element)) continue;
      started.add(element);
      start(element, lifeOf(element).signal);
    }
  };
  if (hasBegun) look(document);
  else afterPaint(() => look(document));
  document.addEventListener("htmx:load", (event) => hasBegun && look(event.detail.elt));
}

// Does something again and again until the signal ends it.
export function every(milliseconds, signal, act) {
  if (signal.aborted) return;
  const timer = setInterval(act, milliseconds);
  signal.addEventListener("abort", () => clearInterval(timer));
}

// Ends what began on elements in a part that leaves, and on those that left without htmx.
export function endIn(part) {
  for (const element of lives.keys()) if (part.contains(element) || !element.isConnected) end(element);
}

function lifeOf(element) {
  if (!lives.has(element)) lives.set(element, new AbortController());
  return lives.get(element);
}

function end(element) {
  lives.get(element)?.abort();
  lives.delete(element);
}

addEventListener("DOMContentLoaded", (event) => {
  if (hasBegun) return;
  htmxWaits = true;
  event.stopImmediatePropagation();
}, { capture: true });

afterPaint(() => {
  hasBegun = true;
  if (htmxWaits) document.dispatchEvent(new Event("DOMContentLoaded"));
});

document.addEventListener("htmx:beforeCleanupElement", ({ target }) => end(target));
