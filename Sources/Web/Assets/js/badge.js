// A number on something of the frame: how much waits there, in sight and in its name.
export function badge(link, name, className, count) {
  if (!link) return;
  const said = count > 99 ? "99+" : String(count);
  link.setAttribute("aria-label", count > 0 ? `${name}, ${said} unread` : name);
  let mark = link.querySelector(`.${className}`);
  if (count === 0) return mark?.remove();
  if (!mark) {
    mark = document.createElement("span");
    mark.className = className;
    mark.setAttribute("aria-hidden", "true");
    link.append(mark);
  }
  // More than two signs would hide what they stand on.
  mark.textContent = count > 9 ? "9+" : said;
}
