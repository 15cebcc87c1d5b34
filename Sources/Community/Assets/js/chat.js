// A conversation that is open: what is said stands there at once, in its order and once, and what is seen is read.
import { attach } from "./attach.js";
import { atEnd, toEnd } from "./chat-end.js";

class Conversation {
  constructor(list) {
    this.list = list;
    ({ chat: this.messages, reading: this.reading } = list.dataset);
    this.read = this.last;
  }

  get last() { return Number([...this.list.querySelectorAll("[data-number]")].at(-1)?.dataset.number ?? 0); }

  // Fetches what came after the last one that stands here; one at a time, so that nothing comes twice.
  resume() {
    this.again = true;
    this.asking ??= this.ask().catch(() => undefined).finally(() => {
      this.asking = undefined;
      if (this.again) this.resume();
    });
    return this.asking;
  }

  async ask() {
    while (this.again) {
      this.again = false;
      const piece = await this.piece(`${this.messages}?after=${this.last}`);
      if (!piece) return;
      this.add(piece.querySelectorAll("li"));
      this.showRead(Number(piece.dataset.buddyRead));
      this.again ||= "more" in piece.dataset;
      if (!this.again) await this.note();
    }
  }

  // Undefined for what is no conversation, such as the door of who was logged out.
  async piece(path) {
    const response = await fetch(path, { headers: { "HX-Request": "true" } });
    return response.ok ? new DOMParser().parseFromString(await response.text(), "text/html").querySelector("[data-chat]") : undefined;
  }

  async older(link) {
    const piece = await this.piece(link.dataset.piece).catch(() => undefined);
    if (!piece) return location.assign(link.href);
    const height = document.documentElement.scrollHeight;
    link.closest("li").replaceWith(...[...piece.children].map((line) => document.adoptNode(line)));
    tidyDays(this.list);
    scrollBy({ top: document.documentElement.scrollHeight - height, behavior: "instant" });
  }

  add(lines) {
    if (lines.length === 0) return;
    const follow = atEnd();
    document.querySelector(".chat-empty")?.remove();
    for (const line of lines) if (!(Number(line.dataset.number) <= this.last)) this.list.append(document.adoptNode(line));
    tidyDays(this.list);
    document.dispatchEvent(new Event("spotter:said"));
    if (follow) toEnd();
  }

  // Says on the cards that stand here what a page that was fetched anew says on them.
  showStates(page) {
    for (const state of page.querySelectorAll("[data-number] [data-card-state]")) {
      const { number } = state.closest("[data-number]").dataset;
      const shown = this.list.querySelector(`[data-number="${number}"] [data-card-state]`);
      if (shown) shown.textContent = state.textContent;
    }
  }

  showRead(number) {
    for (const line of this.list.querySelectorAll(".chat-line-own")) {
      if (Number(line.dataset.number) <= number) line.querySelector("[data-state]").textContent = "Read";
    }
  }

  // Says up to where it was read; what didn't get through is said with the next.
  async note() {
    const number = this.last;
    if (document.visibilityState !== "visible" || number <= this.read) return;
    const body = JSON.stringify({ number });
    const response = await fetch(this.reading, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    if (response.ok) this.read = Math.max(this.read, number);
  }
}

// A day stands once over what was said on it, also where two stretches meet.
function tidyDays(list) {
  const days = [...list.querySelectorAll("[data-day]")];
  for (const [place, day] of days.entries()) if (day.dataset.day === days[place - 1]?.dataset.day) day.remove();
}

attach("[data-chat]", (list, signal) => {
  const conversation = new Conversation(list);
  const here = ({ chat }) => chat === list.dataset.chatId;
  document.body.addEventListener("live-message", ({ detail }) => here(detail) && conversation.resume(), { signal });
  document.body.addEventListener("live-reading", ({ detail }) => here(detail) && !detail.mine && conversation.showRead(detail.number), { signal });
  document.body.addEventListener("live-open", () => conversation.resume(), { signal });
  document.addEventListener("htmx:beforeSwap", ({ detail: { isError, serverResponse, target } }) => {
    if (isError || target.id !== "together") return;
    conversation.showStates(new DOMParser().parseFromString(serverResponse, "text/html"));
  }, { signal });
  document.addEventListener("spotter:sent", ({ detail }) => {
    if (detail.path === list.dataset.chat) detail.showing.push(conversation.resume());
  }, { signal });
  list.addEventListener("click", (event) => {
    const link = event.target.closest("[data-piece]");
    if (!link) return;
    event.preventDefault();
    conversation.older(link);
  });
  if (!new URLSearchParams(location.search).has("before")) toEnd();
});
