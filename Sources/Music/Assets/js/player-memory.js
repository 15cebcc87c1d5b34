// What plays is remembered on this device, for the member it is of, until they log out (`log-out.js` forgets it).
const KEPT = "spotter-player";
// Milliseconds: what stopped longer ago isn't taken up again.
const LASTING = 12 * 3_600_000;

export function store(member, deck) {
  try {
    if (!deck?.song) return localStorage.removeItem(KEPT);
    localStorage.setItem(KEPT, JSON.stringify({ member, queue: deck.queue, at: deck.at, saved: Date.now() }));
  } catch {
    // Private windows may refuse; then it isn't remembered.
  }
}

export function restore(member) {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT));
    const isOf = kept?.member === member && Date.now() - kept.saved < LASTING && kept.queue.songs.length > 0;
    if (!isOf) localStorage.removeItem(KEPT);
    return isOf ? kept : undefined;
  } catch {
    return undefined;
  }
}
