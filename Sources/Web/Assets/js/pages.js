// Brings pages into the open document: what plays or counts at its foot lives on. htmx asks for the page as a whole, and
// #page of the answer takes the place of ours. What may not share a document with what is here is loaded anew.
import { toComplaint } from "./first-complaint.js";
import { backToPlace, isDrawing, notePlace, toChanged } from "./form-place.js";
import { isKept } from "./kept-requests.js";
import { arrive, enter, here, isHere, scrollToKept } from "./page-history.js";
import { member } from "./member.js";
import { ask, isPage, isWanted, purposeOf } from "./page-request.js";
import { put, start } from "./page-swap.js";
import { toast } from "./toast.js";
import { isLast } from "./way-back.js";

// htmx tells of a swap as ever and swaps nothing: it would parse the page once more, and look at every element of both.
const OURS = { serverResponse: "", swapOverride: "none settle:0ms", target: document.documentElement };
// When something between here and the server answers a form that doesn't wait.
const FAILED = "That didn't work. Try again in a moment.";
// The pages that are about to be shown, by their requests.
const coming = new WeakMap();
let arrival = performance.timeOrigin + (performance.getEntriesByType("navigation")[0]?.responseEnd ?? performance.now());

const whose = (page) => page.querySelector("meta[name=spotter-member]")?.content;
const assetsOf = (page) => page.querySelector("script[type=module]")?.getAttribute("src");
const mayLead = () => document.body.getAttribute("hx-boost") === "true";

// When the page that is shown arrived, in milliseconds since 1970.
export const arrivedAt = () => arrival;

// Leads to a page of ours as a link to it would; `replace` leaves no way back to this one.
export function visit(path, { replace = false } = {}) {
  if (!mayLead()) return replace ? location.replace(path) : location.assign(path);
  return ask(path, replace ? { replace: "true" } : { push: "true" }, {});
}

// Shows the page of the address again, as it is now, scrolled to where it was before.
export function show(scroll = scrollY) {
  if (!mayLead()) return location.reload();
  return ask(here(), {}, { scroll, again: true });
}

document.addEventListener("htmx:beforeSwap", (event) => {
  const { detail } = event;
  if (!isPage(detail.requestConfig)) return;
  detail.shouldSwap = false;
  detail.isError = false;
  const { again } = purposeOf(detail);
  const page = new DOMParser().parseFromString(detail.serverResponse, "text/html");
  if (!isWanted(detail) || (again && detail.pathInfo.finalRequestPath !== here())) return takeToast(page);
  const isWrite = detail.requestConfig.verb !== "get";
  const isRefused = isWrite && detail.xhr.status >= 400;
  // What a write was answered can't be asked for again.
  if (!fits(page, isWrite) && !isRefused) return load(detail);
  if (!page.getElementById("page")) return isKept(detail.requestConfig) || toast(FAILED);
  coming.set(detail.xhr, page);
  detail.shouldSwap = true;
  Object.assign(detail, OURS);
  arrival = Date.now();
  if (again) arrive();
  notePlace(detail);
});

function fits(page, isWrite) {
  if (!page.getElementById("page") || page.querySelector("[data-own-document]")) return false;
  // The page that stands in for one that can't be reached knows nobody.
  if (page.querySelector("[data-retry]")) return true;
  return whose(page) === member() && (isWrite || assetsOf(page) === assetsOf(document));
}

// The server says once what happened; when that answer is no longer wanted, the page that is shown says it.
function takeToast(page) {
  const toast = whose(page) === member() && page.querySelector("#toasts [data-toast]");
  if (!toast) return;
  document.getElementById("toasts").append(toast);
  htmx.process(toast);
  htmx.trigger(toast, "htmx:load");
}

function load(detail) {
  const { pathInfo: { anchor }, xhr } = detail;
  const address = (xhr.responseURL || location.href) + (anchor ? `#${anchor}` : "");
  return purposeOf(detail).again ? location.replace(address) : location.assign(address);
}

document.addEventListener("htmx:beforeHistoryUpdate", ({ detail: { history: { path, type }, requestConfig, xhr } }) => {
  // A form that came back stands where it stood: with complaints, or drawn again from what was typed.
  const isWrite = requestConfig.verb !== "get";
  if (isWrite && (xhr.status >= 400 || isDrawing(requestConfig))) return;
  enter(path, type, isWrite && isLast(requestConfig.elt));
});

document.addEventListener("htmx:afterSwap", ({ detail }) => {
  const page = coming.get(detail.xhr);
  if (!page) return;
  const { kept, theme } = page.documentElement.dataset;
  const { dataset } = document.documentElement;
  if (dataset.theme !== theme) dataset.theme = theme;
  document.documentElement.toggleAttribute("data-kept", kept !== undefined);
  put(page);
  if (purposeOf(detail).again) return;
  if (!backToPlace() && !toChanged()) scrollTo({ top: 0, behavior: "instant" });
});

document.addEventListener("htmx:afterSettle", ({ detail }) => {
  if (!coming.has(detail.xhr)) return;
  toComplaint(document.getElementById("page"));
  // Reading goes on where a new page would begin.
  if (!document.activeElement?.matches("[aria-invalid=true], [role=alert]")) {
    document.getElementById("main").focus({ preventScroll: true });
  }
  start();
  const { again, scroll } = purposeOf(detail);
  if (again) scrollToKept({ scroll });
});

// A page with a policy of its own keeps its document to itself.
if (document.querySelector("[data-own-document]")) document.body.removeAttribute("hx-boost");

addEventListener("popstate", ({ state }) => {
  // From one place of a page to another there is nothing to bring.
  if (isHere()) scrollToKept(state);
  else show(state?.scroll ?? 0);
});
