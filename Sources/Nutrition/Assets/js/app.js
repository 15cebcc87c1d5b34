// What this wing adds to `app.js`.
import "./amounts.js";
import "./away.js";
import "./barcodes.js";
import "./food-camera.js";
import "./food-signs.js";
import "./held-place.js";
import "./pending.js";
