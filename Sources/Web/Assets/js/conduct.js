// How far a session got: the twin of Conduct.swift, whose words on facts and order hold here too. `conducts.json` holds
// both to the same cases.
import { MOST, addSet, byMoment, insert, takeSet } from "./conduct-sets.js";
import { isFinished } from "./conducted.js";

const WINDOW = 15000;
const byWindow = (a, b) => a.window - b.window;

// Takes in an event: "applied", "unchanged", or why it can't be, and then nothing changed.
export function apply(conduct, event) {
  if (conduct.ticks.length === 0 && event.kind !== "start") return "not-started";
  switch (event.kind) {
    case "start": case "pause": case "resume": return tick(conduct, event);
    case "stop": return stop(conduct, event);
    case "restEnded": return restEnded(conduct, event);
    case "heartRate": return measure(conduct, event);
    case "feel": return replace(conduct, "felt", event, event.exertion && { exertion: event.exertion });
  }
  const exercise = conduct.exercises[(event.exercise ?? 0) - 1];
  if (!exercise) return "no-such-exercise";
  switch (event.kind) {
    case "next": return goOn(conduct, exercise, event);
    case "skip": case "unskip": return replace(exercise, "skip", event, { skipped: event.kind === "skip" });
    case "addSet": return addSet(exercise, event);
  }
  const set = exercise.sets.find(({ id }) => id === event.set);
  return set ? takeSet(set, event) : "no-such-set";
}

function tick({ ticks, end }, { id, at, kind }) {
  if (ticks.some((known) => known.id === id)) return "unchanged";
  if (kind === "start" && ticks.length > 0) return "started";
  if (end && at > end.at) return "over";
  return ticks.length < MOST.ticks ? insert(ticks, { id, at, kind }, byMoment) : "too-much";
}

function stop(conduct, { id, at }) {
  if (conduct.end) return conduct.end.id === id ? "unchanged" : "over";
  conduct.end = { id, at, how: "stopped" };
  return "applied";
}

function restEnded(conduct, { at }) {
  if (conduct.restEndedAt >= at) return "unchanged";
  conduct.restEndedAt = at;
  return "applied";
}

// The later word holds.
function replace(place, name, { id, at }, values) {
  if (!values || (place[name] && byMoment(place[name], { id, at }) >= 0)) return "unchanged";
  place[name] = { id, at, ...values };
  return "applied";
}

function goOn(conduct, exercise, { id, at }) {
  if (exercise.passed && isFinished(exercise)) return "unchanged";
  if (conduct.end) return "over";
  if (!isFinished(exercise)) return "unfinished";
  exercise.passed = true;
  if (conduct.exercises.every((one) => one.passed && isFinished(one))) conduct.end = { id, at, how: "finished" };
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
