// The page that stands in for every page of adding food: it takes day and meal from the address, as that page would.
import { attach } from "./attach.js";

// The day of this device; the server's when the page was kept may be over.
function today() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function choose(select, meal) {
  if (![...select.options].some(({ value }) => value === meal)) select.add(new Option(meal, meal));
  select.value = meal;
}

attach("form[data-away]", (form) => {
  const asked = new URLSearchParams(location.search);
  form.elements.day.value = asked.get("day") || today();
  if (asked.get("meal")) choose(form.elements.meal, asked.get("meal"));
  // A link of yesterday's kept page leads to yesterday.
  const note = form.querySelector("[data-other-day]");
  const compare = () => { note.hidden = form.elements.day.value === today(); };
  form.elements.day.addEventListener("input", compare);
  compare();
  // It stays here, and the next thing isn't the same one.
  form.addEventListener("spotter:taken", () => {
    for (const name of ["kcal", "name"]) form.elements[name].value = "";
  });
});
