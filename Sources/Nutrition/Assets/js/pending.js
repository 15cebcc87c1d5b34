// What waits on this device stands in its day: in its meal, beside its entry, or at the top.
import { forget, isForm, isOfDay, isWaiting, keep, keptBy } from "./kept-forms.js";
import { links, withoutEnding } from "./links.js";
import { member } from "./member.js";
import { fresh } from "./request-id.js";
import { trySending } from "./send-kept.js";
import { settling } from "./settled.js";

// What a form does; the row's template says where things are.
function act(path, { entries, copies, plates }) {
  if (path.endsWith(links.removal)) return "Will be removed";
  if (path.endsWith(links.restoration)) return "Will be put back";
  return { [entries]: "Will be added", [plates]: "Will be added", [copies]: "Will be copied" }[path] ?? "Will be changed";
}

function button(words, act) {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "button button-quiet button-small";
  element.textContent = words;
  element.addEventListener("click", act);
  return element;
}

function link(words, path) {
  const element = document.createElement("a");
  element.className = "button button-quiet button-small";
  element.textContent = words;
  element.href = path;
  return element;
}

// Where a refused form can be mended, filled with what was typed.
function mendPath({ path, body, number }, { entries, copies, newCopy, plates, advice, foods }) {
  const food = new URLSearchParams(body).get("foodId");
  const forms = { [copies]: newCopy, [plates]: advice };
  const form = forms[path] ?? (food ? `${foods}/${encodeURIComponent(food)}` : foods);
  const page = path.startsWith(`${entries}/`) ? withoutEnding(path) : form;
  return `${page}?${food || page !== foods ? "" : "tab=quick&"}${body}#mend-${number}`;
}

function actions(write, places) {
  const drop = () => forget(write.number);
  if (write.state !== "refused") return [button("Don't send it", drop)];
  if (write.status === 404) return [button("All right", drop)];
  if (write.status !== 409) return [link("Mend it", mendPath(write, places)), button("Forget it", drop)];
  const mine = async () => {
    const body = new URLSearchParams(write.body);
    body.set("version", write.version);
    await keep({ ...write, key: fresh(), body: body.toString(), state: "waiting" });
    trySending();
  };
  return [button("Use mine", mine), button("Keep theirs", drop)];
}

function row(write, template) {
  const element = template.content.firstElementChild.cloneNode(true);
  const amount = new URLSearchParams(write.body);
  const what = [amount.get("amount"), amount.get("unit")].filter(Boolean).join(" × ");
  element.dataset.write = write.number;
  element.querySelector(".row-title").textContent = what ? `${write.label}, ${what}` : write.label;
  element.querySelector(".row-note").textContent =
    write.state === "refused" ? write.words : `${act(write.path, template.dataset)} when you're back online.`;
  element.querySelector(".row-actions").append(...actions(write, template.dataset));
  return element;
}

function place(element, { path, body }, card) {
  const fields = new URLSearchParams(body);
  const entry = document.querySelector(`a.row[href="${withoutEnding(path)}"]`)?.closest("li");
  if (entry) return entry.after(element);
  const meal = [...document.querySelectorAll("[data-meal]")].find(({ dataset }) =>
    dataset.meal === (fields.get("toMeal") || fields.get("meal")) && dataset.day === (fields.get("day") ?? fields.get("to")));
  (meal ?? card.querySelector("ul")).insertBefore(element, meal?.lastElementChild ?? null);
}

async function show() {
  const template = document.getElementById("pending-row");
  const card = document.querySelector("[data-pending]");
  if (!template || !card || !member()) return;
  const writes = (await keptBy(member())).filter((write) => isForm(write) && isOfDay(write) && (write.state === "refused" || isWaiting(write)));
  for (const old of document.querySelectorAll("[data-write]")) old.remove();
  for (const write of writes) place(row(write, template), write, card);
  card.hidden = !card.querySelector("[data-write]");
}

// Without a store there is nothing that could wait.
const showing = () => show().catch(() => undefined);
document.addEventListener("spotter:kept", showing);
document.addEventListener("htmx:load", showing);
settling(showing());
