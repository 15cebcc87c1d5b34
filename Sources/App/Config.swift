import Crypto
import Foundation
package import Logging
package import Training

/// Everything that an operator can set, read once and checked at start.
///
/// Every name is `SPOTTER_…` in the environment or in the file that `SPOTTER_CONFIG` names (lines of NAME=value).
package struct Config: Sendable {
    package var host = "127.0.0.1"
    package var port = 8080
    /// The folder of everything that Spotter stores: database, catalogue, key, mail.
    package var data = "data"
    /// The URL of a PostgreSQL database; nil for SQLite in the data folder.
    package var databaseURL: Secret?
    package var databaseConnections = 8
    /// The address under which people reach this server, without a slash at the end.
    package var publicAddress = "http://127.0.0.1:8080"
    /// A command compatible with sendmail; nil writes mail into `data/mail`.
    package var mailCommand: String?
    package var mailFrom = "spotter@localhost"
    package var rateLimits = true
    package var maxConnections = 10_000
    /// The seconds from opening a connection until a request's head must be complete.
    package var headSeconds = 15
    /// The seconds that a connection may wait for its next request.
    package var idleSeconds = 75
    /// The seconds that a request's body may take, besides one for each kilobyte.
    package var bodySeconds = 30
    /// The seconds in which requests are still taken after the program was told to stop, while it says that it isn't ready.
    package var drainSeconds = 0
    /// The seconds in which requests and jobs under way may end then.
    package var stopSeconds = 30
    /// Whether a proxy of the operator's writes `X-Forwarded-For`.
    package var trustedProxy = false
    /// The token that opens `/metrics`; nil closes the page.
    package var metricsToken: Secret?
    /// A key of 32 bytes in base64; nil for the key in the data folder.
    package var key: Secret?
    package var minimumAge = 16
    /// Whether pages offer what only developers need, such as a simulated heart rate strap.
    package var development = false
    /// The seconds by which the program's clock is ahead, to see later events now; only in development.
    package var clockAhead = 0
    /// How long a member who uploads a file waits for its preview; tests wait longer, so that a busy machine changes nothing.
    package var readingPatience = Duration.seconds(3)
    package var logLevel = Logger.Level.info
    /// A mail or web address under which other services can reach the operator.
    package var contact: String?
    package var openFoodFacts = false
    package var openFoodFactsURL = "https://world.openfoodfacts.org"
    package var edamamID: Secret?
    package var edamamKey: Secret?
    package var edamamURL = "https://api.edamam.com"
    /// The folder of the house's songs; nil for none.
    package var music: String?
    /// The folder where `bin/setup` keeps the library and the model that recognise foods on photos.
    package var eyes = Config.keptEyes(of: ProcessInfo.processInfo.environment)
    /// The server of map tiles; nil for no maps.
    package var tiles: MapTiles?
    package var youTubeKey: Secret?
    package var youTubeURL = "https://www.googleapis.com"
    /// Whether addresses that members give may lead to this machine and its private network.
    package var privateAddresses = false
    package var googleClientID: Secret?
    package var googleClientSecret: Secret?
    /// The address of a server in Google's place; nil for Google's own.
    package var googleURL: String?
    package var spotifyClientID: Secret?
    /// The address of a server in Spotify's place; nil for Spotify's own.
    package var spotifyURL: String?

    package init() {}

    package var isHTTPS: Bool { self.publicAddress.hasPrefix("https://") }
    package var catalogue: String { self.data + "/catalogue.sqlite" }
}

/// A text that never shows itself in logs or errors.
package struct Secret: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package let value: String

    package init(_ value: String) { self.value = value }

    /// Returns whether a text is the secret; the time it takes reveals nothing.
    package func isSame(as text: String) -> Bool {
        // Digests are compared in constant time, and all have the same length.
        SHA256.hash(data: Data(text.utf8)) == SHA256.hash(data: Data(self.value.utf8))
    }

    package var description: String { "•••" }
    package var debugDescription: String { "•••" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
