// What can't wait on this device is closed without a network, and says why before anybody types.
//
// <form data-online="Logging in">; likewise a part of a form, or one of its buttons.
import { attach } from "./attach.js";
import { toast } from "./toast.js";

export const needsNetwork = (element) => Boolean(element?.closest("[data-online]"));

// A form without anything in it is for buttons elsewhere on the page, once there are some.
export const isEmpty = (element) => element instanceof HTMLFormElement && element.elements.length === 0;

export const why = ({ dataset }) => `${dataset.online} needs a network.`;

attach("[data-online]", (element, signal) => {
  const note = document.createElement("p");
  note.className = "online-note";
  note.setAttribute("role", "status");
  const show = () => {
    const away = !navigator.onLine;
    element.inert = away;
    if (!away || isEmpty(element)) return note.remove();
    note.textContent = `${why(element)} You can go on here when you're back online.`;
    // Of several that do the same one says it for all, unless it lies in a menu.
    const others = [...document.querySelectorAll(".online-note")].filter((other) => !other.closest("[data-menu]"));
    const says = others.some(({ textContent }) => textContent === note.textContent);
    if (!says) (element.closest("[data-online-note]") ?? element).before(note);
  };
  addEventListener("online", show, { signal });
  addEventListener("offline", show, { signal });
  signal.addEventListener("abort", () => note.remove());
  show();
});

// A script or a key may submit what is closed.
document.addEventListener("submit", (event) => {
  const closed = event.submitter?.closest("[data-online]") ?? event.target.closest("[data-online]");
  if (navigator.onLine || !closed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  toast(why(closed));
}, true);
