// Fills in where the phone is, when its owner taps for it; nothing is asked before. A form goes off with it, unless
// data-locate="fill" says that there is more to type. Only where data-exactly says so it is told as exactly as the phone
// knows, and how exactly that is.
import { attach } from "./attach.js";

attach("[data-locate]", (area, signal) => {
  if (!navigator.geolocation) return;
  const form = area.closest("form");
  const isPart = area.dataset.locate === "fill";
  const isExact = "exactly" in area.dataset;
  const button = area.querySelector("[data-locate-button]");
  const problem = area.querySelector("[data-locate-problem]");
  const otherwise = form.elements.accuracy ? "type the code" : "type a place";
  const openFields = () => {
    const fields = area.querySelector("details");
    if (fields) fields.open = true;
  };
  const fail = (words) => {
    problem.textContent = words;
    problem.hidden = false;
    button.disabled = false;
    openFields();
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    button.disabled = true;
    problem.hidden = true;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // Whoever went on meanwhile isn't led back.
        if (signal.aborted) return;
        // A hundred metres are near enough to find a gym, a kilometre to find people; more would tell more.
        const digits = isExact ? 6 : isPart ? 2 : 3;
        form.elements.lat.value = coords.latitude.toFixed(digits);
        form.elements.lon.value = coords.longitude.toFixed(digits);
        if (form.elements.accuracy) form.elements.accuracy.value = Math.ceil(coords.accuracy);
        // Around here is neither a named place nor anywhere. Where it is told exactly, the place is what it is called.
        if (form.elements.place && !isExact) form.elements.place.value = "";
        if (form.elements.anywhere) form.elements.anywhere.checked = false;
        if (!isPart) return form.requestSubmit();
        // As if it had been typed: it is kept with the draft, and what was complained of goes.
        for (const name of ["lat", "lon", "place"]) form.elements[name]?.dispatchEvent(new Event("input", { bubbles: true }));
        openFields();
        button.disabled = false;
      },
      (error) => signal.aborted || fail(error.code === error.PERMISSION_DENIED
        ? `Your phone may not tell us where you are. Allow it in the browser's settings, or ${otherwise}.`
        : `Your phone couldn't find out where it is. Try again under the open sky, or ${otherwise}.`),
      { timeout: 15000, maximumAge: isExact ? 0 : 60000, enableHighAccuracy: isExact },
    );
  });
});
