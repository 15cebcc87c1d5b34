// Toasts leave by themselves, but never while someone is reading or about to press Undo.
import { attach } from "./attach.js";

const READING = 6000;

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
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(leave, READING);
  };
  const leave = () => {
    if (element.matches(":hover, :focus-within")) return wait();
    element.classList.add("toast-leaving");
    setTimeout(() => element.remove(), 250);
  };
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
  if (event.key === "Escape") document.querySelector("[data-toast]:focus-within")?.remove();
});
