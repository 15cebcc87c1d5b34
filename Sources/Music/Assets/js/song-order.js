// Drags songs of a list to another place: a press that stays, then up and down. The buttons of each song do the same.
import { attach } from "./attach.js";
import { show } from "./pages.js";
import { from } from "./same-member.js";
import { member } from "./member.js";
import { toast } from "./toast.js";

attach("[data-song-list] .song-line", (line) => {
  line.draggable = true;
  line.addEventListener("dragstart", ({ dataTransfer }) => {
    dataTransfer.effectAllowed = "move";
    dataTransfer.setData("text/plain", line.id);
    line.classList.add("song-dragged");
  });
  line.addEventListener("dragend", () => line.classList.remove("song-dragged"));
  line.addEventListener("dragover", (event) => event.preventDefault());
  line.addEventListener("drop", (event) => {
    event.preventDefault();
    const dragged = document.getElementById(event.dataTransfer.getData("text/plain"));
    if (dragged?.matches(".song-line") && dragged !== line) move(dragged, line);
  });
});

async function move(dragged, line) {
  const lines = [...line.parentElement.querySelectorAll(".song-line")];
  const place = lines.indexOf(line);
  const path = dragged.dataset.placePath.replace(/\d+$/, place);
  try {
    const answer = await fetch(path, { method: "POST", redirect: "manual", headers: from(member()) });
    if (answer.type !== "opaqueredirect") throw new Error(answer.status);
  } catch {
    toast("Moving a song needs a network.");
  }
  show();
}
