import Configuration
import Foundation
import Logging
import SystemPackage
import Training

extension Config {
    /// All problems of the settings, in words that never include a secret's value.
    package struct Problems: Error, CustomStringConvertible {
        package let messages: [String]

        package var description: String {
            "Spotter can't start with these settings:\n" + self.messages.map { "  - " + $0 }.joined(separator: "\n")
        }
    }

    /// The known names, without `SPOTTER_`.
    static let names = [
        "HOST", "PORT", "DATA", "DATABASE_URL", "DATABASE_CONNECTIONS", "PUBLIC_ADDRESS", "MAIL_COMMAND", "MAIL_FROM",
        "RATE_LIMITS", "MAX_CONNECTIONS", "HEAD_SECONDS", "IDLE_SECONDS", "BODY_SECONDS", "TRUSTED_PROXY",
        "METRICS_TOKEN", "KEY", "MINIMUM_AGE", "LOG_LEVEL", "CONFIG",
        "DEVELOPMENT", "CLOCK_AHEAD", "CONTACT", "OPENFOODFACTS", "OPENFOODFACTS_URL", "EDAMAM_ID", "EDAMAM_KEY",
        "EDAMAM_URL",
        "TILES_URL", "TILES_ATTRIBUTION",
        "YOUTUBE_KEY", "YOUTUBE_URL", "PRIVATE_ADDRESSES", "GOOGLE_CLIENT_ID",
        "GOOGLE_CLIENT_SECRET", "GOOGLE_URL",
    ]

    /// Reads the environment first, then the file that `SPOTTER_CONFIG` names; throws `Problems`.
    package static func read(environment: [String: String]) async throws -> Config {
        var providers: [any ConfigProvider] = [EnvironmentVariablesProvider(environmentVariables: environment)]
        if let path = environment["SPOTTER_CONFIG"] {
            guard FileManager.default.isReadableFile(atPath: path) else {
                throw Problems(messages: ["SPOTTER_CONFIG names a file that can't be read: \(path)"])
            }
            providers.append(try await EnvironmentVariablesProvider(environmentFilePath: FilePath(path)))
        }
        var problems = Self.unknownNames(environment.keys)
        if let path = environment["SPOTTER_CONFIG"] {
            let lines = try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline)
            let names = lines.map { String($0.prefix { $0 != "=" }).trimmingCharacters(in: .whitespaces) }
            problems += Self.unknownNames(names.filter { !$0.hasPrefix("#") })
        }
        let config = Self.read(ConfigReader(providers: providers).scoped(to: "spotter"), into: &problems)
        guard problems.isEmpty else { throw Problems(messages: problems) }
        return config
    }

    private static func address(host: String, port: Int) -> String {
        "http://" + (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
    }

    private static func unknownNames(_ names: some Collection<String>) -> [String] {
        let known = Set(self.names.map { "SPOTTER_" + $0 })
        return names.sorted()
            .filter { $0.hasPrefix("SPOTTER_") && !$0.hasPrefix("SPOTTER_TEST_") && !known.contains($0) }
            .map { "There is no setting \($0). The settings are: " + known.sorted().joined(separator: ", ") + "." }
    }

    private static func read(_ reader: ConfigReader, into problems: inout [String]) -> Config {
        var config = Config()
        var settings = Settings(reader: reader)
        config.host = settings.text("host") ?? config.host
        config.port = settings.whole("port", in: 1...65_535) ?? config.port
        config.data = settings.text("data") ?? config.data
        config.databaseURL = settings.secret("database.url") { $0.hasPrefix("postgres") && $0.contains("://") }
        config.databaseConnections = settings.whole("database.connections", in: 1...200) ?? config.databaseConnections
        config.publicAddress =
            settings.address("public.address") ?? Self.address(host: config.host, port: config.port)
        config.mailCommand = settings.program("mail.command")
        config.mailFrom = settings.text("mail.from") ?? config.mailFrom
        config.rateLimits = settings.onOff("rate.limits") ?? config.rateLimits
        settings.readConnections(into: &config)
        config.trustedProxy = settings.onOff("trusted.proxy") ?? config.trustedProxy
        config.metricsToken = settings.secret("metrics.token") { $0.utf8.count >= 16 }
        config.key = settings.secret("key") { Data(base64Encoded: $0)?.count == 32 }
        config.minimumAge = settings.whole("minimum.age", in: 13...99) ?? config.minimumAge
        config.development = settings.onOff("development") ?? config.development
        config.clockAhead = settings.clockAhead(inDevelopment: config.development)
        config.logLevel = settings.level("log.level") ?? config.logLevel
        settings.readOnline(into: &config)
        config.tiles = settings.tiles()
        config.privateAddresses = settings.onOff("private.addresses") ?? config.privateAddresses
        problems += settings.problems
        return config
    }
}

