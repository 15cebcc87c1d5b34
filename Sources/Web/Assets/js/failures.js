// When htmx brings a failure in place of a piece of a page, it becomes a toast; a whole page is shown as it is (`pages.js`).
import { toast } from "./toast.js";

const WORDS = {
  401: "You've been logged out. Log in again to go on.",
  404: "This isn't there any more.",
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

// What an open page tells of may end meanwhile: <div id="together" data-when-gone="This chat has ended.">, and with it goes
// <form data-goes-with="together">.
function gone(piece) {
  const note = document.createElement("p");
  note.className = "soft";
  note.setAttribute("role", "status");
  note.textContent = piece.dataset.whenGone;
  piece.replaceChildren(note);
  for (const other of document.querySelectorAll(`[data-goes-with="${piece.id}"]`)) other.remove();
}

document.addEventListener("htmx:beforeSwap", ({ detail: { isError, requestConfig, xhr } }) => {
  if (!isError || requestConfig.headers["HX-Boosted"]) return;
  if (xhr.status === 404 && requestConfig.elt?.dataset?.whenGone) return gone(requestConfig.elt);
  toast(WORDS[xhr.status] ?? "That didn't work. Try again in a moment.");
});
