// Puts a player where its button was, once somebody asks for it.
import { attach } from "./attach.js";

const host = "https://www.youtube-nocookie.com/embed/";

attach("[data-video]", (card) => {
  const opener = card.querySelector("[data-play]");
  opener.addEventListener("click", (event) => {
    const id = card.dataset.video;
    if (!/^[\w-]{11}$/.test(id)) return;
    event.preventDefault();
    const player = document.createElement("iframe");
    player.title = card.querySelector("h2").textContent;
    player.sandbox = "allow-scripts allow-same-origin allow-presentation";
    player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    player.referrerPolicy = "strict-origin-when-cross-origin";
    player.src = `${host}${id}?autoplay=1&rel=0`;
    opener.replaceWith(player);
    player.focus();
  });
});
