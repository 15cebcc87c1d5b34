// A number on something of the frame: how much waits there, in sight and in its name.
export function badge(link, name, className, count) {
  if (!link) return;
  const shown = count > 99 ? "99+" : String(count);
  link.setAttribute("aria-label", count > 0 ? `${name}, ${shown} unread` : name);
  let mark = link.querySelector(`.${className}`);
  if (count === 0) return mark?.remove();
  if (!mark) {
    mark = document.createElement("span");
    mark.className = className;
    mark.setAttribute("aria-hidden", "true");
    link.append(mark);
  }
  mark.textContent = shown;
}
