// Copies of sessions that another member left on this device go; so do all once nobody is logged in.
import { knowsWho, member } from "./member.js";

export const PREFIX = "spotter-session:";

function isOfSomebodyElse(name) {
  try {
    return JSON.parse(localStorage.getItem(name)).member !== member();
  } catch {
    return true; // What can't be read is nobody's.
  }
}

try {
  const names = knowsWho() ? Object.keys(localStorage).filter((name) => name.startsWith(PREFIX)) : [];
  for (const name of names) if (!member() || isOfSomebodyElse(name)) localStorage.removeItem(name);
} catch {
  // Private windows may refuse; then nothing was kept.
}
