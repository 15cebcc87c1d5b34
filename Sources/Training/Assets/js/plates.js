// The plates to load on a barbell, as BarbellPlates.swift says; `plates.json` holds both to the same cases.
const BARS = { kg: [20, [25, 20, 15, 10, 5, 2.5, 1.25]], lb: [45, [45, 35, 25, 10, 5, 2.5]] };

// "Each side: 20 + 2 × 5", "The empty bar", "Nearest: 62.5 kg. Each side: 20 + 1.25".
export function plateWords(weight, unit) {
  const [bar, plates] = BARS[unit] ?? BARS.kg;
  const step = plates.at(-1);
  let left = Math.max(Math.floor((weight - bar) / 2 / step + 0.5 + 1e-9), 0) * step;
  const total = bar + 2 * left;
  const words = plates.flatMap((plate) => {
    const count = Math.floor(left / plate + 1e-9);
    left -= count * plate;
    return count === 0 ? [] : count === 1 ? `${plate}` : `${count} × ${plate}`;
  });
  const load = words.length ? `Each side: ${words.join(" + ")}` : "The empty bar";
  return Math.abs(total - weight) < 0.06 ? load : `Nearest: ${total} ${unit}. ${load}`;
}
