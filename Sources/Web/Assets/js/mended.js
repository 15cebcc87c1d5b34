// What the server complained of goes when its field is changed into something that may be right.

// The boxes of complaints that describe a field, or the fieldset that it is in.
function boxes(field) {
  const described = [field, field.closest("fieldset")].map((one) => one?.getAttribute("aria-describedby") ?? "");
  const ids = described.join(" ").split(/\s+/).filter((id) => id.endsWith("-complaints"));
  return ids.map((id) => document.getElementById(id)).filter((box) => box?.childElementCount > 0);
}

function mend({ target }) {
  if (!target.form || !target.willValidate || !target.validity.valid) return;
  for (const box of boxes(target)) {
    box.replaceChildren();
    for (const field of target.form.elements) {
      if (field.getAttribute("aria-describedby")?.split(/\s+/).includes(box.id)) field.removeAttribute("aria-invalid");
    }
  }
}

for (const event of ["input", "change"]) document.addEventListener(event, mend);
