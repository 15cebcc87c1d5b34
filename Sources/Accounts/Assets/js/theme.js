// A theme shows as soon as it is chosen; the form keeps it.
import { attach } from "./attach.js";

attach("[data-theme-choice]", (group) => {
  group.addEventListener("change", (event) => {
    document.documentElement.dataset.theme = event.target.value;
  });
});
