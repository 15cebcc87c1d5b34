// Tempo follows the heart: with a live pulse the next song is chosen by the part of the workout and by where the pulse should
// be, and the song that plays bends towards it, with its pitch kept.
import { every } from "./attach.js";
import { bringNext } from "./player-queue.js";

// A pulse that is older isn't one, in milliseconds.
const LASTING = 10_000;
// How far a song may bend.
const MOST = 0.08;
// By how much it may bend in a second, which is ours: 8 % take over half a minute.
const SLOPE = 0.0025;
// What share of the pulse's distance from its range the tempo goes.
const ANSWER = 0.5;
// The seconds before the end of a song in which the next is chosen.
const CHOOSING = 50;
const LATE = 10;
const KEPT = "spotter-follows-heart";

let pulse;
const whole = new AbortController();

document.addEventListener("spotter:pulse", ({ detail }) => { pulse = { beats: detail.beats, at: Date.now() }; }, true);

export const livePulse = (now = Date.now()) => (pulse && now - pulse.at <= LASTING ? pulse.beats : undefined);

export const follows = () => localStorage.getItem(KEPT) !== "no";
export const setFollowing = (does) => localStorage.setItem(KEPT, does ? "yes" : "no");

// By which share the tempo should differ: faster while the pulse is below its range, slower above it.
export function bend(beats, range) {
  if (beats === undefined || !range) return 0;
  const away = beats < range.low ? (range.low - beats) / range.low : beats > range.high ? (range.high - beats) / range.high : 0;
  return Math.min(Math.max(away * ANSWER, -MOST), MOST);
}

// One second's step from a rate towards the one that is wanted.
export function nearer(rate, wanted) {
  return Math.abs(wanted - rate) <= SLOPE ? wanted : rate + Math.sign(wanted - rate) * SLOPE;
}

// The song of the same part that comes nearest to the tempo that is wanted; undefined where none is left.
export function fitting({ songs, place }, beats) {
  const now = songs[place];
  const wish = bend(beats, now?.pulse);
  if (wish === 0 || !now.beats) return undefined;
  const wanted = now.beats * (1 + wish);
  const rest = songs.slice(place + 1).filter((song) => song.part === now.part && song.beats);
  return rest.toSorted((one, other) => Math.abs(one.beats - wanted) - Math.abs(other.beats - wanted))[0];
}

export function bendToPulse(deck) {
  // The song after which the next was chosen.
  let chosen;
  every(1000, whole.signal, () => {
    if (!deck.song) return;
    const beats = follows() && deck.isPlaying ? livePulse() : undefined;
    deck.rate = nearer(deck.rate, 1 + bend(beats, deck.song.pulse));
    // Just before the next is fetched, once for each song; a pulse that comes at the very end is too late for it.
    const left = deck.length - deck.at;
    if (beats && chosen !== deck.song.id && left < CHOOSING && left > LATE) {
      chosen = deck.song.id;
      const next = fitting(deck.queue, beats);
      if (next) deck.change(bringNext(deck.queue, next.id));
    }
    deck.dispatchEvent(new CustomEvent("pulse", { detail: { beats } }));
  });
}
