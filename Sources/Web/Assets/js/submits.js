// A form of one choice goes off when the choice is made.
import { attach } from "./attach.js";

attach("form[data-submits]", (form) => {
  form.addEventListener("change", (event) => {
    if (event.target.validity.valid && event.target.value !== "") form.requestSubmit();
  });
});
