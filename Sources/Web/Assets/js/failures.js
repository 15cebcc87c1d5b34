// When htmx brings a failure: a whole page is shown as it is, a piece of one becomes a toast.
import { toast } from "./toast.js";

const WORDS = {
  401: "You've been logged out. Log in again to go on.",
  429: "A little slower, please. Wait a moment and try again.",
};

document.addEventListener("htmx:beforeSwap", (event) => {
  if (!event.detail.isError) return;
  if (event.detail.boosted) {
    event.detail.shouldSwap = true;
  } else {
    toast(WORDS[event.detail.xhr.status] ?? "That didn't work. Try again in a moment.");
  }
});

// After a page came by htmx, reading goes on where a new page would begin.
document.addEventListener("htmx:afterSettle", (event) => {
  if (event.detail.boosted && !document.activeElement?.matches("[aria-invalid=true]")) {
    document.getElementById("main").focus({ preventScroll: true });
  }
});
