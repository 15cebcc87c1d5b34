// The clock of the session and that of the rest, and what happens when a rest is over.
import { every } from "./attach.js";
import { isPaused, ran } from "./session-derived.js";
import { rested, restEnds } from "./session-rests.js";
import { askForNotices, letGoOfSound, prepareSound, tellRestIsOver } from "./session-signals.js";
import { clock } from "./session-words.js";

export function runClocks(root, copy, signal) {
  const panel = root.querySelector("[data-rest]");
  const boxes = root.querySelectorAll("[data-count]");
  let ending;
  let timer;

  const look = () => {
    const now = copy.now;
    root.querySelector("[data-clock]").textContent = clock(ran(copy.state, now));
    const ends = isPaused(copy.state) ? undefined : restEnds(copy.state, now);
    panel.hidden = ends === undefined;
    root.toggleAttribute("data-resting", ends !== undefined);
    if (ends !== undefined) {
      panel.querySelector("[data-rest-clock]").textContent = clock(ends - now + 999);
      panel.querySelector("[data-rest-name]").textContent = boxes[rested(copy.state, now)]?.dataset.ease ?? "Rest";
    }
    if (ends === ending) return;
    // One that was left, by hand or with the session, is told to nobody.
    clearTimeout(timer);
    if (ends !== undefined) timer = setTimeout(() => tellRestIsOver(root), ends - now);
    ending = ends;
  };

  // A timer of its own: a page behind a locked screen looks once a minute only.
  const over = () => { if (ending !== undefined && ending <= copy.now) ending = undefined; };
  root.addEventListener("click", prepareSound);
  prepareSound();
  askForNotices(root);
  copy.addEventListener("change", look);
  every(500, signal, () => { over(); look(); });
  signal.addEventListener("abort", () => { clearTimeout(timer); letGoOfSound(); });
  look();
}
