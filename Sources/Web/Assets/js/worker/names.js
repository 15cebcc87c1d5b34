// What the worker's modules call alike. The server says above them, as `self.spotter`, which assets belong to this worker
// and where its places are.
export const { assets, places, version } = self.spotter;

export const ASSETS = `assets-${version}`;
export const PAGES = `pages-${version}`;
export const LEAVING = "leaving";
// What a member keeps to be heard without a network, the same for every version.
export const SONGS = "songs";
export const OFFLINE = places.offline;
export const TODAY = places.today;
export const AWAY = places.foodAway;
// Every version of our files is below this.
export const FILES = assets.slice(0, assets.lastIndexOf("/") + 1);
export const SHELL = [
  new Request(OFFLINE, { credentials: "omit" }),
  ...["css/app.css", "js/app.js", "icons.svg", "drawings.svg"].map((name) => `${assets}/${name}`),
];

export const isDoor = (path) => places.doors.some((door) => path === door || path.startsWith(`${door}/`));
