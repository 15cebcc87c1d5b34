// Says so when the network is gone, and takes it back when it returns.
import { attach } from "./attach.js";
import { show as showAgain } from "./pages.js";

attach("[data-offline]", (element, signal) => {
  const show = () => { element.hidden = navigator.onLine; };
  addEventListener("online", show, { signal });
  addEventListener("offline", show, { signal });
  show();
});

attach("[data-retry]", (link) => {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    showAgain();
  });
});
