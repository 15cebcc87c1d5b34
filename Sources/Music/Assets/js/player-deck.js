// Plays a queue: two sounds in turn, so that the next song is there before the one that plays ends.
//
// It says "change" when another song plays, it begins or stops; "time" as it goes; "lost" when a song can't be had.
import { from } from "./same-member.js";
import { member } from "./member.js";
import { current, next, step } from "./player-queue.js";

// The share of its loudness that is left under a bell, and for how many milliseconds.
const DUCKED = 0.2;
const BELL = 1400;
// The milliseconds in which loudness changes, so that nobody hears a jump.
const FADE = 150;
// A song counts as heard after so many seconds, as with scrobblers (last.fm counts from half of a song or four minutes; a
// list is to differ sooner).
const HEARD = 30;
// Songs that fail one after the other; then it stops.
const MOST_FAILURES = 3;

export class Deck extends EventTarget {
  #sound = this.#make();
  #ahead = this.#make();
  #ducked = 1;
  #heard;
  #failures = 0;
  queue = { songs: [], place: 0 };

  get song() { return current(this.queue); }
  get isPlaying() { return !this.#sound.paused; }
  get at() { return this.#sound.currentTime; }
  get length() { return Number.isFinite(this.#sound.duration) ? this.#sound.duration : this.song?.seconds ?? 0; }
  get rate() { return this.#sound.playbackRate; }

  // Both: the next song goes on at the rate of this one, for nobody is to hear a jump.
  set rate(rate) {
    for (const sound of [this.#sound, this.#ahead]) Object.assign(sound, { defaultPlaybackRate: rate, playbackRate: rate });
  }

  load(queue, { at = 0 } = {}) {
    this.queue = queue;
    this.#put(this.#sound, this.song);
    if (at > 0) this.#sound.currentTime = at;
  }

  async play() {
    try {
      await this.#sound.play();
      this.#failures = 0;
    } catch (error) {
      // Another song was put on meanwhile, or the page wasn't touched yet.
      if (!["AbortError", "NotAllowedError"].includes(error.name)) this.#fail();
    }
    this.#say("change");
  }

  pause() { this.#sound.pause(); }
  toggle() { return this.isPlaying ? this.pause() : this.play(); }

  stop() {
    for (const sound of [this.#sound, this.#ahead]) {
      sound.pause();
      sound.removeAttribute("src");
    }
    this.queue = { songs: [], place: 0 };
  }

  seek(seconds) { this.#sound.currentTime = Math.min(Math.max(seconds, 0), this.length); }

  // Goes on to another song; at the end it stops there.
  skip(steps) {
    const queue = step(this.queue, steps);
    if (!queue) return this.pause();
    this.queue = queue;
    this.#sound.pause();
    if (steps === 1 && this.#ahead.dataset.song === this.song.id) [this.#sound, this.#ahead] = [this.#ahead, this.#sound];
    else this.#put(this.#sound, this.song);
    this.#ahead.removeAttribute("src");
    delete this.#ahead.dataset.song;
    this.#sound.currentTime = 0;
    return this.play();
  }

  // Changes what comes, or what plays where that is another song now.
  change(queue) {
    const isOther = current(queue)?.id !== this.song?.id;
    const wasPlaying = this.isPlaying;
    this.queue = queue;
    if (isOther && this.song) {
      this.#put(this.#sound, this.song);
      if (wasPlaying) this.play();
    }
    this.#say("change");
  }

  // Makes room for a bell.
  duck() {
    this.#fade(DUCKED);
    setTimeout(() => this.#fade(1), BELL);
  }

  #fade(target) {
    const begun = performance.now();
    const before = this.#ducked;
    const go = () => {
      const share = Math.min((performance.now() - begun) / FADE, 1);
      this.#ducked = before + (target - before) * share;
      this.#sound.volume = (this.song?.gain ?? 1) * this.#ducked;
      if (share < 1) setTimeout(go, 20);
    };
    go();
  }

  #put(sound, song) {
    sound.src = song.stream;
    sound.dataset.song = song.id;
    sound.volume = song.gain * this.#ducked;
    sound.preservesPitch = true;
  }

  #make() {
    const sound = new Audio();
    sound.preload = "auto";
    sound.addEventListener("ended", () => sound === this.#sound && this.skip(1));
    sound.addEventListener("error", () => sound === this.#sound && sound.hasAttribute("src") && this.#fail());
    for (const event of ["play", "pause"]) sound.addEventListener(event, () => sound === this.#sound && this.#say("change"));
    sound.addEventListener("timeupdate", () => sound === this.#sound && this.#go());
    return sound;
  }

  #go() {
    const { song } = this;
    if (!song) return;
    if (this.at > HEARD && this.#heard !== song.id) {
      this.#heard = song.id;
      fetch(song.heard, { method: "POST", headers: from(member()) }).catch(() => undefined);
    }
    // The next song is fetched while there is still time for a slow network.
    const coming = next(this.queue);
    if (coming && this.length - this.at < 45 && this.#ahead.dataset.song !== coming.id) this.#put(this.#ahead, coming);
    this.#say("time");
  }

  #fail() {
    this.#failures += 1;
    this.#say("lost");
    if (this.#failures < MOST_FAILURES) this.skip(1);
  }

  #say(event) { this.dispatchEvent(new Event(event)); }
}
