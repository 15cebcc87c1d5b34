// When htmx brings a failure in place of a piece of a page, it becomes a toast; a whole page is shown as it is (`pages.js`).
import { toast } from "./toast.js";

const WORDS = {
  401: "You've been logged out. Log in again to go on.",
  429: "A little slower, please. Wait a moment and try again.",
};

document.addEventListener("htmx:beforeSwap", ({ detail: { isError, requestConfig, xhr } }) => {
  if (!isError || requestConfig.headers["HX-Boosted"]) return;
  toast(WORDS[xhr.status] ?? "That didn't work. Try again in a moment.");
});
