// The set that is on: its button at the bottom, and room for it among those done.
import { completion, doneSets, isShown } from "./session-derived.js";

// What a long piece is called, as SessionSetView.swift says it.
export const ONE_PIECE = "All of it";

const act = (place, kind) => place.querySelector(`button[value=${kind}]`);

// Says on the button of the set that is on when its weight isn't typed yet; where it is asked for that comes first.
export function nameTap(root, row) {
  const form = row.querySelector("form");
  const tap = root.querySelector(`[data-tap][form="${form.id}"]`);
  const name = row.querySelector(".session-set-name").textContent;
  const lacks = form.elements.weight?.value.trim() === "";
  if (!tap) return;
  tap.textContent = `${name === ONE_PIECE ? "Done" : `${name} done`}${lacks ? ", no weight" : ""}`;
  const asks = lacks && row.dataset.asks !== undefined;
  tap.classList.toggle("button-primary", !asks);
  tap.classList.toggle("button-secondary", asks);
  tap.closest("[data-go]").querySelector("[data-ask]").hidden = !asks;
}

// The bar at the bottom: one tap for the set that is on, which says the effort with the last of an exercise. What counted
// down to its end, `ended`, asks for it then.
export function showTap(bar, exercise, on, { asksEffort, ended, goesOn, name, form }) {
  const left = exercise.sets.filter((set) => isShown(set) && !completion(set));
  const saysEffort = Boolean(ended) || (Boolean(on) && asksEffort && left.length === 1);
  const tap = bar.querySelector("[data-tap]");
  tap.hidden = !on || saysEffort;
  if (form) tap.setAttribute("form", form);
  const felt = bar.querySelector("[data-felt]");
  felt.hidden = !saysEffort;
  felt.querySelector("[data-felt-set]").textContent = name;
  felt.querySelector("[data-felt-when]").textContent = ended ? "tap how it was" : "tap how it was, when it is done";
  if (form) felt.dataset.form = form;
  act(bar, "next").hidden = Boolean(on) || goesOn;
  bar.querySelector("[data-skip-part]")?.toggleAttribute("hidden", !on);
}

// Sets done before the last one fold up, so that the one that is on is in sight.
export function foldDone(section, exercise, on) {
  const done = on ? doneSets(exercise).slice(0, -1) : [];
  const fold = section.querySelector("[data-unfold]");
  fold.hidden = done.length === 0 || section.dataset.unfolded !== undefined;
  fold.querySelector("[data-fold-words]").textContent = done.length === 1 ? "1 more set done" : `${done.length} more sets done`;
  for (const row of section.querySelectorAll("[data-set]")) {
    row.classList.toggle("session-folded", !fold.hidden && done.some(({ id }) => id === row.dataset.set));
  }
}
