// What is typed into a long form stays on this device until it is sent: it is there again after a reload or a crash.
//
// <form data-draft>; what is private stays with its tab only (`data-draft="tab"`). With `data-draft-again="/…"` the lines of
// the form are drawn by the server, from what was typed.
// A draft belongs to its member and its page. It goes when the form is sent, after a week, and once somebody else or nobody
// is logged in. Passwords and files are never in it.
import { attach } from "./attach.js";
import { clock } from "./clock.js";
import { isDrawing } from "./form-place.js";
import { knowsWho, member } from "./member.js";
import { here } from "./page-history.js";
import { show } from "./pages.js";
import { from } from "./same-member.js";

const PREFIX = "spotter-draft:";
const LONGEST = 50_000;
const WEEK = 7 * 86_400_000;
const REST = 300;
// Sent anew with every form, so it is no draft's.
const NEVER = ["requestId", "clientId"];
// When the drafts were written that the server was asked to draw.
const asked = new Map();
// Whether the page that came last shows what was just typed.
let showsTyped = false;
// What a script fills in isn't typed.
let filling = false;

function read(name, store) {
  try {
    return JSON.parse(store.getItem(name));
  } catch {
    return undefined;
  }
}

// Private windows may refuse; then nothing is kept.
function trying(act) {
  try {
    return act();
  } catch {
    return undefined;
  }
}

const nameOf = (form) => PREFIX + JSON.stringify([here(), new URL(form.action).pathname]);
const storeOf = ({ dataset }) => (dataset.draft === "tab" ? sessionStorage : localStorage);
const drop = (name, form) => trying(() => storeOf(form).removeItem(name));

function typed(form) {
  const isKept = ({ type }) => type !== "password" && type !== "file";
  const names = new Set([...form.elements].filter((field) => field.name && isKept(field)).map(({ name }) => name));
  return [...new FormData(form)].filter(([name, value]) => names.has(name) && !NEVER.includes(name) && typeof value === "string");
}

function save(name, form) {
  const fields = typed(form);
  const text = JSON.stringify({ member: member(), at: Date.now(), fields });
  if (text.length > LONGEST) return;
  trying(() => storeOf(form).setItem(name, text));
}

function fill(form, fields) {
  const left = new Map();
  for (const [name, value] of fields) left.set(name, [...(left.get(name) ?? []), value]);
  for (const field of form.elements) {
    if (!field.name || NEVER.includes(field.name) || ["password", "file", "submit", "button"].includes(field.type)) continue;
    const values = left.get(field.name) ?? [];
    if (field.type === "checkbox" || field.type === "radio") field.checked = values.includes(field.value);
    else if (values.length > 0) field.value = values.shift();
  }
  filling = true;
  for (const field of form.elements) field.dispatchEvent(new Event("change", { bubbles: true }));
  form.dispatchEvent(new Event("input", { bubbles: true }));
  filling = false;
}

function say(name, form, at) {
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
  if (showsTyped) {
    save(name, form);
    if (at) say(name, form, at);
  } else if (!draft || JSON.stringify(typed(form)) === JSON.stringify(draft.fields)) {
    drop(name, form);
  } else if (form.dataset.draftAgain) {
    drawAgain(name, form, draft);
  } else {
    fill(form, draft.fields);
    say(name, form, draft.at);
  }
}

// Drafts that another member left on this device go, and old ones; so do all once nobody is logged in.
function isOver(name, store) {
  const draft = read(name, store);
  return !draft || draft.member !== member() || Math.abs(Date.now() - draft.at) > WEEK;
}

trying(() => {
  if (!knowsWho()) return;
  for (const store of [localStorage, sessionStorage]) {
    const names = Object.keys(store).filter((name) => name.startsWith(PREFIX));
    for (const name of names) if (!member() || isOver(name, store)) store.removeItem(name);
  }
});

attach("form[data-draft]", (form, signal) => {
  if (!member()) return;
  const name = nameOf(form);
  let waiting;
  // What still happens in a form that is about to leave is nobody's typing.
  let leaves = false;
  const now = () => {
    if (!waiting) return;
    clearTimeout(waiting);
    waiting = undefined;
    save(name, form);
  };
  const later = () => {
    if (filling || leaves) return;
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
  restore(name, form);
});

document.addEventListener("htmx:beforeSwap", ({ detail: { requestConfig, xhr } }) => {
  if (requestConfig.headers["HX-Boosted"] !== "true") return;
  showsTyped = requestConfig.verb !== "get" && (xhr.status >= 400 || isDrawing(requestConfig));
});
