// What reads a barcode off a picture in a canvas: each reader returns its digits, or nothing.
const vendor = new URL("../vendor/", import.meta.url);
const formats = ["ean_13", "ean_8", "upc_a", "upc_e"];

const jpeg = (canvas) => new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));

// The browser's own, where it knows the codes of groceries.
async function native() {
  const known = (await globalThis.BarcodeDetector?.getSupportedFormats()) ?? [];
  if (!known.includes("ean_13")) return null;
  const detector = new BarcodeDetector({ formats: formats.filter((format) => known.includes(format)) });
  return async (canvas) => (await detector.detect(canvas))[0]?.rawValue;
}

// A module of 375 kB, which only comes where the browser has none. It wants an element of its own.
async function inPage(room) {
  if (!globalThis.Html5Qrcode) {
    const script = Object.assign(document.createElement("script"), { src: new URL("html5-qrcode.js", vendor) });
    await new Promise((resolve, reject) => {
      script.addEventListener("load", resolve);
      script.addEventListener("error", reject);
      document.head.append(script);
    });
  }
  const kinds = globalThis.Html5QrcodeSupportedFormats;
  const place = Object.assign(document.createElement("div"), { id: "barcode-reader", hidden: true });
  room.append(place);
  const reader = new globalThis.Html5Qrcode(place.id, {
    formatsToSupport: [kinds.EAN_13, kinds.EAN_8, kinds.UPC_A, kinds.UPC_E], useBarCodeDetectorIfSupported: false, verbose: false,
  });
  return async (canvas) => {
    const file = new File([await jpeg(canvas)], "frame.jpg", { type: "image/jpeg" });
    // It says by failing that it sees none.
    return reader.scanFileV2(file, false).then(({ decodedText }) => decodedText, () => undefined);
  };
}

// Nothing where neither can be had: then the server reads alone.
export async function local(room) {
  return (await native().catch(() => null)) ?? inPage(room).catch(() => null);
}

// The server, which reads best and is asked seldom. Where it has much to do it says when to ask again, and is asked then.
export function server(address) {
  let rest = 0;
  return async (canvas) => {
    if (!navigator.onLine || Date.now() < rest) return undefined;
    const answer = await fetch(address, { method: "POST", body: await jpeg(canvas), headers: { "Content-Type": "image/jpeg" } });
    if (!answer.ok) rest = Date.now() + 1000 * Number(answer.headers.get("Retry-After") ?? 5);
    return answer.status === 200 ? (await answer.json()).code : undefined;
  };
}
