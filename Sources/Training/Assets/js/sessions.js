// A workout under way that a link brings comes to life; nobody else loads what conducts it. A page of its own brings the
// script along.
import { attach } from "./attach.js";
import { settling } from "./settled.js";

// Without it the page's own forms stay.
attach("[data-session]", () => settling(import("./session.js").catch(() => undefined)));
