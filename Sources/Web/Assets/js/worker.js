// Starts the service worker and tells it who is logged in, so that one member's pages never outlive their session.
import { member } from "./member.js";

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/service-worker.js").then(
    async () => (await navigator.serviceWorker.ready).active?.postMessage({ member: member() }),
    () => undefined, // Private windows refuse it; everything but offline pages works without.
  );
  navigator.serviceWorker.addEventListener("message", (event) => {
    // Logged out in another tab: this one must not go on showing private pages.
    if (event.data === "logged-out" && member()) location.replace("/");
  });
}
