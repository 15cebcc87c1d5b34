// A workout under way: what is touched is told to this device's copy first and shown at once; the server hears of it as
// soon as it can.
import { askWhenTapped, isAsked } from "./session-ask.js";
import { attach, every } from "./attach.js";
import { completion, current, numbers } from "./session-derived.js";
import { number } from "./numbers.js";
import { keepAwake } from "./session-awake.js";
import { ringWhileAsleep } from "./session-bell.js";
import { runClocks } from "./session-clocks.js";
import { SessionCopy } from "./session-copy.js";
import { showEnergy } from "./session-energy.js";
import { showEnd } from "./session-end.js";
import { gone, runFlow, skipPart } from "./session-flow.js";
import { pauseWhenLeft } from "./session-left.js";
import { lookBack } from "./session-look-back.js";
import { followPulse } from "./session-pulse.js";
import { show, showPlates } from "./session-show.js";
import { keepSteady } from "./session-steady.js";
import { nameTap } from "./session-tap.js";
import { kilograms, metres } from "./session-words.js";
import { visit } from "./pages.js";
import { settling } from "./settled.js";
import { toast } from "./toast.js";

const ASKING = 15000;
const SOON = 400;
// The milliseconds before a page that wasn't what it should be is asked for again.
const AGAIN = 10000;
let doneAt = -Infinity;
let drawnAt = -Infinity;
const WRONG = {
  reps: ["Type repetitions from 0 to 1,000.", 1000], seconds: ["Type seconds from 0 to 18,000.", 18000],
  weight: ["Type a weight from 0 to 1,000 kg.", 1000], distance: ["Type a distance from 0 to 500 km.", 500_000],
};
// What is typed in the member's unit, and told in kilograms and metres.
const TOLD = { weight: "kilograms", distance: "metres" };
const REFUSED = {
  unfinished: "Do its sets first, or skip the exercise.", over: "This session is over.",
  "too-much": "That is more than one session can hold.",
};

// What a form says, or words about what is wrong with it.
function told(form, kind, state, { unit, distanceUnit }) {
  const values = { kind };
  const data = new FormData(form);
  if (data.has("exercise")) values.exercise = Number(data.get("exercise"));
  if (data.has("set")) values.set = data.get("set");
  const set = state.exercises[values.exercise - 1]?.sets.find(({ id }) => id === values.set);
  if (kind === "undoSet") return { ...values, of: completion(set)?.id };
  if (kind !== "completeSet" && kind !== "changeSet") return values;
  for (const [name, [words, most]] of Object.entries(WRONG)) {
    if (!data.get(name)) continue;
    const typed = number(data.get(name));
    const amount = name === "weight" ? kilograms(typed, unit) : name === "distance" ? metres(typed, distanceUnit) : typed;
    if (!(amount >= 0 && amount <= most) || (name === "reps" && !Number.isInteger(amount))) throw new Error(words);
    values[TOLD[name] ?? name] = amount;
  }
  if (data.get("exertion")) values.exertion = Number(data.get("exertion"));
  return values;
}

// A second tap on what is done already says nothing new.
function isRepeat({ kind, exercise, set }, state) {
  const sets = state.exercises[exercise - 1]?.sets;
  return kind === "completeSet" && Boolean(completion(sets.find(({ id }) => id === set)));
}

// A double tap, which would do the next set as well: its button comes to where the last one was.
function isTooSoon({ kind }, isFelt) {
  if (kind !== "completeSet" && !isFelt) return false;
  const now = performance.now();
  if (now - doneAt < SOON) return true;
  doneAt = now;
  return false;
}

// What a tap ends before its time took as long as it counted, unless other seconds were typed.
function endedEarly(values, copy) {
  if (values.kind !== "completeSet" || values.seconds === undefined) return values;
  const set = copy.state.exercises[values.exercise - 1].sets.find(({ id }) => id === values.set);
  const counted = values.seconds === numbers(set).seconds ? gone(copy, values.exercise, values.set) : undefined;
  return counted === undefined ? values : { ...values, seconds: Math.min(counted, values.seconds) };
}

// The values of a tap; that of the effort does the set whose form it names, or says it of the one that counted down.
function tapped(form, button, state, facts) {
  if (form.dataset.felt === undefined) return told(form, button.value, state, facts);
  const values = told(document.getElementById(form.dataset.form), "completeSet", state, facts);
  const exertion = Number(button.value);
  if (!isRepeat(values, state)) return { ...values, exertion };
  const { exercise, set } = values;
  return { kind: "changeSet", exercise, set, exertion };
}

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
