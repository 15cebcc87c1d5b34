import Foundation
import NIOCore
import Nutrition
import OutboundHTTP
import Testing

@testable import App

struct ConfigTests {
    @Test("nothing set is a server on this machine")
    func defaults() async throws {
        let config = try await Config.read(environment: [:])
        #expect(config.host == "127.0.0.1" && config.port == 8080 && config.data == "data")
        #expect(config.databaseURL == nil && config.rateLimits)
        #expect(config.publicAddress == "http://127.0.0.1:8080")
    }

    @Test("every problem is listed at once, without a secret's value")
    func problems() async throws {
        let problems = try await #require(throws: Config.Problems.self) {
            _ = try await Config.read(
                environment: [
                    "SPOTTER_PORT": "eighty", "SPOTTER_RATE_LIMITS": "maybe",
                    "SPOTTER_DATABASE_URL": "mysql://u:hunter2@h/d",
                    "SPOTTER_PUBLIC_ADDRESS": "spotter", "SPOTTER_MAIL_COMMAND": "sendmail", "SPOTTER_PROT": "1",
                ]
            )
        }
        #expect(problems.messages.count == 6)
        #expect(problems.description.contains("SPOTTER_PORT") && problems.description.contains("SPOTTER_PROT"))
        #expect(!problems.description.contains("hunter2"))
    }

    @Test("what is documented is what is accepted: names, defaults and bounds")
    func documented() async throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let page = try String(contentsOf: folder.appending(path: "../../docs/settings.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `SPOTTER_") }
            .map { $0.split(separator: "|").map(String.init) }
        let names = rows.flatMap { $0[0].matches(of: /`SPOTTER_([A-Z_]+)`/).map { String($0.1) } }
        #expect(Set(names) == Set(Config.names) && names.count == Config.names.count)
        let development = ["SPOTTER_DEVELOPMENT": "on"]
        for row in rows {
            let name = String(try #require(row[0].firstMatch(of: /`(SPOTTER_[A-Z_]+)`/)).1)
            func accepts(_ value: String) async -> Bool {
                await (try? Config.read(environment: development.merging([name: value]) { $1 })) != nil
            }
            let words = row[1].trimmingCharacters(in: .whitespaces)
            if let value = words.wholeMatch(of: /`([^`]+)`(, [^`]*)?/)?.1,
                !["http://HOST:PORT", "data/key"].contains(value)
            {
                #expect(await accepts(String(value)), "the default of \(name)")
            }
            guard let bounds = row[2].firstMatch(of: /from ([0-9,]+) to ([0-9,]+)/) else { continue }
            let least = try #require(Int(bounds.1.replacing(",", with: "")))
            let most = try #require(Int(bounds.2.replacing(",", with: "")))
            for value in [least, most] { #expect(await accepts(String(value)), "\(name) \(value)") }
            for value in [least - 1, most + 1] { #expect(await !accepts(String(value)), "\(name) \(value)") }
        }
    }

    @Test("a name that means nothing is found in the file too")
    func unknownInFile() async throws {
        let path = NSTemporaryDirectory() + "spotter-\(UUID().uuidString).env"
        try "# SPOTTER_OLD=1\nSPOTTER_PROT=9000\n".write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }  // a left-over file harms nobody
        let problems = try await #require(throws: Config.Problems.self) {
            _ = try await Config.read(environment: ["SPOTTER_CONFIG": path])
        }
        #expect(problems.messages.count == 1 && problems.description.contains("SPOTTER_PROT"))
    }

    @Test("the environment goes before the file")
    func file() async throws {
        let path = NSTemporaryDirectory() + "spotter-\(UUID().uuidString).env"
        try "SPOTTER_PORT=9000\nSPOTTER_HOST=0.0.0.0\n".write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }  // a leftover file does no harm
        let config = try await Config.read(environment: ["SPOTTER_CONFIG": path, "SPOTTER_PORT": "9001"])
        #expect(config.port == 9001)
        #expect(config.host == "0.0.0.0")
    }

    @Test("connections have limits, and no limit can be taken away")
    func connections() async throws {
        let config = try await Config.read(environment: [:])
        #expect(config.maxConnections == 10_000)
        #expect(config.connectionLimits == ConnectionLimits())
        let set = try await Config.read(
            environment: [
                "SPOTTER_MAX_CONNECTIONS": "500", "SPOTTER_HEAD_SECONDS": "5", "SPOTTER_IDLE_SECONDS": "6",
                "SPOTTER_BODY_SECONDS": "7",
            ]
        )
        #expect(set.maxConnections == 500)
        #expect(
            set.connectionLimits
                == ConnectionLimits(head: .seconds(5), idle: .seconds(6), body: .seconds(7), answer: .seconds(70))
        )
        for name in ["MAX_CONNECTIONS", "HEAD_SECONDS", "IDLE_SECONDS", "BODY_SECONDS"] {
            for value in ["0", "-1", "off", "9999999999999999999"] {
                await #expect(throws: Config.Problems.self, "\(name)") {
                    _ = try await Config.read(environment: ["SPOTTER_" + name: value])
                }
            }
        }
    }

    @Test("other services are asked only when the operator says so and who can be written to")
    func online() async throws {
        #expect(try await Config.read(environment: [:]).onlineSources.openFoodFacts == nil)
        let on = ["SPOTTER_OPENFOODFACTS": "on", "SPOTTER_CONTACT": "cook@example.org"]
        #expect(try await Config.read(environment: on).onlineSources.openFoodFacts != nil)
        let keys = ["SPOTTER_EDAMAM_ID": "ab12", "SPOTTER_EDAMAM_KEY": "cd34"]
        #expect(try await Config.read(environment: keys).onlineSources.edamam != nil)
    }

    @Test("members' addresses lead to private networks only when the operator says so")
    func privateAddresses() async throws {
        #expect(try await !Config.read(environment: [:]).addressPolicy.allowsPrivate)
        #expect(try await Config.read(environment: ["SPOTTER_PRIVATE_ADDRESSES": "on"]).addressPolicy.allowsPrivate)
    }

    @Test(
        "half a setting for another service, or an unsafe one, stops the start",
        arguments: [
            ["SPOTTER_OPENFOODFACTS": "on"], ["SPOTTER_EDAMAM_ID": "ab12"], ["SPOTTER_EDAMAM_KEY": "hunter2"],
            ["SPOTTER_OPENFOODFACTS_URL": "http://example.org"], ["SPOTTER_EDAMAM_URL": "ftp://127.0.0.1"],
            ["SPOTTER_CONTACT": "cook@example.org\r\nHost: elsewhere"], ["SPOTTER_CONTACT": "the cook"],
        ]
    )
    func onlineProblems(environment: [String: String]) async throws {
        let problems = try await #require(throws: Config.Problems.self) {
            _ = try await Config.read(environment: environment)
        }
        #expect(problems.messages.count == 1 && !problems.description.contains("hunter2"), "\(problems)")
    }

    @Test("a secret is told from every other text")
    func sameSecret() {
        let secret = Secret("0123456789abcdef")
        #expect(secret.isSame(as: "0123456789abcdef"))
        for text in ["", "0", "0123456789abcde", "0123456789abcdeg", "0123456789abcdef0", "0123456789ABCDEF"] {
            #expect(!secret.isSame(as: text))
        }
    }

    @Test("a secret never shows itself")
    func secret() {
        var config = Config()
        config.databaseURL = Secret("postgres://u:hunter2@h/d")
        var dumped = ""
        dump(config, to: &dumped)
        #expect(!"\(config)".contains("hunter2") && !String(reflecting: config).contains("hunter2"))
        #expect(!dumped.contains("hunter2"))
    }
}
