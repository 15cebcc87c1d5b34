// Whose page this is: an opaque word, empty when nobody is logged in.
export function member() {
  return document.querySelector("meta[name=spotter-member]").content;
}
