import Crypto
import Foundation
package import Logging
package import Training

/// Everything an operator can set, read once and checked at start.
///
/// Every name is `SPOTTER_…` in the environment or in the file that `SPOTTER_CONFIG` names (NAME=value lines).
package struct Config: Sendable {
    package var host = "127.0.0.1"
    package var port = 8080
    /// The folder for everything Spotter keeps: database, catalogue, key, mail.
    package var data = "data"
    /// A PostgreSQL URL; nil for SQLite in the data folder.
    package var databaseURL: Secret?
    package var databaseConnections = 8
    /// Where people reach this server, without a slash at the end.
    package var publicAddress = "http://127.0.0.1:8080"
    /// A sendmail-compatible command; nil writes letters into `data/mail`.
    package var mailCommand: String?
    package var mailFrom = "spotter@localhost"
    package var rateLimits = true
    package var maxConnections = 10_000
    /// Seconds until a request's head must be there whole, from the opening of its connection.
    package var headSeconds = 15
    /// Seconds that a connection may wait for its next request.
    package var idleSeconds = 75
    /// Seconds that a request's body may take besides one for each kilobyte.
    package var bodySeconds = 30
    /// Whether `X-Forwarded-For` is written by a proxy of the operator's.
    package var trustedProxy = false
    /// Opens `/metrics` to whoever shows it; nil closes the page.
    package var metricsToken: Secret?
    /// 32 bytes in base64; nil keeps the key in the data folder.
    package var key: Secret?
    package var minimumAge = 16
    /// For whoever works on Spotter: a heart-rate strap that isn't there can be worn.
    package var development = false
    /// In development: so many seconds the program's clock is ahead, so that what comes later can be seen now.
    package var clockAhead = 0
    package var logLevel = Logger.Level.info
    /// Whom other services can write to about this Spotter.
    package var contact: String?
    package var openFoodFacts = false
    package var openFoodFactsURL = "https://world.openfoodfacts.org"
    package var edamamID: Secret?
    package var edamamKey: Secret?
    package var edamamURL = "https://api.edamam.com"
    /// Where browsers fetch map tiles; nil for no maps.
    package var tiles: MapTiles?
    package var youTubeKey: Secret?
    package var youTubeURL = "https://www.googleapis.com"
    /// Whether addresses that members give may lead to this machine and its network.
    package var privateAddresses = false
    package var googleClientID: Secret?
    package var googleClientSecret: Secret?
    /// Another server's address in Google's place; nil for Google's own.
    package var googleURL: String?

    package init() {}

    package var isHTTPS: Bool { self.publicAddress.hasPrefix("https://") }
    package var catalogue: String { self.data + "/catalogue.sqlite" }
}

/// A text that never shows itself in logs or errors.
package struct Secret: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package let value: String

    package init(_ value: String) { self.value = value }

    /// Whether a text is the secret; how long it takes tells nothing of it.
    package func isSame(as text: String) -> Bool {
        // Digests compare in constant time, and have one length.
        SHA256.hash(data: Data(text.utf8)) == SHA256.hash(data: Data(self.value.utf8))
    }

    package var description: String { "•••" }
    package var debugDescription: String { "•••" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
