// Hears what happens while a page is open: new notices, how many are unread, what buddies write. Only the page in front
// listens. What happened before it listened, or while it could not, is unheard: `live-open` has lists fetched anew.
import { badge } from "./badge.js";
import { links } from "./links.js";
import { member } from "./member.js";
import { look as lookAtSession } from "./session-look.js";
import { toast } from "./toast.js";

// Who leafs through pages needs no stream for each; who is talking wants to hear soon.
const REST = 2000;
const REST_OF_TALKERS = 800;
let stream;
let waiting;

// Who isn't given a stream, as while the server starts anew, asks again: soon, then ever later, and not all at once.
const SOONEST = 3000;
const LATEST = 60000;
let pause = SOONEST;

const tell = (name, detail) => document.body.dispatchEvent(new CustomEvent(name, { detail }));

function bell(count) {
  // The app's icon counts only for who allowed notices; not every system has badges.
  if (self.Notification?.permission === "granted") navigator.setAppBadge?.(count).catch(() => undefined);
  badge(document.querySelector(".bell"), "Notices", "bell-count", count);
}

// What the stream said last; the server may not have known it yet when it made a page that comes after.
const counts = {};

// What is said in the chat in front of them is read within a moment: nothing lights up for it.
let counting;
function chats(count) {
  clearTimeout(counting);
  counting = setTimeout(
    () => badge(document.querySelector(`.place[href="${links.together}"]`), "Together", "place-count", count),
    document.querySelector("[data-chat]") ? 600 : 0,
  );
}

function listen() {
  stream = new EventSource(links.live);
  stream.addEventListener("open", () => {
    pause = SOONEST;
    tell("live-open");
  });
  stream.addEventListener("unread", (event) => bell(counts.unread = Number(event.data)));
  stream.addEventListener("chats", (event) => chats(counts.chats = Number(event.data)));
  stream.addEventListener("notice", (event) => {
    const { path, text } = JSON.parse(event.data);
    // A page that is this news itself says so: <section data-said="/path">.
    if (![...document.querySelectorAll("[data-said]")].some(({ dataset }) => dataset.said === path)) toast(text);
    tell("live-notice");
  });
  for (const name of ["message", "reading", "buddies"]) {
    stream.addEventListener(name, (event) => tell(`live-${name}`, JSON.parse(event.data)));
  }
  stream.addEventListener("missed", () => tell("live-open"));
  // A browser comes back by itself after a stream that ended, not after an answer that is none. It may have outlived its
  // session, too.
  stream.addEventListener("error", ({ target }) => {
    if (target.readyState !== EventSource.CLOSED || target !== stream) return;
    lookAtSession();
    stream = undefined;
    waiting = setTimeout(listen, pause * (0.5 + Math.random()));
    pause = Math.min(2 * pause, LATEST);
  });
}

// A list stays as it is while a form in it is being sent: what becomes of a form that was taken away is told to nobody, so it
// would be kept and sent again. Its answer brings the page anew.
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (detail.requestConfig.elt === detail.target && detail.target.querySelector("form.htmx-request")) detail.shouldSwap = false;
});

// A list that says what it said stays as it is, under the finger or the reader that is just there; so does one whose
// page isn't there any more.
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (!detail.requestConfig.triggeringEvent?.type.startsWith("live-")) return;
  const list = new DOMParser().parseFromString(detail.serverResponse, "text/html").getElementById(detail.target.id);
  if (!list || list.innerHTML === detail.target.innerHTML) detail.shouldSwap = false;
});

function hush() {
  clearTimeout(waiting);
  stream?.close();
  stream = undefined;
  counts.unread = counts.chats = undefined;
}

function look() {
  hush();
  const rest = document.querySelector("[data-chat]") ? REST_OF_TALKERS : REST;
  if (member() && document.visibilityState === "visible") waiting = setTimeout(listen, rest);
}

// What happened while a page was on its way was told to the one before.
document.addEventListener("spotter:page", () => {
  if (stream?.readyState !== EventSource.OPEN) return;
  if (counts.unread !== undefined) bell(counts.unread);
  if (counts.chats !== undefined) chats(counts.chats);
  tell("live-open");
});
document.addEventListener("visibilitychange", look);
// A stream from before may hang without knowing.
addEventListener("online", look);
addEventListener("pagehide", hush);
addEventListener("pageshow", look);
