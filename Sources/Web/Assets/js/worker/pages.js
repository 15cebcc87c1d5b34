// Brings pages: from the network, and from what is kept when it fails or is slow.
import { FOR_LATER, forgetMember, forgotten, hasEnded, isKept, keepPage, keptPage, leadsOn, look, mayKeep } from "./keeping.js";
import { hasLeft } from "./leaving.js";
import { ASSETS, AWAY, OFFLINE, TODAY, isDoor, places } from "./names.js";
import { wroteLately } from "./writes.js";

const SLOW = 2500;

export async function page(event) {
  const { request } = event;
  if (!(await hasLeft())) return standIn();
  const begun = forgotten();
  const network = fetch(request);
  const keeping = network.then((response) => mayKeep(response) && keepPage(request, response.clone(), begun));
  event.waitUntil(keeping.catch(() => undefined)); // A lost network is told by the page itself.
  try {
    const first = wroteLately() ? await network : await Promise.race([network, slow(request)]);
    // A kept page is in front while the answer leads elsewhere: perhaps to the log-in.
    if (first && isKept(first)) event.waitUntil(network.then((response) => leadsOn(response) && look(true), () => undefined));
    return (first && isKept(first) ? marked(first) : first) ?? (await network);
  } catch {
    const kept = (await keptPage(request)) ?? (await adding(request));
    return kept ? marked(kept) : standIn();
  }
}

// A kept page says that it is one, so that it asks for itself anew (`kept-page.js`).
const marked = async (kept) => new Response((await kept.text()).replace("<html ", "<html data-kept "), kept);

// One page stands in for adding food to any meal of any day.
async function adding({ url }) {
  return new URL(url).pathname === places.food ? keptPage(new Request(AWAY)) : undefined;
}

// Under the address that was asked for, which is the one to try again.
async function standIn() {
  const page = await caches.match(OFFLINE);
  return page ? new Response(page.body, page) : Response.error();
}

// A page keeps its own name for a piece of it.
export async function piece(request) {
  const name = new Request(request.url + "?piece");
  const begun = forgotten();
  try {
    const response = await fetch(request);
    if (mayKeep(response)) await keepPage(name, response.clone(), begun);
    return response;
  } catch {
    return (await keptPage(name)) ?? Response.error();
  }
}

// What a page brought along before this worker was there to see it, and what a form has changed since. Fetched for later:
// a toast is left to the page in front.
export async function keepShown({ member, page, assets, written }) {
  const cache = await caches.open(ASSETS);
  await Promise.all(assets.map(async (name) => (await cache.match(name)) ?? cache.add(name)));
  if (!member) return;
  const begun = forgotten();
  const away = new URL(AWAY, page).href;
  for (const address of new Set([page, new URL(TODAY, page).href, away])) {
    const request = new Request(address, { headers: FOR_LATER });
    const isWanted = address === away || address === page ? !(await keptPage(request)) : false;
    if (isDoor(new URL(address).pathname) || !(isWanted || (written && address !== away))) continue;
    const response = await fetch(request);
    if (hasEnded(response)) return forgetMember(true);
    if (mayKeep(response)) await keepPage(request, response, begun);
  }
}

// The kept page once the network was slow; undefined when there is none and waiting goes on.
async function slow(request) {
  await new Promise((resolve) => setTimeout(resolve, SLOW));
  return keptPage(request);
}
