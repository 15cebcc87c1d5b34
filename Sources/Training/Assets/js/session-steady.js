// What stands under the thumb changes when a set is done or a part is skipped. A tap that lands there within a moment of that
// was meant for what stood there before, and does nothing.
const MOMENT = 400;
const WATCHED = { subtree: true, attributes: true, attributeFilter: ["hidden", "form"], attributeOldValue: true };

const isChanged = ({ target, attributeName, oldValue }) => target.getAttribute(attributeName) !== oldValue;

export function keepSteady(root, signal) {
  let changedAt = -Infinity;
  const observer = new MutationObserver((changes) => { if (changes.some(isChanged)) changedAt = performance.now(); });
  for (const bar of root.querySelectorAll(".session-go")) observer.observe(bar, WATCHED);
  signal.addEventListener("abort", () => observer.disconnect());
  root.addEventListener("click", (event) => {
    if (!event.target.closest(".session-go") || performance.now() - changedAt >= MOMENT) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true, signal });
}
