// Plays songs that a page kept on this device; what a player asks of them is cut here, for a cache knows only whole ones.
import { SONGS } from "./names.js";

export async function song(request) {
  const kept = await caches.match(request.url, { cacheName: SONGS, ignoreVary: true });
  if (!kept) return fetch(request);
  const asked = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("Range") ?? "");
  if (!asked) return kept;
  const whole = await kept.blob();
  const start = Number(asked[1]);
  const end = Math.min(asked[2] === "" ? whole.size : Number(asked[2]) + 1, whole.size);
  if (start >= end) return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${whole.size}` } });
  const headers = new Headers(kept.headers);
  headers.set("Content-Range", `bytes ${start}-${end - 1}/${whole.size}`);
  headers.set("Content-Length", String(end - start));
  return new Response(whole.slice(start, end), { status: 206, headers });
}
