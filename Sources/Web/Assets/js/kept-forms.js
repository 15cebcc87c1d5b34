// What could not be sent yet, kept on this device: one row a form, bound to the member who wrote it.
const NAME = "spotter";
const STORE = "kept";

function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function within(mode, work) {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

export const keep = (form) => within("readwrite", (store) => store.put(form));

export const forget = (id) => within("readwrite", (store) => store.delete(id));

export async function keptBy(member) {
  const all = await within("readonly", (store) => store.getAll());
  return all.filter((form) => form.member === member).sort((a, b) => a.at - b.at);
}
