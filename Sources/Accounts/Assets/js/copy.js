// Copies what is shown once, where the browser lets pages copy.
import { attach } from "./attach.js";

attach("[data-copies]", (button) => {
  if (!navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copies).textContent);
      button.textContent = "Copied";
    } catch {
      button.textContent = "Select it to copy it";
    }
  });
});
