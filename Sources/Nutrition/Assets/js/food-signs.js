// Keeps the drawings of foods at hand while a member goes from page to page: a browser reads their file anew, which takes a slow
// phone longer than a frame, whenever a page needs them and the one before didn't.
import { member } from "./member.js";

const SVG = "http://www.w3.org/2000/svg";

function keep() {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("hidden", "");
  drawing.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", new URL("../foods.svg#plate", import.meta.url).href);
  drawing.append(use);
  document.body.append(drawing);
}

if (member()) addEventListener("load", keep, { once: true });
