// Keeps every form before it is sent and forgets it once it was answered: what the network or the phone loses on the way
// waits here.
//
// <form data-keep="Banana" …> belongs to a day of the diary, which shows it; all others wait in the list (`waiting.js`).
import { forget, keep, keepNew } from "./kept-forms.js";
import { KEY, isKept } from "./kept-requests.js";
import { member } from "./member.js";
import { mendedBy, mending } from "./mending.js";
import { here } from "./page-history.js";
import { isDoor, trySending } from "./send-kept.js";
import { toast } from "./toast.js";

const KEPT = "Saved on this phone. It goes out when you're back online.";
const NO_ROOM = "This phone has no room to keep it. Try again when you're online.";
const FAULT = "Something went wrong on our side. Send it again in a while.";
const LATER = [0, 401, 408, 425, 429, 502, 503, 504];
// What a button says that tells nobody what was said with it.
const STEPS = ["Next", "Save", "Done", "Go on"];
const sending = new WeakMap();

const isLate = (xhr) => LATER.includes(xhr.status) || isDoor(xhr.responseURL);

const textOf = (field) => [field.value.trim(), field.closest(".input-group")?.querySelector(".input-end")?.textContent.trim()]
  .filter(Boolean).join(" ");
const isTyped = (field) => field.matches?.("input:not([type=hidden], [type=password], [type=radio], [type=checkbox], [type=file])")
  && field.value.trim() !== "";

// What was typed into a short form, "750 ml": its only field, or those that `data-keep-of` names.
function typedInto(form) {
  const named = form.dataset.keepOf?.split(" ").map((name) => form.elements[name]);
  const fields = (named ?? [...form.elements]).filter((field) => field && isTyped(field));
  return named || fields.length === 1 ? fields.map(textOf).join(" · ") : "";
}

// What the form is called where it waits, and where it stands.
function naming(form, path, submitter) {
  const title = document.querySelector(".title-bar-title")?.textContent ?? "";
  const { keep: named, keepOf } = form.dataset;
  const same = [...document.forms].filter((other) => new URL(other.action).pathname === path && other.dataset.keep === named);
  const typed = typedInto(form);
  const button = submitter?.textContent.trim() || submitter?.getAttribute("aria-label") || "";
  const ofDay = form.matches("[data-keep]");
  return {
    keep: named,
    label: ofDay ? [named, keepOf && typed].filter(Boolean).join(" · ") : title,
    button: ofDay ? button : typed || (STEPS.includes(button) ? "" : button),
    page: here(),
    place: Math.max(same.indexOf(form), 0),
    ofDay,
  };
}

document.addEventListener("htmx:beforeRequest", ({ detail: { elt, requestConfig, xhr } }) => {
  if (!isKept(requestConfig) || !elt.matches("form")) return;
  const { formData, headers, path, triggeringEvent } = requestConfig;
  const body = new URLSearchParams(formData).toString();
  const write = {
    member: member(), path, body, key: headers[KEY], at: Date.now(), state: "sending",
    ...naming(elt, path, triggeringEvent?.submitter),
  };
  const mended = Number(/^#mend-(\d+)$/.exec(location.hash)?.[1]) || mendedBy(path);
  // The promise may fail before anybody asks for it; whoever does is told.
  const number = keepNew(write);
  number.catch(() => undefined);
  sending.set(xhr, { form: elt, write, number, mended });
});

// What stands in the form stays there while it waits: neither our failure nor a proxy's takes its place.
document.addEventListener("spotter:answer", (event) => {
  const { xhr } = event.detail;
  if (sending.has(xhr) && xhr.status >= 500) event.preventDefault();
});

// Tells the form that what was typed need not be kept as a draft any more.
const taken = (form) => form.dispatchEvent(new Event("spotter:taken"));

document.addEventListener("htmx:afterRequest", async ({ detail: { xhr } }) => {
  const sent = sending.get(xhr);
  if (!sent) return;
  sending.delete(xhr);
  // The answer may have taken the form's place.
  const { form, mended, write } = sent;
  const late = isLate(xhr);
  if (!late && xhr.status < 400) taken(form);
  try {
    const number = await sent.number;
    if (late) {
      await keep({ ...write, number, state: "waiting" });
      toast(KEPT);
    } else if (xhr.status >= 500) {
      await keep({ ...write, number, state: "refused", status: xhr.status, words: FAULT });
      toast(FAULT);
    } else {
      await forget(number);
    }
    if (mended && (late || xhr.status < 400)) await forget(mended);
    if (late) taken(form);
    if (!late && xhr.status < 500) trySending();
  } catch {
    if (late) toast(NO_ROOM);
  }
});

for (const failure of ["htmx:sendError", "htmx:timeout"]) {
  document.addEventListener(failure, ({ detail: { elt, etc, requestConfig } }) => {
    const asked = (elt.matches("form, a") && !isKept(requestConfig)) || mending(etc);
    if (asked) toast("That didn't get through. Try again when you're online.");
  });
}
