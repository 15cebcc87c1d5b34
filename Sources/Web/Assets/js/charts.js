// Charts come to life where there is one; nobody else loads what draws them.
import { attach } from "./attach.js";
import { settling } from "./settled.js";

attach("[data-chart]", (figure, signal) => {
  // Without it the server's own drawing stays.
  settling(import("./chart-drawing.js").then(({ draw }) => draw(figure, signal)).catch(() => undefined));
});
