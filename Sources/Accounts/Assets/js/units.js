// What was typed of a body stays when its units are changed by one tap (<form data-converts>), converted to the new ones.
import { attach } from "./attach.js";
import { number } from "./numbers.js";

// Of a weight in kilograms, of a height in centimetres: the unit, and the finer one of the field beside it.
const UNITS = { kg: [1], lb: [0.45359237], st: [6.35029318, 0.45359237], cm: [1], ft: [30.48, 2.54] };
const NAMES = { height: "heightUnit", weight: "weightUnit", desired: "weightUnit" };
const FINER = { height: "heightInches", weight: "weightPounds", desired: "desiredPounds" };

// What was typed before the units changed, in metric units.
let typed;

const bodyForm = () => [...document.forms].find(({ elements }) => elements.heightUnit && elements.weightUnit);

// What this filled in, and of what amount: whoever changes units there and back finds what was typed.
const filled = new Map();

const shown = ({ elements }, name) => [NAMES[name], name, FINER[name]].map((field) => elements[field]?.value).join();

function metric(form, name) {
  const { elements } = form;
  const before = filled.get(name);
  if (before?.shown === shown(form, name)) return before.amount;
  const parts = UNITS[elements[NAMES[name]].value].map((unit, place) => {
    const text = (place === 0 ? elements[name] : elements[FINER[name]])?.value.trim();
    return text ? number(text) * unit : undefined;
  });
  const known = parts.filter((part) => part !== undefined);
  const sum = known.reduce((one, other) => one + other, 0);
  return known.length > 0 && Number.isFinite(sum) ? sum : undefined;
}

// As the server would fill it in: whole feet and stones, and a decimal for the last field.
function fill(form, name, amount) {
  const { elements } = form;
  const [unit, finer] = UNITS[elements[NAMES[name]].value];
  const last = finer ?? unit;
  const tenths = Math.round((amount / last) * 10) / 10;
  const perUnit = finer && Math.round(unit / finer);
  elements[name].value = finer ? Math.floor(tenths / perUnit) : tenths;
  if (finer) elements[FINER[name]].value = Math.round((tenths % perUnit) * 10) / 10;
  filled.set(name, { shown: shown(form, name), amount });
}

document.addEventListener("submit", ({ target }) => {
  const form = target.matches("form[data-converts]") && bodyForm();
  if (form) typed = Object.keys(NAMES).filter((name) => form.elements[name]).map((name) => [name, metric(form, name)]);
}, true);

attach("form:has([name=heightUnit])", (form) => {
  for (const [name, amount] of typed ?? []) if (amount !== undefined && form.elements[name]) fill(form, name, amount);
  typed = undefined;
});
