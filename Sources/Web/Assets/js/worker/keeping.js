// Keeps pages for their member.
//
// A page is kept when its answer says for how many seconds (`Spotter-Keep`); nothing else is. It is neither shown nor left
// after that, and goes at once when its member logs out, when somebody else logs in, and at the first contact after the
// session was ended elsewhere. What waits to be sent stays, bound to who wrote it (`kept-forms.js`).
import { AWAY, LEAVING, PAGES, SONGS, TODAY, places } from "./names.js";

const KEPT_PAGES = 40;
const KEPT_AT = "Spotter-Kept-At";
const MEMBER = "/.member";
export const FOR_LATER = { Accept: "text/html", Purpose: "prefetch" };

// Counts what was forgotten: a page that was asked for before isn't kept after.
let round = 0;
export const forgotten = () => round;

export const isKept = (response) => response.headers.has(KEPT_AT);
export const mayKeep = (response) => response.ok && !response.redirected && response.type === "basic" && response.headers.has("Spotter-Keep");

function isFresh({ headers }) {
  const age = Date.now() - Number(headers.get(KEPT_AT));
  // A clock that was put back must not keep it longer.
  return Math.abs(age) < Number(headers.get("Spotter-Keep")) * 1000;
}

// Where a page was asked for, its answer leads elsewhere; a document that is being loaded follows by itself.
export const leadsOn = ({ redirected, type }) => type === "opaqueredirect" || redirected;

// Its answer leads who asked to the log-in.
export const hasEnded = (response) => response.status === 401 || (response.redirected && new URL(response.url).pathname === places.logIn);

// A reminder's link to a playlist says that it should play (`player.js`), and leads to the same page as any other.
function nameOf({ url }) {
  const address = new URL(url);
  if (address.searchParams.has("play")) address.searchParams.delete("play");
  return address.href;
}

export async function keptPage(request) {
  const cache = await caches.open(PAGES);
  // The start leads on to today, so without a network today's page is the start.
  const path = new URL(request.url).pathname === places.start ? TODAY : nameOf(request);
  const kept = await cache.match(path, { ignoreVary: true });
  if (!kept || isFresh(kept)) return kept;
  await sweep();
  return undefined;
}

export async function keepPage(request, response, begun) {
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(Date.now()));
  // A page is the same whether a link or a load asked for it, so that only its address tells it from others here.
  headers.delete("Vary");
  const kept = new Response(await response.blob(), { headers });
  const cache = await caches.open(PAGES);
  // Who leaves notes it before the pages go (`log-out.js`), so that what is opened before the note goes with them.
  if (begun !== round || (await caches.has(LEAVING))) return;
  // It takes the place of an older one in one step, so that who looks for the page meanwhile finds one of the two.
  await cache.put(nameOf(request), kept);
  const pages = (await cache.keys()).filter((key) => isPage(key) && new URL(key.url).pathname !== AWAY);
  if (pages.length > KEPT_PAGES) await removeOldest(cache, pages);
}

// Removes what was kept longest ago.
async function removeOldest(cache, pages) {
  const keptAt = async (key) => Number((await cache.match(key, { ignoreVary: true }))?.headers.get(KEPT_AT) ?? 0);
  const dated = await Promise.all(pages.map(async (key) => ({ key, at: await keptAt(key) })));
  dated.sort((one, other) => other.at - one.at);
  await Promise.all(dated.slice(KEPT_PAGES).map(({ key }) => cache.delete(key, { ignoreVary: true })));
}

const isPage = ({ url }) => new URL(url).pathname !== MEMBER;

// Removes what was kept for too long.
export async function sweep() {
  const cache = await caches.open(PAGES);
  for (const key of (await cache.keys()).filter(isPage)) {
    const kept = await cache.match(key, { ignoreVary: true });
    if (kept && !isFresh(kept)) await cache.delete(key, { ignoreVary: true });
  }
}

const known = async () => (await (await caches.open(PAGES)).match(MEMBER))?.text();

// Whose pages these are is kept beside them; somebody else's are forgotten.
export async function meet(member) {
  const was = await known();
  if (was !== member) await forgetMember(was);
  const cache = await caches.open(PAGES);
  if (!(await caches.has(LEAVING))) await cache.put(MEMBER, new Response(member));
  await sweep();
}

// Asks whether the session here still stands; without a network nobody knows.
export async function look(over) {
  const response = await fetch(TODAY, { headers: FOR_LATER }).catch(() => undefined);
  if (response && hasEnded(response)) await forgetMember(over);
}

// On the way to the log-in no page is led out: it may be the one that is on its way.
export const lookOnTheWay = async () => ((await known()) ? look(false) : undefined);

// Open pages of who left (one member, or `true` for whoever it was) are led out, except the one that asked for it; notices
// on the screen go, too.
export async function forgetMember(over, asker) {
  round += 1;
  await caches.delete(PAGES);
  await caches.delete(SONGS);
  if (!over) return;
  for (const notice of await registration.getNotifications()) notice.close();
  // Only who allowed notices has a number on the app's icon.
  if (self.Notification?.permission === "granted") await navigator.clearAppBadge?.().catch(() => undefined);
  for (const client of await clients.matchAll({ includeUncontrolled: true })) {
    if (client.id !== asker) client.postMessage({ over });
  }
}

addEventListener("push", (event) => event.waitUntil(sweep()));
