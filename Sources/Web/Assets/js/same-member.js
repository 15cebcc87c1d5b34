// Every write says whose page it comes from: one that somebody else's session would answer waits or is refused.
import { member } from "./member.js";

export const from = (whose) => (whose ? { "Spotter-Member": whose } : {});

document.addEventListener("htmx:configRequest", ({ detail }) => {
  if (detail.verb !== "get") Object.assign(detail.headers, from(member()));
});
