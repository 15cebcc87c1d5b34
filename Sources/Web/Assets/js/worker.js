// Starts the service worker and tells it who is logged in, so that one member's pages never outlive their session, and
// what this page is made of, so that the first page of all can be seen again without a network.
import { afterPaint } from "./after-paint.js";
import { links } from "./links.js";
import { knowsWho, member } from "./member.js";

// Every version of our files is below this.
const ASSETS = new URL("../..", import.meta.url).href;

async function tell(written) {
  if (!knowsWho()) return;
  const worker = (await navigator.serviceWorker.ready).active;
  const assets = performance.getEntriesByType("resource").map((entry) => entry.name)
    .filter((name) => name.startsWith(ASSETS));
  worker?.postMessage({ member: member(), page: location.href.split("#")[0], assets, written });
}

if ("serviceWorker" in navigator) {
  // A page that says what a form did isn't stored, and is fetched for later without the toast.
  const written = document.querySelector("[data-toast]") !== null;
  // Private windows refuse it; everything but offline pages works without.
  afterPaint(() => navigator.serviceWorker.register(links.serviceWorker).then(() => tell(written), () => undefined));
  // What a form brought was no page of its own to the worker, and today may look different now.
  document.addEventListener("spotter:page", ({ detail: { boosted, verb } }) => {
    if (boosted && verb !== "get") tell(true);
  });
  navigator.serviceWorker.addEventListener("message", (event) => {
    // Logged out in another tab or from elsewhere: this one must not go on showing private pages.
    if (member() && [true, member()].includes(event.data.over)) location.replace(links.start);
  });
}
