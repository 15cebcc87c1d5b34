// Keeps a playlist on this device, so that it plays without a network; the worker plays what is kept (`worker/songs.js`), and
// it is forgotten with its member's pages.
import { attach } from "./attach.js";
import { readQueue } from "./player-queue.js";
import { toast } from "./toast.js";

const SONGS = "songs";

const isHere = async (songs) => {
  const kept = await Promise.all(songs.map(({ stream }) => caches.match(stream, { cacheName: SONGS })));
  return kept.every(Boolean);
};

async function hasRoom(songs) {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || songs.reduce((sum, { bytes }) => sum + bytes, 0) < quota - usage;
}

async function keep(songs, tell) {
  if (!(await hasRoom(songs))) return toast("This device has no room for it.");
  // A browser that is short of room keeps this longer.
  navigator.storage?.persist?.().catch(() => undefined);
  const cache = await caches.open(SONGS);
  for (const [place, { stream }] of songs.entries()) {
    tell(`${place + 1} of ${songs.length}`);
    if (await cache.match(stream)) continue;
    const answer = await fetch(stream);
    if (answer.status !== 200) throw new Error(answer.status);
    await cache.put(stream, answer);
  }
}

async function letGo(songs) {
  const cache = await caches.open(SONGS);
  for (const { stream } of songs) await cache.delete(stream);
}

attach("[data-keep-songs]", async (part) => {
  if (!navigator.serviceWorker || !globalThis.caches) return;
  const button = part.querySelector("[data-keep-button]");
  const words = part.querySelector("[data-keep-words]");
  const before = words.textContent;
  const songs = readQueue();
  const show = async () => {
    const kept = await isHere(songs);
    part.dataset.keepSongs = kept ? "kept" : "";
    words.textContent = kept ? "It is kept on this device until you log out, and plays without a network." : before;
    button.textContent = kept ? "Take it off this device" : "Keep for the gym";
    button.disabled = false;
  };
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      if (part.dataset.keepSongs === "kept") await letGo(songs);
      else await keep(songs, (progress) => { button.textContent = `Keeping ${progress}`; });
    } catch {
      toast("Not all of it could be kept. Are you online, and has this device room?");
    }
    show();
  });
  await show();
  part.hidden = false;
});
