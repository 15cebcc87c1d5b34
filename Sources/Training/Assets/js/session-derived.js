// What follows from the state of a session, as SessionState.swift and SessionSet.swift say it.

// The seconds by which a wish makes a rest longer.
const LONGER = 15;
// The milliseconds in which one gets ready where no rest comes before.
const READY = 5000;

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

function lastDone({ exercises }) {
  let last;
  for (const [place, { sets }] of exercises.entries()) {
    for (const done of sets.map(completion)) if (done && done.at >= (last?.at ?? 0)) last = { at: done.at, place };
  }
  return last;
}

// Whether a set of one exercise follows that of another without a rest: the next of a superset, in the same round.
function goesOn(state, place, next) {
  return next > place && supersetAround(state, place).includes(next) && !isFinished(state.exercises[next]);
}

// The rest after a set: in a superset that after its rounds, for what is left of it may be done alone.
function restAfter(state, { at, place }) {
  const { exercises, restLonger = [] } = state;
  const rest = goesOn(state, place, current(state)) ? exercises[place].rest
    : Math.max(...supersetAround(state, place).map((one) => exercises[one].rest));
  return at + (rest + restLonger.filter((longer) => longer.at >= at).length * LONGER) * 1000;
}

// Whether nothing comes after an exercise and those that are done in turn with it.
export const isLastOf = (state, place) => supersetAround(state, place).at(-1) === state.exercises.length - 1;

// Whether an exercise that is done is left without a tap: what comes before others, and the last one where it counted
// down or was skipped; what was said done by hand may still get another set.
export function goesOnAlone(state, items, place) {
  const exercise = state.exercises[place];
  if (!isFinished(exercise)) return false;
  return !isLastOf(state, place) || items[place].runs || Boolean(exercise.skip?.skipped);
}

// The milliseconds that what counted down waits for a word about it, at most.
const ASKED = 15000;

// The set that counted down last of an exercise of which nobody said yet how it felt; undefined for none.
export function unfelt(exercise, { runs, asksEffort }) {
  if (!runs || !asksEffort || exercise.skip?.skipped || !isFinished(exercise)) return undefined;
  const last = doneSets(exercise).at(-1);
  return last && numbers(last).exertion === undefined ? last : undefined;
}

// Until when an exercise that is done stays to be asked about: while the rest after it is on, and not for long.
export function askedUntil(state, items, place) {
  const set = unfelt(state.exercises[place], items[place]);
  const at = set ? completion(set).at : 0;
  if (!set || state.restEndedAt >= at) return 0;
  return at + Math.min(state.exercises[place].rest * 1000, ASKED);
}

// When the rest that is on ends; undefined when none is.
export function restEnds(state, now) {
  const place = current(state);
  const last = place < 0 ? undefined : lastDone(state);
  if (!last || last.at <= (state.restEndedAt ?? 0) || goesOn(state, last.place, place)) return undefined;
  const isLast = isLastOf(state, place) && isFinished(state.exercises[place]);
  const ends = restAfter(state, last);
  return isLast || ends <= now ? undefined : ends;
}

// The place of the exercise after whose set the rest is that is on; undefined when none is.
export const rested = (state, now) => (restEnds(state, now) === undefined ? undefined : lastDone(state).place);

// When what came before the set that is on was over.
export function freeSince(state) {
  const skips = state.exercises.flatMap(({ skip }) => (skip?.skipped ? [skip.at] : []));
  return Math.max(state.ticks[0].at, lastDone(state)?.at ?? 0, ...skips);
}

// When the set that is on begins by itself: after the rest, and not before one is ready for it.
export function begins(state) {
  const last = lastDone(state);
  const before = freeSince(state);
  if (state.restEndedAt >= before) return state.restEndedAt;
  return Math.max(before + READY, last ? restAfter(state, last) : 0);
}
