// Which songs are played in which order. A queue is { songs, place }; nothing here changes the one it is given.

// The songs that the page shows, or a part of it, as the server wrote them; the player at its foot is none of it.
export function readQueue(part = document.getElementById("main")) {
  return [...part.querySelectorAll("[data-song]")].map(({ dataset }) => JSON.parse(dataset.song));
}

export const playFrom = (songs) => ({ songs, place: 0 });
export const playAt = (songs, place) => ({ songs, place: Math.max(place, 0) });
export const current = ({ songs, place }) => songs[place];
export const next = ({ songs, place }) => songs[place + 1];

export function step(queue, steps) {
  const place = queue.place + steps;
  return place < 0 || place >= queue.songs.length ? undefined : { ...queue, place };
}

// Takes a song out; the one that plays next comes to its place.
export function without(queue, id) {
  const at = queue.songs.findIndex((song) => song.id === id);
  if (at < 0) return queue;
  const songs = queue.songs.filter((song) => song.id !== id);
  return { songs, place: at < queue.place ? queue.place - 1 : Math.min(queue.place, Math.max(songs.length - 1, 0)) };
}

// Puts a song that was taken out back to where it stood, or to the end; the one that plays goes on.
export function withSong(queue, song, before) {
  if (queue.songs.some(({ id }) => id === song.id)) return queue;
  const at = Math.min(before.songs.findIndex(({ id }) => id === song.id), queue.songs.length);
  const place = at <= queue.place && queue.songs.length > 0 ? queue.place + 1 : queue.place;
  return { songs: queue.songs.toSpliced(at, 0, song), place };
}

// Brings a later song next, in the place of the one that would have come.
export function bringNext(queue, id) {
  const at = queue.songs.findIndex((song, place) => place > queue.place && song.id === id);
  if (at < 0) return queue;
  const songs = queue.songs.toSpliced(at, 1).toSpliced(queue.place + 1, 0, queue.songs[at]);
  return { ...queue, songs };
}

export function withLove(queue, id, isLoved) {
  return { ...queue, songs: queue.songs.map((song) => (song.id === id ? { ...song, isLoved } : song)) };
}

// Fisher and Yates's shuffle.
export function shuffled(songs, chance = Math.random) {
  const mixed = [...songs];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

// Mixes what comes after the song that plays.
export function shuffleRest(queue, chance = Math.random) {
  const played = queue.songs.slice(0, queue.place + 1);
  return { ...queue, songs: [...played, ...shuffled(queue.songs.slice(queue.place + 1), chance)] };
}
