// Reads a barcode off what the camera sees, and sends it as if it had been typed.
//
// A form [data-barcode-camera="where the server reads"], perhaps with [data-at-once], and in it, each data-barcode-…: view, video,
// box, light, number, words, ways, type, open, photo; the form of typed codes is [data-barcode-typed].
import { every } from "./attach.js";
import { seen } from "./barcode-box.js";
import { local, server } from "./barcode-readers.js";
import { tell } from "./buzz.js";
import { camera, hasCamera, REFUSED } from "./camera.js";

const PATIENCE = 6000;
const HOW = [
  "Hold the bars inside the box, a hand’s width away.",
  "Still looking. Hold the phone straight above the bars, all of them in the box, in good light.",
  "We can’t read this one. Type the number under the bars, search by name, or create the product. We go on looking.",
];
const LOCAL = 150;
const REMOTE = 1000;

export function scan(form, signal) {
  const part = (name) => form.querySelector(`[data-barcode-${name}]`);
  const [view, video, box, light, number] = ["view", "video", "box", "light", "number"].map(part);
  const [words, ways, open, photo] = ["words", "ways", "open", "photo"].map(part);
  const typed = document.querySelector("[data-barcode-typed]");
  const otherwise = words.textContent;
  const atOnce = "atOnce" in form.dataset;
  let isRead = false;

  const show = (runs) => {
    view.hidden = !runs;
    number.hidden = true;
    view.classList.remove("camera-view-found");
    open.hidden = photo.hidden = runs;
    isRead = false;
  };

  // What was seen stands still until the next page comes.
  const found = (code, alive) => {
    isRead = true;
    video.pause();
    number.replaceChildren(Object.assign(document.createElement("b"), { textContent: code }));
    number.hidden = false;
    view.classList.add("camera-view-found");
    tell();
    typed.elements.code.value = code;
    typed.requestSubmit();
    // What couldn't be sent may be scanned again.
    setTimeout(() => isRead && !alive.aborted && eye.stop(), PATIENCE);
  };

  // So many looks must agree: the server makes sure itself.
  const read = (reader, pause, looks, alive) => {
    let last = null;
    let busy = false;
    every(pause, alive, async () => {
      if (busy || isRead || document.hidden || video.readyState < 2) return;
      busy = true;
      const code = await Promise.resolve(reader(seen(video, box))).catch(() => undefined);
      busy = false;
      if (alive.aborted || isRead || !code) return;
      if (looks === 1 || code === last) found(code, alive);
      last = code;
    });
  };

  const wait = (alive) => {
    let tries = 0;
    every(PATIENCE, alive, () => {
      if (isRead) return;
      tries = Math.min(tries + 1, HOW.length - 1);
      words.textContent = HOW[tries];
      ways.hidden = tries < HOW.length - 1;
    });
  };

  const shown = async (alive) => {
    words.textContent = HOW[0];
    show(true);
    wait(alive);
    read(server(form.dataset.barcodeCamera), REMOTE, 1, alive);
    const reader = await local(form);
    if (reader && !alive.aborted) read(reader, LOCAL, 2, alive);
  };

  const gone = (why) => {
    show(false);
    words.textContent = why ? `${why} ${otherwise}` : otherwise;
    // Asked again, a browser that refused it once refuses it at once.
    open.hidden = why === REFUSED;
  };

  if (!hasCamera()) return;
  const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };
  const eye = camera({ video, light, size, signal, shown, gone });
  const start = () => navigator.onLine && eye.start();
  show(false);
  open.addEventListener("click", start);
  part("type").addEventListener("click", () => typed.elements.code.focus());
  if (!atOnce) return;
  start();
  document.addEventListener("visibilitychange", start, { signal });
  addEventListener("online", start, { signal });
}
