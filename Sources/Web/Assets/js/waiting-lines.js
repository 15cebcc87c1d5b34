// How one thing that waits to be sent is said, and what can be done with it.
import { clock } from "./clock.js";
import { forget, forgetAll, isForm } from "./kept-forms.js";
import { mend } from "./mending.js";

const REFUSED = "It wasn't taken.";
export const words = (write) => (write.state === "refused" ? write.words ?? REFUSED : `Waiting to be sent since ${clock(write.at)}`);

export function button(text, act) {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "button button-quiet button-small";
  element.textContent = text;
  element.addEventListener("click", act);
  return element;
}

function actions(write, act) {
  // A workout that loses a step of it in between would be another one.
  if (write.numbers && write.state !== "refused") return [];
  const remove = button("Remove", () => (write.numbers ? forgetAll(write.numbers) : forget(write.number)));
  if (!isForm(write)) return [remove];
  if (write.state !== "refused" || write.status === 404) return [remove];
  return [button("Mend it", () => {
    act();
    mend(write);
  }), remove];
}

// In the list of all that waits.
export function row(write, template, act) {
  const element = template.content.firstElementChild.cloneNode(true);
  element.dataset.waitsAs = write.number;
  element.querySelector(".row-title").textContent = [write.label, write.button].filter(Boolean).join(": ");
  element.querySelector(".row-note").textContent = words(write);
  element.querySelector(".row-actions").append(...actions(write, act));
  return element;
}

// At the form it was typed into.
export function note(write) {
  const element = document.createElement("div");
  element.className = "waiting-note";
  element.dataset.waitsAs = write.number;
  const text = document.createElement("p");
  text.textContent = write.state === "refused" || !write.button ? words(write) : `${write.button}: ${words(write)}`;
  element.append(text, ...actions(write, () => undefined));
  return element;
}
