// Draws the gyms of the list below on a map, with the tiles the operator chose.
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

export async function draw(place) {
  await leaflet();
  place.hidden = false;
  const colour = getComputedStyle(place).getPropertyValue("--coral").trim();
  const map = window.L.map(place, { attributionControl: true, scrollWheelZoom: false });
  map.attributionControl.setPrefix(false);
  const attribution = document.createElement("span");
  attribution.textContent = place.dataset.attribution;
  window.L.tileLayer(place.dataset.map, { maxZoom: 19, attribution: attribution.outerHTML, referrerPolicy: "strict-origin" }).addTo(map);
  const gyms = [...document.querySelectorAll("[data-gyms] [data-gym]")];
  window.L.circleMarker(at(place), { radius: 6, weight: 3, color: "#2466a8", fillOpacity: 1 }).addTo(map);
  for (const gym of gyms) {
    const mark = window.L.circleMarker(at(gym), { radius: 9, weight: 2, color: "#fff", fillColor: colour, fillOpacity: 1 });
    mark.bindTooltip(Object.assign(document.createElement("span"), { textContent: gym.dataset.gym }));
    mark.on("click", () => {
      gym.querySelector("details").open = true;
      gym.scrollIntoView({ block: "center" });
    });
    mark.addTo(map);
  }
  map.fitBounds([at(place), ...gyms.slice(0, 10).map(at)], { padding: [24, 24], maxZoom: 16 });
}
