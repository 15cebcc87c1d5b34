// A place that was touched where it hurts is asked about right below the body, and what is said there is the answer in the list.
// The form says which places were touched, until something is chosen for them.
import { attach } from "./attach.js";

const PLACE = "#injury-";

attach(".hurts", (hurts) => {
  const asked = hurts.querySelector("[data-hurts-asked]");
  const field = (place) => hurts.querySelector(PLACE + place);
  const touched = (place) => hurts.querySelector(`[name=touched][value="${place}"]`);

  const mark = () => {
    for (const chip of asked.querySelectorAll(".chip")) {
      const isSaid = chip.value !== "" || !touched(asked.dataset.place);
      chip.setAttribute("aria-pressed", String(isSaid && chip.value === field(asked.dataset.place).value));
    }
  };

  const ask = (place) => {
    hurts.querySelectorAll(".body-asked").forEach((one) => one.classList.remove("body-asked"));
    hurts.querySelectorAll(`.body-area-${place}`).forEach((one) => one.classList.add("body-asked"));
    const select = field(place);
    asked.dataset.place = place;
    asked.querySelector("[data-hurts-words]").textContent = `${select.labels[0].textContent.trim()}: what is it?`;
    asked.querySelector(".chips").replaceChildren(...[...select.options].filter(({ value }) => value).concat(select.options[0])
      .map(({ value, text }) => Object.assign(document.createElement("button"), { type: "button", className: "chip", value, textContent: text })));
    asked.hidden = false;
    mark();
    asked.scrollIntoView({ block: "nearest" });
  };

  hurts.addEventListener("click", (event) => {
    const chip = event.target.closest("[data-hurts-asked] .chip");
    if (chip) {
      const select = field(asked.dataset.place);
      select.value = chip.value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
      return;
    }
    const place = event.target.closest(`a[href^="${PLACE}"]`)?.getAttribute("href").slice(PLACE.length);
    if (!place) return;
    event.preventDefault();
    if (!touched(place) && !field(place).value) {
      hurts.append(Object.assign(document.createElement("input"), { type: "hidden", name: "touched", value: place }));
    }
    ask(place);
  });
  hurts.addEventListener("change", ({ target }) => {
    touched(target.name.slice(PLACE.length - 1))?.remove();
    if (asked.dataset.place) mark();
  });

  // What was left unsaid is asked again where it was touched.
  const unsaid = [...hurts.querySelectorAll(".hurts-areas .field")].find((one) => one.querySelector(".complaint"));
  if (unsaid) ask(unsaid.querySelector("select").id.slice(PLACE.length - 1));
});
