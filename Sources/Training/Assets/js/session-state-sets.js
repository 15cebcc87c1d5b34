// What events do to the sets of one exercise: the twin of SessionExercise.take.
import { completion } from "./session-derived.js";

export const MOST = { ticks: 400, pulse: 1440, sets: 30, said: 20 };

const byText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
export const byMoment = (a, b) => a.at - b.at || byText(a.id, b.id);
// Planned sets come first and stay as they are.
const bySet = (a, b) => (a.addedAt ?? 0) - (b.addedAt ?? 0) || byText(a.addedAt ? a.id : "", b.addedAt ? b.id : "");
const defined = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined && value !== null));

export function insert(list, item, order) {
  list.splice(list.findLastIndex((known) => order(known, item) <= 0) + 1, 0, item);
  return "applied";
}

export function addSet({ sets }, { id, at }) {
  if (sets.some((known) => known.id === id)) return "unchanged";
  if (sets.length >= MOST.sets) return "too-much";
  const { reps, seconds, kilograms } = sets.findLast(({ addedAt }) => addedAt === undefined) ?? {};
  return insert(sets, defined({ id, reps, seconds, kilograms, addedAt: at, said: [], undone: [], removed: false }), bySet);
}

export function takeSet(set, event) {
  if (event.kind === "removeSet") {
    if (set.removed) return "unchanged";
    set.removed = true;
    return "applied";
  }
  if (event.kind === "undoSet") {
    const taken = event.of ?? completion(set)?.id;
    if (!taken || set.undone.includes(taken)) return "unchanged";
    return set.undone.length < MOST.said ? insert(set.undone, taken, byText) : "too-much";
  }
  if (set.said.some(({ id }) => id === event.id)) return "unchanged";
  if (set.said.length >= MOST.said) return "too-much";
  const { id, at, reps, kilograms, seconds, metres, exertion } = event;
  return insert(set.said, defined({ id, at, done: event.kind === "completeSet", reps, kilograms, seconds, metres, exertion }), byMoment);
}
