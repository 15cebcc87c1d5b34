// Whose page this is: an opaque word, empty when nobody is logged in.
export function member() {
  return document.querySelector("meta[name=spotter-member]").content;
}

// Whether this page knows who is logged in. The one that stands in for a page that can't be reached doesn't.
export const knowsWho = () => !document.querySelector("[data-retry]");
