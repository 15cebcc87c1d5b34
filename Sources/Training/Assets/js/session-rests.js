// When one rests between the sets of a session and when it goes on, as SessionState.swift says it.
import { completion, current, doneSets, isFinished, numbers, supersetAround } from "./session-derived.js";

// The seconds by which a wish makes a rest longer.
const LONGER = 15;
// The milliseconds in which one gets ready where no rest comes before.
const READY = 5000;

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
