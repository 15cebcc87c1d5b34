// Sends what happened in workouts, in its order, whenever there may be a network: each event counts once on the server,
// so what is not known to have arrived is sent again.
import { forgetAll, keep, keptBy } from "./kept-forms.js";
import { member } from "./member.js";
import { from } from "./same-member.js";
import { look } from "./session-look.js";
import { toast } from "./toast.js";

const AT_ONCE = 100;
const LATER = [401, 408, 425, 429];

function waiting(writes) {
  const sessions = Map.groupBy(writes.filter(({ event, state }) => event && state === "waiting"), ({ path }) => path);
  return [...sessions].map(([path, told]) => ({ path, told: told.slice(0, AT_ONCE), more: told.length > AT_ONCE }));
}

// Whether it is worth trying the next ones.
async function send({ path, told }) {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", ...from(told[0].member) },
    body: JSON.stringify({ events: told.map(({ event }) => event) }),
  });
  if (response.status === 401) look();
  if (LATER.includes(response.status) || response.status >= 500) return false;
  if (response.ok) {
    const answer = await response.json();
    await forgetAll(told.map(({ number }) => number));
    document.dispatchEvent(new CustomEvent("spotter:session", { detail: { path, answer, sent: told.map(({ event }) => event.requestId) } }));
  } else if (response.status === 404) {
    await forgetAll(told.map(({ number }) => number));
    toast("That workout was removed on another device.");
  } else {
    for (const write of told) await keep({ ...write, state: "refused" });
    toast("Something of your workout wasn't taken. Load the page again.");
  }
  return true;
}

async function sendAll() {
  const owner = member();
  if (!owner || !navigator.onLine) return;
  for (let more = true; more;) {
    const batches = waiting(await keptBy(owner));
    for (const batch of batches) if (!(await send(batch))) return;
    more = batches.some((batch) => batch.more);
  }
}

// One tab at a time; a failure here leaves everything kept for the next try.
export function trySendingEvents() {
  const attempt = () => sendAll().catch(() => undefined);
  return navigator.locks ? navigator.locks.request("spotter-events", attempt) : attempt();
}

addEventListener("online", trySendingEvents);
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && trySendingEvents());
setInterval(trySendingEvents, 15000);
trySendingEvents();
