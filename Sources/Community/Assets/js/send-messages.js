// Sends what was said, in the order it was written, whenever there may be a network: each counts once on the server, so
// what is not known to have arrived is sent again.
import { forget, keep, keptBy } from "./kept-forms.js";
import { member } from "./member.js";
import { from } from "./same-member.js";
import { look } from "./session-look.js";

const LATER = [401, 408, 425, 429];
// Until when the server wants to hear nothing.
let rest = 0;

// Whether it is worth trying the next one.
async function send(write) {
  const response = await fetch(write.path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", ...from(write.member) },
    body: JSON.stringify(write.message),
  });
  if (response.status === 401) look();
  if (LATER.includes(response.status) || response.status >= 500) {
    const seconds = Number(response.headers.get("Retry-After"));
    if (seconds > 0) {
      rest = Date.now() + seconds * 1000;
      setTimeout(trySendingMessages, seconds * 1000 + 10);
    }
    return false;
  }
  if (response.ok) {
    // The page shows what was said before it stops showing what waits.
    const showing = [];
    document.dispatchEvent(new CustomEvent("spotter:sent", { detail: { path: write.path, showing } }));
    await Promise.all(showing);
    await forget(write.number);
  } else {
    await keep({ ...write, state: "refused", words: await why(response) });
  }
  return true;
}

async function why(response) {
  if (response.status === 404) return "It wasn't sent: you two aren't buddies any more.";
  const { detail, errors } = await response.json();
  return `It wasn't sent. ${Object.values(errors ?? {}).flat().join(" ") || detail}`;
}

async function sendAll() {
  const owner = member();
  while (owner && navigator.onLine && Date.now() >= rest) {
    const next = (await keptBy(owner)).find(({ message, state }) => message && state === "waiting");
    if (!next || !(await send(next))) return;
  }
}

// One tab at a time; a failure here leaves everything kept for the next try.
export function trySendingMessages() {
  const attempt = () => sendAll().catch(() => undefined);
  return navigator.locks ? navigator.locks.request("spotter-messages", attempt) : attempt();
}

addEventListener("online", trySendingMessages);
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && trySendingMessages());
setInterval(trySendingMessages, 15000);
trySendingMessages();
