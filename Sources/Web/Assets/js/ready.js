// A form's button waits until every required field has something in it, and as long as something in the form says data-waits;
// with data-checked="ticked" until a box is ticked, too.
import { attach } from "./attach.js";

// A browser that fills in a saved password may not show its value to scripts yet.
const filled = (field) => !field.validity.valueMissing || field.matches(":autofill");

attach("form[data-checked]", (form, signal) => {
  const look = () => {
    const fields = [...form.elements];
    const ready = fields.every((field) => !field.required || filled(field))
      && (form.dataset.checked !== "ticked" || fields.some((field) => field.type === "checkbox" && field.checked))
      && !form.querySelector("[data-waits]");
    for (const field of fields) if (field.type === "submit" && !field.formNoValidate) field.disabled = !ready;
  };
  for (const event of ["input", "change", "htmx:load"]) form.addEventListener(event, look);
  form.addEventListener("reset", () => setTimeout(look));
  addEventListener("pageshow", look, { signal });
  look();
});
