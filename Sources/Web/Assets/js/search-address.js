// Keeps the address of a page with a search that answers while one types: loading the page again finds the same, and so
// does coming back to it.
import { enter } from "./page-history.js";

function addressOf(form) {
  const fields = [...new FormData(form)].filter(([, value]) => value !== "");
  const { pathname } = new URL(form.action);
  return fields.length > 0 ? `${pathname}?${new URLSearchParams(fields)}` : pathname;
}

document.addEventListener("htmx:afterSwap", ({ detail: { requestConfig } }) => {
  const form = requestConfig?.elt.matches("[type=search]") && requestConfig.elt.closest("form[role=search]");
  if (form) enter(addressOf(form), "replace");
});
