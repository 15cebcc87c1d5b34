// Logging out needs no network: what is kept on this device goes at the tap, and the server hears of it as soon as it can be
// reached (`worker/leaving.js`).
//
// While something waits to be sent it says so first; that stays on this device for who wrote it.
import { attach } from "./attach.js";
import { dropDrafts } from "./draft-store.js";
import { keptBy } from "./kept-forms.js";
import { links } from "./links.js";
import { member } from "./member.js";
import { from } from "./same-member.js";
import { toast } from "./toast.js";

const LEAVING = "leaving";
const PAGES = "pages-";
const SONGS = "songs";
const PATIENCE = 5000;

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("[data-log-out]")) return;
  const isWarned = form.dataset.warned !== undefined;
  // A page without a worker keeps nothing and can send nothing later.
  if (isWarned && !navigator.serviceWorker?.controller) return refuse(event);
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isWarned) return leave();
  form.dataset.warned = "";
  // Without a store there is nothing that could wait.
  const waiting = (await keptBy(member()).catch(() => [])).length;
  if (waiting === 0) return form.requestSubmit();
  const things = waiting === 1 ? "One thing isn't sent yet. It waits" : `${waiting} things aren't sent yet. They wait`;
  toast(`${things} on this phone until you log in again. To leave now, log out once more.`);
}, true);

function refuse(event) {
  if (navigator.onLine) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  toast("Logging out needs a network.");
}

async function leave() {
  const whose = member();
  const note = await caches.open(LEAVING);
  await note.put("/.log-out", new Response(whose));
  for (const name of (await caches.keys()).filter((name) => name.startsWith(PAGES))) await caches.delete(name);
  await caches.delete(SONGS);
  dropDrafts();
  document.dispatchEvent(new Event("spotter:leaving"));
  try {
    const answer = await fetch(links.logOut, { method: "POST", redirect: "manual", headers: from(whose), signal: AbortSignal.timeout(PATIENCE) });
    if (answer.type === "opaqueredirect") await caches.delete(LEAVING);
  } catch {
    // The worker sends it later.
  }
  location.replace(links.start);
}

attach("[data-retry]", async () => {
  if (await caches.has(LEAVING).catch(() => false)) {
    toast("You are logged out on this phone. Spotter hears of it once you're back online.");
  }
});

// A page that comes back from the browser's memory after its member left.
addEventListener("pageshow", async ({ persisted }) => {
  if (persisted && member() && (await caches.has(LEAVING).catch(() => false))) location.replace(links.start);
});
