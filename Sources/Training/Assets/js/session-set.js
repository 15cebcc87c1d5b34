// The row of a set: what it should be, what was done of it, and what can be typed.
import { completion, isShown, numbers } from "./session-derived.js";
import { number } from "./numbers.js";
import { plateWords } from "./plates.js";
import { setWords, weight } from "./session-words.js";

const act = (place, kind) => place.querySelector(`button[value=${kind}]`);

// The row of a set; a new one is made like the last.
export function rowOf(list, set) {
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

// Long numbers are written smaller, so that they are seen whole: "102.5". A point is half as wide as a digit.
function fit(field) {
  const points = field.value.length - field.value.replace(/[.,]/g, "").length;
  field.style.setProperty("--characters", Math.max(field.value.length - points / 2, 2));
}

// The plates for the weight as it is typed.
export function showPlates(row, unit) {
  row.querySelectorAll(".session-big").forEach(fit);
  const place = row.querySelector("[data-plates]");
  const typed = number(row.querySelector("[name=weight]")?.value ?? "");
  if (place) place.textContent = typed > 0 ? plateWords(typed, unit) : "";
}

export function showSet(row, set, { name, isOn, opens, lifts, isNew, unit, sides }) {
  const done = Boolean(completion(set));
  const holds = numbers(set);
  const details = row.querySelector("details");
  row.hidden = !isShown(set);
  details.classList.toggle("session-set-done", done);
  row.querySelector(".session-set-name").textContent = name;
  row.querySelector("[data-done-words]").textContent = done ? ", done" : "";
  row.querySelector("[data-set-words]").textContent = setWords(holds, unit, sides);
  act(row, "removeSet").hidden = done;
  const felt = row.querySelector("[data-felt-later]");
  if (felt) felt.hidden = !done;
  for (const kind of ["changeSet", "undoSet"]) act(row, kind).hidden = !done;
  const heavy = done ? holds.kilograms : lifts;
  // What the sets before it say of the weight may come while it is on already.
  if (row.dataset.heavy !== `${heavy}`) {
    fill(row, "weight", heavy === undefined ? undefined : weight(heavy, unit));
    showPlates(row, unit);
  }
  row.dataset.heavy = `${heavy}`;
  // What was typed stays until the set is on or done anew.
  const look = `${isOn} ${done && completion(set).id}`;
  if (row.dataset.look === look) return;
  if (row.dataset.look !== undefined || isOn) details.open = isOn && opens;
  row.dataset.look = look;
  fill(row, "reps", holds.reps);
  fill(row, "seconds", holds.seconds);
  fill(row, "weight", heavy === undefined ? undefined : weight(heavy, unit));
  const first = row.querySelector("[data-new]");
  // Nothing to load has no weight to find.
  if (first) first.hidden = !isNew || !row.querySelector("[name=weight]");
  fill(row, "exertion", holds.exertion ?? "");
  showPlates(row, unit);
}
