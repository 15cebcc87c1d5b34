// What this wing adds to `app.js`.
import "./reveal.js";
import "./time-zone.js";
