// This device's copy of a session: what the server last said, and on top what it may not know yet. It outlives reloads,
// crashes and flights: the server's word is in the local storage, our own in the store of kept forms.
import { keyOf } from "./session-derived.js";
import { apply } from "./session-state.js";
import { keep, keptBy } from "./kept-forms.js";
import { member } from "./member.js";
import { arrivedAt } from "./pages.js";
import { fresh } from "./request-id.js";
import { trySendingEvents } from "./send-events.js";
import { PREFIX } from "./session-copies.js";

function remembered(name) {
  try {
    const copy = JSON.parse(localStorage.getItem(name));
    return copy?.member === member() ? copy : undefined;
  } catch {
    return undefined; // Private windows may refuse; the page's own state serves.
  }
}

function remember(name, copy) {
  try {
    localStorage.setItem(name, JSON.stringify(copy));
  } catch {
    // Without room the page as it was kept serves, and what was told is in the other store.
  }
}

// How far the server's clock is ahead of ours, in milliseconds; small differences are the network's.
const ahead = (difference) => (Math.abs(difference) < 1500 ? 0 : Math.round(difference));

export class SessionCopy extends EventTarget {
  // Not yet known to have arrived.
  told = [];

  constructor({ dataset }, id, signal) {
    super();
    this.path = dataset.events;
    this.page = dataset.path;
    this.name = PREFIX + id;
    const known = remembered(this.name);
    this.title = document.querySelector(".title-bar-title").textContent;
    const page = { member: member(), version: Number(dataset.version), conduct: JSON.parse(dataset.session) };
    // A page from the cache brings an old clock along; the first one is always fresh.
    page.ahead = known?.ahead ?? ahead(Number(dataset.now) - arrivedAt());
    // What the page was drawn for: these exercises, and those of them that aren't safe.
    this.drawn = { changes: page.conduct.changes, unsafe: JSON.parse(dataset.facts).unsafe };
    this.server = known?.version > page.version && known.conduct.changes === page.conduct.changes ? known : { ...page, kilocalories: known?.kilocalories };
    this.renew();
    document.addEventListener("spotter:session", ({ detail }) => {
      if (detail.path !== this.path) return;
      this.told = this.told.filter(({ requestId }) => !detail.sent.includes(requestId));
      this.hear(detail.answer);
    }, { signal });
  }

  get now() { return Math.round(Date.now() + this.server.ahead); }

  // Joins what was told before, perhaps by a page that is gone, and asks what other devices told.
  async load() {
    const writes = await keptBy(member()).catch(() => []);
    const before = writes.filter(({ path, event, state }) => event && path === this.path && state === "waiting");
    this.told.unshift(...before.map(({ event }) => event));
    this.remember();
    this.renew();
    await this.ask();
  }

  // Takes in what just happened and keeps it; resolves to what became of it.
  async tell(values) {
    const { exercises } = this.state;
    const named = exercises[values.exercise - 1] ? { exerciseKey: keyOf(this.state, values.exercise - 1) } : {};
    const event = { requestId: fresh(), at: this.now, ...named, ...values };
    const outcome = apply(this.state, { ...event, id: event.requestId });
    if (outcome !== "applied") return outcome;
    this.told.push(event);
    await keep({ member: member(), path: this.path, event, body: "", label: "Workout", at: Date.now(), state: "waiting" });
    this.dispatchEvent(new Event("change"));
    trySendingEvents();
    return outcome;
  }

  // The server's word, after it took in ours or another device's.
  hear({ version, conduct, kcal, now, unsafe = this.drawn.unsafe }) {
    if (version < this.server.version) return;
    if (!this.isDrawnFor(conduct, unsafe)) {
      // What was told goes out first; the answer to it leads here again.
      if (this.told.length === 0) this.dispatchEvent(new Event("stale"));
      return;
    }
    this.server = { member: member(), version, conduct, ahead: ahead(now - Date.now()), kilocalories: kcal };
    this.remember();
    this.renew();
  }

  isDrawnFor({ changes, end }, unsafe) {
    return changes === this.drawn.changes && (Boolean(end) || `${unsafe}` === `${this.drawn.unsafe}`);
  }

  async ask() {
    // Without a network there is nothing to hear; the next look may bring more.
    const response = await fetch(this.page, { headers: { Accept: "application/json" } }).catch(() => undefined);
    if (response?.ok) this.hear(await response.json());
  }

  renew() {
    this.state = structuredClone(this.server.conduct);
    for (const event of this.told) apply(this.state, { ...event, id: event.requestId });
    this.dispatchEvent(new Event("change"));
  }

  // Its address and title lead back to it from a page that doesn't know of it (`running.js`).
  remember() { remember(this.name, { ...this.server, events: this.path, page: this.page, title: this.title }); }

  forget() { localStorage.removeItem(this.name); }
}
