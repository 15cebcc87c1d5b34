// The buttons and the cover of the lock screen (Media Session), and quiet under the bell of a rest.
import { songWords } from "./player-view.js";

export function showOnLockScreen(deck) {
  // The events of a session don't bubble, but whoever listens above hears them on their way down.
  for (const bell of ["spotter:rest-over", "spotter:set-over"]) document.addEventListener(bell, () => deck.duck(), true);
  const { mediaSession } = navigator;
  if (!mediaSession) return;
  const actions = {
    play: () => deck.play(),
    pause: () => deck.pause(),
    previoustrack: () => deck.skip(-1),
    nexttrack: () => deck.skip(1),
    seekto: ({ seekTime }) => deck.seek(seekTime),
  };
  for (const [name, act] of Object.entries(actions)) {
    try {
      mediaSession.setActionHandler(name, act);
    } catch {
      // Not every browser has each.
    }
  }
  deck.addEventListener("change", () => {
    const { song } = deck;
    mediaSession.playbackState = !song ? "none" : deck.isPlaying ? "playing" : "paused";
    if (!song) return;
    const artwork = song.cover ? [{ src: song.cover, sizes: "640x640", type: "image/jpeg" }] : [];
    mediaSession.metadata = new MediaMetadata({ title: song.title, artist: songWords(song), album: song.album, artwork });
  });
  deck.addEventListener("time", () => {
    const { at, length: duration, rate: playbackRate } = deck;
    if (duration > 0 && at <= duration) mediaSession.setPositionState?.({ duration, playbackRate, position: at });
  });
}
