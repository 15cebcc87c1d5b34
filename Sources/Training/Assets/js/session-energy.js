// What the session burned so far, by the same way as SessionEnergy.swift: live, without a network, and with what counts down.
import { every } from "./attach.js";
import { doneSets, numbers, ran } from "./session-derived.js";
import { formulas } from "./formulas.js";

const WINDOW = 15;

function byEquivalents(state, { items, body }, seconds, { byEquivalents: burned }, counting) {
  let [total, sum] = [0, 0];
  state.exercises.forEach((exercise, place) => {
    const { met, restMET = met, secondsPerRep, sides } = items[place];
    for (const set of doneSets(exercise)) {
      const { reps, seconds: held } = numbers(set);
      const work = (held ?? (reps ?? 0) * secondsPerRep) * (sides ? 2 : 1);
      total += work + exercise.rest;
      sum += burned(met, body.kilograms, work / 60) + burned(restMET, body.kilograms, exercise.rest / 60);
    }
  });
  if (counting) {
    const work = Math.min(counting.gone, counting.length) / 1000;
    total += work;
    sum += burned(items[counting.place].met, body.kilograms, work / 60);
  }
  return total > seconds ? (sum * seconds) / total : sum;
}

// Kilocalories, and how they were reached.
export function energy(state, facts, seconds, ways, counting) {
  const estimated = byEquivalents(state, facts, seconds, ways, counting);
  const { pulse } = state;
  const measured = Math.min(pulse.length * WINDOW, seconds);
  if (pulse.length === 0 || measured < seconds / 2) return { kilocalories: estimated, way: "equivalents" };
  const beats = pulse.reduce((sum, { average }) => sum + average, 0) / pulse.length;
  const burned = ways.byPulse(facts.body, beats, measured / 60);
  return { kilocalories: burned + (seconds > 0 ? (estimated * (seconds - measured)) / seconds : 0), way: "heart-rate" };
}

export async function showEnergy(root, copy, facts, signal) {
  const place = root.querySelector("[data-energy]");
  // A page without pressure has no such place.
  if (!place || !facts.body) return;
  const ways = await formulas();
  const look = () => {
    const now = ways ? energy(copy.state, facts, ran(copy.state, copy.now) / 1000, ways, copy.counting).kilocalories : copy.server.kilocalories;
    place.hidden = now === undefined || now === null;
    if (!place.hidden) place.textContent = `${Math.round(now)} kcal`;
  };
  copy.addEventListener("change", look);
  every(1000, signal, look);
  look();
}
