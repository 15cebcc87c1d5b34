// Which requests are kept on this device until they are answered: every form of a member's page, but those that say what
// needs a network (`data-online`). Each carries a key of its own, so that the server does once what is sent twice.
import { member } from "./member.js";
import { fresh } from "./request-id.js";

export const KEY = "Idempotency-Key";

export const isKept = ({ headers }) => KEY in headers;

const needsNetwork = (element) => Boolean(element?.closest("[data-online]"));

document.addEventListener("htmx:configRequest", ({ detail: { elt, headers, triggeringEvent, verb } }) => {
  if (verb === "get" || headers["HX-Boosted"] !== "true" || !elt.matches("form") || !member()) return;
  if (needsNetwork(elt) || needsNetwork(triggeringEvent?.submitter)) return;
  headers[KEY] = fresh();
});
