// What waits on this device to be sent: counted in the title bar, listed in a sheet, and said at the form it was typed into.
import { attach } from "./attach.js";
import { clock } from "./clock.js";
import { forget, forgetAll, isForm, isOfDay, isWaiting, keptBy } from "./kept-forms.js";
import { member } from "./member.js";
import { mend } from "./mending.js";
import { here } from "./page-history.js";
import { settling } from "./settled.js";

const count = (number) => (number === 1 ? "One thing waits to be sent" : `${number} things wait to be sent`);

const REFUSED = "It wasn't taken.";
const words = (write) => (write.state === "refused" ? write.words ?? REFUSED : `Waiting to be sent since ${clock(write.at)}`);

// What was said and what happened in a workout goes out at once; it waits when it can't, or takes longer than this.
const AT_ONCE = 5000;
const isHeldUp = (write) => write.state === "refused" || !navigator.onLine || Date.now() - write.at > AT_ONCE;
const LONGEST_TITLE = 60;

// One entry for a form and for a message, and one for all that happened in a workout; in the order of writing.
function entries(writes) {
  const forms = writes.filter((write) => isForm(write) && (write.state === "refused" || isWaiting(write)));
  const messages = writes.filter((write) => write.message && isHeldUp(write))
    .map((write) => ({ ...write, label: "Message", button: write.message.text.slice(0, LONGEST_TITLE) }));
  const workouts = Map.groupBy(writes.filter((write) => write.event && isHeldUp(write)), ({ path, state }) => `${state} ${path}`);
  const happened = [...workouts.values()].map((told) => ({
    ...told[0],
    label: "Workout",
    button: told.length === 1 ? "a step of it" : `${told.length} steps of it`,
    numbers: told.map(({ number }) => number),
  }));
  return [...forms, ...messages, ...happened].sort((one, other) => one.number - other.number);
}

function button(text, act) {
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

function row(write, template, act) {
  const element = template.content.firstElementChild.cloneNode(true);
  element.dataset.waitsAs = write.number;
  element.querySelector(".row-title").textContent = [write.label, write.button].filter(Boolean).join(": ");
  element.querySelector(".row-note").textContent = words(write);
  element.querySelector(".row-actions").append(...actions(write, act));
  return element;
}

// A form steps aside while what it said waits, so that nobody sends it twice; one with fields comes back when asked. What is
// meant to be said again and again (`data-repeats`) and what empties itself (`data-away`) stays.
const aside = new Set();
const asked = new WeakSet();
const isSeen = (field) => field.name && !["button", "hidden", "submit"].includes(field.type) && field.checkVisibility();

function comeBack() {
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

// The form it was typed into, when it stands here.
function formOf({ keep, page, path, place }) {
  if (page !== here()) return undefined;
  const same = [...document.forms].filter((form) => new URL(form.action).pathname === path && form.dataset.keep === keep);
  return same[place] ?? same[0];
}

function note(write) {
  const element = document.createElement("div");
  element.className = "waiting-note";
  element.dataset.waitsAs = write.number;
  const text = document.createElement("p");
  text.textContent = write.state === "refused" || !write.button ? words(write) : `${write.button}: ${words(write)}`;
  element.append(text, ...actions(write, () => undefined));
  return element;
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
function tell(form, write) {
  if (!isOfDay(write)) sayAt(form, write);
  else if (write.state === "refused") return;
  else if (document.querySelector("[data-pending]") || form.closest("[data-toast]")) stepAside(form);
  else sayAt(form, write);
}

attach("[data-waiting]", (opener, signal) => {
  const sheet = document.getElementById(opener.dataset.opens);
  const list = sheet.querySelector("ul");
  const template = document.getElementById("waiting-row");
  const show = async () => {
    const writes = entries(await keptBy(member()));
    for (const old of document.querySelectorAll("[data-waits-as]")) old.remove();
    comeBack();
    opener.hidden = writes.length === 0;
    opener.querySelector("[data-count]").textContent = writes.length;
    opener.setAttribute("aria-label", count(writes.length));
    list.replaceChildren(...writes.map((write) => row(write, template, () => sheet.close())));
    if (writes.length === 0) sheet.close();
    for (const write of writes) {
      const form = isForm(write) && formOf(write);
      if (form) tell(form, write);
    }
  };
  // Without a store there is nothing that could wait.
  const showing = () => show().catch(() => undefined);
  document.addEventListener("spotter:kept", showing, { signal });
  // Sent once more it steps aside once more; the event doesn't bubble.
  const again = ({ target }) => asked.delete(target) && showing();
  document.addEventListener("spotter:taken", again, { capture: true, signal });
  for (const event of ["online", "offline"]) addEventListener(event, showing, { signal });
  // A piece of the page that came later may bring its form along.
  document.addEventListener("htmx:load", showing, { signal });
  settling(showing());
});
