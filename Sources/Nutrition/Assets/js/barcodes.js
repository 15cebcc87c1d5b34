// The camera opens where a barcode is asked for; nobody else loads what reads it.
import { attach } from "./attach.js";
import { settling } from "./settled.js";

attach("[data-barcode-camera]", (form, signal) => {
  // Without it a photo is chosen, or the number typed.
  settling(import("./barcode-camera.js").then(({ scan }) => scan(form, signal)).catch(() => undefined));
});
