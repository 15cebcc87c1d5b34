// Reads a barcode off what the camera sees, and sends it as if it had been typed.
//
// A form [data-barcode-camera="where the server reads"], perhaps with [data-at-once], and in it, each data-barcode-…: view, video,
// box, light, number, words, ways, type, open, photo; the form of typed codes is [data-barcode-typed].
import { every } from "./attach.js";
import { local, server } from "./barcode-readers.js";

const PATIENCE = 6000;
const HOW = [
  "Hold the bars inside the box, a hand’s width away.",
  "Still looking. Hold the phone straight above the bars, all of them in the box, in good light.",
  "We can’t read this one. Type the number under the bars, search by name, or create the product. We go on looking.",
];
const LOCAL = 150;
const REMOTE = 1000;
// The longer side of what is read, in dots; a wide box of a phone's camera has about as many.
const WIDEST = 1000;

// What of the camera's picture lies in the box, and a little around it.
function seen(video, box) {
  const [view, frame] = [video.getBoundingClientRect(), box.getBoundingClientRect()];
  const scale = Math.max(view.width / video.videoWidth, view.height / video.videoHeight);
  const width = Math.min(video.videoWidth, (frame.width * 1.15) / scale);
  const height = Math.min(video.videoHeight, (frame.height * 1.3) / scale);
  const smaller = Math.min(1, WIDEST / width);
  const canvas = Object.assign(document.createElement("canvas"), { width: Math.round(width * smaller), height: Math.round(height * smaller) });
  const [left, top] = [(video.videoWidth - width) / 2, (video.videoHeight - height) / 2];
  canvas.getContext("2d").drawImage(video, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

// A buzz, or a short sound where phones don't buzz for pages; neither is allowed to a page that nobody has touched.
function tell() {
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (navigator.vibrate?.(80)) return;
  const sound = new AudioContext();
  const tone = sound.createOscillator();
  const volume = new GainNode(sound, { gain: 0.1 });
  tone.frequency.value = 880;
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.09);
  tone.addEventListener("ended", () => sound.close());
}

export function scan(form, signal) {
  const part = (name) => form.querySelector(`[data-barcode-${name}]`);
  const [view, video, box, light, number] = ["view", "video", "box", "light", "number"].map(part);
  const [words, ways, open, photo] = ["words", "ways", "open", "photo"].map(part);
  const typed = document.querySelector("[data-barcode-typed]");
  let run = null;

  const stop = () => {
    run?.abort();
    run = null;
  };

  const show = (runs) => {
    view.hidden = !runs;
    open.hidden = photo.hidden = runs;
  };

  const found = (code) => {
    stop();
    video.pause();
    number.replaceChildren(Object.assign(document.createElement("b"), { textContent: code }));
    number.hidden = false;
    view.classList.add("barcode-view-found");
    tell();
    typed.elements.code.value = code;
    typed.requestSubmit();
  };

  // So many looks must agree: the server makes sure itself.
  const read = (reader, pause, looks, alive) => {
    let last = null;
    let busy = false;
    every(pause, alive, async () => {
      if (busy || document.hidden || video.readyState < 2) return;
      busy = true;
      const code = await Promise.resolve(reader(seen(video, box))).catch(() => undefined);
      busy = false;
      if (alive.aborted || !code) return;
      if (looks === 1 || code === last) found(code);
      last = code;
    });
  };

  const lightFor = (track) => {
    light.hidden = !track.getCapabilities?.().torch;
    light.setAttribute("aria-pressed", "false");
    light.onclick = async () => {
      const on = light.getAttribute("aria-pressed") !== "true";
      await track.applyConstraints({ advanced: [{ torch: on }] });
      light.setAttribute("aria-pressed", String(on));
    };
  };

  const wait = (alive) => {
    let tries = 0;
    every(PATIENCE, alive, () => {
      tries = Math.min(tries + 1, HOW.length - 1);
      words.textContent = HOW[tries];
      ways.hidden = tries < HOW.length - 1;
    });
  };

  const start = async () => {
    if (run || document.hidden || signal.aborted || !navigator.onLine) return;
    run = new AbortController();
    const alive = run.signal;
    try {
      const wanted = { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } };
      const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: wanted });
      const end = () => stream.getTracks().forEach((track) => track.stop());
      if (alive.aborted) return end();
      alive.addEventListener("abort", end);
      video.srcObject = stream;
      await video.play();
      lightFor(stream.getVideoTracks()[0]);
    } catch {
      stop();
      show(false);
      words.textContent = "The camera isn’t open to this page. Choose a photo of the bars, or type the number.";
      return;
    }
    words.textContent = HOW[0];
    show(true);
    wait(alive);
    read(server(form.dataset.barcodeCamera), REMOTE, 1, alive);
    const reader = await local(form);
    if (reader && !alive.aborted) read(reader, LOCAL, 2, alive);
  };

  if (!navigator.mediaDevices?.getUserMedia) return;
  show(false);
  open.addEventListener("click", start);
  part("type").addEventListener("click", () => typed.elements.code.focus());
  if ("atOnce" in form.dataset) start();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      stop();
      show(false);
    } else if (number.hidden && "atOnce" in form.dataset) start();
  }, { signal });
  addEventListener("online", () => "atOnce" in form.dataset && start(), { signal });
  signal.addEventListener("abort", stop);
}
