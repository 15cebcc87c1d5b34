// Logging out while something waits here says so first; it stays on this device for who wrote it.
import { keptBy } from "./kept-forms.js";
import { links } from "./links.js";
import { member } from "./member.js";
import { toast } from "./toast.js";

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.getAttribute("action") !== links.logOut || form.dataset.warned !== undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  form.dataset.warned = "";
  // Without a store there is nothing that could wait.
  const waiting = (await keptBy(member()).catch(() => [])).length;
  if (waiting === 0) return form.requestSubmit();
  const things = waiting === 1 ? "One thing isn't sent yet. It waits" : `${waiting} things aren't sent yet. They wait`;
  toast(`${things} on this phone until you log in again. To leave now, log out once more.`);
}, true);
