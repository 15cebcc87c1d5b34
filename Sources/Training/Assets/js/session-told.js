// What a tap in a session says: its kind, and what was typed or counted with it.
import { completion, numbers } from "./session-derived.js";
import { number } from "./numbers.js";
import { gone } from "./session-flow.js";
import { kilograms, metres } from "./session-words.js";

const WRONG = {
  reps: ["Type repetitions from 0 to 1,000.", 1000], seconds: ["Type seconds from 0 to 18,000.", 18000],
  weight: ["Type a weight from 0 to 1,000 kg.", 1000], distance: ["Type a distance from 0 to 500 km.", 500_000],
};
// What is typed in the member's unit, and told in kilograms and metres.
const TOLD = { weight: "kilograms", distance: "metres" };
// The milliseconds in which a second tap is one with the first.
const SOON = 400;
let doneAt = -Infinity;

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
export function isRepeat({ kind, exercise, set }, state) {
  const sets = state.exercises[exercise - 1]?.sets;
  return kind === "completeSet" && Boolean(completion(sets.find(({ id }) => id === set)));
}

// A double tap, which would do the next set as well: its button comes to where the last one was.
export function isTooSoon({ kind }, isFelt) {
  if (kind !== "completeSet" && !isFelt) return false;
  const now = performance.now();
  if (now - doneAt < SOON) return true;
  doneAt = now;
  return false;
}

// What a tap ends before its time took as long as it counted, unless other seconds were typed.
export function endedEarly(values, copy) {
  if (values.kind !== "completeSet" || values.seconds === undefined) return values;
  const set = copy.state.exercises[values.exercise - 1].sets.find(({ id }) => id === values.set);
  const counted = values.seconds === numbers(set).seconds ? gone(copy, values.exercise, values.set) : undefined;
  return counted === undefined ? values : { ...values, seconds: Math.min(counted, values.seconds) };
}

// The values of a tap; that of the effort does the set whose form it names, or says it of the one that counted down.
export function tapped(form, button, state, facts) {
  if (form.dataset.felt === undefined) return told(form, button.value, state, facts);
  const values = told(document.getElementById(form.dataset.form), "completeSet", state, facts);
  const exertion = Number(button.value);
  if (!isRepeat(values, state)) return { ...values, exertion };
  const { exercise, set } = values;
  return { kind: "changeSet", exercise, set, exertion };
}
