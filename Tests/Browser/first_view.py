"""What a page costs until it is seen: time, bytes and requests before pictures, and what moves meanwhile."""

from dataclasses import dataclass

from phone import Phone

# A slow phone network, and a processor four times slower than this machine's.
MILLISECONDS_THERE, BYTES_A_SECOND = 150, 1_600_000 / 8
SLOWER = 4
# Turns of SPEED's loop a second on a core of the machine whose times are in docs/benchmarks.md.
USUAL_SPEED = 390

MOST_BYTES, MOST_REQUESTS, MOST_MOVED = 100_000, 20, 0.02
MOST_FIRST, MOST_AGAIN = 1_000, 300

# The largest words that were painted, and what moved without anybody touching it: https://web.dev/articles/lcp and …/cls
WATCH = """
    window.seen = { at: 0, moved: 0 };
    new PerformanceObserver(list => {
        for (const { url, startTime } of list.getEntries()) if (!url) window.seen.at = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver(list => {
        for (const { value, hadRecentInput } of list.getEntries()) window.seen.moved += hadRecentInput ? 0 : value;
    }).observe({ type: "layout-shift", buffered: true });
"""

# From the tap on a link until the words of its page are painted, which scripts bring into the open document, in milliseconds.
TAP = """
    path => new Promise(resolve => {
        const link = Object.assign(document.createElement("a"), { href: path, textContent: "There" });
        document.getElementById("main").append(link);
        htmx.process(link);
        const began = performance.now();
        const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        new MutationObserver((_, observer) => {
            observer.disconnect();
            painted();
        }).observe(document.body, { childList: true });
        link.click();
    })
"""

SPEED = """
    () => {
        let turns = 0;
        let number = 1;
        const began = performance.now();
        while (performance.now() < began + 300) {
            for (let step = 0; step < 100_000; step += 1) number = (number * 16_807 + step) % 2_147_483_647;
            turns += 1;
        }
        return turns / 0.3;
    }
"""


@dataclass(frozen=True)
class View:
    """What one look at a page cost; the time in milliseconds."""

    at: float
    bytes: int
    requests: int
    moved: float

    @property
    def is_light(self) -> bool:
        return self.bytes <= MOST_BYTES and self.requests <= MOST_REQUESTS and self.moved <= MOST_MOVED


class Slow:
    """A phone on a slow network that counts what comes over it.

    The phone must block service workers: what a worker asks for passes by both the network's slowness and the count.
    """

    def __init__(self, phone: Phone):
        self.phone = phone
        phone.page.add_init_script(WATCH)
        self.protocol = phone.context.new_cdp_session(phone.page)
        self.protocol.on("Network.requestWillBeSent", self._asked)
        self.protocol.on("Network.requestServedFromCache", lambda told: self._asked_for.discard(told["requestId"]))
        self.protocol.on("Network.responseReceived", self._answered)
        self.protocol.on("Network.loadingFinished", self._came)
        self.protocol.send("Network.enable")
        self.protocol.send("Network.emulateNetworkConditions", {
            "offline": False, "latency": MILLISECONDS_THERE, "downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND,
        })
        self._asked_for: set[str] = set()
        self._bytes = 0

    def slow_down(self) -> float:
        """Makes the processor as slow as a phone's is, whatever this machine's; returns by how much."""
        rate = max(1, SLOWER * self.phone.page.evaluate(SPEED) / USUAL_SPEED)
        self.protocol.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        return rate

    def look(self, path: str, after: str = "") -> View:
        """Opens a page, from nothing or after another one of the house, and waits until nothing more comes."""
        if after:
            self.phone.go(after)
            self.phone.settled()
            self.phone.waits(500)
        self._asked_for.clear()
        self._bytes = 0
        assert self.phone.go(path).ok, path
        self.phone.settled()
        self.phone.waits(500)
        seen = self.phone.page.evaluate("window.seen")
        return View(seen["at"], self._bytes, len(self._asked_for), seen["moved"])

    def tap(self, path: str, after: str) -> float:
        """Opens a page by a link on another one, as members do; returns the milliseconds until it is painted."""
        self.phone.go(after)
        self.phone.settled()
        self.phone.waits(500)
        return self.phone.page.evaluate(TAP, path)

    def _asked(self, told: dict) -> None:
        if told.get("type") != "Image" and told["request"]["url"].startswith("http"):
            self._asked_for.add(told["requestId"])

    def _answered(self, told: dict) -> None:
        if told["response"].get("fromDiskCache"):
            self._asked_for.discard(told["requestId"])

    def _came(self, told: dict) -> None:
        if told["requestId"] in self._asked_for:
            self._bytes += int(told["encodedDataLength"])
