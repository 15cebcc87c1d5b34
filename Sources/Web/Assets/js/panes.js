// Panes slide on by themselves every five seconds, until somebody touches them or wants no motion.
import { attach } from "./attach.js";

attach("[data-panes]", (panes) => {
  const rail = panes.querySelector("[data-panes-rail]");
  const links = [...panes.querySelectorAll("[data-pane-link]")];
  const shown = () => Math.round(rail.scrollLeft / rail.clientWidth);
  const show = (place) => rail.scrollTo({ left: place * rail.clientWidth });
  const mark = () => links.forEach((link, place) => {
    if (place === shown()) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  });
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const timer = still ? undefined : setInterval(() => {
    if (!panes.isConnected) clearInterval(timer);
    else if (!document.hidden) show((shown() + 1) % rail.children.length);
  }, 5_000);
  for (const touch of ["pointerdown", "wheel", "keydown", "focusin", "mouseenter"]) {
    panes.addEventListener(touch, () => clearInterval(timer), { once: true, passive: true });
  }
  rail.addEventListener("scroll", mark, { passive: true });
  links.forEach((link, place) => link.addEventListener("click", (event) => {
    event.preventDefault();
    show(place);
  }));
});
