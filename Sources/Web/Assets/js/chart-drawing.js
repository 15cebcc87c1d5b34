// Draws with Chart.js what the server drew: a finger finds the nearest dot, reads it and opens it.
//
// Everything comes from the server's drawing: places, words, ticks and, so that a theme has one home, colours.
import { visit } from "./pages.js";
import "../vendor/chart.js";

const { Chart } = globalThis;
const REACH = 24; // Pixels to each side: half of what a finger needs.

const pairs = (text) => text.split(" ").map((pair) => pair.split(":").map(Number)).map(([x, y]) => ({ x, y }));
const gap = [{ x: NaN, y: NaN }];

const dots = (drawing) => [...drawing.querySelectorAll(".chart-dot")];
const ticks = (drawing, axis) =>
  [...drawing.querySelectorAll(`.chart-label-${axis}`)].map((label) => ({ value: Number(label.dataset.at), label: label.textContent }));

function line(path) {
  const look = (name) => getComputedStyle(path)[name];
  return {
    data: path.dataset.points.split(";").flatMap((stretch, index) => (index ? [...gap, ...pairs(stretch)] : pairs(stretch))),
    borderColor: () => look("stroke"),
    borderWidth: parseFloat(look("strokeWidth")),
    borderDash: look("strokeDasharray").split(",").map(parseFloat).filter(Number.isFinite),
    pointRadius: 0,
    showLine: true,
  };
}

function dotted(circles) {
  const look = (name) => ({ dataIndex }) => getComputedStyle(circles[dataIndex] ?? circles[0])[name];
  const size = circles.length > 60 ? 2.5 : 4;
  return {
    data: circles.map(({ dataset }) => ({ x: Number(dataset.x), y: Number(dataset.y) })),
    pointBackgroundColor: look("fill"),
    pointBorderColor: look("stroke"),
    pointBorderWidth: ({ dataIndex }) => (circles[dataIndex]?.classList.contains("chart-dot-partial") ? 1.5 : 0),
    pointRadius: size,
    pointHoverRadius: size + 3,
    showLine: false,
    clip: false,
  };
}

Chart.Interaction.modes.dot = (chart, { x }) => {
  const found = chart.getDatasetMeta(0).data.map((element, index) => ({ element, datasetIndex: 0, index }));
  const away = ({ element }) => Math.abs(element.x - x);
  found.sort((a, b) => away(a) - away(b));
  return found.slice(0, 1).filter((item) => away(item) <= REACH);
};

export function draw(figure, signal) {
  if (signal.aborted) return;
  const stage = figure.querySelector(".chart-stage");
  const drawing = stage.querySelector("svg");
  const circles = dots(drawing);
  const soft = () => getComputedStyle(drawing.querySelector(".chart-label")).fill;
  const { xLowest, xHighest, yLowest, yHighest } = figure.dataset;
  const scale = (axis, min, max, grid) => ({
    type: "linear", min: Number(min), max: Number(max),
    afterBuildTicks: (scale) => { scale.ticks = ticks(drawing, axis); },
    ticks: { color: soft, maxRotation: 0, autoSkip: axis === "x", callback: (value, index, all) => all[index].label },
    grid: { display: grid, color: () => getComputedStyle(drawing.querySelector(".chart-grid")).stroke },
    border: { display: false },
  });
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  stage.append(canvas);
  drawing.setAttribute("hidden", "");
  Chart.defaults.font.family = getComputedStyle(figure).fontFamily;
  const chart = new Chart(canvas, {
    type: "line",
    data: { datasets: [dotted(circles), ...[...drawing.querySelectorAll(".chart-line")].map(line)] },
    options: {
      parsing: false, maintainAspectRatio: false,
      animation: matchMedia("(prefers-reduced-motion: reduce)").matches ? false : { duration: 200 },
      interaction: { mode: "dot" },
      onClick: (event, [item]) => { if (item) visit(circles[item.index].closest("a").getAttribute("href")); },
      onHover: (event, [item]) => { canvas.style.cursor = item ? "pointer" : "default"; },
      scales: { x: scale("x", xLowest, xHighest, false), y: scale("y", yLowest, yHighest, true) },
      plugins: {
        legend: { display: false },
        tooltip: { displayColors: false, callbacks: { title: () => "", label: ({ dataIndex }) => circles[dataIndex].dataset.words.split("; ") } },
      },
    },
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => chart.update(), { signal });
  signal.addEventListener("abort", () => chart.destroy());
}
