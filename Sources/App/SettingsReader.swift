import Configuration
import Foundation
import Logging

/// Reads single settings and collects their problems.
struct SettingsReader {
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
        config.drainSeconds = self.whole("drain.seconds", in: 0...300) ?? config.drainSeconds
        config.stopSeconds = self.whole("stop.seconds", in: 1...3_600) ?? config.stopSeconds
    }

    /// Adds a problem with a setting, in words that never include its value.
    mutating func complain(_ key: ConfigKey, _ words: String) {
        self.problems.append("SPOTTER_" + key.components.joined(separator: "_").uppercased() + " " + words + ".")
    }
}
