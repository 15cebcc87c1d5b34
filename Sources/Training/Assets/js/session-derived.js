// What follows from the state of a session, as SessionState.swift and SessionSet.swift say it.

// The completion that holds: the last that wasn't taken back.
export const completion = ({ said, undone }) => said.findLast(({ id, done }) => done && !undone.includes(id));

export const isShown = (set) => !set.removed || Boolean(completion(set));

export const shownSets = ({ sets }) => sets.filter(isShown);

export const doneSets = ({ sets }) => sets.filter(completion);

// What finds an exercise however the workout changes; one that never moved has its number.
export const keyOf = ({ exercises }, place) => exercises[place].key ?? String(place + 1);

// Every set is done, or the rest is skipped on purpose.
export const isFinished = (exercise) => Boolean(exercise.skip?.skipped) || shownSets(exercise).every(completion);

export function numbers({ reps, seconds, kilograms, said, undone }) {
  const holds = { reps, seconds, kilograms };
  for (const one of said.filter(({ id }) => !undone.includes(id))) {
    for (const name of ["reps", "seconds", "kilograms", "exertion", "metres"]) holds[name] = one[name] ?? holds[name];
  }
  return holds;
}

// The places of the exercises that are done in turn with one; only its own where it stands alone.
export function supersetAround({ exercises }, place) {
  const { superset } = exercises[place];
  const isIn = (other) => superset !== undefined && exercises[other]?.superset === superset;
  const places = [place];
  while (isIn(places[0] - 1)) places.unshift(places[0] - 1);
  while (isIn(places.at(-1) + 1)) places.push(places.at(-1) + 1);
  return places;
}

// The place of the exercise that is on; -1 when the session is over. In a superset it is the one of which the fewest
// sets are done, the first of equals.
export function current(state) {
  const { end, exercises } = state;
  const first = end ? -1 : exercises.findIndex((one) => !(one.passed && isFinished(one)));
  if (first < 0) return -1;
  const done = (place) => doneSets(exercises[place]).length;
  const left = supersetAround(state, first).filter((place) => !isFinished(exercises[place]));
  return left.reduce((best, place) => (done(place) < done(best) ? place : best), left[0] ?? first);
}

export const isPaused = ({ end, ticks }) => !end && ticks.at(-1)?.kind === "pause";

const count = (state, sets) => state.exercises.reduce((sum, exercise) => sum + sets(exercise).length, 0);
export const doneCount = (state) => count(state, doneSets);
export const shownCount = (state) => count(state, shownSets);

// A set of so many seconds is a run or a ride: such a session is counted in minutes, as SetWords.swift says.
const LONG = 300;

// The seconds of a set, both sides, and of the rest after it.
function setSeconds(set, { rest }, { secondsPerRep, sides }) {
  const { reps, seconds } = numbers(set);
  return (seconds ?? (reps ?? 0) * secondsPerRep) * (sides ? 2 : 1) + rest;
}

// "1 of 11 sets": the working sets, as the summary counts them; "11 sets after the warm-up" until one
// of them is on, and "12 of 46 min" where one of them is long.
export function workingWords(state, items, counting) {
  const working = state.exercises.map((one, place) => ({ one, item: items[place], place })).filter(({ item }) => item.isWorking);
  const sum = (sets, worth) => working.reduce((all, { one, item }) => all + sets(one).reduce((part, set) => part + worth(set, one, item), 0), 0);
  if (!working.some(({ one }) => shownSets(one).some(({ seconds }) => seconds >= LONG))) {
    const [done, shown] = [doneSets, shownSets].map((sets) => sum(sets, () => 1));
    const isOther = items[current(state)]?.isWorking === false;
    return done === 0 && isOther ? `${shown} sets after the warm-up` : `${done} of ${shown} sets`;
  }
  const isOn = working.some(({ place }) => place === counting?.place);
  const now = isOn ? Math.min(counting.gone, counting.length) / 1000 : 0;
  return `${Math.floor((sum(doneSets, setSeconds) + now) / 60)} of ${Math.round(sum(shownSets, setSeconds) / 60)} min`;
}

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
