// What this wing adds to `app.js`.
import "./keep-songs.js";
import "./player.js";
import "./song-order.js";
import "./tap-tempo.js";
