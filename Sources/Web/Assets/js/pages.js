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

// When something between here and the server answers a form that doesn't wait.
const FAILED = "That didn't work. Try again in a moment.";
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

// htmx swaps nothing: it would parse the page once more, and look at every element of both before anything is painted.
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (!isPage(detail.requestConfig)) return;
  detail.shouldSwap = false;
  detail.isError = false;
  // Who keeps what a form said may keep the form in front, too.
  if (document.dispatchEvent(new CustomEvent("spotter:answer", { cancelable: true, detail }))) receive(detail);
});

function receive(detail) {
  const page = new DOMParser().parseFromString(detail.serverResponse, "text/html");
  const { again } = purposeOf(detail);
  if (!isWanted(detail) || (again && detail.pathInfo.finalRequestPath !== here())) return takeToast(page);
  const isWrite = detail.requestConfig.verb !== "get";
  const isRefused = isWrite && detail.xhr.status >= 400;
  // What a write was answered can't be asked for again.
  if (!fits(page, isWrite) && !isRefused) return load(detail);
  if (!page.getElementById("page")) return isKept(detail.requestConfig) || toast(FAILED);
  arrival = Date.now();
  if (again) arrive();
  notePlace(detail);
  // A form that came back stands where it stood: with complaints, or drawn again from what was typed.
  if (!isRefused && !(isWrite && isDrawing(detail.requestConfig))) enterPage(detail, isWrite);
  change(page, detail);
}

// What was asked for here says itself how it is entered; a link and a form lead on.
function enterPage({ boosted, etc, pathInfo: { anchor, finalRequestPath, responsePath }, requestConfig: { elt } }, isWrite) {
  const path = responsePath ?? finalRequestPath;
  const place = anchor && !path.includes("#") ? `${path}#${anchor}` : path;
  if (etc.replace) enter(place, "replace");
  else if (etc.push || boosted) enter(place, "push", isWrite && isLast(elt));
}

function change(page, detail) {
  const { again, scroll } = purposeOf(detail);
  const { kept, theme } = page.documentElement.dataset;
  const root = document.documentElement;
  if (root.dataset.theme !== theme) root.dataset.theme = theme;
  root.toggleAttribute("data-kept", kept !== undefined);
  const isLed = again || detail.pathInfo.anchor || detail.requestConfig.verb !== "get";
  put(page, !isLed && !page.querySelector("[data-place], main [role=alert], [aria-invalid=true]"));
  if (!again && !backToPlace() && !toChanged()) scrollTo({ top: 0, behavior: "instant" });
  toComplaint(document.getElementById("page"));
  // Reading goes on where a new page would begin.
  if (!document.activeElement?.matches("[aria-invalid=true], [role=alert]")) {
    document.getElementById("main").focus({ preventScroll: true });
  }
  start(detail.requestConfig);
  if (again) scrollToKept({ scroll });
  if (detail.pathInfo.anchor) document.getElementById(detail.pathInfo.anchor)?.scrollIntoView({ block: "start", behavior: "instant" });
}

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

// A page with a policy of its own keeps its document to itself.
if (document.querySelector("[data-own-document]")) document.body.removeAttribute("hx-boost");

addEventListener("popstate", ({ state }) => {
  // From one place of a page to another there is nothing to bring.
  if (isHere()) scrollToKept(state);
  else show(state?.scroll ?? 0);
});
