// Tells the document how a request ended whose element has left the page meanwhile, as a live list takes its links and
// forms along: htmx tells that to the element alone, and a page would load, or a form wait, without an end.
const told = new WeakSet();

document.addEventListener("htmx:afterRequest", ({ detail: { xhr } }) => told.add(xhr));

document.addEventListener("htmx:beforeRequest", ({ detail }) => {
  detail.xhr.addEventListener("loadend", () => {
    if (!told.has(detail.xhr)) document.dispatchEvent(new CustomEvent("htmx:afterRequest", { detail }));
  });
});
