// Starts a behaviour on every element that asks for it, now and in whatever htmx brings later.
//
// A behaviour gets a signal that is aborted when its element leaves with a swap: what it began outside of the element
// (listeners on the window, timers, streams) ends with it.
const lives = new Map();

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
  look(document);
  document.addEventListener("htmx:load", (event) => look(event.detail.elt));
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

document.addEventListener("htmx:beforeCleanupElement", ({ target }) => end(target));
