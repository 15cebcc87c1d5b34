// Telling a member on this device: asks the browser, and says what it says.
import { afterPaint } from "./after-paint.js";
import { attach } from "./attach.js";
import { links } from "./links.js";
import { member } from "./member.js";

// Who asked to be told here; somebody else who logs in on this device didn't.
const ASKED = "push-asked-by";
const CAN = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
const MISSING = /iPhone|iPad/.test(navigator.userAgent)
  ? "On an iPhone or iPad, put Spotter on your home screen first (Share, then Add to Home Screen) and open it from there."
  : "This browser can't show notices while Spotter is closed. Mail can be switched on below instead.";
const DENIED = "This browser was told not to show notices of Spotter. Allow them in its settings for this site, then come back.";

const bytes = (key) => Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

// What kind of device this is, in the words of its owner.
function deviceName() {
  const agent = navigator.userAgent;
  const find = (names) => names.find(([sign]) => agent.includes(sign))?.[1];
  const browser = find([["Edg/", "Edge"], ["Firefox/", "Firefox"], ["Chrome/", "Chrome"], ["Safari/", "Safari"]]) ?? "A browser";
  const system = find([["Android", "Android"], ["iPhone", "iPhone"], ["iPad", "iPad"], ["Mac OS", "Mac"], ["Windows", "Windows"], ["Linux", "Linux"]]);
  return system ? `${browser} on ${system}` : browser;
}

async function tell(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  const body = new URLSearchParams({ endpoint, p256dh: keys.p256dh, auth: keys.auth, name: deviceName() });
  const answer = await fetch(links.pushSubscriptions, { method: "POST", body, headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  localStorage.setItem(ASKED, member());
}

async function subscription() {
  return (await navigator.serviceWorker.ready).pushManager.getSubscription();
}

async function start(key) {
  const worker = await navigator.serviceWorker.ready;
  // One that was made with another key would never hear from us.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  await tell(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
}

// One that was made with another key hears nothing.
function isFor(key, known) {
  const made = known && new Uint8Array(known.options.applicationServerKey ?? []);
  return Boolean(made) && String(made) === String(bytes(key));
}

attach("[data-push]", async (section) => {
  const words = section.querySelector("[data-push-words]");
  const [on, off] = ["start", "stop"].map((name) => section.querySelector(`[data-push-${name}]`));
  if (!CAN) return (words.textContent = MISSING);
  const look = async (failure) => {
    const isOn = isFor(section.dataset.push, await subscription()) && localStorage.getItem(ASKED) === member();
    const isDenied = Notification.permission === "denied";
    on.hidden = isOn || isDenied;
    off.hidden = !isOn;
    section.querySelector("[data-push-buttons]").hidden = isDenied;
    words.textContent = failure ?? (isDenied ? DENIED : isOn ? "You are told on this device, even while Spotter is closed."
      : "Notices can come to this device even while Spotter is closed.");
  };
  const press = (button, act) => button.addEventListener("click", () => act().then(() => look(), () =>
    look(Notification.permission === "denied" ? DENIED : "That didn't work. Try again in a moment.")));
  press(on, () => start(section.dataset.push));
  press(off, async () => {
    await (await subscription())?.unsubscribe();
    localStorage.removeItem(ASKED);
  });
  await look();
});

// A session ends with what it was told on; whoever asked here and is back is told again, once for each visit.
afterPaint(() => {
  if (!CAN || !member() || Notification.permission !== "granted") return;
  if (localStorage.getItem(ASKED) !== member() || sessionStorage.getItem(ASKED)) return;
  sessionStorage.setItem(ASKED, "told");
  // Without a network the next visit says it.
  subscription().then((known) => known && tell(known)).catch(() => undefined);
});
