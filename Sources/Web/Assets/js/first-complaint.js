// After a form came back, the focus is on what to read or mend first: a word about the whole form, else the first field.
export function toComplaint(root) {
  const field = root.querySelector?.("[aria-invalid=true]");
  const alert = root.querySelector?.("main [role=alert]");
  if (alert) alert.tabIndex = -1;
  (alert ?? field)?.focus();
}

toComplaint(document);
// A page as a whole is begun with by `pages.js`.
document.addEventListener("htmx:load", ({ detail: { elt } }) => elt.id === "page" || toComplaint(elt));
