// The addresses that scripts ask or look for, as the server's tables of links have them; every page says them.
export const links = JSON.parse(document.querySelector("meta[name=spotter-links]").content);

// The address of what a form takes away or puts back.
export const withoutEnding = (path) => {
  const ending = [links.removal, links.restoration].find((end) => path.endsWith(end)) ?? "";
  return path.slice(0, path.length - ending.length);
};
