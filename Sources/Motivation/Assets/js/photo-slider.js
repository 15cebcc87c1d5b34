// Lays two photos over each other and shows as much of each as the slider says; without it they stand side by side.
//
// Inside [data-photo-slider]: a range [data-photo-slide], hidden until there is a script.
import { attach } from "./attach.js";

attach("[data-photo-slider]", (pair, signal) => {
  const slide = pair.querySelector("[data-photo-slide]");
  const show = () => pair.style.setProperty("--photo-at", `${slide.value}%`);
  slide.addEventListener("input", show);
  slide.hidden = false;
  pair.classList.add("photo-pair-over");
  show();
  // Back from another page the browser may have restored the slider.
  addEventListener("pageshow", show, { signal });
});
