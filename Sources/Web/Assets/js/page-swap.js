// Puts a page in the place of the one that is shown. What fills the screen is painted first; what is below it comes, and scripts
// begin, right after that (`after-paint.js`).
import { afterPaint, atOnce, isLaidOut } from "./after-paint.js";
import { endIn } from "./attach.js";

// Elements that htmx has listen elsewhere.
const LISTENING = "[hx-trigger*='from:']";
// As page.css has it.
const SIDE_BY_SIDE = "(min-width: 900px)";
// So many elements fill many screens, more come where they don't, and so few aren't worth a second step.
const FIRST = 100;
const FEW = 50;

// What of the page that was put here last is still to come, each part with the element that it belongs to.
let rest = [];

// The page is a document of its own, as it was parsed. `fromTop` says that it is shown from its top, and nothing below is looked for.
export function put(page, fromTop) {
  atOnce();
  const [old, next] = [document, page].map((one) => one.getElementById("page"));
  for (const script of next.querySelectorAll("script")) script.remove();
  for (const part of old.querySelectorAll(LISTENING)) htmx.swap(part, "", { swapStyle: "delete" });
  endIn(old);
  const main = next.querySelector("main");
  rest = fromTop && !isLaidOut(next) ? below(main) : [];
  for (const { part } of rest) part.remove();
  old.replaceWith(next);
  document.title = page.title;
  while (rest.length > 0 && endsOnScreen(main)) bring(rest.shift());
}

// The parts of a long page below those that fill a screen. A bar with its act stands at the end of the screen, wherever the page ends.
function below(main) {
  const parts = [...main.children].flatMap(partsOf);
  const sizes = parts.map((part) => 1 + part.getElementsByTagName("*").length);
  let before = 0;
  const first = sizes.findIndex((size) => (before += size) > FIRST) + 1;
  const rest = sizes.slice(first).reduce((sum, size) => sum + size, 0);
  if (first === 0 || rest <= FEW || main.querySelector(".act-bar")) return [];
  return parts.slice(first).map((part) => ({ part, into: part.parentElement }));
}

// Columns stand below each other on a phone, and their parts are the page's.
function partsOf(part) {
  if (!part.matches(".columns") || matchMedia(SIDE_BY_SIDE).matches) return [part];
  return [...part.children].flatMap((column) => [...column.children]);
}

const bring = ({ part, into }) => into.append(part);

const endsOnScreen = (main) => main.lastElementChild.getBoundingClientRect().bottom + scrollY < innerHeight;

// Has scripts begin on the page that was put here last, in answer to this request; nothing moves the focus any more.
export function start(request) {
  const page = document.getElementById("page");
  afterPaint(() => {
    rest.splice(0).forEach(bring);
    htmx.process(page);
    htmx.trigger(page, "htmx:load");
    document.dispatchEvent(new CustomEvent("spotter:page", { detail: request }));
  }, page);
}
