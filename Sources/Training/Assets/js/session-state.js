// How far a session got: the twin of SessionState.swift, whose words on facts and order hold here too.
// `session-states.json` holds both to the same cases.
import { MOST, addSet, byMoment, insert, takeSet } from "./session-state-sets.js";
import { isFinished, keyOf, supersetAround } from "./session-derived.js";

const WINDOW = 15000;
const byWindow = (a, b) => a.window - b.window;

// Takes in an event: "applied", "unchanged", or why it can't be, and then nothing changed.
export function apply(state, event) {
  if (state.ticks.length === 0 && event.kind !== "start") return "not-started";
  switch (event.kind) {
    case "start": case "pause": case "resume": return tick(state, event);
    case "stop": return stop(state, event);
    case "restEnded": return restEnded(state, event);
    case "restLonger": return restLonger(state, event);
    case "heartRate": return measure(state, event);
    case "feel": return replace(state, "felt", event, event.exertion && { exertion: event.exertion });
  }
  const exercise = meant(state, event);
  if (!exercise) return "no-such-exercise";
  if (exercise.key && !event.exerciseKey && !event.set) return "moved";
  switch (event.kind) {
    case "next": return goOn(state, exercise, event);
    case "skip": case "unskip": return replace(exercise, "skip", event, { skipped: event.kind === "skip" });
    case "addSet": return addSet(exercise, event);
  }
  const set = setOf(exercise, event);
  return set ? takeSet(set, event) : "no-such-set";
}

// A number alone may be of a time before a swap.
function meant(state, { exercise, exerciseKey }) {
  if (exerciseKey) return state.exercises.find((_, place) => keyOf(state, place) === exerciseKey);
  return state.exercises[(exercise ?? 0) - 1];
}

// With the exercise's key also by its number, which stays when the exercise moves.
function setOf({ sets }, { set = "", exerciseKey }) {
  const number = (id) => id.split("-").at(-1);
  return sets.find(({ id }) => id === set)
    ?? (exerciseKey && sets.find(({ id, addedAt }) => addedAt === undefined && number(id) === number(set)));
}

function tick({ ticks, end }, { id, at, kind }) {
  if (ticks.some((known) => known.id === id)) return "unchanged";
  if (kind === "start" && ticks.length > 0) return "started";
  if (end && at > end.at) return "over";
  return ticks.length < MOST.ticks ? insert(ticks, { id, at, kind }, byMoment) : "too-much";
}

function stop(state, { id, at }) {
  if (state.end) return state.end.id === id ? "unchanged" : "over";
  state.end = { id, at, how: "stopped" };
  return "applied";
}

function restEnded(state, { at }) {
  if (state.restEndedAt >= at) return "unchanged";
  state.restEndedAt = at;
  return "applied";
}

function restLonger(state, { id, at }) {
  const all = state.restLonger ?? [];
  if (all.some((known) => known.id === id)) return "unchanged";
  if (all.length >= MOST.ticks) return "too-much";
  state.restLonger = all;
  return insert(all, { id, at }, byMoment);
}

// The later word holds.
function replace(place, name, { id, at }, values) {
  if (!values || (place[name] && byMoment(place[name], { id, at }) >= 0)) return "unchanged";
  place[name] = { id, at, ...values };
  return "applied";
}

function goOn(state, exercise, { id, at }) {
  if (exercise.passed && isFinished(exercise)) return "unchanged";
  if (state.end) return "over";
  if (!isFinished(exercise)) return "unfinished";
  for (const place of supersetAround(state, state.exercises.indexOf(exercise))) {
    if (isFinished(state.exercises[place])) state.exercises[place].passed = true;
  }
  if (state.exercises.every((one) => one.passed && isFinished(one))) state.end = { id, at, how: "finished" };
  return "applied";
}

// Of two devices that measure at once the higher holds.
function measure({ pulse, end }, { at, beats, highestBeats }) {
  if (!beats) return "unchanged";
  if (end && at > end.at) return "over";
  const fresh = { window: Math.floor(at / WINDOW), average: beats, highest: Math.max(highestBeats ?? beats, beats) };
  const known = pulse.find(({ window }) => window === fresh.window);
  if (!known) return pulse.length < MOST.pulse ? insert(pulse, fresh, byWindow) : "too-much";
  if ((fresh.average - known.average || fresh.highest - known.highest) <= 0) return "unchanged";
  Object.assign(known, fresh);
  return "applied";
}
