// Behind a locked screen this page falls asleep: the server is asked to ring in its stead when the rest is over.
import { isPaused } from "./session-derived.js";
import { restEnds } from "./session-rests.js";

export function ringWhileAsleep(root, copy, signal) {
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden || isPaused(copy.state) || restEnds(copy.state, copy.now) === undefined) return;
    navigator.sendBeacon(root.dataset.bell);
  }, { signal });
}
