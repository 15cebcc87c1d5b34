// Asks for the weight of a lift of which nobody said one: its field is open and empty, and the keyboard is in it.

const asking = (section) => section.querySelector("[data-asks]");

function ask(section) {
  const row = asking(section);
  const field = row?.querySelector("[name=weight]");
  if (!field) return;
  row.querySelector("details").open = true;
  // Who hears the page is told of which exercise.
  field.setAttribute("aria-describedby", section.querySelector(".session-name").id);
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}

// Once for each set that asks, when it comes on; what was typed meanwhile is an answer.
export function askOnce(root, section) {
  const row = asking(section);
  const key = row && `${section.dataset.exercise} ${row.dataset.set}`;
  if (!row || root.dataset.asked === key) return;
  root.dataset.asked = key;
  if (row.querySelector("[name=weight]").value.trim() === "") ask(section);
}

// The button at the bottom leads to the field.
export function askWhenTapped(root) {
  root.addEventListener("click", ({ target }) => {
    if (target.closest("[data-ask]")) ask(root.querySelector("[data-exercise]:not([hidden])"));
  });
}

// Whether the field that asks is where one is.
export const isAsked = () => Boolean(document.activeElement?.closest("[data-asks]"));
