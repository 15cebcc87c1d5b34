// Puts a page in the place of the one that is shown. Its words are painted first. Scripts begin on it in the next frame, or
// before whatever somebody does to it, so that nothing is lost that is tapped or typed at once.
import { endIn } from "./attach.js";
import { settling } from "./settled.js";

// What scripts lay out themselves would be seen to jump.
const LAID_OUT = "[data-chat], [data-session], [data-swipe], form[data-draft]";
// Elements that htmx has listen elsewhere.
const LISTENING = "[hx-trigger*='from:']";
const DEEDS = ["pointerdown", "keydown", "focusin", "input", "change", "click", "submit", "visibilitychange"];

// Begins on the page that is shown; undefined once that is done.
let begin;

// The page is a document of its own, as it was parsed.
export function put(page) {
  begin?.();
  const [old, next] = [document, page].map((one) => one.getElementById("page"));
  for (const script of next.querySelectorAll("script")) script.remove();
  for (const part of old.querySelectorAll(LISTENING)) htmx.swap(part, "", { swapStyle: "delete" });
  endIn(old);
  old.replaceWith(next);
  document.title = page.title;
}

// Has scripts begin on the page that was put here last, in answer to this request; nothing moves the focus any more.
export function start(request) {
  const page = document.getElementById("page");
  settling(new Promise((resolve) => {
    begin = () => {
      begin = undefined;
      htmx.process(page);
      htmx.trigger(page, "htmx:load");
      document.dispatchEvent(new CustomEvent("spotter:page", { detail: request }));
      resolve();
    };
  }));
  if (document.hidden || page.querySelector(LAID_OUT)) return begin();
  const own = begin;
  const soon = () => own === begin && begin();
  requestAnimationFrame(() => requestAnimationFrame(soon));
}

for (const deed of DEEDS) addEventListener(deed, () => begin?.(), { capture: true, passive: true });
