// Looking at an exercise that is done, to change what was said of it, or at another of a superset; the one that is on
// waits meanwhile.
import { current } from "./session-derived.js";
import { show } from "./session-show.js";

export function lookBack(root, copy, facts) {
  let known = current(copy.state);
  const look = (place) => {
    if (place === undefined) delete root.dataset.looking;
    else root.dataset.looking = place;
    show(root, copy.state, facts);
    scrollTo({ top: 0 });
  };
  root.addEventListener("click", ({ target }) => {
    if (target.closest("[data-look-on]")) return look();
    const wanted = target.closest("[data-look-at]");
    if (!wanted) return;
    const place = Number(wanted.dataset.lookAt) - 1;
    look(place === current(copy.state) ? undefined : place);
  });
  // Where something is to be done again, or the next begins, that is what is shown.
  copy.addEventListener("change", () => {
    if (current(copy.state) !== known) delete root.dataset.looking;
    known = current(copy.state);
  });
}
