// What a finger's way across a card means, in pixels: to the right yes, to the left no. A small one means nothing, and
// neither does one that goes more up or down than across.
export function decision(across, down, width) {
  const enough = Math.min(width * 0.3, 120);
  if (Math.abs(across) < enough || Math.abs(across) < Math.abs(down) * 1.5) return undefined;
  return across > 0 ? "yes" : "no";
}
