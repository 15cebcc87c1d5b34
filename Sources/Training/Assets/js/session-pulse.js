// The pulse during a session: shown as it comes, told as one fact every fifteen seconds.
import { canConnect, connect, simulate } from "./strap.js";
import { toast } from "./toast.js";

const WINDOW = 15000;
const PLAUSIBLE = ({ beats, contact }) => contact !== false && beats >= 40 && beats <= 230;

// Gathers a window's beats and tells them once the next has begun, or at the end.
function gatherer(copy) {
  let window;
  let beats = [];
  const tell = () => {
    if (beats.length === 0 || copy.state.end) return;
    const mean = beats.reduce((sum, one) => sum + one, 0) / beats.length;
    copy.tell({ kind: "heartRate", at: window * WINDOW, beats: Math.round(mean * 10) / 10, highestBeats: Math.max(...beats) })
      .catch(() => undefined); // No room: the next window may find some.
    beats = [];
  };
  const add = (now) => {
    const at = Math.floor(copy.now / WINDOW);
    if (at !== window) tell();
    window = at;
    beats.push(now);
  };
  return { add, tell };
}

export function followPulse(root, copy, signal) {
  const card = root.querySelector("[data-strap]");
  const simulated = card.dataset.simulated !== undefined;
  card.hidden = !simulated && !canConnect();
  if (card.hidden) return;
  const words = card.querySelector("[data-strap-words]");
  const shown = root.querySelector("[data-beats]");
  const { add, tell } = gatherer(copy);
  const measured = (measurement) => {
    if (!measurement || !PLAUSIBLE(measurement)) return;
    shown.hidden = false;
    shown.textContent = `${measurement.beats} bpm`;
    add(measurement.beats);
    root.dispatchEvent(new CustomEvent("spotter:pulse", { detail: { beats: measurement.beats } }));
  };
  const button = card.querySelector("[data-strap-connect]");
  button.addEventListener("click", async () => {
    try {
      const name = simulated ? simulate(measured, signal) : await connect(measured, () => { words.textContent = "Looking for it again"; }, signal);
      words.textContent = `From ${name}`;
      button.hidden = true;
    } catch {
      toast("No strap was found. Wear it, switch on Bluetooth, and try again.");
    }
  });
  // The end takes the last beats along.
  root.addEventListener("submit", ({ submitter }) => { if (["next", "stop"].includes(submitter.value)) tell(); }, true);
  addEventListener("pagehide", tell, { signal });
  signal.addEventListener("abort", tell);
}
