// Reads what a heart-rate strap says: the characteristic "Heart Rate Measurement" (0x2A37) of the Bluetooth SIG's Heart
// Rate Service 1.0, section 3.1. Undefined when the bytes end before what their flags announce.
export function heartRate(view) {
  if (view.byteLength < 2) return undefined;
  const flags = view.getUint8(0);
  const isWide = (flags & 0x01) !== 0;
  const length = 1 + (isWide ? 2 : 1) + ((flags & 0x08) !== 0 ? 2 : 0);
  if (view.byteLength < length) return undefined;
  const measured = { beats: isWide ? view.getUint16(1, true) : view.getUint8(1) };
  // Whether the strap lies on skin; undefined where it can't tell.
  if ((flags & 0x04) !== 0) measured.contact = (flags & 0x02) !== 0;
  // Kilojoules since the strap was reset.
  if ((flags & 0x08) !== 0) measured.kilojoules = view.getUint16(isWide ? 3 : 2, true);
  // Between beats, in milliseconds; the strap counts 1/1024 s.
  measured.intervals = [];
  if ((flags & 0x10) !== 0) {
    for (let at = length; at + 1 < view.byteLength; at += 2) measured.intervals.push((view.getUint16(at, true) * 1000) / 1024);
  }
  return measured;
}
