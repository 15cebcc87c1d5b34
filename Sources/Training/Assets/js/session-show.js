// Shows how far a session is: the exercise that is on, its sets, and what can be done next.
import {
  completion, current, doneCount, doneSets, isFinished, isPaused, isShown, numbers, shownCount,
} from "./session-derived.js";
import { setWords, weight } from "./session-words.js";

const act = (place, kind) => place.querySelector(`button[value=${kind}]`);

function rowOf(list, set) {
  const known = [...list.children].find(({ dataset }) => dataset.set === set.id);
  if (known) return known;
  const row = list.lastElementChild.cloneNode(true);
  const old = row.dataset.set;
  row.dataset.set = set.id;
  for (const field of row.querySelectorAll("[id]")) field.id = field.id.replace(old, set.id);
  for (const label of row.querySelectorAll("label")) label.htmlFor = label.htmlFor.replace(old, set.id);
  row.querySelector("[name=set]").value = set.id;
  row.querySelector("[name=exertion]").value = "";
  list.append(row);
  document.dispatchEvent(new CustomEvent("htmx:load", { detail: { elt: row } }));
  return row;
}

function fill(row, name, value) {
  const field = row.querySelector(`[name=${name}]`);
  if (field && field !== document.activeElement && value !== undefined) field.value = value;
}

function showSet(row, set, { number, isOn, lifted, unit }) {
  const done = Boolean(completion(set));
  const holds = numbers(set);
  const details = row.querySelector("details");
  row.hidden = !isShown(set);
  details.classList.toggle("session-set-done", done);
  row.querySelector(".session-set-name").textContent = `Set ${number}`;
  row.querySelector("[data-done-words]").textContent = done ? ", done" : "";
  row.querySelector("[data-set-words]").textContent = setWords(holds, unit);
  act(row, "completeSet").textContent = `Set ${number} done`;
  for (const kind of ["completeSet", "removeSet"]) act(row, kind).hidden = done;
  for (const kind of ["changeSet", "undoSet"]) act(row, kind).hidden = !done;
  // What was typed stays until the set is on or done anew.
  const look = `${isOn} ${done && completion(set).id}`;
  if (row.dataset.look === look) return;
  if (row.dataset.look !== undefined || isOn) details.open = isOn;
  row.dataset.look = look;
  fill(row, "reps", holds.reps);
  fill(row, "seconds", holds.seconds);
  const load = done ? holds.kilograms : lifted ?? holds.kilograms;
  fill(row, "weight", load === undefined ? undefined : weight(load, unit));
  fill(row, "exertion", holds.exertion);
}

function showExercise(section, exercise, unit) {
  const finished = isFinished(exercise);
  const on = finished ? undefined : exercise.sets.find((set) => isShown(set) && !completion(set));
  const last = doneSets(exercise).at(-1);
  const lifted = last && numbers(last).kilograms;
  let number = 0;
  for (const set of exercise.sets) {
    if (isShown(set)) number += 1;
    showSet(rowOf(section.querySelector(".session-sets"), set), set, { number, isOn: set === on, lifted, unit });
  }
  act(section, "next").hidden = !finished;
  act(section, "skip").hidden = finished;
  act(section, "unskip").hidden = !exercise.skip?.skipped;
}

export function show(root, state, unit) {
  const place = current(state);
  const sections = [...root.querySelectorAll("[data-exercise]")];
  const before = sections.findIndex(({ hidden }) => !hidden);
  sections.forEach((section, index) => {
    section.hidden = index !== place;
    showExercise(section, state.exercises[index], unit);
  });
  const paused = isPaused(state);
  root.querySelector("[data-paused]").hidden = !paused;
  root.querySelector("[data-over]").hidden = !state.end;
  act(root.querySelector(".session-bar"), "pause").hidden = paused || Boolean(state.end);
  root.querySelector("[data-progress]").textContent = `${doneCount(state)} of ${shownCount(state)} sets`;
  if (place >= 0 && before >= 0 && place !== before) sections[place].querySelector(".session-name").focus();
}
