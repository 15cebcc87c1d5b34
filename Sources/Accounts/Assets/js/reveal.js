// Shows what was typed into a password field, while the button is pressed in.
import { attach } from "./attach.js";

attach("[data-reveals]", (button) => {
  const field = document.getElementById(button.dataset.reveals);
  const use = button.querySelector("use");
  const show = (shown) => {
    field.type = shown ? "text" : "password";
    button.setAttribute("aria-pressed", String(shown));
    use.setAttribute("href", use.getAttribute("href").replace(/#.*/, shown ? "#eye-off" : "#eye"));
  };
  button.addEventListener("click", () => show(field.type === "password"));
  // What goes over the wire and into the browser's memory is a password again.
  field.form.addEventListener("submit", () => show(false));
});
