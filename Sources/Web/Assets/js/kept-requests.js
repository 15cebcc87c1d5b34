// Every write of a member's page carries a key, so that the server does once what is sent twice. What can wait for a network
// is kept on this device until it is answered; what can't (`data-online`) keeps its key until then.
import { member } from "./member.js";
import { needsNetwork } from "./needs-network.js";
import { fresh } from "./request-id.js";

export const KEY = "Idempotency-Key";

// The headers of what isn't kept, and what was last sent by the form of each, until it is answered.
const unkept = new WeakSet();
const unanswered = new WeakMap();

export const isKept = ({ headers }) => KEY in headers && !unkept.has(headers);

const fileOf = ({ name, size, lastModified }) => [name, size, lastModified];
const contentOf = (path, data) => JSON.stringify([path, ...[...data].map(([name, value]) => [name, value instanceof File ? fileOf(value) : value])]);

// The same content sent by hand again after its answer was lost is a repeat; any other is something new.
function keyOf(form, content) {
  const last = unanswered.get(form);
  const key = last?.content === content ? last.key : fresh();
  unanswered.set(form, { key, content });
  return key;
}

document.addEventListener("htmx:configRequest", ({ detail: { elt, formData, headers, path, triggeringEvent, verb } }) => {
  if (verb === "get" || headers["HX-Boosted"] !== "true" || !elt.matches("form") || !member()) return;
  if (needsNetwork(elt) || needsNetwork(triggeringEvent?.submitter)) {
    headers[KEY] = keyOf(elt, contentOf(path, formData));
    unkept.add(headers);
  } else {
    headers[KEY] = fresh();
  }
});

// After a failure on the server's side, and while the first one is still under way (425), it may have been done.
document.addEventListener("htmx:afterRequest", ({ detail: { elt, xhr } }) => {
  if (xhr.status > 0 && xhr.status < 500 && xhr.status !== 425) unanswered.delete(elt);
});
