// Draws what the list below shows on a map, with the tiles the operator chose.
const vendor = new URL("../vendor/", import.meta.url);

function load(element) {
  return new Promise((resolve, reject) => {
    element.addEventListener("load", resolve);
    element.addEventListener("error", reject);
    document.head.append(element);
  });
}

async function leaflet() {
  if (window.L) return;
  const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("leaflet.css", vendor) });
  const script = Object.assign(document.createElement("script"), { src: new URL("leaflet.js", vendor) });
  await Promise.all([load(style), load(script)]);
}

const at = ({ dataset }) => [Number(dataset.lat), Number(dataset.lon)];

// Those that stand in the same place share a mark.
function places(lines) {
  const marks = new Map();
  for (const line of lines) marks.set(at(line).join(), [...(marks.get(at(line).join()) ?? []), line]);
  return [...marks.values()];
}

const isBuddy = ({ dataset }) => "buddy" in dataset;

// A place that is only known to about a kilometre is a disc of as much, and no dot. Where a buddy is, it is full and has
// a name; a stranger's is light, with a dashed edge.
function mark(place, lines, colour) {
  const style = { weight: 2, color: "#fff", fillColor: colour, fillOpacity: 1 };
  const known = lines.some(isBuddy) ? { weight: 3, fillOpacity: 0.6 } : { dashArray: "4 4", fillOpacity: 0.2 };
  return "blurred" in place.dataset
    ? window.L.circle(at(lines[0]), { ...style, color: colour, ...known, radius: 460 })
    : window.L.circleMarker(at(lines[0]), { ...style, radius: 9 });
}

export async function draw(place, signal) {
  await leaflet();
  if (signal.aborted) return;
  place.hidden = false;
  const blurred = "blurred" in place.dataset;
  const colour = getComputedStyle(place).getPropertyValue(blurred ? "--sky" : "--coral").trim();
  const map = window.L.map(place, { attributionControl: true, scrollWheelZoom: false });
  signal.addEventListener("abort", () => map.remove());
  map.attributionControl.setPrefix(false);
  const attribution = document.createElement("span");
  attribution.textContent = place.dataset.attribution;
  window.L.tileLayer(place.dataset.map, { maxZoom: 19, attribution: attribution.outerHTML, referrerPolicy: "strict-origin" }).addTo(map);
  const lines = [...document.querySelectorAll("[data-pins] [data-pin]")];
  // Who looks anywhere is nowhere on it.
  const here = place.dataset.lat ? [place] : [];
  for (const spot of here) window.L.circleMarker(at(spot), { radius: 6, weight: 3, color: "#2466a8", fillOpacity: 1 }).addTo(map);
  for (const group of places(lines)) {
    const drawn = mark(place, group, colour);
    const names = group.map((line) => line.dataset.pin).join(", ");
    const buddies = group.filter(isBuddy).map((line) => line.dataset.pin);
    const words = Object.assign(document.createElement("span"), { textContent: names });
    drawn.bindTooltip(words, { permanent: blurred && buddies.length > 0, direction: "top" });
    drawn.on("click", () => {
      const details = group[0].querySelector("details");
      if (details) details.open = true;
      group[0].scrollIntoView({ block: "center" });
    });
    drawn.addTo(map);
  }
  map.fitBounds([...here, ...lines.slice(0, 10)].map(at), { padding: blurred ? [48, 48] : [24, 24], maxZoom: 16 });
}
