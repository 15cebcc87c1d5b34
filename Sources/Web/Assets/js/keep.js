// Keeps every form of the diary before it is sent and forgets it once it was answered: what the network or the phone
// loses on the way waits here.
//
// <form data-keep="Banana" hx-boost="true" …>; htmx sends it. Sent twice it does no harm, thanks to its id or version.
import { forget, keep } from "./kept-forms.js";
import { member } from "./member.js";
import { trySending } from "./send-kept.js";
import { toast } from "./toast.js";

const KEPT = "Saved on this phone. It goes out when you're back online.";
const NO_ROOM = "This phone has no room to keep it. Try again when you're online.";
const LATER = [0, 401, 408, 425, 429];
const sending = new WeakMap();

document.addEventListener("htmx:beforeRequest", ({ detail: { elt, requestConfig, xhr } }) => {
  if (!elt.matches("form[data-keep]")) return;
  const body = new URLSearchParams(requestConfig.formData).toString();
  const write = { member: member(), path: requestConfig.path, body, label: elt.dataset.keep, at: Date.now(), state: "sending" };
  const mended = /^#mend-(\d+)$/.exec(location.hash)?.[1];
  // The promise may fail before anybody asks for it; whoever does is told.
  const number = keep(write);
  number.catch(() => undefined);
  sending.set(xhr, { write, number, mended });
});

document.addEventListener("htmx:afterRequest", async ({ detail: { xhr } }) => {
  const sent = sending.get(xhr);
  if (!sent) return;
  sending.delete(xhr);
  try {
    const number = await sent.number;
    if (LATER.includes(xhr.status)) {
      await keep({ ...sent.write, number, state: "waiting" });
      toast(KEPT);
    } else {
      await forget(number);
      if (sent.mended && xhr.status < 400) await forget(Number(sent.mended));
      trySending();
    }
  } catch {
    if (LATER.includes(xhr.status)) toast(NO_ROOM);
  }
});

for (const failure of ["htmx:sendError", "htmx:timeout"]) {
  document.addEventListener(failure, ({ detail: { elt } }) => {
    const asked = elt.matches("form, a") && !elt.matches("form[data-keep]");
    if (asked) toast("That didn't get through. Try again when you're online.");
  });
}
