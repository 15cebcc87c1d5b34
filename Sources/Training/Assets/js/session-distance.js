// The line that asks how far something went, once it is left: TrainingSession+Distance.swift says of what, and when.
import { current, doneSets, isPaused, keyOf, numbers } from "./session-derived.js";
import { distance } from "./session-words.js";

// How many exercises later it is still asked for.
const ASKED = 6;

function asked(state, items) {
  const place = current(state);
  const end = place < 0 ? state.exercises.length : place;
  const first = Math.max(end - ASKED, 0);
  const after = state.exercises.slice(first, end).findLastIndex((one, at) => items[first + at].hasDistance && doneSets(one).length > 0);
  return after < 0 ? undefined : first + after;
}

export function showDistance(root, state, { items, distanceUnit }) {
  const form = root.querySelector("[data-distance]");
  const place = asked(state, items);
  form.hidden = place === undefined || isPaused(state);
  if (place === undefined) return;
  const done = doneSets(state.exercises[place]);
  const told = done.findLast((set) => numbers(set).metres !== undefined);
  const { exercise, exerciseKey, set, distance: field } = form.elements;
  // What was typed for one exercise says nothing of the next.
  const isOther = exercise.value !== String(place + 1);
  [exercise.value, exerciseKey.value, set.value] = [place + 1, keyOf(state, place), (told ?? done.at(-1)).id];
  form.querySelector("[data-distance-of]").textContent = root.querySelectorAll(".session-name")[place].textContent;
  form.querySelector("button").textContent = told ? "Change" : "Save";
  if (told && field !== document.activeElement) field.value = distance(numbers(told).metres, distanceUnit);
  else if (isOther) field.value = "";
}
