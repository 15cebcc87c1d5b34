// What is chosen in a list that is fetched anew stays where it is on the screen, though a name above it may take a line more
// or less: <section data-holds-place>.
let chosen;

const topOf = (id) => document.getElementById(id)?.getBoundingClientRect().top;

document.addEventListener("htmx:beforeSwap", ({ target }) => {
  const { id } = document.activeElement;
  chosen = id && target.matches(`[data-holds-place]:has(#${CSS.escape(id)})`) ? { id, top: topOf(id) } : undefined;
});

document.addEventListener("htmx:afterSwap", () => {
  const top = chosen && topOf(chosen.id);
  if (top !== undefined) scrollBy({ top: top - chosen.top, behavior: "instant" });
  chosen = undefined;
});
