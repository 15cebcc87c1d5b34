// A search that answers while one types says so when it finds no network, and asks again by itself once there is one.
const WORDS = "Searching needs a network. What you typed is looked for when you're back online.";

const isSearch = (elt) => elt.matches("[type=search][hx-get]");
const results = () => document.getElementById("results");

function say() {
  if (document.querySelector(".search-note")) return;
  const note = document.createElement("p");
  note.className = "online-note search-note";
  note.setAttribute("role", "status");
  note.textContent = WORDS;
  results()?.before(note);
}

const unsay = () => document.querySelector(".search-note")?.remove();

for (const failure of ["htmx:sendError", "htmx:timeout"]) {
  document.addEventListener(failure, ({ detail: { elt } }) => isSearch(elt) && say());
}

document.addEventListener("htmx:afterSwap", ({ detail: { requestConfig } }) => requestConfig && isSearch(requestConfig.elt) && unsay());

addEventListener("online", () => {
  if (!document.querySelector(".search-note")) return;
  for (const field of document.querySelectorAll("[type=search][hx-get]")) htmx.trigger(field, "search");
});
