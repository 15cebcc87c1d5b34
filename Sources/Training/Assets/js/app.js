// What this wing adds to `app.js`.
import "./panes.js";
import "./running.js";
import "./send-events.js";
import "./session-copies.js";
import "./sessions.js";
import "./video.js";
