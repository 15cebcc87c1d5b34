// Menus that unfold close again on Escape, on a tap beside them, and when the focus leaves.
import { attach } from "./attach.js";

attach("[data-menu]", (menu, signal) => {
  const close = () => { menu.open = false; };
  document.addEventListener("pointerdown", (event) => {
    if (!menu.contains(event.target)) close();
  }, { signal });
  menu.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !menu.contains(event.relatedTarget)) close();
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    close();
    menu.querySelector("summary").focus();
  });
});
