// What this wing adds to `app.js`.
import "./photo-slider.js";
