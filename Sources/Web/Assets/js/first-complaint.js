// After a form came back, the focus is on what to read or mend first: a word about the whole form, else the first field.
function look(root) {
  const field = root.querySelector?.("[aria-invalid=true]");
  const alert = root.querySelector?.("main [role=alert]");
  if (alert) alert.tabIndex = -1;
  (alert ?? field)?.focus();
}

look(document);
document.addEventListener("htmx:load", (event) => look(event.detail.elt));
