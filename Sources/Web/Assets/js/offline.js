// Says so when the network is gone, and takes it back when it returns.
import { attach } from "./attach.js";

attach("[data-offline]", (element) => {
  const show = () => { element.hidden = navigator.onLine; };
  addEventListener("online", show);
  addEventListener("offline", show);
  show();
});

attach("[data-retry]", (link) => {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    location.reload();
  });
});
