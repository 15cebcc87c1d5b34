// What to lift in a set that isn't done, as TrainingSession+Loads.swift says it.
import { completion, numbers } from "./session-derived.js";
import { kilograms } from "./session-words.js";

// The shares of the working weight that one, two or three ramp-up sets have.
const SHARES = [[0.5], [0.5, 0.75], [0.5, 2 / 3, 0.85]];

// The share of the working weight that a ramp-up set has, as RampUp.swift says it.
function share(sets, set) {
  const last = Math.max(sets.filter(({ addedAt }) => addedAt === undefined).length - 1, 0);
  const place = Math.min(set, last);
  return SHARES[last]?.[place] ?? 0.5 + (0.35 * place) / last;
}

// The last set done with a weight, by its place, and the weight.
export function lastLifted({ sets }) {
  const place = sets.findLastIndex((set) => completion(set) && numbers(set).kilograms !== undefined);
  return place < 0 ? undefined : { place, lifted: numbers(sets[place]).kilograms };
}

const isEmpty = (bar, lifted) => bar !== undefined && lifted <= bar + 0.1;

function plated(lifted, unit) {
  const step = kilograms(unit === "lb" ? 5 : 2.5, unit);
  return Math.round(lifted / step + 1e-9) * step;
}

// In kilograms: what was lifted last, what was planned, or what the ramp-up sets say; undefined where nobody knows. An empty
// bar in the ramp-up says nothing of what somebody can lift.
export function load(state, { unit, items }, place, set) {
  const { isPlated, isRampUp, rampUp } = items[place];
  const { sets } = state.exercises[place];
  const bar = isPlated ? kilograms(unit === "lb" ? 45 : 20, unit) : undefined;
  const planned = numbers(sets[set]).kilograms;
  const last = lastLifted(state.exercises[place]);
  if (last && !isRampUp) return last.lifted;
  if (last && planned !== undefined && sets[last.place].kilograms === last.lifted) return planned;
  if (last && isEmpty(bar, last.lifted)) return last.lifted;
  if (last) return plated((last.lifted * share(sets, set)) / share(sets, last.place), unit);
  if (planned !== undefined) return planned;
  const ramped = rampUp === undefined ? undefined : lastLifted(state.exercises[rampUp]);
  if (!ramped || isEmpty(bar, ramped.lifted)) return undefined;
  return plated(ramped.lifted / share(state.exercises[rampUp].sets, ramped.place), unit);
}
