// What goes on by itself: timed sets, and warm-up and cool-down as a whole, count down, ring and go on to the next.
import { every } from "./attach.js";
import { completion, current, doneCount, isFinished, isPaused, isShown, numbers, ran, workingWords } from "./session-derived.js";
import { askedUntil, begins, freeSince, goesOnAlone, rested } from "./session-rests.js";
import { tellSetIsOver } from "./session-signals.js";
import { clock } from "./session-words.js";

// A set whose end passed so long ago that nobody was there begins anew.
const LATE = 60000;
const SHORTEST = 5;

// The set that counts down, and its length in milliseconds; undefined while one waits for a tap.
export function counted(state, items) {
  const place = current(state);
  const exercise = state.exercises[place];
  if (!exercise || !items[place].runs || isFinished(exercise)) return undefined;
  const set = exercise.sets.find((one) => isShown(one) && !completion(one));
  const { reps, seconds } = numbers(set);
  const { secondsPerRep, sides } = items[place];
  const work = (seconds ?? (reps ?? 0) * secondsPerRep) * (sides ? 2 : 1);
  return { place, set: set.id, reps, sides, length: Math.max(work, SHORTEST) * 1000 };
}

// The place of an exercise that is done and that nothing holds, no question either; leaving the last one ends the workout.
export function leaving(state, items, now) {
  const place = current(state);
  return place >= 0 && goesOnAlone(state, items, place) && now >= askedUntil(state, items, place) ? place : undefined;
}

// The seconds, of one side, that a set has counted down so far, and before it began those in which it may have been done;
// undefined for what isn't timed.
export function gone({ counting }, exercise, set) {
  if (!counting || counting.reps !== undefined || counting.place !== exercise - 1 || counting.set !== set) return undefined;
  const all = Math.min(counting.gone || counting.idle, counting.length);
  return Math.max(1, Math.round(all / (counting.sides ? 2000 : 1000)));
}

// What a set that counts down wants of somebody now. An interval says which of its parts is on: "Run now", "Walk now".
function wanted({ dataset: { work, ease } }, one, { gone, until, resting, eases }) {
  if (eases) return `${ease} now`;
  const ready = until <= 0 ? "" : resting ? "After the rest" : "Get ready";
  if (work) return ready ? `${ready}: ${work.toLowerCase()}` : `${work} now`;
  const [sides, times] = [one.sides ? " each side" : "", one.reps === undefined ? "" : `${one.reps} times`];
  const turn = one.sides && !times ? (gone < one.length / 2 ? "First side" : "Other side") : "";
  return [ready, times && times + sides, turn].filter(Boolean).join(" · ");
}

function show(box, one, { gone, until, resting, eases }) {
  const side = one.length / 2;
  box.hidden = false;
  box.closest("[data-exercise]").dataset.turn = eases ? "ease" : "work";
  const [place, words] = [box.querySelector("[data-count-words]"), wanted(box, one, { gone, until, resting, eases })];
  // Said anew only when it changes, for screen readers read it out.
  if (place.textContent !== words) place.textContent = words;
  const left = one.sides && one.reps === undefined ? side - (gone % side) : one.length - gone;
  box.querySelector("[data-count-clock]").textContent = clock((until > 0 && (eases || !resting) ? until : left) + 999);
  box.querySelector("[data-count-bar]").value = gone / one.length;
}

export function runFlow(root, copy, { items }, signal) {
  const boxes = [...root.querySelectorAll("[data-count]")];
  const [bar, words] = [root.querySelector("[data-progress]"), root.querySelector("[data-working]")];
  let known;
  let anew = 0;
  let before = 0;

  const look = () => {
    const [{ state }, { now }] = [copy, copy];
    const left = root.dataset.looking === undefined ? leaving(state, items, now) : undefined;
    if (left !== undefined) copy.tell({ kind: "next", exercise: left + 1 }).catch(() => undefined);
    const one = counted(state, items);
    boxes.forEach((box, place) => { if (place !== one?.place) box.hidden = true; });
    copy.counting = undefined;
    if (!one) return;
    const since = (begin) => (now < begin ? 0 : ran(state, now) - ran(state, begin));
    const key = `${one.place} ${one.set}`;
    if (key !== known) [known, before, anew] = [key, 0, since(begins(state)) > one.length + LATE ? now + 5000 : 0];
    const begin = Math.max(begins(state), anew);
    const gone = since(begin);
    copy.counting = { ...one, gone, idle: since(freeSince(state)) };
    // A run of half an hour is one set, and yet goes on.
    const counts = workingWords(state, items, copy.counting);
    if (words.textContent !== counts) words.textContent = counts;
    bar.value = doneCount(state) + Math.min(gone, one.length) / one.length;
    const [resting, box] = [rested(state, now), boxes[one.place]];
    const eases = resting === one.place && box.dataset.ease !== undefined;
    show(box, one, { gone: Math.min(gone, one.length), until: begin - now, resting: resting !== undefined, eases });
    if (isPaused(state)) return;
    if (one.sides && before > 0 && before < one.length / 2 && gone >= one.length / 2) tellSetIsOver(root);
    before = gone;
    if (gone < one.length) return;
    tellSetIsOver(root);
    // Without room nothing is kept, and the page says so with the next tap.
    copy.tell({ kind: "completeSet", exercise: one.place + 1, set: one.set, at: Math.round(now - gone + one.length) }).catch(() => undefined);
  };

  copy.addEventListener("change", look);
  every(250, signal, look);
  look();
}

// Skips what is left of the part that is on, but for the ramp-up sets of lifts, which prepare for a load.
export async function skipPart(copy, { items }) {
  const { part } = copy.state.exercises[current(copy.state)] ?? {};
  for (const [place, exercise] of copy.state.exercises.entries()) {
    if (exercise.part === part && !items[place].isRampUp && !isFinished(exercise)) await copy.tell({ kind: "skip", exercise: place + 1 });
  }
}
