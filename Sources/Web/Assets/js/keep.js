// Keeps a form that the network lost, and sends it when the network is back: exactly once, thanks to its id.
//
// <form data-keep="Banana" hx-boost="true" …> with a hidden requestId. htmx sends it and says when that failed.
import { forget, keep, keptBy } from "./kept-forms.js";
import { member } from "./member.js";
import { toast } from "./toast.js";

const KEPT = "Saved on this phone. It goes out when you're back online.";

async function keepForm(form, path, values) {
  await keep({
    id: values.get("requestId"), member: member(), path, body: new URLSearchParams(values).toString(),
    label: form.dataset.keep, at: Date.now(),
  });
  toast(KEPT);
}

for (const failure of ["htmx:sendError", "htmx:timeout"]) {
  document.addEventListener(failure, (event) => {
    const { elt, requestConfig } = event.detail;
    if (elt.matches("form[data-keep]")) {
      keepForm(elt, requestConfig.path, requestConfig.formData).catch(() => toast("This phone has no room to keep it. Try again when you're online."));
    } else {
      toast("That didn't get through. Try again when you're online.");
    }
  });
}

// "sent": the server has it. "later": not now. "refused": it never will be taken.
async function send(form) {
  const response = await fetch(form.path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", "HX-Request": "true", "HX-Boosted": "true" },
    body: form.body,
  });
  if (/^\/(log-in|sign-up)?$/.test(new URL(response.url).pathname)) return "later";
  if (response.ok) return "sent";
  return [401, 408, 425, 429].includes(response.status) || response.status >= 500 ? "later" : "refused";
}

async function sendKept() {
  const owner = member();
  if (!owner || !navigator.onLine) return;
  let sent = 0;
  for (const form of await keptBy(owner)) {
    const outcome = await send(form);
    if (outcome === "later") break;
    await forget(form.id);
    if (outcome === "sent") sent += 1;
    else toast(`“${form.label}” wasn't taken. Please add it again.`);
  }
  if (sent > 0) toast(sent === 1 ? "Back online. What you added is saved." : `Back online. ${sent} things you added are saved.`);
}

// One tab at a time; a failure here leaves everything kept for the next try.
function trySending() {
  const attempt = () => sendKept().catch(() => undefined);
  return navigator.locks ? navigator.locks.request("spotter-kept", attempt) : attempt();
}

addEventListener("online", trySending);
trySending();
