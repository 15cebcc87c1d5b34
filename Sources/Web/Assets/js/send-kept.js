// Sends what was kept, in the order it was written, whenever there may be a network again.
import { forget, isForm, isOfDay, isWaiting, keep, keptBy } from "./kept-forms.js";
import { KEY } from "./kept-requests.js";
import { links } from "./links.js";
import { member } from "./member.js";
import { mend } from "./mending.js";
import { here } from "./page-history.js";
import { show, visit } from "./pages.js";
import { from } from "./same-member.js";
import { look } from "./session-look.js";
import { toast } from "./toast.js";

const DOORS = [links.start, links.logIn, links.signUp];
const LATER = [401, 408, 425, 429];

// Whether an answer came from the door of who was logged out.
export const isDoor = (address) => Boolean(address) && DOORS.includes(new URL(address, location.href).pathname);

// What was kept before there were keys is told apart by its own id or version.
const keyOf = ({ key }) => (key ? { [KEY]: key } : {});

// What became of it: "sent", "waiting", or "refused" with words for why, and the version to overwrite if one likes.
async function send(write) {
  const response = await fetch(write.path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", "HX-Request": "true", "HX-Boosted": "true", ...keyOf(write), ...from(write.member) },
    body: write.body,
  });
  const { status } = response;
  if (status === 401) look();
  if (isDoor(response.url) || LATER.includes(status) || status >= 500) return { state: "waiting" };
  // What is to be removed and isn't there is removed.
  if (response.ok || (status === 404 && write.path.endsWith(links.removal))) return { state: "sent", leadsTo: placeOf(response) };
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

const placeOf = ({ redirected, url }) => (redirected ? new URL(url).pathname + new URL(url).search : undefined);

async function sendKept() {
  const owner = member();
  if (!owner || !navigator.onLine) return;
  const sent = [];
  const refused = [];
  for (const write of (await keptBy(owner)).filter((write) => isForm(write) && isWaiting(write))) {
    const outcome = await send(write);
    if (outcome.state === "waiting") break;
    if (outcome.state === "sent") await forget(write.number);
    else await keep({ ...write, ...outcome });
    (outcome.state === "sent" ? sent : refused).push({ ...write, ...outcome });
  }
  if (sent.length > 0 && !(await leadOn(sent))) await showAnew(sent);
  if (sent.length > 0) saySent(sent);
  if (refused.length > 0) await sayRefused(refused);
}

function saySent([first, ...others]) {
  const words = others.length === 0 ? "What you added is saved." : `${others.length + 1} things you added are saved.`;
  const leadsOn = others.length === 0 && !isOfDay(first) && first.leadsTo && first.leadsTo !== here();
  toast(`Back online. ${words}`, leadsOn && { words: "Look", act: () => visit(first.leadsTo) });
}

async function sayRefused([first, ...others]) {
  const place = [first, ...others].every(isOfDay) ? "Today's page" : "The list of what waits";
  if (others.length > 0) return toast(`${others.length + 1} things weren't taken. ${place} says why.`);
  if (isOfDay(first)) return toast(`One thing wasn't taken. ${place} says why.`);
  if (first.status === 404) return toast(`“${first.label}” wasn't taken. ${first.words}`);
  // Where it was typed it opens again by itself, unless somebody is typing.
  if (first.page === here() && !isTyping()) return mend(first);
  toast(`“${first.label}” wasn't taken. ${first.words}`, { words: "Mend it", act: () => mend(first) });
}

const isTyping = () => document.activeElement?.matches("input, select, textarea");

// Who still stands where the one form was sent from goes where its answer leads, as with a network; not who types again.
async function leadOn([first, ...others]) {
  const mayLead = others.length === 0 && !isOfDay(first) && first.page === here() && first.leadsTo && first.leadsTo !== here();
  if (!mayLead || isTyping()) return false;
  await visit(first.leadsTo);
  return true;
}

// A day that is being looked at shows what came in, also from other devices; so does the page that a form was sent from.
async function showAnew(sent) {
  const concerns = document.querySelector("[data-pending]") || sent.some((write) => !isOfDay(write) && write.page === here());
  if (concerns && !isTyping()) await show();
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
