// Fills in where the clock is, which decides what "today" means.
import { attach } from "./attach.js";

attach("[data-time-zone]", (field) => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone && (field.value === "" || field.type === "hidden")) field.value = zone;
});
