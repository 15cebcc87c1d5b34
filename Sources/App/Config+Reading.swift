import Configuration
import Foundation
import SystemPackage

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
        "RATE_LIMITS", "MAX_CONNECTIONS", "HEAD_SECONDS", "IDLE_SECONDS", "BODY_SECONDS", "DRAIN_SECONDS",
        "STOP_SECONDS", "TRUSTED_PROXY",
        "METRICS_TOKEN", "KEY", "MINIMUM_AGE", "LOG_LEVEL", "CONFIG",
        "DEVELOPMENT", "CLOCK_AHEAD", "CONTACT", "OPENFOODFACTS", "OPENFOODFACTS_URL", "EDAMAM_ID", "EDAMAM_KEY",
        "EDAMAM_URL",
        "TILES_URL", "TILES_ATTRIBUTION", "MUSIC", "EYES",
        "YOUTUBE_KEY", "YOUTUBE_URL", "PRIVATE_ADDRESSES", "GOOGLE_CLIENT_ID",
        "GOOGLE_CLIENT_SECRET", "GOOGLE_URL", "SPOTIFY_CLIENT_ID", "SPOTIFY_URL",
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

    /// The folder in the user's cache that all clones share (bin/cache-folder).
    static func keptEyes(of environment: [String: String]) -> String {
        let cache = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        return (cache ?? (environment["HOME"] ?? "") + "/.cache") + "/spotter/eyes"
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
        var settings = SettingsReader(reader: reader)
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
        config.music = settings.text("music")
        config.eyes = settings.text("eyes") ?? config.eyes
        config.privateAddresses = settings.onOff("private.addresses") ?? config.privateAddresses
        problems += settings.problems
        return config
    }
}
