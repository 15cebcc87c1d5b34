// Panes slide on by themselves every five seconds, until somebody touches them or wants no motion.
import { attach, every } from "./attach.js";

attach("[data-panes]", (panes, signal) => {
  const rail = panes.querySelector("[data-panes-rail]");
  const links = [...panes.querySelectorAll("[data-pane-link]")];
  const shown = () => Math.round(rail.scrollLeft / rail.clientWidth);
  const show = (place) => rail.scrollTo({ left: place * rail.clientWidth });
  const mark = () => links.forEach((link, place) => {
    if (place === shown()) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  });
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const touched = new AbortController();
  if (!still) every(5_000, AbortSignal.any([signal, touched.signal]), () => !document.hidden && show((shown() + 1) % rail.children.length));
  for (const touch of ["pointerdown", "wheel", "keydown", "focusin", "mouseenter"]) {
    panes.addEventListener(touch, () => touched.abort(), { once: true, passive: true });
  }
  rail.addEventListener("scroll", mark, { passive: true });
  links.forEach((link, place) => link.addEventListener("click", (event) => {
    event.preventDefault();
    show(place);
  }));
});
