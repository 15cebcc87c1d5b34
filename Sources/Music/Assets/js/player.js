// The player at the foot of every page: it lives on when a link brings another page, and after a full load it goes on
// where it was with one tap, for browsers let only a page that was touched begin.
import { attach } from "./attach.js";
import { member } from "./member.js";
import { Deck } from "./player-deck.js";
import { bendToPulse, follows, setFollowing } from "./player-heart.js";
import { playAt, playFrom, readQueue, shuffled } from "./player-queue.js";
import { arrive } from "./page-history.js";
import { restore, store } from "./player-memory.js";
import { from } from "./same-member.js";
import { showOnLockScreen } from "./player-session.js";
import { drawPlayer } from "./player-view.js";
import { toast } from "./toast.js";

const foot = document.getElementById("foot");
let deck;
let view;

function open(queue, { at = 0, playing }) {
  deck ??= start();
  deck.load(queue, { at });
  foot.hidden = false;
  document.body.classList.add("page-playing");
  if (playing) deck.play();
  changed();
}

function start() {
  const made = new Deck();
  view = drawPlayer(foot, made, { close, follows, reopen, setFollowing });
  made.addEventListener("change", changed);
  made.addEventListener("time", () => view.showTime());
  made.addEventListener("lost", () => toast("This song can't be played now. Are you online?"));
  showOnLockScreen(made);
  bendToPulse(made);
  return made;
}

// Goes on with another queue, also after the last song was taken out and the player went with it.
function reopen(queue) {
  if (foot.hidden) open(queue, { playing: false });
  else deck.change(queue);
}

function changed() {
  view.show();
  store(member(), deck);
}

function close() {
  deck.stop();
  store(member(), undefined);
  foot.hidden = true;
  document.body.classList.remove("page-playing");
}

// Plays the list of the page, at once where its address says so: a reminder leads there. The address says it once.
attach("[data-play-list]", (button) => {
  const isShuffled = button.dataset.playList === "shuffled";
  const play = () => {
    const songs = readQueue();
    if (songs.length === 0) return toast("None of these songs is here any more.");
    open(playFrom(isShuffled ? shuffled(songs) : songs), { playing: true });
  };
  button.addEventListener("click", play);
  if (isShuffled || !new URLSearchParams(location.search).has("play")) return;
  history.replaceState(history.state, "", location.pathname);
  arrive();
  play();
});

// Plays the list of another page, and stays on this one.
attach("[data-play-page]", (button) => button.addEventListener("click", async () => {
  try {
    const answer = await fetch(button.dataset.playPage, { headers: from(member()) });
    if (!answer.ok) throw new Error(answer.status);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const songs = readQueue(page.getElementById("main"));
    if (songs.length === 0) return toast("None of these songs is here any more.");
    open(playFrom(songs), { playing: true });
  } catch {
    toast("Its songs can't be had now. Are you online?");
  }
}));

attach("[data-play-song]", (button) => button.addEventListener("click", () => {
  open(playFrom(readQueue(button.parentElement.parentElement)), { playing: true });
}));

// A song of a list that is played begins the list there; its title still leads to its page.
attach("[data-song-list] [data-song] :is(.song-cover, .row-icon)", (sign) => {
  sign.addEventListener("click", (event) => {
    event.preventDefault();
    // The link around it would bring its page all the same: htmx listens to it.
    event.stopPropagation();
    const line = sign.closest("[data-song]");
    const songs = readQueue();
    open(playAt(songs, songs.findIndex(({ id }) => line.id.endsWith(id))), { playing: true });
  });
});

const kept = member() && restore(member());
if (kept) open(kept.queue, { at: kept.at, playing: false });

addEventListener("pagehide", () => deck?.song && store(member(), deck));
document.addEventListener("spotter:leaving", () => deck && close());
