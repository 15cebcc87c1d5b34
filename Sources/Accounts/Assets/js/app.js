// What this wing adds to `app.js`.
import "./copy.js";
import "./reveal.js";
import "./time-zone.js";
