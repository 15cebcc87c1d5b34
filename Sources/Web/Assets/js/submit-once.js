// A second tap on a button does not send a form twice.
const sent = new WeakSet();

function release(form) {
  sent.delete(form);
  for (const button of form.querySelectorAll("[data-busy]")) delete button.dataset.busy;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  // A session and a conversation send by themselves, and know what they sent.
  if (form.closest("[data-session], [data-chat-form]")) return;
  if (sent.has(form)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  // Searches may be asked as often as one likes, and a form with something to mend isn't sent at all.
  if (form.method !== "post" || !form.checkValidity()) return;
  sent.add(form);
  if (event.submitter) event.submitter.dataset.busy = "";
  setTimeout(() => release(form), 15000);
}, true);

document.addEventListener("htmx:afterRequest", (event) => {
  const form = event.detail.elt.closest("form");
  if (form) release(form);
});

addEventListener("pageshow", () => {
  for (const form of document.forms) release(form);
});
