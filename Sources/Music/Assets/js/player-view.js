// Draws the player.
import { keepNew } from "./kept-forms.js";
import { KEY } from "./kept-requests.js";
import { member } from "./member.js";
import { shuffleRest, withLove, withSong, without } from "./player-queue.js";
import { fresh } from "./request-id.js";
import { from } from "./same-member.js";
import { toast } from "./toast.js";

export const songWords = ({ artist, part }) => [artist, part].filter(Boolean).join(" · ");
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
// Every page has an icon that says where they are.
const icons = () => document.querySelector("svg.icon use").getAttribute("href").split("#")[0];

function button(name, words, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = `icon-button player-${name}`;
  made.setAttribute("aria-label", words);
  made.innerHTML = `<svg class="icon" aria-hidden="true"><use href="${icons()}#${name}"/></svg>`;
  made.addEventListener("click", act);
  made.draw = (sign, said) => {
    made.querySelector("use").setAttribute("href", `${icons()}#${sign}`);
    made.setAttribute("aria-label", said);
  };
  return made;
}

function element(kind, name) {
  const made = document.createElement(kind);
  made.className = name;
  return made;
}

// Shows on the page what is felt for a song that stands on it.
function showFelt({ id }) {
  if (!document.querySelector(`#main [data-song*="${id}"]`)) return;
  htmx.ajax("GET", location.href, { target: "#main", select: "#main", swap: "outerHTML" }).catch(() => undefined);
}

// Tells the server; without a network it waits among the forms, and goes out with them.
async function say(path, song, words) {
  const { title, page } = song;
  const write = { member: member(), path, body: "", key: fresh(), at: Date.now(), state: "waiting", label: title, button: words, page, place: 0, ofDay: false };
  const answer = await fetch(path, { method: "POST", redirect: "manual", headers: { [KEY]: write.key, ...from(write.member) } }).catch(() => undefined);
  if (answer?.type === "opaqueredirect" || answer?.ok) {
    showFelt(song);
    return true;
  }
  if (answer && answer.status < 500) {
    toast("That wasn't taken.");
    return false;
  }
  try {
    await keepNew(write);
  } catch {
    toast("This phone has no room to keep it. Try again when you're online.");
    return false;
  }
  toast("Saved on this phone. It goes out when you're back online.");
  return true;
}

export function drawPlayer(foot, deck, { close, follows, reopen, setFollowing }) {
  const player = element("section", "player");
  player.setAttribute("aria-label", "Player");
  const title = element("span", "player-title");
  title.dir = "auto";
  const note = element("span", "player-note");
  const cover = element("img", "player-cover");
  cover.alt = "";
  const words = element("a", "player-words");
  words.append(title, note);
  const seek = element("input", "player-seek");
  Object.assign(seek, { type: "range", min: 0, step: 1 });
  seek.setAttribute("aria-label", "Where in the song");
  seek.addEventListener("input", () => deck.seek(Number(seek.value)));
  const time = element("span", "player-time");
  const play = button("play", "Play", () => deck.toggle());
  const love = button("heart", "Love it", async () => {
    const { song } = deck;
    const { id, isLoved } = song;
    if (await say(isLoved ? song.unlove : song.love, song, isLoved ? "Love it no more" : "Love it")) deck.change(withLove(deck.queue, id, !isLoved));
  });
  const never = button("heart-off", "Never again", async () => {
    const { song, queue: before } = deck;
    if (!(await say(song.never, song, "Never again"))) return;
    const undo = async () => {
      if (await say(song.isLoved ? song.love : song.unlove, song, "It may come again")) reopen(withSong(deck.queue, song, before));
    };
    toast(`${song.title} won't be played to you again`, { words: "Undo", act: undo });
    const queue = without(deck.queue, song.id);
    if (queue.songs.length === 0) return close();
    deck.change(queue);
  });
  const heart = button("flame", "", () => {
    setFollowing(!follows());
    view.show();
  });
  heart.className = "button button-quiet button-small player-flame";
  heart.removeAttribute("aria-label");
  heart.append("Tempo follows the heart");
  // A line on a phone, until somebody wants more of it.
  const more = button("up", "More of the player", () => show(!player.classList.contains("player-open")));
  const show = (isOpen) => {
    player.classList.toggle("player-open", isOpen);
    more.draw(isOpen ? "down" : "up", isOpen ? "Less of the player" : "More of the player");
    more.setAttribute("aria-expanded", isOpen);
  };
  show(matchMedia("(min-width: 900px)").matches);
  const buttons = element("div", "player-buttons");
  buttons.append(
    button("previous", "Previous song", () => (deck.at > 5 ? deck.seek(0) : deck.skip(-1))), play,
    button("next", "Next song", () => deck.skip(1)),
    button("shuffle", "Mix what comes", () => { deck.change(shuffleRest(deck.queue)); toast("What comes is mixed"); }),
    love, never, button("close", "Close the player", close),
  );
  player.append(cover, words, buttons, more, seek, time, heart);
  foot.replaceChildren(player);
  deck.addEventListener("pulse", ({ detail: { beats } }) => Object.assign(player.dataset, { pulse: beats ?? "", rate: deck.rate.toFixed(4) }));
  const view = {
    show() {
      const { song } = deck;
      if (!song) return;
      player.dataset.playing = song.id;
      title.textContent = song.title;
      words.href = song.page;
      note.textContent = songWords(song);
      cover.hidden = !song.smallCover;
      if (song.smallCover) cover.src = song.smallCover;
      play.draw(deck.isPlaying ? "pause" : "play", deck.isPlaying ? "Pause" : "Play");
      love.setAttribute("aria-pressed", song.isLoved);
      love.classList.toggle("song-said", song.isLoved);
      heart.hidden = !song.pulse;
      heart.setAttribute("aria-pressed", follows());
      heart.classList.toggle("song-said", follows());
      view.showTime();
    },
    showTime() {
      seek.max = Math.max(deck.length, 1);
      seek.value = deck.at;
      time.textContent = `${clock(deck.at)} / ${clock(deck.length)}`;
    },
  };
  return view;
}
