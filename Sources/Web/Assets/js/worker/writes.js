// When something was written last. A page from before would look as if the write was lost: then only a dead network brings
// it out.
let lastWrite = 0;

export function noteWrite() {
  lastWrite = Date.now();
}

export const wroteLately = () => Date.now() - lastWrite < 30000;
