// Keeps the screen on while a session goes on; browsers let go of it whenever the page is out of sight.
export function keepAwake(isOn, signal) {
  if (!("wakeLock" in navigator)) return;
  const hold = async () => {
    if (document.visibilityState !== "visible" || !isOn()) return;
    // A phone low on power may refuse, and then decides by itself.
    const lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    if (signal.aborted) lock?.release();
    else signal.addEventListener("abort", () => lock?.release());
  };
  document.addEventListener("visibilitychange", hold, { signal });
  hold();
}
