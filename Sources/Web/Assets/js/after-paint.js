// Has scripts begin on a page once its words are painted, or before whatever somebody does to it, so that nothing is lost
// that is tapped or typed at once. A slow phone shows a page that much sooner.
import { settling } from "./settled.js";

// What scripts lay out themselves would be seen to jump.
const LAID_OUT = "[data-chat], [data-session], [data-swipe], form[data-draft]";
// A page that is loaded is begun with by then, painted or not: what happens after that, as fields that are filled in again, is heard.
const DEEDS = ["pointerdown", "keydown", "focusin", "input", "change", "click", "submit", "visibilitychange", "load"];

// What is to be done on the page that is shown, in its order, and what says that it was.
let waiting = [];
let resolve;

// Whether scripts lay out a part of it themselves.
export const isLaidOut = (root) => root.querySelector(LAID_OUT) !== null;

// Does it after the next paint; at once where nobody sees one, or would see it jump.
export function afterPaint(act, root = document) {
  waiting.push(act);
  if (waiting.length === 1) settling(new Promise((done) => { resolve = done; }));
  if (document.hidden || isLaidOut(root)) return atOnce();
  if (waiting.length > 1) return;
  const own = waiting;
  requestAnimationFrame(() => requestAnimationFrame(() => own === waiting && atOnce()));
}

// Does now what waits for the paint.
export function atOnce() {
  const acts = waiting;
  waiting = [];
  if (acts.length === 0) return;
  for (const act of acts) act();
  resolve();
}

for (const deed of DEEDS) addEventListener(deed, atOnce, { capture: true, passive: true });
