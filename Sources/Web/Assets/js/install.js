// "Put on this device" stands in the menu when the browser can do it; nothing pops up.
let offer;

function show() {
  for (const button of document.querySelectorAll("[data-install]")) button.hidden = !offer;
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  show();
});

addEventListener("appinstalled", () => {
  offer = undefined;
  show();
});

document.addEventListener("click", async (event) => {
  if (!offer || !event.target.closest?.("[data-install]")) return;
  offer.prompt();
  await offer.userChoice;
  offer = undefined;
  show();
});

document.addEventListener("htmx:load", show);
