// Says so when the network is gone, wherever one has scrolled to, and that it is back.
import { attach } from "./attach.js";
import { isForm, keptBy } from "./kept-forms.js";
import { member } from "./member.js";
import { show as showAgain } from "./pages.js";
import { toast } from "./toast.js";

attach("[data-offline]", (element, signal) => {
  const show = () => { element.hidden = navigator.onLine; };
  addEventListener("online", show, { signal });
  addEventListener("offline", show, { signal });
  show();
});

// What waited says that it arrived (`send-kept.js`).
addEventListener("online", async () => {
  const waiting = member() ? await keptBy(member()).catch(() => []) : [];
  if (!waiting.some(isForm)) toast("You're back online.");
});

attach("[data-retry]", (link) => {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    showAgain();
  });
});
