import { links } from "./links.js";

// Has the worker look whether the session still stands when an answer says that it may not: if it was ended elsewhere,
// what is kept here goes, and open pages are led out.
export async function look() {
  // Where no worker is, nothing is kept.
  (await navigator.serviceWorker?.ready)?.active?.postMessage({ look: true });
}

document.addEventListener("htmx:afterRequest", ({ detail: { requestConfig, xhr } }) => {
  const { pathname } = new URL(xhr.responseURL || location.href, location.href);
  // A page that leads to the log-in goes there itself (`pages.js`), and the worker looks on the way.
  const leads = requestConfig.headers["HX-Boosted"] && xhr.status < 400;
  if (xhr.status === 401 || (pathname === links.logIn && !leads)) look();
});
