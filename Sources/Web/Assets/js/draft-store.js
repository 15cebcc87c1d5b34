// The drafts of forms (`drafts.js`) as this device keeps them, each bound to its member.
import { typed } from "./draft-fields.js";
import { knowsWho, member } from "./member.js";
import { here } from "./page-history.js";

const PREFIX = "spotter-draft:";
const LONGEST = 50_000;
const WEEK = 7 * 86_400_000;

export function read(name, store) {
  try {
    return JSON.parse(store.getItem(name));
  } catch {
    return undefined;
  }
}

// Private windows may refuse; then nothing is kept.
export function trying(act) {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export const nameOf = (form) => PREFIX + JSON.stringify([here(), new URL(form.action).pathname]);
export const storeOf = ({ dataset }) => (dataset.draft === "tab" ? sessionStorage : localStorage);
export const drop = (name, form) => trying(() => storeOf(form).removeItem(name));

export function save(name, form, was) {
  const fields = typed(form);
  const text = JSON.stringify({ member: member(), at: Date.now(), fields, was });
  if (text.length > LONGEST) return;
  trying(() => storeOf(form).setItem(name, text));
}

// Drafts that another member left on this device go, and old ones; so do those of all members once nobody is logged in.
function isOver(name, store) {
  const draft = read(name, store);
  return !draft || draft.member !== member() || Math.abs(Date.now() - draft.at) > WEEK;
}

// Who logs out leaves no draft.
export const dropDrafts = () => trying(() => {
  for (const store of [localStorage, sessionStorage]) {
    for (const name of Object.keys(store).filter((name) => name.startsWith(PREFIX))) store.removeItem(name);
  }
});

trying(() => {
  if (!knowsWho()) return;
  for (const store of [localStorage, sessionStorage]) {
    const names = Object.keys(store).filter((name) => name.startsWith(PREFIX));
    for (const name of names) if (isOver(name, store)) store.removeItem(name);
  }
});
