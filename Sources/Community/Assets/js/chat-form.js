// What somebody says is kept on this device first, stands in the conversation as waiting, and goes out when it can.
//
// <form data-chat-form action="/together/chats/…/messages">; without a store on the device it is sent as any form.
import { attach } from "./attach.js";
import { atEnd, toEnd } from "./chat-end.js";
import { forget, keep, keptBy } from "./kept-forms.js";
import { member } from "./member.js";
import { fresh } from "./request-id.js";
import { trySendingMessages } from "./send-messages.js";
import { settling } from "./settled.js";

attach("form[data-chat-form]", (form, signal) => {
  const field = form.elements.text;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    const clientId = fresh();
    field.value = "";
    const path = new URL(form.action).pathname;
    try {
      await keep({ member: member(), path, message: { clientId, text }, at: Date.now(), state: "waiting" });
    } catch {
      field.value = text;
      form.elements.clientId.value = clientId;
      form.submit();
      return;
    }
    form.dispatchEvent(new Event("spotter:taken"));
    toEnd();
    field.focus();
    trySendingMessages();
  });
  // A longer text makes the box higher, and must not hide what was said last.
  const sizes = new ResizeObserver(() => atEnd() && toEnd());
  sizes.observe(form);
  signal.addEventListener("abort", () => sizes.disconnect());
  // With a keyboard of its own Enter sends; on a phone it is a new line.
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || !matchMedia("(pointer: fine)").matches) return;
    event.preventDefault();
    form.requestSubmit();
  });
});

attach("[data-chat-waiting]", (list, signal) => {
  const path = list.dataset.chatWaiting;
  const line = ({ number, message, state, words }) => {
    const element = document.getElementById("waiting-line").content.firstElementChild.cloneNode(true);
    element.querySelector(".bubble-text").textContent = message.text;
    const drop = element.querySelector("[data-forget]");
    drop.hidden = state !== "refused";
    drop.addEventListener("click", () => forget(number));
    element.querySelector("[data-state]").textContent =
      state === "refused" ? words : navigator.onLine ? "Sending…" : "Goes out when you're back online.";
    return element;
  };
  const show = async () => {
    const kept = (await keptBy(member())).filter((write) => write.message && write.path === path);
    const said = new Set([...document.querySelectorAll("[data-client]")].map(({ dataset }) => dataset.client));
    const follow = atEnd();
    list.replaceChildren(...kept.filter(({ message }) => !said.has(message.clientId)).map(line));
    if (follow) toEnd();
  };
  // Without a store there is nothing that could wait.
  const showing = () => show().catch(() => undefined);
  for (const event of ["spotter:kept", "spotter:said"]) document.addEventListener(event, showing, { signal });
  for (const event of ["online", "offline"]) addEventListener(event, showing, { signal });
  settling(showing());
});
