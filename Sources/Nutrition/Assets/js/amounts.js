// A food's numbers follow the amount and the unit.
//
// Inside [data-amounts]: an input [data-amount], a select [data-unit] whose options know their data-grams,
// and any number of [data-nutrient-per-gram] with data-decimals.
import { attach } from "./attach.js";
import { number, shown } from "./numbers.js";

attach("[data-amounts]", (area, signal) => {
  const amount = area.querySelector("[data-amount]");
  const unit = area.querySelector("[data-unit]");
  const compute = () => {
    const grams = number(amount.value) * Number(unit.selectedOptions[0].dataset.grams);
    if (!Number.isFinite(grams) || grams < 0) return;
    for (const place of area.querySelectorAll("[data-nutrient-per-gram]")) {
      const { nutrientPerGram, decimals } = place.dataset;
      place.textContent = shown(grams * Number(nutrientPerGram), Number(decimals ?? 0));
    }
  };
  amount.addEventListener("input", compute);
  unit.addEventListener("change", compute);
  // Back from another page the browser may have restored the fields.
  addEventListener("pageshow", compute, { signal });
});
