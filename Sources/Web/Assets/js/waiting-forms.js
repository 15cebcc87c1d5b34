// The forms of a page while what was typed into them waits to be sent.
import { isOfDay } from "./kept-forms.js";
import { here } from "./page-history.js";
import { button, note } from "./waiting-lines.js";

// A form steps aside while what it said waits, so that nobody sends it twice; one with fields comes back when asked. What is
// meant to be said again and again (`data-repeats`) and what empties itself (`data-away`) stays.
const aside = new Set();
const asked = new WeakSet();
const isSeen = (field) => field.name && !["button", "hidden", "submit"].includes(field.type) && field.checkVisibility();

export function comeBack() {
  for (const form of aside) form.hidden = false;
  aside.clear();
}

function stepAside(form) {
  if (asked.has(form) || form.matches("[data-repeats], [data-away]")) return false;
  form.hidden = true;
  aside.add(form);
  return true;
}

function another(form) {
  asked.add(form);
  form.reset();
  document.dispatchEvent(new Event("spotter:kept"));
}

// Whether a form is sent that was asked to come back; from now on it steps aside again.
export const sendsAgain = (form) => asked.delete(form);

// The form it was typed into, when it stands here.
export function formOf({ keep, page, path, place }) {
  if (page !== here()) return undefined;
  const same = [...document.forms].filter((form) => new URL(form.action).pathname === path && form.dataset.keep === keep);
  return same[place] ?? same[0];
}

function sayAt(form, write) {
  const element = note(write);
  form.after(element);
  if (write.state === "refused") return;
  const isUsed = form.contains(document.activeElement);
  const hasFields = [...form.elements].some(isSeen);
  if (!stepAside(form)) return;
  if (hasFields) element.append(button("Fill it in again", () => another(form)));
  if (!isUsed) return;
  // Reading goes on where the form was.
  element.tabIndex = -1;
  element.focus();
}

// A day shows by itself what waits in it (`pending.js`), and is where what isn't taken is mended.
export function tell(form, write) {
  if (!isOfDay(write)) sayAt(form, write);
  else if (write.state === "refused") return;
  else if (document.querySelector("[data-pending]") || form.closest("[data-toast]")) stepAside(form);
  else sayAt(form, write);
}
