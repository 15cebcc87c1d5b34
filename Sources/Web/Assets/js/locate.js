// Fills in where the phone is, when its owner taps for it; nothing is asked before.
import { attach } from "./attach.js";

attach("[data-locate]", (form) => {
  if (!navigator.geolocation) return;
  const button = form.querySelector("[data-locate-button]");
  const problem = form.querySelector("[data-locate-problem]");
  const fail = (words) => {
    problem.textContent = words;
    problem.hidden = false;
    button.disabled = false;
    form.querySelector("details").open = true;
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    button.disabled = true;
    problem.hidden = true;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // A hundred metres are near enough to find a gym, and tell less.
        form.elements.lat.value = coords.latitude.toFixed(3);
        form.elements.lon.value = coords.longitude.toFixed(3);
        // Around here is not anywhere.
        if (form.elements.anywhere) form.elements.anywhere.checked = false;
        form.requestSubmit();
      },
      (error) => fail(error.code === error.PERMISSION_DENIED
        ? "Your phone may not tell us where you are. Allow it in the browser's settings, or type a place."
        : "Your phone couldn't find out where it is. Try again under the open sky, or type a place."),
      { timeout: 15000, maximumAge: 60000 },
    );
  });
});