/// Reads single settings and collects their problems.
private struct Settings {
    let reader: ConfigReader
    var problems: [String] = []

    mutating func text(_ key: ConfigKey) -> String? {
        self.reader.string(forKey: key).flatMap { $0.isEmpty ? nil : $0 }
    }

    mutating func whole(_ key: ConfigKey, in range: ClosedRange<Int>) -> Int? {
        guard let text = self.text(key) else { return nil }
        if let value = Int(text), range.contains(value) { return value }
        self.complain(key, "must be a whole number from \(range.lowerBound) to \(range.upperBound), not \"\(text)\"")
        return nil
    }

    /// Refuses a clock ahead outside of development, because a server in the future is always a mistake.
    mutating func clockAhead(inDevelopment: Bool) -> Int {
        let seconds = self.whole("clock.ahead", in: 0...366 * 86_400) ?? 0
        if seconds > 0, !inDevelopment { self.complain("clock.ahead", "needs SPOTTER_DEVELOPMENT to be on") }
        return seconds
    }

    mutating func onOff(_ key: ConfigKey) -> Bool? {
        guard let text = self.text(key) else { return nil }
        switch text.lowercased() {
        case "on", "true", "yes", "1": return true
        case "off", "false", "no", "0": return false
        default: self.complain(key, "must be on or off, not \"\(text)\"")
        }
        return nil
    }

    mutating func level(_ key: ConfigKey) -> Logger.Level? {
        guard let text = self.text(key) else { return nil }
        if let level = Logger.Level(rawValue: text.lowercased()) { return level }
        self.complain(key, "must be one of \(Logger.Level.allCases.map(\.rawValue).joined(separator: ", "))")
        return nil
    }

    mutating func address(_ key: ConfigKey) -> String? {
        guard let text = self.text(key) else { return nil }
        if let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host != nil {
            return text.hasSuffix("/") ? String(text.dropLast()) : text
        }
        self.complain(key, "must be an address such as https://spotter.example.org")
        return nil
    }

    mutating func program(_ key: ConfigKey) -> String? {
        guard let text = self.text(key) else { return nil }
        let path = text.split(separator: " ").first.map(String.init) ?? ""
        if path.hasPrefix("/"), FileManager.default.isExecutableFile(atPath: path) { return text }
        self.complain(key, "must begin with the full path of a program, such as /usr/sbin/sendmail -t -i")
        return nil
    }

    mutating func secret(_ key: ConfigKey, fits: (String) -> Bool) -> Secret? {
        guard let text = self.reader.string(forKey: key, isSecret: true), !text.isEmpty else { return nil }
        if fits(text) { return Secret(text) }
        self.complain(key, Self.secretRules[key.description] ?? "isn't of the right form")
        return nil
    }

    private static let secretRules = [
        "database.url": "must be a PostgreSQL address: postgres://user:password@host/name",
        "metrics.token": "must have at least 16 characters",
        "key": "must be 32 bytes in base64",
        "edamam.id": "must be the id of your application, letters and digits",
        "edamam.key": "must be the key of your application, letters and digits",
        "google.client.id": "must be the id of your OAuth client",
        "google.client.secret": "must be the secret of your OAuth client",
        "youtube.key": "must be an API key: letters, digits, hyphens and underscores",
    ]

