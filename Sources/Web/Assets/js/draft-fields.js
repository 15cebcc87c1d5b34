// The fields of a form that keeps a draft (`drafts.js`).
// Sent anew with every form, so it is no draft's.
const NEVER = ["requestId", "clientId"];
const UNTYPED = ["password", "file", "submit", "button"];

let filling = false;
// What a script fills in isn't typed.
export const isFilling = () => filling;

const isTicked = ({ type }) => type === "checkbox" || type === "radio";
const stateOf = (field) => (isTicked(field) ? field.checked : field.value);

// What stands in a form, by names.
export function typed(form) {
  const isKept = ({ type }) => type !== "password" && type !== "file";
  const names = new Set([...form.elements].filter((field) => field.name && isKept(field)).map(({ name }) => name));
  return [...new FormData(form)].filter(([name, value]) => names.has(name) && !NEVER.includes(name) && typeof value === "string");
}

// What the form itself proposes where a draft yields.
export function proposed(form) {
  const fields = [...form.querySelectorAll("[data-draft-yields] [name]")];
  return Object.fromEntries(fields.map(({ name }) => [name, fields.filter((one) => one.name === name && one.defaultChecked).map(({ value }) => value)]));
}

// Draws a draft into its form; a field that yields and is proposed anew stays as it is.
export function fill(form, { fields, was }) {
  const left = new Map();
  for (const [name, value] of fields) left.set(name, [...(left.get(name) ?? []), value]);
  const is = proposed(form);
  const yields = (name) => was?.[name] && is[name] && `${was[name]}` !== `${is[name]}`;
  const changed = [...form.elements].filter((field) => {
    if (!field.name || NEVER.includes(field.name) || UNTYPED.includes(field.type) || yields(field.name)) return false;
    const before = stateOf(field);
    const values = left.get(field.name) ?? [];
    if (isTicked(field)) field.checked = values.includes(field.value);
    else if (values.length > 0) field.value = values.shift();
    return stateOf(field) !== before;
  });
  filling = true;
  // Radios that lost their choice to another have nothing to say.
  for (const field of changed) if (field.type !== "radio" || field.checked) field.dispatchEvent(new Event("change", { bubbles: true }));
  form.dispatchEvent(new Event("input", { bubbles: true }));
  filling = false;
}

// A lone field says by itself what was typed into it.
export const isShort = (form) => [...form.elements].filter(({ name, type }) => name && !["button", "hidden", "submit"].includes(type)).length < 2;
