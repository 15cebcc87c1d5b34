// What this wing adds to `app.js`.
import "./copy.js";
import "./hurts.js";
import "./reveal.js";
import "./time-zone.js";
import "./units.js";
