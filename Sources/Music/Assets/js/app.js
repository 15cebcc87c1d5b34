// What this wing adds to `app.js`.
import "./tap-tempo.js";
