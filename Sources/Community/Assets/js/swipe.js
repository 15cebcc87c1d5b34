// A card thrown to the right says yes, to the left no; the arrow keys do the same. Its buttons do the sending.
import { attach } from "./attach.js";
import { decision } from "./swipe-decision.js";

// So far a finger may tremble before the card goes with it.
const STILL = 10;
// So many milliseconds a card that came after another takes no answer: the second of two quick taps meant the one before.
const ARRIVING = 400;

attach("[data-swipe]", (card, signal) => {
  const form = card.querySelector("form");
  const answerable = document.readyState === "complete" ? performance.now() + ARRIVING : 0;
  const isArriving = () => performance.now() < answerable;
  let start;

  const lean = (across, answer) => {
    card.style.setProperty("--across", across);
    if (answer) card.dataset.leaning = answer;
    else delete card.dataset.leaning;
  };

  const letGo = () => {
    start = undefined;
    delete card.dataset.held;
    delete card.dataset.gone;
    lean(0);
  };

  const say = (answer) => {
    letGo();
    if (isArriving()) return;
    card.dataset.gone = answer;
    // Pressed, not only named as what sends the form: htmx looks for the button that was.
    form.querySelector(`button[value="${answer}"]`).click();
    // Without a network nothing was sent, and the toast says why: the card comes back.
    if (!navigator.onLine) letGo();
  };

  form.addEventListener("click", (event) => isArriving() && event.preventDefault());

  card.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button !== 0 || card.dataset.gone || event.target.closest("a, button")) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  });

  card.addEventListener("pointermove", (event) => {
    if (event.pointerId !== start?.id) return;
    const [across, down] = [event.clientX - start.x, event.clientY - start.y];
    if (!("held" in card.dataset)) {
      if (Math.abs(across) < STILL || Math.abs(across) < Math.abs(down)) return;
      card.dataset.held = "";
      card.setPointerCapture(event.pointerId);
    }
    lean(across, decision(across, down, card.clientWidth));
  });

  card.addEventListener("pointerup", (event) => {
    if (event.pointerId !== start?.id) return;
    const answer = "held" in card.dataset
      && decision(event.clientX - start.x, event.clientY - start.y, card.clientWidth);
    if (answer) say(answer);
    else letGo();
  });

  card.addEventListener("pointercancel", letGo);
  card.addEventListener("dragstart", (event) => event.preventDefault());

  const onKey = (event) => {
    const answer = { ArrowRight: "yes", ArrowLeft: "no" }[event.key];
    if (!answer || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest("input:not([type=hidden]), textarea, select, dialog, details") || card.dataset.gone) return;
    event.preventDefault();
    say(answer);
  };
  document.addEventListener("keydown", onKey, { signal });

  // What happened is said by whoever says it of every form.
  for (const failure of ["htmx:sendError", "htmx:timeout"]) form.addEventListener(failure, letGo);
});