    mutating func readConnections(into config: inout Config) {
        config.maxConnections = self.whole("max.connections", in: 16...1_000_000) ?? config.maxConnections
        config.headSeconds = self.whole("head.seconds", in: 1...3_600) ?? config.headSeconds
        config.idleSeconds = self.whole("idle.seconds", in: 1...3_600) ?? config.idleSeconds
        config.bodySeconds = self.whole("body.seconds", in: 1...3_600) ?? config.bodySeconds
    }

    /// Reads the settings of outside sources; all are off by default.
    mutating func readOnline(into config: inout Config) {
        config.contact = self.contact("contact")
        config.openFoodFacts = self.onOff("openfoodfacts") ?? config.openFoodFacts
        config.openFoodFactsURL = self.safeAddress("openfoodfacts.url") ?? config.openFoodFactsURL
        config.edamamID = self.secret("edamam.id", fits: Self.isApplicationCode)
        config.edamamKey = self.secret("edamam.key", fits: Self.isApplicationCode)
        config.edamamURL = self.safeAddress("edamam.url") ?? config.edamamURL
        config.youTubeKey = self.secret("youtube.key", fits: Self.isAPIKey)
        config.youTubeURL = self.safeAddress("youtube.url") ?? config.youTubeURL
        config.googleClientID = self.secret("google.client.id", fits: Self.isApplicationCode)
        config.googleClientSecret = self.secret("google.client.secret", fits: Self.isApplicationCode)
        config.googleURL = self.safeAddress("google.url")
        let isHalfGoogle = (self.text("google.client.id") == nil) != (self.text("google.client.secret") == nil)
        if isHalfGoogle {
            self.complain("google.client.secret", "and SPOTTER_GOOGLE_CLIENT_ID go together: set both or none")
        }
        if config.openFoodFacts, config.contact == nil, self.text("contact") == nil {
            self.complain("contact", "must be set before Open Food Facts is asked: it wants an address to write to")
        }
        let isHalf = (self.text("edamam.id") == nil) != (self.text("edamam.key") == nil)
        if isHalf { self.complain("edamam.key", "and SPOTTER_EDAMAM_ID go together: set both or none") }
    }

    /// Reads the settings of maps, which are off by default because whoever serves the tiles sees where members look.
    mutating func tiles() -> MapTiles? {
        let attribution = self.text("tiles.attribution") ?? ""
        guard let address = self.text("tiles.url") else { return nil }
        if attribution.isEmpty || attribution.count > 200 {
            self.complain("tiles.attribution", "must say whom the map is from, in at most 200 characters")
        }
        if let tiles = MapTiles(address: address, attribution: attribution) { return tiles }
        self.complain("tiles.url", "must be like https://tile.example.org/{z}/{x}/{y}.png")
        return nil
    }

    private static func isApplicationCode(_ text: String) -> Bool {
        (4...100).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    /// Returns whether a key can stand in an address.
    private static func isAPIKey(_ text: String) -> Bool {
        (10...100).contains(text.utf8.count)
            && text.utf8.allSatisfy { $0 == 0x2D || $0 == 0x5F || Self.isLetterOrDigit($0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// Reads a mail or web address, which is sent in a header.
    private mutating func contact(_ key: ConfigKey) -> String? {
        guard let text = self.text(key) else { return nil }
        let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"()<>\\".utf8.contains($0) }
        if isPlain, text.utf8.count <= 100, text.contains("@") || text.hasPrefix("https://") { return text }
        self.complain(key, "must be a mail address or a page beginning with https://")
        return nil
    }

    /// Reads an address; plain http is allowed only to this machine, because requests carry keys.
    private mutating func safeAddress(_ key: ConfigKey) -> String? {
        guard let text = self.address(key), let url = URL(string: text) else { return nil }
        if url.scheme == "https" || ["127.0.0.1", "localhost", "::1", "[::1]"].contains(url.host) { return text }
        self.complain(key, "must begin with https://")
        return nil
    }

    private mutating func complain(_ key: ConfigKey, _ words: String) {
        self.problems.append("SPOTTER_" + key.components.joined(separator: "_").uppercased() + " " + words + ".")
    }
}
