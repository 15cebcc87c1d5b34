// What this wing adds to `app.js`.
import "./chat-form.js";
import "./chat.js";
import "./most.js";
import "./send-messages.js";
import "./swipe.js";
