// A page that this phone had kept (`worker/pages.js` marks it) asks for itself anew once the network is there, unless
// somebody is busy with it.
import { here } from "./page-history.js";
import { show } from "./pages.js";
import { look as lookAtSession } from "./session-look.js";

const AGAIN = 10_000;
// A network that has just come back may take a moment.
const SOON = 2000;
// These hear what is new by themselves.
const HEARS = "[data-session], [data-chat], [data-stand-in], [data-retry]";
let asking = false;

const isOld = () => document.documentElement.hasAttribute("data-kept") && !document.querySelector(HEARS);

function isChanged(field) {
  if (field.matches("select")) return field.selectedIndex !== Math.max([...field.options].findIndex((one) => one.defaultSelected), 0);
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function isUsed() {
  if (document.activeElement?.matches("input, select, textarea") || document.querySelector("dialog[open]")) return true;
  return [...document.querySelectorAll("main form :is(input:not([type=hidden]), select, textarea)")].some(isChanged);
}

async function look() {
  const mayAsk = () => isOld() && navigator.onLine && document.visibilityState === "visible" && !isUsed();
  if (asking || !mayAsk()) return;
  asking = true;
  const path = here();
  // A network that is slow would bring the kept page once more; this way it isn't seen to flicker. A toast is left alone.
  const response = await fetch(path, { headers: { Accept: "text/html", Purpose: "prefetch" } }).catch(() => undefined);
  asking = false;
  if (response?.status === 401 || response?.redirected) lookAtSession();
  else if (response?.ok && path === here() && mayAsk()) show();
}

for (const after of [0, SOON]) addEventListener("online", () => setTimeout(look, after));
document.addEventListener("visibilitychange", look);
setInterval(look, AGAIN);
