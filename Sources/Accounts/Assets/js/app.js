// What this wing adds to `app.js`.
import "./reveal.js";
import "./theme.js";
import "./time-zone.js";
