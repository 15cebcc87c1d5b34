// Leads back to a workout under way from a page that was kept before it began, or that stands in for another: without a
// network only this device's copy of the workout knows of it. A page that comes from the server knows better.
import { attach } from "./attach.js";
import { keptBy } from "./kept-forms.js";
import { knowsWho, member } from "./member.js";
import { PREFIX } from "./session-copies.js";
import { settling } from "./settled.js";

const isOld = () => !knowsWho() || document.documentElement.hasAttribute("data-kept");
const isThere = ({ page }) => [...document.querySelectorAll("a.running")].some((link) => link.getAttribute("href") === page);

function copies() {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  const all = names.map((name) => ({ ...JSON.parse(localStorage.getItem(name)), name }));
  return all.filter((copy) => copy.page && (!knowsWho() || copy.member === member()));
}

// What was told of it and may not have arrived.
async function told({ member: owner, events }) {
  return (await keptBy(owner)).filter(({ event, path }) => event && path === events).map(({ event }) => event);
}

async function isOver(copy) {
  const { apply } = await import("./session-state.js");
  for (const event of await told(copy)) apply(copy.conduct, { ...event, id: event.requestId });
  return Boolean(copy.conduct.end);
}

function link(template, { page, title }) {
  const element = template.content.firstElementChild.cloneNode(true);
  element.href = page;
  element.querySelector(".row-title").textContent = title;
  return element;
}

async function show(template) {
  for (const copy of copies().filter((one) => !isThere(one))) {
    if (isOld()) {
      if (!(await isOver(copy)) && !isThere(copy)) template.before(link(template, copy));
    } else if ((await told(copy)).length === 0) {
      localStorage.removeItem(copy.name);
    }
  }
}

// Private windows may refuse; then nothing was kept.
attach("template[data-running]", (template) => settling(show(template).catch(() => undefined)));
