// Numbers as people type them: "1.5", "1,5", "1 1/2", "½".
const PARTS = { "¼": 0.25, "½": 0.5, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 };

export function number(typed) {
  let sum = 0;
  const spread = typed.trim().replace(/[¼½¾⅓⅔]/g, " $& ").trim();
  if (spread === "") return NaN;
  for (const word of spread.split(/\s+/)) {
    const [over, under] = word.split("/");
    sum += PARTS[word] ?? Number(over.replace(",", ".")) / Number(under ?? 1);
  }
  return sum;
}

// As a field holds it: no grouping, no needless zeros.
export function text(value) {
  return String(Number(value.toFixed(2)));
}

// As a page shows it: "1,204", "0.4".
export function shown(value, decimals) {
  return value.toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
