// Where one was: each entry of the browser's history knows how far its page was scrolled. No page is kept here; going back
// asks for it anew. Where it leads back to is told by way-back.js.
import { entry, onward } from "./way-back.js";

let shown = here();
let waiting;
// As far as the page was scrolled last: asked while it is being left, it would be laid out once more, and the next one waits for that.
let scrolled = 0;

export function here() {
  return location.pathname + location.search;
}

// Whether the page that is shown is the one of the address.
export const isHere = () => shown === here();

// The page of the address is shown now.
export function arrive() {
  shown = here();
}

// Another page is shown now, perhaps in answer to a form, as a new entry; one that leads to itself, and a `replace`, take
// the place of this one.
export function enter(path, type, isWrite) {
  remember();
  const { pathname, search } = new URL(path, location.href);
  const isSame = pathname + search === here();
  const takesItsPlace = isSame || type === "replace";
  const { number, way } = takesItsPlace ? entry() : onward(path, isWrite);
  history[takesItsPlace ? "replaceState" : "pushState"]({ number, way, scroll: 0 }, "", path);
  arrive();
}

export const scrollToKept = (state) => scrollTo({ top: state?.scroll ?? 0, behavior: "instant" });

function remember(scroll = scrollY) {
  clearTimeout(waiting);
  if (isHere() && (history.state?.scroll ?? 0) !== scroll) history.replaceState({ ...history.state, scroll }, "");
}

// The browser would scroll before the page is there.
history.scrollRestoration = "manual";
if (history.state?.scroll) addEventListener("load", () => scrollToKept(history.state), { once: true });
addEventListener("pagehide", () => remember(scrolled));
addEventListener("scroll", () => {
  scrolled = scrollY;
  clearTimeout(waiting);
  waiting = setTimeout(remember, 200);
}, { passive: true });
