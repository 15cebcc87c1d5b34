// What a set is and how long things take, as SetWords.swift says it.
const POUND = 0.45359237;

export const kilograms = (amount, unit) => (unit === "lb" ? amount * POUND : amount);

// "22.5", as it stands in a field too.
export const weight = (kilogramsLifted, unit) => String(Number((unit === "lb" ? kilogramsLifted / POUND : kilogramsLifted).toFixed(1)));

const MILE = 1609.344;
export const metres = (amount, unit) => amount * (unit === "mi" ? MILE : 1000);

// "5.25" kilometres or miles, as it stands in a field.
export const distance = (gone, unit) => String(Number((gone / metres(1, unit)).toFixed(2)));

// "0:45", "12:07", "1:02:03".
export function clock(milliseconds) {
  const whole = Math.floor(Math.max(milliseconds, 0) / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const short = `${Math.floor(whole / 60) % 60}:${two(whole % 60)}`;
  return whole < 3600 ? short : `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

// "10 × 22.5 kg", "10 times", "1:30", "0:30 · 8 kg"; "12 each side" where each side is trained by itself.
export function setWords({ reps, seconds, kilograms: lifted }, unit, eachSide) {
  const side = eachSide ? " each side" : "";
  const words = lifted > 0 ? `${weight(lifted, unit)} ${unit}` : "";
  if (seconds !== undefined) return clock(seconds * 1000) + (words && ` · ${words}`) + side;
  if (words) return `${reps ?? 0} × ${words}${side}`;
  return eachSide ? `${reps ?? 0}${side}` : `${reps ?? 0} times`;
}

// "Set 2 of 3" of one of a superset, or that it is done.
export function halfWords({ skip }, next, all) {
  if (skip?.skipped) return "Skipped";
  return next > 0 ? `Set ${next} of ${all}` : "Done";
}
