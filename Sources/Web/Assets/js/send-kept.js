// Sends what was kept, in the order it was written, whenever there may be a network again.
import { forget, isForm, isWaiting, keep, keptBy } from "./kept-forms.js";
import { links } from "./links.js";
import { member } from "./member.js";
import { show } from "./pages.js";
import { from } from "./same-member.js";
import { look } from "./session-look.js";
import { toast } from "./toast.js";

const DOORS = [links.start, links.logIn, links.signUp];
const LATER = [401, 408, 425, 429];

// What became of it: "sent", "waiting", or "refused" with words for why, and the version to overwrite if one likes.
async function send(write) {
  const response = await fetch(write.path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", "HX-Request": "true", "HX-Boosted": "true", ...from(write.member) },
    body: write.body,
  });
  const { status } = response;
  if (status === 401) look();
  if (DOORS.includes(new URL(response.url).pathname) || LATER.includes(status) || status >= 500) return { state: "waiting" };
  // What is to be removed and isn't there is removed.
  if (response.ok || (status === 404 && write.path.endsWith(links.removal))) return { state: "sent" };
  return { state: "refused", status, ...why(status, await response.text()) };
}

function why(status, html) {
  if (status === 404) return { words: "It was removed on another device meanwhile." };
  const page = new DOMParser().parseFromString(html, "text/html");
  if (status === 409) {
    const now = page.querySelector("[data-now]")?.textContent ?? "";
    return { words: `It was changed on another device meanwhile. ${now}`, version: page.querySelector("input[name=version]")?.value };
  }
  const complaints = [...page.querySelectorAll(".complaint, main [role=alert] .banner-title")].map((place) => place.textContent);
  return { words: [...new Set(complaints)].join(" ") || "It wasn't taken." };
}

async function sendKept() {
  const owner = member();
  if (!owner || !navigator.onLine) return;
  let sent = 0;
  let refused = 0;
  for (const write of (await keptBy(owner)).filter((write) => isForm(write) && isWaiting(write))) {
    const outcome = await send(write);
    if (outcome.state === "waiting") break;
    if (outcome.state === "sent") await forget(write.number);
    else await keep({ ...write, ...outcome });
    outcome.state === "sent" ? sent += 1 : refused += 1;
  }
  if (sent > 0) await showDay();
  if (sent > 0) toast(sent === 1 ? "Back online. What you added is saved." : `Back online. ${sent} things you added are saved.`);
  if (refused > 0) toast(refused === 1 ? "One thing wasn't taken. Today's page says why." : `${refused} things weren't taken. Today's page says why.`);
}

// A day that is being looked at shows what came in, also from other devices, unless somebody is typing.
async function showDay() {
  if (!document.querySelector("[data-pending]") || document.activeElement?.matches("input, select, textarea")) return;
  await show();
}

// One tab at a time; a failure here leaves everything kept for the next try.
export function trySending() {
  const attempt = () => sendKept().catch(() => undefined);
  return navigator.locks ? navigator.locks.request("spotter-kept", attempt) : attempt();
}

addEventListener("online", trySending);
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && trySending());
setInterval(trySending, 30000);
trySending();
