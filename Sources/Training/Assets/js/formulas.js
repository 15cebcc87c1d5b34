// The server's formulas of energy, compiled to WebAssembly from the same Swift files; nothing where a build or a browser
// has none of it, and then the server's numbers are shown.
const SEXES = ["female", "male", "other"];

export async function formulas() {
  try {
    const response = await fetch(new URL("../wasm/formulas.wasm", import.meta.url));
    if (!response.ok) return undefined;
    const { instance: { exports } } = await WebAssembly.instantiate(await response.arrayBuffer());
    return {
      // Kilocalories of so many minutes at a pulse (Keytel 2005).
      byPulse: ({ sex, kilograms, age }, beats, minutes) => exports.kilocalories_by_pulse(SEXES.indexOf(sex), beats, kilograms, age, minutes),
      // MET × kg × h.
      byEquivalents: (met, kilograms, minutes) => exports.kilocalories_by_equivalents(met, kilograms, minutes),
    };
  } catch {
    return undefined; // Without a network and never loaded before, or forbidden by the browser's settings.
  }
}
