// Makes a tempo of taps, and fills it in beside the button.
//
// Inside [data-tap-tempo]: the button [data-tap], and the field `bpm`.
import { attach } from "./attach.js";

// Milliseconds: after a longer pause one begins anew. The slowest tempo has a beat every two seconds.
const pause = 3000;
// As many beats are counted at most, so that who finds the beat late isn't held to their beginning.
const counted = 16;
const least = 4;

attach("[data-tap-tempo]", (form, signal) => {
  const button = form.querySelector("[data-tap]");
  let taps = [];

  const tap = ({ timeStamp }) => {
    if (timeStamp - taps.at(-1) > pause) taps = [];
    taps = [...taps, timeStamp].slice(-counted);
    if (taps.length < least) return;
    const beats = (60_000 * (taps.length - 1)) / (timeStamp - taps[0]);
    form.elements.bpm.value = Math.round(beats * 10) / 10;
  };

  button.addEventListener("pointerdown", tap, { signal });
  // A key presses the button without a pointer.
  button.addEventListener("click", (event) => event.detail === 0 && tap(event), { signal });
});
