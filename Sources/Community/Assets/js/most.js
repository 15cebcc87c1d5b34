// Of some lists only a few may be picked: once they are, the others can't be ticked until one is given back.
import { attach } from "./attach.js";

attach("[data-most]", (list, signal) => {
  const most = Number(list.dataset.most);
  const boxes = [...list.querySelectorAll("input[type=checkbox]")];
  const count = list.querySelector("[data-most-count]");
  const look = () => {
    const picked = boxes.filter((box) => box.checked).length;
    for (const box of boxes) box.disabled = picked >= most && !box.checked;
    if (count) count.textContent = picked === 0 ? `Up to ${most}` : `${picked} of ${most}`;
  };
  list.addEventListener("change", look);
  // A browser may bring back what was ticked before it went away.
  addEventListener("pageshow", look, { signal });
  look();
});
