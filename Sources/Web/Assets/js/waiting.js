// What waits on this device to be sent: counted in the title bar, listed in a sheet, and said at the form it was typed into.
import { attach } from "./attach.js";
import { isForm, isWaiting, keptBy } from "./kept-forms.js";
import { member } from "./member.js";
import { settling } from "./settled.js";
import { comeBack, formOf, sendsAgain, tell } from "./waiting-forms.js";
import { row } from "./waiting-lines.js";

const count = (number) => (number === 1 ? "One thing waits to be sent" : `${number} things wait to be sent`);

// What was said and what happened in a workout goes out at once; it waits when it can't, or takes longer than this.
const AT_ONCE = 5000;
const isHeldUp = (write) => write.state === "refused" || !navigator.onLine || Date.now() - write.at > AT_ONCE;
const LONGEST_TITLE = 60;

// One entry for a form and for a message, and one for all that happened in a workout; in the order of writing.
function entries(writes) {
  const forms = writes.filter((write) => isForm(write) && (write.state === "refused" || isWaiting(write)));
  const messages = writes.filter((write) => write.message && isHeldUp(write))
    .map((write) => ({ ...write, label: "Message", button: write.message.text.slice(0, LONGEST_TITLE) }));
  const workouts = Map.groupBy(writes.filter((write) => write.event && isHeldUp(write)), ({ path, state }) => `${state} ${path}`);
  const happened = [...workouts.values()].map((told) => ({
    ...told[0],
    label: "Workout",
    button: told.length === 1 ? "a step of it" : `${told.length} steps of it`,
    numbers: told.map(({ number }) => number),
  }));
  return [...forms, ...messages, ...happened].sort((one, other) => one.number - other.number);
}

attach("[data-waiting]", (opener, signal) => {
  const sheet = document.getElementById(opener.dataset.opens);
  const list = sheet.querySelector("ul");
  const template = document.getElementById("waiting-row");
  const show = async () => {
    const writes = entries(await keptBy(member()));
    for (const old of document.querySelectorAll("[data-waits-as]")) old.remove();
    comeBack();
    opener.hidden = writes.length === 0;
    opener.querySelector("[data-count]").textContent = writes.length;
    opener.setAttribute("aria-label", count(writes.length));
    list.replaceChildren(...writes.map((write) => row(write, template, () => sheet.close())));
    if (writes.length === 0) sheet.close();
    for (const write of writes) {
      const form = isForm(write) && formOf(write);
      if (form) tell(form, write);
    }
  };
  // Without a store there is nothing that could wait.
  const showing = () => show().catch(() => undefined);
  document.addEventListener("spotter:kept", showing, { signal });
  // Sent once more it steps aside once more; the event doesn't bubble.
  const again = ({ target }) => sendsAgain(target) && showing();
  document.addEventListener("spotter:taken", again, { capture: true, signal });
  for (const event of ["online", "offline"]) addEventListener(event, showing, { signal });
  // A piece of the page that came later may bring its form along.
  document.addEventListener("htmx:load", showing, { signal });
  settling(showing());
});
