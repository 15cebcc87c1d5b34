// What Spotter does behind its pages.
//
// Hashed assets: from the cache. Pages: from the network, from the cache when it fails or is slow; likewise what is usual
// at a day's meals. Songs: what is kept of them. Everything else (forms, fragments, the API, signing in and out) is left alone.
//
// Firefox runs no modules as workers before 147, and each import would be a request more: the server joins these files
// into one script, each module after those it imports (`Assets+Worker.swift`).
import { forgetMember, look, lookOnTheWay, meet, sweep } from "./keeping.js";
import { hasLeft } from "./leaving.js";
import { ASSETS, FILES, LEAVING, PAGES, SHELL, SONGS, isDoor, places } from "./names.js";
import "./notices.js";
import { keepShown, page, piece } from "./pages.js";
import { song } from "./songs.js";
import { noteWrite } from "./writes.js";

const USUAL = new RegExp(`^${places.usual.replace(/:[^/]+/, "[^/]+")}$`);

addEventListener("install", (event) => {
  event.waitUntil(caches.open(ASSETS).then((cache) => cache.addAll(SHELL)));
  skipWaiting();
});

addEventListener("activate", (event) => {
  event.waitUntil(removeOldCaches().then(sweep).then(() => clients.claim()));
});

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![ASSETS, LEAVING, PAGES, SONGS].includes(name)).map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method !== "GET") {
    noteWrite();
    if (isDoor(url.pathname)) event.waitUntil(forgetMember(url.pathname === places.logOut, event.clientId));
  } else if (url.pathname.startsWith(FILES)) {
    event.respondWith(asset(request));
  } else if (request.destination === "audio") {
    event.respondWith(song(request));
  } else if (isForPage(request) && !isDoor(url.pathname)) {
    event.respondWith(page(event));
  } else if (request.mode === "navigate" && url.pathname === places.logIn) {
    event.waitUntil(hasLeft().then(lookOnTheWay));
  } else if (USUAL.test(url.pathname)) {
    event.respondWith(piece(request));
  }
});

// A link leads to a page in a document of its own, or has it brought into the one that is open.
const isForPage = ({ headers, mode }) => mode === "navigate" || headers.has("HX-Boosted");

addEventListener("message", (event) => {
  if ("member" in event.data) event.waitUntil(greet(event.data));
  if ("look" in event.data) event.waitUntil(look(true));
});

// A page of who is leaving came past this worker: nothing of it is kept, and it is led out.
async function greet(shown) {
  const isLeaving = await caches.has(LEAVING);
  if (isLeaving && shown.member) return (await hasLeft()) ? forgetMember(true) : undefined;
  await meet(shown.member);
  await keepShown(shown);
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    const cache = await caches.open(ASSETS);
    await cache.put(request, copy);
  }
  return response;
}
