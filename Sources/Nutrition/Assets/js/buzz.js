// A buzz, or a short sound where phones don't buzz for pages; neither is allowed to a page that nobody has touched.
export function tell() {
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
