// A bar that would take over a third of the screen's height, as with large letters, goes with its page instead of covering it.
import { attach } from "./attach.js";

attach(".act-bar", (bar, signal) => {
  const look = () => bar.toggleAttribute("data-tall", bar.offsetHeight * 3 > innerHeight);
  const seen = new ResizeObserver(look);
  seen.observe(bar);
  addEventListener("resize", look, { signal });
  signal.addEventListener("abort", () => seen.disconnect());
  look();
});
