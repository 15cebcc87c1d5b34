// A form that is drawn again from what was typed stays where one was in it: the nearest part with an id around what was
// touched stands as high as before, though lines came or went above it.
let place;

// Whether a write only draws a form again from what was typed (`drafts.js`).
export function isDrawing({ path }) {
  const [address] = path.split("#");
  return [...document.querySelectorAll("[data-draft-again]")].some(({ dataset }) => dataset.draftAgain === address);
}

// Notes where one is, before another page takes the place of this one.
export function notePlace({ requestConfig, pathInfo, xhr }) {
  const stays = isDrawing(requestConfig) && xhr.status < 400;
  const part = stays ? requestConfig.triggeringEvent?.submitter?.closest("[id]") : undefined;
  place = part && { id: part.id, top: part.getBoundingClientRect().top };
  // The part that the address names is for browsers without scripts.
  if (part) pathInfo.anchor = undefined;
}

// Whether one is where one was.
export function backToPlace() {
  const part = place && document.getElementById(place.id);
  if (part) scrollBy({ top: part.getBoundingClientRect().top - place.top, behavior: "instant" });
  return Boolean(part);
}

// Whether one is at the part of the page that a form changed: the toast knows it, for the address of an answer has lost it.
export function toChanged() {
  const name = document.querySelector("#toasts [data-place]")?.dataset.place;
  const part = name && document.getElementById(name);
  part?.closest("details")?.setAttribute("open", "");
  part?.scrollIntoView({ block: "start", behavior: "instant" });
  return Boolean(part);
}
