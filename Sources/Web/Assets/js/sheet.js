// A sheet rises where a link would otherwise lead to a page.
document.addEventListener("click", (event) => {
  const opener = event.target.closest?.("[data-opens]");
  const sheet = opener && document.getElementById(opener.dataset.opens);
  if (sheet) {
    event.preventDefault();
    sheet.showModal();
    return;
  }
  const closer = event.target.closest?.("[data-closes]");
  if (closer) {
    event.preventDefault();
    closer.closest("dialog").close();
  } else if (event.target instanceof HTMLDialogElement && outside(event.target, event)) {
    event.target.close();
  }
});

// A click on the veil arrives at the dialog itself, as does one on its padding.
function outside(dialog, { clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
