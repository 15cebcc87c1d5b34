// When htmx brings a failure in place of a piece of a page, it becomes a toast; a whole page is shown as it is (`pages.js`).
import { toast } from "./toast.js";

const WORDS = {
  401: "You've been logged out. Log in again to go on.",
  429: "A little slower, please. Wait a moment and try again.",
};

// What was counted from what stood in a form before is not true of what stands there now: <div data-counted="#verdict">.
for (const failure of ["htmx:sendError", "htmx:timeout"]) {
  document.addEventListener(failure, ({ detail: { elt } }) => {
    if (!elt.matches("[data-counted]")) return;
    const note = document.createElement("p");
    note.className = "soft";
    note.textContent = "What this means is counted once you're online.";
    elt.replaceChildren(note);
    document.querySelector(elt.dataset.counted)?.replaceChildren();
  });
}

document.addEventListener("htmx:beforeSwap", ({ detail: { isError, requestConfig, xhr } }) => {
  if (!isError || requestConfig.headers["HX-Boosted"]) return;
  toast(WORDS[xhr.status] ?? "That didn't work. Try again in a moment.");
});
