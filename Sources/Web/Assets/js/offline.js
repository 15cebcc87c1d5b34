// Says so when the network is gone, wherever one has scrolled to, and that it is back.
import { attach, every } from "./attach.js";
import { isForm, keptBy } from "./kept-forms.js";
import { member } from "./member.js";
import { isEmpty, why } from "./needs-network.js";
import { show as showAgain } from "./pages.js";
import { toast } from "./toast.js";

const KEPT = "What you add is kept here.";

// Where a form of the page can't wait, or a part of one, it says what needs a network: instead, or as well.
function words(page) {
  if (page.querySelector("[data-retry]")) return "This page isn't on this device.";
  const forms = [...page.querySelectorAll("form")].filter(({ method }) => method === "post");
  if (forms.length > 0 && forms.every((form) => form.closest("[data-online]"))) return why(forms[0].closest("[data-online]"));
  const closed = [...page.querySelectorAll("main form [data-online], main form[data-online]")].find((one) => !isEmpty(one));
  return closed ? `${KEPT} ${why(closed)}` : KEPT;
}

attach("[data-offline]", (element, signal) => {
  const show = () => {
    element.hidden = navigator.onLine;
    if (!navigator.onLine) element.querySelector("[data-words]").textContent = `You're offline. ${words(element.parentElement)}`;
  };
  addEventListener("online", show, { signal });
  addEventListener("offline", show, { signal });
  show();
});

// What waited says that it arrived (`send-kept.js`).
addEventListener("online", async () => {
  const waiting = member() ? await keptBy(member()).catch(() => []) : [];
  if (!waiting.some(isForm)) toast("You're back online.");
});

// A page in another's place goes by itself once that can be had, unless somebody writes into it.
attach("[data-retry], [data-stand-in]", (element, signal) => {
  if (element.dataset.standIn === location.pathname) return;
  const isUsed = () => element.contains(document.activeElement)
    || [...element.querySelectorAll("input:not([type=hidden], [type=date])")].some(({ value }) => value);
  const go = () => navigator.onLine && !signal.aborted && !isUsed() && showAgain();
  // A network that has just come back may take a moment.
  for (const after of [0, 2000]) addEventListener("online", () => setTimeout(go, after), { signal });
  every(10_000, signal, go);
});

attach("[data-retry]", (link) => {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    showAgain();
  });
});
