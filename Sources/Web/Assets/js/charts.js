// Charts come to life where there is one; nobody else loads what draws them.
import { attach } from "./attach.js";

attach("[data-chart]", (figure) => {
  // Without it the server's own drawing stays.
  import("./chart-drawing.js").then(({ draw }) => draw(figure)).catch(() => undefined);
});
