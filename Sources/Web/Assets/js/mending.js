// Opens a form again that the server didn't take: sent anew, its page comes back with what was typed and what to mend.
import { forget } from "./kept-forms.js";
import { KEY } from "./kept-requests.js";
import { fresh } from "./request-id.js";
import { from } from "./same-member.js";

const mended = new WeakMap();
// The write whose form stands on the page.
let open;

function typed({ body }) {
  const data = new FormData();
  for (const [name, value] of new URLSearchParams(body)) data.append(name, value);
  return data;
}

export function mend(write) {
  const headers = { "HX-Boosted": "true", [KEY]: fresh(), ...from(write.member) };
  mended.set(headers, write);
  // What became of it is said by events.
  return htmx.ajax("POST", write.path, { values: typed(write), headers }).catch(() => undefined);
}

// The number of the write that a form with this action mends, if it does.
export const mendedBy = (path) => (open?.path === path ? open.number : undefined);

export const mending = (etc) => mended.get(etc?.headers);

document.addEventListener("htmx:afterRequest", async ({ detail: { etc, xhr } }) => {
  const write = mending(etc);
  if (!write) return;
  if ([409, 422].includes(xhr.status)) open = write;
  else if (xhr.status > 0 && xhr.status < 400) await forget(write.number);
});

document.addEventListener("spotter:page", ({ detail: { verb } }) => {
  if (verb === "get") open = undefined;
});
