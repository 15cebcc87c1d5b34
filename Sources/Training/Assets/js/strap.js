// A heart-rate strap over Web Bluetooth, or in development one that isn't there.
import { every } from "./attach.js";
import { heartRate } from "./heart-rate.js";

const SERVICE = "heart_rate";
const MEASUREMENT = "heart_rate_measurement";

export const canConnect = () => "bluetooth" in navigator;

// Asks for a strap and calls `measured` at each of its words, `lost` when it goes; it is looked for again by itself, and let go
// with the signal.
export async function connect(measured, lost, signal) {
  const device = await navigator.bluetooth.requestDevice({ filters: [{ services: [SERVICE] }] });
  const listen = async () => {
    const server = await device.gatt.connect();
    const characteristic = await (await server.getPrimaryService(SERVICE)).getCharacteristic(MEASUREMENT);
    characteristic.addEventListener("characteristicvaluechanged", ({ target }) => measured(heartRate(target.value)));
    await characteristic.startNotifications();
  };
  device.addEventListener("gattserverdisconnected", () => {
    lost();
    setTimeout(() => signal.aborted || listen().catch(lost), 3000);
  }, { signal });
  signal.addEventListener("abort", () => device.gatt.disconnect());
  await listen();
  return device.name ?? "your strap";
}

// Says what a strap would say of somebody who warms up: from 90 to 150 beats and a little up and down.
export function simulate(measured, signal) {
  let beat = 0;
  const say = () => {
    beat += 1;
    const beats = Math.round(150 - 60 * Math.exp(-beat / 120) + 4 * Math.sin(beat / 7));
    measured(heartRate(new DataView(new Uint8Array([0x16, beats, 0x00, 0x03]).buffer)));
  };
  every(1000, signal, say);
  say();
  return "a simulated strap";
}
