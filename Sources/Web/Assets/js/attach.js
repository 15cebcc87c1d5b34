// Starts a behaviour on every element that asks for it, now and in whatever htmx brings later.
export function attach(selector, start) {
  const started = new WeakSet();
  const look = (root) => {
    const found = [...root.querySelectorAll(selector)];
    if (root instanceof Element && root.matches(selector)) found.unshift(root);
    for (const element of found) {
      if (started.has(element)) continue;
      started.add(element);
      start(element);
    }
  };
  look(document);
  document.addEventListener("htmx:load", (event) => look(event.detail.elt));
}
