// The end of a rest or of a set: a sound, a shake, and, while the page lives behind a locked screen, a notice.
let sound;

// Browsers let only a page that was touched start sounds.
export function prepareSound() {
  if (navigator.userActivation?.hasBeenActive === false) return;
  sound ??= new AudioContext();
  if (sound.state === "suspended") sound.resume();
}

export function letGoOfSound() {
  sound?.close();
  sound = undefined;
}

function beep(tones) {
  if (sound?.state !== "running") return;
  tones.forEach((frequency, place) => {
    const after = place * 0.25;
    const tone = sound.createOscillator();
    const loudness = sound.createGain();
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.3, sound.currentTime + after);
    loudness.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + after + 0.2);
    tone.connect(loudness).connect(sound.destination);
    tone.start(sound.currentTime + after);
    tone.stop(sound.currentTime + after + 0.2);
  });
}

const mayTell = () => "Notification" in window && Notification.permission === "granted";

// Browsers let only a page that was touched shake the phone, and complain about others.
const shake = (pattern) => { if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(pattern); };

// A set that counted down, or its first side.
export function tellSetIsOver(root) {
  beep([880, 660]);
  shake([300]);
  root.dispatchEvent(new Event("spotter:set-over"));
}

export async function tellRestIsOver(root) {
  beep([660, 660, 880]);
  shake([200, 100, 200]);
  root.dispatchEvent(new Event("spotter:rest-over"));
  if (!document.hidden || !mayTell()) return;
  const shown = root.querySelector("[data-exercise]:not([hidden])");
  const work = shown?.querySelector("[data-count]").dataset.work;
  const body = work ? `${work} now.` : `Go on with ${shown?.querySelector(".session-name").textContent ?? ""}.`;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification("Rest is over", { body, tag: "rest", renotify: true });
}

// Asked for where it helps, and only by a touch.
export function askForNotices(root) {
  const button = root.querySelector("[data-allow-notices]");
  const look = () => { button.hidden = !("Notification" in window) || Notification.permission !== "default"; };
  button.addEventListener("click", () => Notification.requestPermission().then(look, look));
  look();
}
