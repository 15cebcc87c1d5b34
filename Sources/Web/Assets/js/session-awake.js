// Keeps the screen on while a session goes on; browsers let go of it whenever the page is out of sight.
export function keepAwake(isOn) {
  if (!("wakeLock" in navigator)) return;
  const hold = () => {
    if (document.visibilityState !== "visible" || !isOn()) return;
    // A phone low on power may refuse, and then decides by itself.
    navigator.wakeLock.request("screen").catch(() => undefined);
  };
  document.addEventListener("visibilitychange", hold);
  hold();
}
