// A form that may be sent again carries an id of its own, so that the server can tell a repeat from a second helping.
import { attach } from "./attach.js";

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
  // After a failure on the server's side the old id stays: what it may have saved is not saved twice.
  field.form.addEventListener("htmx:afterRequest", (event) => {
    if (event.detail.xhr.status < 500) renew();
  });
});
