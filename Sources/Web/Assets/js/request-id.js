// A form that may be sent again carries an id of its own, so that the server can tell a repeat from a second helping.
import { attach } from "./attach.js";
import { needsNetwork } from "./needs-network.js";

export function fresh() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}

attach("input[name=requestId]", (field, signal) => {
  const renew = () => { field.value = fresh(); };
  renew();
  // A page from the cache, or seen again by going back, must not repeat an old id.
  addEventListener("pageshow", renew, { signal });
  // The old id stays after a failure on the server's side, and after a lost answer to what isn't kept on this device: what
  // may have been saved is not saved twice.
  field.form.addEventListener("htmx:afterRequest", ({ detail: { xhr } }) => {
    const isLost = xhr.status === 0 && needsNetwork(field.form);
    if (xhr.status < 500 && !isLost) renew();
  });
});
