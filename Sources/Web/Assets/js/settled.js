// Says on <html>, as `data-settled`, that nothing the page begins with is under way any more. What looks at pages by
// itself (tests, pictures) waits for it; htmx says by its own classes what it is doing.
let underWay = 0;

const mark = () => document.documentElement.toggleAttribute("data-settled", underWay === 0);

// The page isn't settled before this promise is, well or not.
export function settling(work) {
  underWay += 1;
  mark();
  work.finally(() => {
    underWay -= 1;
    mark();
  });
}

// Every module runs, and htmx asks for what is to come with the page, before `load`.
settling(new Promise((resolve) => {
  if (document.readyState === "complete") resolve();
  else addEventListener("load", resolve, { once: true });
}));
