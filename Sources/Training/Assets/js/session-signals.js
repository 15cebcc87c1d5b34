// The end of a rest: a sound, a shake, and, while the page lives behind a locked screen, a notice.
let sound;

// Browsers let only a touch start sounds.
export function prepareSound() {
  sound ??= new AudioContext();
  if (sound.state === "suspended") sound.resume();
}

export function letGoOfSound() {
  sound?.close();
  sound = undefined;
}

function beep() {
  if (sound?.state !== "running") return;
  [0, 0.25, 0.5].forEach((after, place) => {
    const tone = sound.createOscillator();
    const loudness = sound.createGain();
    tone.frequency.value = place === 2 ? 880 : 660;
    loudness.gain.setValueAtTime(0.3, sound.currentTime + after);
    loudness.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + after + 0.2);
    tone.connect(loudness).connect(sound.destination);
    tone.start(sound.currentTime + after);
    tone.stop(sound.currentTime + after + 0.2);
  });
}

const mayTell = () => "Notification" in window && Notification.permission === "granted";

export async function tellRestIsOver(root) {
  beep();
  // Browsers let only a page that was touched shake the phone, and complain about others.
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.([200, 100, 200]);
  root.dispatchEvent(new Event("spotter:rest-over"));
  if (!document.hidden || !mayTell()) return;
  const name = root.querySelector("[data-exercise]:not([hidden]) .session-name")?.textContent ?? "";
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification("Rest is over", { body: `Go on with ${name}.`, tag: "rest", renotify: true });
}

// Asked for where it helps, and only by a touch.
export function askForNotices(panel) {
  const button = panel.querySelector("[data-allow-notices]");
  const look = () => { button.hidden = !("Notification" in window) || Notification.permission !== "default"; };
  button.addEventListener("click", () => Notification.requestPermission().then(look, look));
  look();
}
