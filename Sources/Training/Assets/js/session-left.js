// A workout left alone: when nothing was said for ten minutes its clock stops, at half a minute after the last thing done, up
// to which the time of a session counts anyway.
import { every } from "./attach.js";
import { isPaused } from "./session-derived.js";
import { counted } from "./session-flow.js";
import { restEnds } from "./session-rests.js";

const ALONE = 600000;
const AFTER = 30000;
const WINDOW = 15000;

// When something was last said or measured.
function lastSaid({ ticks, exercises, pulse, restEndedAt = 0, restLonger = [] }) {
  const said = exercises.flatMap(({ sets, skip }) => [...sets.flatMap((set) => set.said), ...(skip ? [skip] : [])]);
  const beats = pulse.map(({ window }) => (window + 1) * WINDOW);
  return [...ticks, ...said, ...restLonger].reduce((last, { at }) => Math.max(last, at), Math.max(restEndedAt, ...beats));
}

export function pauseWhenLeft(root, copy, { items }, signal) {
  const look = () => {
    const { state, now } = copy;
    if (state.end || state.ticks.length === 0 || isPaused(state)) return;
    const last = lastSaid(state);
    // A long run says nothing until it is over, nor does a rest.
    const going = (counted(state, items)?.length ?? 0) + Math.max(0, (restEnds(state, last) ?? last) - last);
    if (now - last < ALONE + going) return;
    root.dataset.left = "";
    copy.tell({ kind: "pause", at: last + AFTER }).catch(() => undefined);
  };
  copy.addEventListener("change", () => { if (!isPaused(copy.state)) delete root.dataset.left; });
  every(5000, signal, look);
  look();
}
