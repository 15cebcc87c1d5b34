// A workout under way: what is touched is told to this device's copy first and shown at once; the server hears of it as
// soon as it can.
import { askWhenTapped, isAsked } from "./session-ask.js";
import { attach, every } from "./attach.js";
import { current } from "./session-derived.js";
import { keepAwake } from "./session-awake.js";
import { ringWhileAsleep } from "./session-bell.js";
import { runClocks } from "./session-clocks.js";
import { SessionCopy } from "./session-copy.js";
import { showEnergy } from "./session-energy.js";
import { showEnd } from "./session-end.js";
import { runFlow, skipPart } from "./session-flow.js";
import { pauseWhenLeft } from "./session-left.js";
import { lookBack } from "./session-look-back.js";
import { followPulse } from "./session-pulse.js";
import { showPlates } from "./session-set.js";
import { show } from "./session-show.js";
import { keepSteady } from "./session-steady.js";
import { nameTap } from "./session-tap.js";
import { endedEarly, isRepeat, isTooSoon, tapped } from "./session-told.js";
import { visit } from "./pages.js";
import { settling } from "./settled.js";
import { toast } from "./toast.js";

const ASKING = 15000;
// The milliseconds before a page that wasn't what it should be is asked for again.
const AGAIN = 10000;
let drawnAt = -Infinity;
const REFUSED = {
  unfinished: "Do its sets first, or skip the exercise.", over: "This session is over.",
  "too-much": "That is more than one session can hold.",
};

async function touched(copy, form, button, facts) {
  try {
    const values = endedEarly(tapped(form, button, copy.state, facts), copy);
    if (isRepeat(values, copy.state) || isTooSoon(values, form.dataset.felt !== undefined)) return;
    const outcome = await copy.tell(values);
    if (REFUSED[outcome]) toast(REFUSED[outcome]);
    // The keyboard goes, and the field says what was understood.
    if (values.metres !== undefined) form.elements.distance.blur();
    // The rest that begins, or the next exercise, stands at the top, unless its weight is asked for.
    if (outcome === "applied" && !isAsked() && ["completeSet", "next", "skip"].includes(values.kind)) scrollTo({ top: 0 });
  } catch (problem) {
    toast(problem instanceof DOMException ? "This phone has no room to keep it. Try again when you're online." : problem.message);
  }
}

// Its workout changed, or what is safe: the page comes anew with what the server has.
function drawAnew(copy) {
  if (performance.now() - drawnAt < AGAIN) return;
  drawnAt = performance.now();
  visit(copy.page, { replace: true });
}

function start(root, signal) {
  const facts = JSON.parse(root.dataset.facts);
  const copy = new SessionCopy(root, facts.id, signal);
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    touched(copy, event.target, event.submitter, facts);
  });
  root.addEventListener("input", ({ target }) => {
    if (target.name !== "weight") return;
    const row = target.closest("[data-set]");
    showPlates(row, facts.unit);
    nameTap(root, row);
  });
  root.addEventListener("click", ({ target }) => {
    const fold = target.closest("[data-unfold]");
    if (!fold) return;
    fold.closest("[data-exercise]").dataset.unfolded = "";
    show(root, copy.state, facts);
  });
  root.addEventListener("click", ({ target }) => target.closest("[data-skip-part]") && settling(skipPart(copy, facts)));
  askWhenTapped(root);
  lookBack(root, copy, facts);
  copy.addEventListener("change", () => show(root, copy.state, facts));
  copy.addEventListener("stale", () => drawAnew(copy));
  runClocks(root, copy, signal);
  pauseWhenLeft(root, copy, facts, signal);
  runFlow(root, copy, facts, signal);
  ringWhileAsleep(root, copy, signal);
  keepAwake(() => current(copy.state) >= 0, signal);
  settling(showEnergy(root, copy, facts, signal));
  followPulse(root, copy, signal);
  showEnd(root, copy, facts, signal);
  every(ASKING, signal, () => document.visibilityState === "visible" && navigator.onLine && copy.ask());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && copy.ask(), { signal });
  // What the page begins with is no change.
  settling(copy.load().then(() => keepSteady(root, signal)));
}

attach("[data-session]", start);
