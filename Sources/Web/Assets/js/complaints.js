// Complaints stand beside the field, in our words, before anything is sent.
//
// data-complaint says what would be right, data-complaint-missing what to fill in, data-complaint-beyond why it is too much,
// data-same-as="id" with data-complaint-different that two fields differ.
import { attach } from "./attach.js";

function words(field) {
  const { validity, dataset } = field;
  if (validity.valueMissing) return dataset.complaintMissing ?? dataset.complaint ?? field.validationMessage;
  if (validity.rangeOverflow && dataset.complaintBeyond) return dataset.complaintBeyond;
  if (validity.customError) return field.validationMessage;
  return validity.valid ? "" : dataset.complaint ?? field.validationMessage;
}

function compare(form) {
  for (const field of form.querySelectorAll("[data-same-as]")) {
    const differs = field.value !== "" && field.value !== form.elements[field.dataset.sameAs].value;
    field.setCustomValidity(differs ? field.dataset.complaintDifferent : "");
  }
}

function place(field) {
  return field.closest(".field, fieldset")?.querySelector(".complaints");
}

function show(field) {
  const box = place(field);
  if (!box) return;
  const text = words(field);
  box.replaceChildren();
  if (!text) return field.removeAttribute("aria-invalid");
  const complaint = document.createElement("p");
  complaint.className = "complaint";
  complaint.textContent = text;
  box.append(complaint);
  if (field.type !== "radio" && field.type !== "checkbox") field.setAttribute("aria-invalid", "true");
}

attach("form[data-checked]", (form, signal) => {
  form.noValidate = true;
  // A complaint that appeared between press and release would push the button away from under the finger.
  let pressed = false;
  form.addEventListener("pointerdown", (event) => { pressed = event.target.closest("button") !== null; });
  for (const end of ["click", "pointercancel"]) addEventListener(end, () => { pressed = false; }, { signal });
  form.addEventListener("change", (event) => {
    compare(form);
    if (!pressed && event.target.willValidate && event.target.value !== "") show(event.target);
  });
  form.addEventListener("input", (event) => {
    compare(form);
    if (event.target.getAttribute?.("aria-invalid") === "true") show(event.target);
  });
  form.addEventListener("submit", (event) => {
    if (event.submitter?.formNoValidate) return;
    compare(form);
    const wrong = [...form.elements].filter((field) => field.willValidate && !field.validity.valid);
    if (wrong.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wrong.forEach(show);
    wrong[0].focus();
  }, true);
});
