// Toasts leave by themselves, but never while someone is reading or about to press Undo; a tap on their words sends them away.
import { attach } from "./attach.js";
import { placeToasts } from "./toast-place.js";

// Slow readers take a second for 15 letters or so, and first have to look down.
const [SHORTEST, LOOKING, LETTER] = [6_000, 2_000, 65];
const MOST = 2;

// With a button for something to do about it: its words and what it calls.
export function toast(text, doing) {
  const element = document.createElement("div");
  element.className = "toast";
  element.dataset.toast = "";
  const words = document.createElement("p");
  words.className = "toast-text";
  words.textContent = text;
  element.append(words);
  if (doing) element.append(action(doing, element));
  document.getElementById("toasts").append(element);
  start(element);
}

// Puts it where it hides least, also after the page has gone to the part that changed; it is hardly seen yet.
function put(element) {
  const toasts = element.parentElement;
  const before = [...toasts.children].filter((one) => one !== element && !one.matches(":hover, :focus-within"));
  for (const one of before.slice(0, Math.max(0, toasts.children.length - MOST))) one.remove();
  placeToasts(toasts);
  requestAnimationFrame(() => requestAnimationFrame(() => placeToasts(toasts)));
}

function action({ act, words }, element) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "toast-action";
  button.textContent = words;
  button.addEventListener("click", () => {
    element.remove();
    act();
  });
  return button;
}

function start(element) {
  if (element.dataset.toast === "started") return;
  element.dataset.toast = "started";
  put(element);
  const reading = Math.max(SHORTEST, LOOKING + LETTER * element.textContent.trim().length);
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(leave, reading);
  };
  const go = () => {
    element.classList.add("toast-leaving");
    setTimeout(() => element.remove(), 250);
  };
  const leave = () => (element.matches(":hover, :focus-within") ? wait() : go());
  element.querySelector(".toast-text").addEventListener("click", go);
  for (const event of ["pointerenter", "focusin"]) element.addEventListener(event, () => clearTimeout(timer));
  for (const event of ["pointerleave", "focusout"]) element.addEventListener(event, wait);
  wait();
}

// A live region is silent about what was in it from the start, so the words are put in anew.
function announce(element) {
  const words = element.querySelector(".toast-text");
  setTimeout(() => words.replaceChildren(words.textContent), 100);
  start(element);
}

attach("[data-toast]", announce);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") [...document.querySelectorAll("[data-toast]")].at(-1)?.remove();
});
