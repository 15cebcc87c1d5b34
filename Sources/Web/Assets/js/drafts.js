// What is typed into a long form stays on this device until it is sent: it is there again after a reload or a crash.
//
// <form data-draft>; what is private stays with its tab only (`data-draft="tab"`). With `data-draft-again="/…"` the lines of
// the form are drawn by the server, from what was typed. What a form proposes in a `data-draft-yields` follows what is set
// elsewhere: where that changed meanwhile, it wins over the draft.
// A draft belongs to its member and its page. It goes when the form is sent or left by Cancel, after a week, and once somebody
// else is logged in or nobody; who isn't yet keeps it in their tab. Passwords and files are never in it.
import { attach } from "./attach.js";
import { clock } from "./clock.js";
import { fill, isFilling, isShort, proposed, typed } from "./draft-fields.js";
import { drop, nameOf, read, save, storeOf, trying } from "./draft-store.js";
import { isDrawing } from "./form-place.js";
import { member } from "./member.js";
import { show } from "./pages.js";
import { from } from "./same-member.js";

const REST = 300;
// When the drafts were written that the server was asked to draw.
const asked = new Map();
// Whether the page that came last shows what was just typed.
let showsTyped = false;

function say(name, form, at) {
  if (isShort(form)) return;
  const note = document.createElement("p");
  note.className = "draft-note";
  note.setAttribute("role", "status");
  const afresh = document.createElement("button");
  afresh.type = "button";
  afresh.className = "button button-quiet button-small";
  afresh.textContent = "Start afresh";
  afresh.addEventListener("click", () => {
    form.dispatchEvent(new CustomEvent("spotter:taken", { detail: { leaves: true } }));
    show();
  });
  note.append(`Your draft from ${clock(at)}`, afresh);
  form.before(note);
}

function drawAgain(name, form, { at, fields }) {
  const data = new FormData();
  for (const [field, value] of fields) data.append(field, value);
  asked.set(name, at);
  return htmx.ajax("POST", form.dataset.draftAgain, { values: data, headers: { "HX-Boosted": "true", ...from(member()) } })
    .catch(() => undefined);
}

function restore(name, form) {
  const found = trying(() => read(name, storeOf(form)));
  const draft = found?.member === member() ? found : undefined;
  const at = asked.get(name);
  asked.delete(name);
  // What is drawn from what was typed proposes nothing by itself.
  const was = showsTyped ? draft?.was : proposed(form);
  if (showsTyped) {
    save(name, form, was);
    if (at) say(name, form, at);
  } else if (!draft || JSON.stringify(typed(form)) === JSON.stringify(draft.fields)) {
    drop(name, form);
  } else if (form.dataset.draftAgain) {
    drawAgain(name, form, draft);
  } else {
    fill(form, draft);
    say(name, form, draft.at);
  }
  return was;
}

attach("form[data-draft]", (form, signal) => {
  if (!member() && form.dataset.draft !== "tab") return;
  const name = nameOf(form);
  let waiting;
  let was;
  // What still happens in a form that is about to leave is nobody's typing.
  let leaves = false;
  const now = () => {
    if (!waiting) return;
    clearTimeout(waiting);
    waiting = undefined;
    save(name, form, was);
  };
  const later = () => {
    if (isFilling() || leaves) return;
    clearTimeout(waiting);
    waiting = setTimeout(now, REST);
  };
  for (const event of ["input", "change"]) form.addEventListener(event, later);
  // Sent, or kept to be sent: what is typed is in good hands.
  form.addEventListener("spotter:taken", ({ detail }) => {
    leaves = Boolean(detail?.leaves);
    clearTimeout(waiting);
    waiting = undefined;
    drop(name, form);
    if (form.previousElementSibling?.matches(".draft-note")) form.previousElementSibling.remove();
  });
  addEventListener("pagehide", now, { signal });
  document.addEventListener("visibilitychange", now, { signal });
  signal.addEventListener("abort", now);
  // Who cancels wants nothing of it.
  document.addEventListener("click", ({ target }) => {
    const cancel = target.closest?.("a[data-back]");
    if (cancel && form.contains(cancel)) form.dispatchEvent(new CustomEvent("spotter:taken", { detail: { leaves: true } }));
  }, { capture: true, signal });
  was = restore(name, form);
});

document.addEventListener("spotter:answer", ({ detail: { requestConfig, xhr } }) => {
  showsTyped = requestConfig.verb !== "get" && (xhr.status >= 400 || isDrawing(requestConfig));
});
