// What this wing adds to `app.js`.
import "./amounts.js";
import "./pending.js";
