// A place that was touched where it hurts is asked about: the form says which were, until something is chosen for it.
import { attach } from "./attach.js";

const PLACE = "#injury-";

attach(".hurts", (hurts) => {
  const touched = (place) => hurts.querySelector(`[name=touched][value="${place}"]`);
  hurts.addEventListener("click", ({ target }) => {
    const place = target.closest(`a[href^="${PLACE}"]`)?.getAttribute("href").slice(PLACE.length);
    if (!place || touched(place)) return;
    hurts.append(Object.assign(document.createElement("input"), { type: "hidden", name: "touched", value: place }));
  });
  hurts.addEventListener("change", ({ target }) => touched(target.name.slice(PLACE.length - 1))?.remove());
});
