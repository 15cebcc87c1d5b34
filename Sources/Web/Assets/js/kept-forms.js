// What the server may not have yet, kept on this device in the order it was written, bound to the member who wrote it.
const NAME = "spotter";
const STORE = "writes";

function upgrade({ target: { result: database, transaction }, oldVersion }) {
  const writes = database.createObjectStore(STORE, { keyPath: "number", autoIncrement: true });
  if (oldVersion === 0) return;
  transaction.objectStore("kept").getAll().onsuccess = ({ target }) => {
    for (const { id, ...form } of target.result.sort((a, b) => a.at - b.at)) writes.add({ ...form, state: "waiting" });
    database.deleteObjectStore("kept");
  };
}

function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 2);
    request.onupgradeneeded = upgrade;
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
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

async function change(work) {
  const result = await within("readwrite", work);
  document.dispatchEvent(new Event("spotter:kept"));
  return result;
}

// Resolves to the number it is known by. A write is "sending", "waiting" or "refused".
export const keep = (write) => change((store) => store.put(write));

const MOST = 200;
const LONGEST = 200_000;

// Keeps a form for the first time; fails where there would be too many or it is too long. A thing that is changed twice is
// sent as it is in the end: both were made from the same version.
export async function keepNew(write) {
  const others = (await keptBy(write.member)).filter(isForm);
  if (others.length >= MOST || write.body.length > LONGEST) throw new Error("no room");
  const before = new URLSearchParams(write.body).has("version")
    && others.find(({ path, state }) => path === write.path && state === "waiting");
  return keep(before ? { ...write, number: before.number } : write);
}

export const forget = (number) => change((store) => store.delete(number));

export const forgetAll = (numbers) => change((store) => {
  for (const number of numbers) store.delete(number);
  return store.count();
});

export async function keptBy(member) {
  const all = await within("readonly", (store) => store.getAll());
  return all.filter((write) => write.member === member);
}

// A form of a page; what happened in workouts and what was said to buddies goes out in its own way.
export const isForm = (write) => !write.event && !write.message;

// Belongs to the diary, whose days show it; so does what was kept before there was a list.
export const isOfDay = (write) => write.ofDay !== false;

// One that was being sent when the phone went out waits as well, once nobody can still be sending it.
export const isWaiting = (write) => write.state === "waiting" || (write.state === "sending" && Date.now() - write.at > 20000);
