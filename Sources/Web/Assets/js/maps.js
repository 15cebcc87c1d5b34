// A map comes to life where there is one; nobody else loads what draws it.
import { attach } from "./attach.js";
import { settling } from "./settled.js";

attach("[data-map]", (place, signal) => {
  // Without it the list stays.
  settling(import("./map-drawing.js").then(({ draw }) => draw(place, signal)).catch(() => undefined));
});
