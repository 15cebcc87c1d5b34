// The end of a conversation, where the latest stands: who is there stays there.
export const atEnd = () => innerHeight + scrollY > document.documentElement.scrollHeight - 160;
export const toEnd = () => scrollTo({ top: document.documentElement.scrollHeight });
