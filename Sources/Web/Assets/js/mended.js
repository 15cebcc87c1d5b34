// What the server complained of goes when its field is changed into something that may be right, and with it what says so
// elsewhere: data-complains-of="goals styles" names the fields of which something complains.

// The boxes of complaints that describe a field, or what it is in: a fieldset, a table of ticks.
function boxes(field) {
  const described = [];
  for (let one = field; one !== field.form && one !== null; one = one.parentElement) described.push(one.getAttribute("aria-describedby"));
  const ids = described.join(" ").split(/\s+/).filter((id) => id.endsWith("-complaints"));
  return ids.map((id) => document.getElementById(id)).filter((box) => box?.childElementCount > 0);
}

function isMended(name) {
  return !document.getElementById(`${name}-complaints`)?.childElementCount;
}

function clearSummaries() {
  for (const summary of document.querySelectorAll("[data-complains-of]")) {
    if (summary.dataset.complainsOf.split(/\s+/).every(isMended)) summary.remove();
  }
  for (const list of document.querySelectorAll(".banner-list")) {
    if (list.childElementCount === 0) list.closest(".banner")?.remove();
  }
}

function mend({ target }) {
  if (!target.form || !target.willValidate || !target.validity.valid) return;
  const mended = boxes(target);
  for (const box of mended) {
    box.replaceChildren();
    for (const field of target.form.elements) {
      if (field.getAttribute("aria-describedby")?.split(/\s+/).includes(box.id)) field.removeAttribute("aria-invalid");
    }
  }
  if (mended.length > 0) clearSummaries();
}

for (const event of ["input", "change"]) document.addEventListener(event, mend);
