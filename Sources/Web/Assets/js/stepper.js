// Less and more beside an amount.
import { attach } from "./attach.js";
import { number, text } from "./numbers.js";

attach("[data-stepper]", (stepper) => {
  const field = stepper.querySelector("input");
  const move = (direction) => {
    const step = Number(field.dataset.step ?? 1);
    const now = number(field.value) || 0;
    // To the next whole step, so that 1.3 becomes 1.5 and not 1.8.
    const next = direction > 0 ? Math.floor(now / step + 1e-9) + 1 : Math.ceil(now / step - 1e-9) - 1;
    // What is empty may begin higher: a barbell with its bar.
    const isFirst = field.value.trim() === "" && field.dataset.first;
    field.value = text(isFirst ? Number(field.dataset.first) : Math.max(next * step, step));
    // Events of their own kind: who listens can tell them from those of typing.
    for (const event of ["input", "change"]) field.dispatchEvent(new CustomEvent(event, { bubbles: true }));
  };
  stepper.querySelector("[data-less]").addEventListener("click", () => move(-1));
  stepper.querySelector("[data-more]").addEventListener("click", () => move(1));
});
