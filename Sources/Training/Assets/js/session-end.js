// The end: what is known here at once, and the summary as soon as the server has everything.
import { ran, workingWords } from "./session-derived.js";
import { visit } from "./pages.js";
import { clock } from "./session-words.js";

export function showEnd(root, copy, { items }, signal) {
  const words = root.querySelector("[data-over-words]");
  const look = () => {
    if (!copy.state.end || signal.aborted) return;
    words.textContent = `${workingWords(copy.state, items)} in ${clock(ran(copy.state, copy.now))}.`;
    if (!copy.server.conduct.end || copy.told.length > 0) return;
    copy.forget();
    visit(copy.page, { replace: true });
  };
  copy.addEventListener("change", look);
  look();
}
