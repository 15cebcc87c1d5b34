// Shows how far a session is: the exercise that is on, its sets, and what can be done next.
import {
  completion, current, doneCount, doneSets, isFinished, isPaused, isShown, numbers, shownCount, shownSets, workingWords,
} from "./session-derived.js";
import { number } from "./numbers.js";
import { plateWords } from "./plates.js";
import { halfWords, setWords, weight } from "./session-words.js";

const act = (place, kind) => place.querySelector(`button[value=${kind}]`);

function rowOf(list, set) {
  const known = [...list.children].find(({ dataset }) => dataset.set === set.id);
  if (known) return known;
  const row = list.lastElementChild.cloneNode(true);
  const old = row.dataset.set;
  row.dataset.set = set.id;
  row.querySelector("form").id = row.querySelector("form").id.replace(old, set.id);
  for (const field of row.querySelectorAll(".input[id]")) field.id = field.id.replace(old, set.id);
  for (const label of row.querySelectorAll("label")) label.htmlFor = label.htmlFor.replace(old, set.id);
  row.querySelector("[name=set]").value = set.id;
  list.append(row);
  document.dispatchEvent(new CustomEvent("htmx:load", { detail: { elt: row } }));
  return row;
}

function fill(row, name, value) {
  const field = row.querySelector(`[name=${name}]`);
  if (field && field !== document.activeElement && value !== undefined) field.value = value;
}

// The plates for the weight as it is typed.
export function showPlates(row, unit) {
  const place = row.querySelector("[data-plates]");
  const typed = number(row.querySelector("[name=weight]")?.value ?? "");
  if (place) place.textContent = typed > 0 ? plateWords(typed, unit) : "";
}

function showSet(row, set, { place, isOn, opens, lifted, unit, sides }) {
  const done = Boolean(completion(set));
  const holds = numbers(set);
  const details = row.querySelector("details");
  row.hidden = !isShown(set);
  details.classList.toggle("session-set-done", done);
  row.querySelector(".session-set-name").textContent = `Set ${place}`;
  row.querySelector("[data-done-words]").textContent = done ? ", done" : "";
  row.querySelector("[data-set-words]").textContent = setWords(holds, unit, sides);
  act(row, "removeSet").hidden = done;
  const felt = row.querySelector("[data-felt-later]");
  if (felt) felt.hidden = !done;
  for (const kind of ["changeSet", "undoSet"]) act(row, kind).hidden = !done;
  // What was typed stays until the set is on or done anew.
  const look = `${isOn} ${done && completion(set).id}`;
  if (row.dataset.look === look) return;
  if (row.dataset.look !== undefined || isOn) details.open = isOn && opens;
  row.dataset.look = look;
  fill(row, "reps", holds.reps);
  fill(row, "seconds", holds.seconds);
  const load = done ? holds.kilograms : lifted ?? holds.kilograms;
  fill(row, "weight", load === undefined ? undefined : weight(load, unit));
  fill(row, "exertion", holds.exertion ?? "");
  showPlates(row, unit);
}

// The bar at the bottom: one tap for the set that is on, which says the effort with the last of an exercise.
function showTap(bar, exercise, on, { asksEffort, name, form }) {
  const left = exercise.sets.filter((set) => isShown(set) && !completion(set));
  const saysEffort = Boolean(on) && asksEffort && left.length === 1;
  const tap = bar.querySelector("[data-tap]");
  tap.hidden = !on || saysEffort;
  tap.textContent = `${name} done`;
  if (form) tap.setAttribute("form", form);
  const felt = bar.querySelector("[data-felt]");
  felt.hidden = !saysEffort;
  felt.querySelector("[data-felt-set]").textContent = name;
  if (form) felt.dataset.form = form;
  act(bar, "next").hidden = Boolean(on);
  bar.querySelector("[data-skip-part]")?.toggleAttribute("hidden", !on);
}

function showExercise(section, bar, exercise, { unit, items }, index) {
  const finished = isFinished(exercise);
  const on = finished ? undefined : exercise.sets.find((set) => isShown(set) && !completion(set));
  const last = doneSets(exercise).at(-1);
  const lifted = last && numbers(last).kilograms;
  const { runs, asksEffort, sides } = items[index];
  let place = 0;
  for (const set of exercise.sets) {
    if (isShown(set)) place += 1;
    const row = rowOf(section.querySelector(".session-sets"), set);
    showSet(row, set, { place, isOn: set === on, opens: !runs, lifted, unit, sides });
    if (set === on) showTap(bar, exercise, on, { asksEffort, name: `Set ${place}`, form: row.querySelector("form").id });
  }
  if (!on) showTap(bar, exercise, on, { asksEffort, name: "" });
  act(section, "skip").hidden = finished;
  act(section, "unskip").hidden = !exercise.skip?.skipped;
}

// How far one of a superset is, as it stands side by side with the others.
function showHalf(half, state, { unit, items }) {
  const place = Number(half.dataset.half) - 1;
  const exercise = state.exercises[place];
  const sets = shownSets(exercise);
  const next = isFinished(exercise) ? undefined : sets.find((set) => !completion(set));
  const isDue = place === current(state);
  half.classList.toggle("session-half-due", isDue);
  if (isDue) half.setAttribute("aria-current", "step");
  else half.removeAttribute("aria-current");
  half.querySelector("[data-half-words]").textContent = halfWords(exercise, sets.indexOf(next) + 1, sets.length);
  half.querySelector("[data-half-dose]").textContent = next ? setWords(numbers(next), unit, items[place].sides) : "";
}

function showProgress(bar, done, all) {
  [bar.max, bar.value, bar.textContent] = [all, done, `${done} of ${all} sets`];
}

export function show(root, state, facts) {
  const place = current(state);
  const looking = Number(root.dataset.looking ?? -1);
  const shown = looking >= 0 ? looking : place;
  const sections = [...root.querySelectorAll("[data-exercise]")];
  const bars = [...root.querySelectorAll("[data-go]")];
  const before = sections.findIndex(({ hidden }) => !hidden);
  sections.forEach((section, index) => {
    section.hidden = index !== shown;
    bars[index].hidden = looking >= 0 || index !== place;
    showExercise(section, bars[index], state.exercises[index], facts, index);
  });
  for (const half of root.querySelectorAll("[data-half]")) showHalf(half, state, facts);
  const paused = isPaused(state);
  root.querySelector("[data-go-on]").hidden = looking < 0;
  root.querySelector("[data-paused]").hidden = !paused;
  root.querySelector("[data-over]").hidden = !state.end;
  root.querySelector("[data-start-now]").hidden = !facts.items[place]?.runs;
  act(root.querySelector(".session-bar"), "pause").hidden = paused || Boolean(state.end);
  root.querySelector("[data-working]").textContent = workingWords(state, facts.items);
  showProgress(root.querySelector("[data-progress]"), doneCount(state), shownCount(state));
  if (shown >= 0 && before >= 0 && shown !== before) sections[shown].querySelector(".session-name").focus();
}
