// A food's numbers follow the amount and the unit.
//
// Inside [data-amounts]: an input [data-amount], perhaps a select [data-unit] whose options know their data-grams and
// whether they are data-exact (g, ml), and any number of [data-nutrient-per-gram] with data-decimals.
import { attach } from "./attach.js";
import { number, shown, text } from "./numbers.js";

// What an amount is in another unit: a glass of 200 ml becomes 200 ml, and 200 ml one glass.
function converted(amount, from, to) {
  const exact = "exact" in to.dataset;
  if (!exact) return "exact" in from.dataset ? 1 : amount;
  const now = amount * Number(from.dataset.grams) / Number(to.dataset.grams);
  return now < 10 ? Math.round(now * 10) / 10 : Math.round(now);
}

attach("[data-amounts]", (area, signal) => {
  const amount = area.querySelector("[data-amount]");
  const unit = area.querySelector("[data-unit]");
  const chosen = () => unit?.selectedOptions[0];
  let before = chosen();
  // Who typed an amount means it, in whatever unit they choose then.
  let typed = false;
  const convert = () => {
    const now = number(amount.value);
    if (!typed && now > 0) amount.value = text(converted(now, before, chosen()));
    before = chosen();
    typed = false;
  };
  const compute = () => {
    const grams = number(amount.value) * Number(chosen()?.dataset.grams ?? 1);
    if (!Number.isFinite(grams) || grams < 0) return;
    for (const place of area.querySelectorAll("[data-nutrient-per-gram]")) {
      const { nutrientPerGram, decimals } = place.dataset;
      const now = grams * Number(nutrientPerGram);
      place.textContent = shown(now, Number(decimals ?? 0));
      if ("summand" in place.dataset) place.dataset.summand = Math.round(now);
    }
    area.dispatchEvent(new CustomEvent("spotter:amount", { bubbles: true }));
  };
  amount.addEventListener("input", (event) => {
    // The buttons for less and more type nothing.
    typed ||= !(event instanceof CustomEvent);
    compute();
  });
  unit?.addEventListener("change", () => {
    convert();
    compute();
  });
  // Back from another page the browser may have restored the fields.
  addEventListener("pageshow", () => {
    before = chosen();
    compute();
  }, { signal });
});

// What the lines of a form have together, as they are shown: [data-sum] follows every [data-summand] of its form.
attach("[data-sum]", (sum) => {
  const form = sum.closest("form");
  form.addEventListener("spotter:amount", () => {
    const summands = [...form.querySelectorAll("[data-summand]")].map(({ dataset }) => Number(dataset.summand));
    sum.textContent = shown(summands.reduce((all, one) => all + one, 0), 0);
  });
});
