// Shows notices and takes their answers.
import { assets, places } from "./names.js";
import { noteWrite } from "./writes.js";

addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json()));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(answer(event.notification.data, event.action));
});

// A browser wants something to be shown for every message, so one without words leads to the list.
async function show({ title = "Spotter", text = "There is something new.", path = places.notices, tag = "notices", actions = [], unread = 0 } = {}) {
  await navigator.setAppBadge?.(unread).catch(() => undefined); // Not every system has badges.
  await registration.showNotification(title, {
    body: text,
    tag,
    icon: `${assets}/icons/192.png`,
    data: { path, actions },
    actions: actions.map((action, place) => ({ action: String(place), title: action.label })),
  });
}

// An answer is sent from here; when that fails, and for everything else, the page opens; what leads on opens its own. What a page
// showed by itself (the end of a rest) leads back to that page.
async function answer(data, action) {
  if (!data?.path) return (await windows())[0]?.focus();
  const chosen = data.actions?.[action];
  if (chosen?.leadsOn) return open(chosen.path);
  if (chosen && (await sent(chosen.path))) return;
  await open(data.path);
}

export async function sent(path) {
  noteWrite();
  try {
    return (await fetch(own(path), { method: "POST", credentials: "same-origin" })).ok;
  } catch {
    return false;
  }
}

async function open(path) {
  const [first] = await windows();
  if (!first) return clients.openWindow(own(path));
  await first.focus();
  // A page that this worker doesn't control can't be led on.
  await first.navigate(own(path)).catch(() => clients.openWindow(own(path)));
}

const windows = () => clients.matchAll({ type: "window" });

// Never anywhere else than here.
export const own = (path) => new URL(path, location.origin).pathname + new URL(path, location.origin).search;
