// Shows how far a session is: the exercise that is on, its sets, and what can be done next.
import {
  completion, current, doneCount, doneSets, isFinished, isPaused, isShown, numbers, shownCount, shownSets, workingWords,
} from "./session-derived.js";
import { askOnce } from "./session-ask.js";
import { ONE_PIECE, foldDone, nameTap, showTap } from "./session-tap.js";
import { showDistance } from "./session-distance.js";
import { lastLifted, load } from "./session-loads.js";
import { goesOnAlone, unfelt } from "./session-rests.js";
import { rowOf, showSet } from "./session-set.js";
import { halfWords, setWords } from "./session-words.js";

// Seconds from which nobody calls one piece a set.
const LONG_PIECE = 300;

const act = (place, kind) => place.querySelector(`button[value=${kind}]`);

function showExercise(section, bar, state, facts, index) {
  const { unit, items } = facts;
  const exercise = state.exercises[index];
  const finished = isFinished(exercise);
  const on = finished ? undefined : exercise.sets.find((set) => isShown(set) && !completion(set));
  const { runs, asksEffort, isRampUp, sides } = items[index];
  const isKnown = isRampUp || lastLifted(exercise) !== undefined;
  const goesOn = goesOnAlone(state, items, index);
  const ended = unfelt(exercise, items[index]);
  const sets = shownSets(exercise).length;
  let place = 0;
  for (const [at, set] of exercise.sets.entries()) {
    if (isShown(set)) place += 1;
    const isOnePiece = sets === 1 && (numbers(set).seconds ?? 0) >= LONG_PIECE;
    const name = isOnePiece && !isRampUp ? ONE_PIECE : `${isRampUp ? "Warm-up set" : "Set"} ${place}`;
    const row = rowOf(section.querySelector(".session-sets"), set);
    const lifts = load(state, facts, index, at);
    // Who did a set without a weight needn't be told again how to find one.
    const isNew = !isKnown && set.kilograms === undefined && doneSets(exercise).length === 0;
    showSet(row, set, { name, isOn: set === on, opens: !runs, lifts, isNew, unit, sides });
    // With the first set, and once; what counts down waits for nobody.
    const asks = set === on && isNew && !runs && lifts === undefined;
    row.toggleAttribute("data-asks", asks && row.querySelector("[name=weight]") !== null);
    if (set !== (on ?? ended)) continue;
    showTap(bar, exercise, on, { asksEffort, ended, goesOn, name, form: row.querySelector("form").id });
    if (on) nameTap(bar, row);
  }
  if (!on) bar.querySelector("[data-ask]")?.toggleAttribute("hidden", true);
  if (!on && !ended) showTap(bar, exercise, on, { asksEffort, goesOn, name: "" });
  foldDone(section, exercise, on);
  act(section, "skip").hidden = finished;
  section.querySelector("[data-swap]")?.toggleAttribute("hidden", finished);
  act(section, "unskip").hidden = !exercise.skip?.skipped;
}

// How far one of a superset is, as it stands side by side with the others.
function showHalf(half, state, { unit, items }) {
  const place = Number(half.dataset.half) - 1;
  const exercise = state.exercises[place];
  const sets = shownSets(exercise);
  const next = isFinished(exercise) ? undefined : sets.find((set) => !completion(set));
  const isDue = place === current(state);
  half.classList.toggle("session-half-due", isDue);
  if (isDue) half.setAttribute("aria-current", "step");
  else half.removeAttribute("aria-current");
  half.querySelector("[data-half-words]").textContent = halfWords(exercise, sets.indexOf(next) + 1, sets.length);
  half.querySelector("[data-half-dose]").textContent = next ? setWords(numbers(next), unit, items[place].sides) : "";
}

function showProgress(bar, done, all) {
  [bar.max, bar.value, bar.textContent] = [all, done, `${done} of ${all} sets`];
}

export function show(root, state, facts) {
  const place = current(state);
  const looking = Number(root.dataset.looking ?? -1);
  const shown = looking >= 0 ? looking : place;
  const sections = [...root.querySelectorAll("[data-exercise]")];
  const bars = [...root.querySelectorAll("[data-go]")];
  const before = sections.findIndex(({ hidden }) => !hidden);
  sections.forEach((section, index) => {
    section.hidden = index !== shown;
    bars[index].hidden = looking >= 0 || index !== place || isPaused(state);
    showExercise(section, bars[index], state, facts, index);
  });
  for (const half of root.querySelectorAll("[data-half]")) showHalf(half, state, facts);
  showDistance(root, state, facts);
  const paused = isPaused(state);
  root.querySelector("[data-go-on]").hidden = looking < 0;
  root.querySelector("[data-paused]").hidden = !paused;
  root.querySelector("[data-over]").hidden = !state.end;
  root.querySelector("[data-start-now]").hidden = !facts.items[place]?.runs;
  act(root.querySelector(".session-bar"), "pause").hidden = paused || Boolean(state.end);
  root.querySelector("[data-working]").textContent = workingWords(state, facts.items);
  showProgress(root.querySelector("[data-progress]"), doneCount(state), shownCount(state));
  if (shown >= 0 && before >= 0 && shown !== before) sections[shown].querySelector(".session-name").focus();
  if (shown >= 0 && looking < 0 && !paused) askOnce(root, sections[shown]);
}
