// What follows from the state of a session, as SessionState.swift and SessionSet.swift say it.

// The completion that holds: the last that wasn't taken back.
export const completion = ({ said, undone }) => said.findLast(({ id, done }) => done && !undone.includes(id));

export const isShown = (set) => !set.removed || Boolean(completion(set));

export const shownSets = ({ sets }) => sets.filter(isShown);

export const doneSets = ({ sets }) => sets.filter(completion);

// Every set is done, or the rest is skipped on purpose.
export const isFinished = (exercise) => Boolean(exercise.skip?.skipped) || shownSets(exercise).every(completion);

export function numbers({ reps, seconds, kilograms, said, undone }) {
  const holds = { reps, seconds, kilograms };
  for (const one of said.filter(({ id }) => !undone.includes(id))) {
    for (const name of ["reps", "seconds", "kilograms", "exertion"]) holds[name] = one[name] ?? holds[name];
  }
  return holds;
}

// The place of the exercise that is on; -1 when the session is over.
export const current = ({ end, exercises }) => (end ? -1 : exercises.findIndex((one) => !(one.passed && isFinished(one))));

export const isPaused = ({ end, ticks }) => !end && ticks.at(-1)?.kind === "pause";

const count = (state, sets) => state.exercises.reduce((sum, exercise) => sum + sets(exercise).length, 0);
export const doneCount = (state) => count(state, doneSets);
export const shownCount = (state) => count(state, shownSets);

// Milliseconds from the start until now or the end, pauses left out.
export function ran({ ticks, end }, now) {
  const until = Math.min(now, end?.at ?? now);
  let sum = 0;
  let since;
  for (const { at, kind } of ticks.filter((tick) => tick.at <= until)) {
    if (kind !== "pause") since ??= at;
    else if (since !== undefined) [sum, since] = [sum + at - since, undefined];
  }
  return since === undefined ? sum : sum + until - since;
}

// When the rest that is on ends; undefined when none is.
export function restEnds(state, now) {
  const place = current(state);
  if (place < 0) return undefined;
  let last;
  for (const { rest, sets } of state.exercises) {
    for (const done of sets.map(completion)) if (done && done.at >= (last?.at ?? 0)) last = { at: done.at, rest };
  }
  if (!last || last.at <= (state.restEndedAt ?? 0)) return undefined;
  const isLast = place === state.exercises.length - 1 && isFinished(state.exercises[place]);
  const ends = last.at + last.rest * 1000;
  return isLast || ends <= now ? undefined : ends;
}
