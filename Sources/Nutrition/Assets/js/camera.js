// The camera at the back of a phone, shown in a page: opened, with its light where it has one, and let go when the page is
// hidden or left, or the phone takes it away.
//
// `shown` is called once there is a picture, with a signal that is aborted when it stops; `gone` whenever it stops, with words
// where it wasn't the page that stopped it. `signal` ends all of it.
export const REFUSED = "The camera isn’t open to this page.";
const TAKEN = "The camera was taken away.";

export const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

// The button of the light, which shows where the camera has one.
function lightFor(track, light) {
  light.hidden = !track.getCapabilities?.().torch;
  light.setAttribute("aria-pressed", "false");
  light.onclick = async () => {
    const on = light.getAttribute("aria-pressed") !== "true";
    await track.applyConstraints({ advanced: [{ torch: on }] });
    light.setAttribute("aria-pressed", String(on));
  };
}

export function camera({ video, light, size, signal, shown, gone }) {
  let run = null;

  const stop = (words) => {
    if (!run) return;
    run.abort();
    run = null;
    gone(words);
  };

  const start = async () => {
    if (run || document.hidden || signal.aborted) return;
    const mine = (run = new AbortController());
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: "environment", ...size } });
      const end = () => stream.getTracks().forEach((track) => track.stop());
      if (mine.signal.aborted) return end();
      mine.signal.addEventListener("abort", end);
      const [track] = stream.getVideoTracks();
      // Not when it is stopped here, but when a permission or the camera itself is withdrawn.
      track.addEventListener("ended", () => run === mine && stop(TAKEN));
      video.srcObject = stream;
      await video.play();
      lightFor(track, light);
    } catch {
      if (run === mine) stop(REFUSED);
      return;
    }
    if (!mine.signal.aborted) shown(mine.signal);
  };

  document.addEventListener("visibilitychange", () => document.hidden && stop(), { signal });
  signal.addEventListener("abort", () => stop());
  return { start, stop };
}
