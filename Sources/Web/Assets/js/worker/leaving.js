// A log-out that the server didn't hear of yet: a page noted it with whose it was (`log-out.js`). Until it is sent, no page
// is shown.
import { LEAVING, places } from "./names.js";

// Returns whether nobody is leaving any more; false while the server can't be reached.
export async function hasLeft() {
  if (!(await caches.has(LEAVING))) return true;
  const note = await (await caches.open(LEAVING)).match("/.log-out");
  const headers = note ? { "Spotter-Member": await note.text() } : {};
  const answer = await fetch(places.logOut, { method: "POST", redirect: "manual", headers }).catch(() => undefined);
  // Refused where the session is somebody else's by now.
  if (!answer || answer.status >= 500 || answer.status === 429) return false;
  await caches.delete(LEAVING);
  return true;
}
