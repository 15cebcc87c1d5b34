// Hears what happens while a page is open: new notices and how many are unread. Only the page in front listens.
import { member } from "./member.js";
import { toast } from "./toast.js";

// Who leafs through pages needs no stream for each.
const REST = 2000;
let stream;
let waiting;

function badge(count) {
  navigator.setAppBadge?.(count).catch(() => undefined); // Not every system has badges.
  const bell = document.querySelector(".bell");
  if (!bell) return;
  const shown = count > 99 ? "99+" : String(count);
  bell.setAttribute("aria-label", count > 0 ? `Notices, ${shown} unread` : "Notices");
  let mark = bell.querySelector(".bell-count");
  if (count === 0) return mark?.remove();
  if (!mark) {
    mark = document.createElement("span");
    mark.className = "bell-count";
    mark.setAttribute("aria-hidden", "true");
    bell.append(mark);
  }
  mark.textContent = shown;
}

function listen() {
  stream = new EventSource("/live");
  stream.addEventListener("unread", (event) => badge(Number(event.data)));
  stream.addEventListener("notice", (event) => {
    toast(JSON.parse(event.data).text);
    document.body.dispatchEvent(new CustomEvent("live-notice"));
  });
  // Something may have happened unheard: what is shown is fetched anew.
  stream.addEventListener("missed", () => document.body.dispatchEvent(new CustomEvent("live-notice")));
}

function hush() {
  clearTimeout(waiting);
  stream?.close();
  stream = undefined;
}

function look() {
  hush();
  if (member() && document.visibilityState === "visible") waiting = setTimeout(listen, REST);
}

document.addEventListener("visibilitychange", look);
addEventListener("pagehide", hush);
addEventListener("pageshow", look);
