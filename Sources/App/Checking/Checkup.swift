import Accounts
import Community
import Eyes
import FoodCatalogue
import Foundation
import Members
import OutboundHTTP
import Pictures
import Storage
import Training

/// Checks an installation without changing it, also while it serves.
package struct Checkup: Sendable {
    private let environment: [String: String]

    package init(environment: [String: String]) { self.environment = environment }

    package func findings() async -> [Finding] {
        let config: Config
        do {
            config = try await Config.read(environment: self.environment)
        } catch let problems as Config.Problems {
            return problems.messages.map { .bad("Settings", $0, cure: "See docs/settings.md.") }
        } catch {
            return [.bad("Settings", "They can't be read: \(error)", cure: "See docs/settings.md.")]
        }
        var findings = [Finding.good("Settings", "All of them are understood.")]
        if let proxy = Self.proxy(config) { findings.append(proxy) }
        findings.append(Self.folder(config))
        if let music = Self.music(config) { findings.append(music) }
        findings.append(Self.pictures())
        findings.append(Self.eyes(config))
        findings += await Self.database(config)
        findings.append(Self.catalogue(config))
        findings += await Self.doors(config)
        return findings
    }

    /// Returns nil where no proxy is expected.
    private static func proxy(_ config: Config) -> Finding? {
        guard config.isHTTPS else { return nil }
        guard config.probablyLacksTrustedProxy else { return .good("Proxy", "Visitors are told apart by its word.") }
        return .bad("Proxy", Config.proxyWords, cure: Config.proxyCure)
    }

    private static func folder(_ config: Config) -> Finding {
        let files = FileManager.default
        guard files.fileExists(atPath: config.data) else {
            return .good("Data folder", "\(config.data) isn't there yet; the first start makes it.")
        }
        guard files.isWritableFile(atPath: config.data), files.isReadableFile(atPath: config.data) else {
            let cure = "Give it to the user who runs Spotter: chown -R USER \(config.data)."
            return .bad("Data folder", "\(config.data) can't be written.", cure: cure)
        }
        let mode = (try? files.attributesOfItem(atPath: config.data))?[.posixPermissions] as? Int
        if let mode, mode & 0o077 != 0 {
            return .bad("Data folder", "Others may read \(config.data).", cure: "chmod 700 \(config.data)")
        }
        return .good("Data folder", "\(config.data) is Spotter's alone.")
    }

    /// Returns nil where no folder of songs is named.
    private static func music(_ config: Config) -> Finding? {
        guard let folder = config.music else { return nil }
        guard (try? FileManager.default.contentsOfDirectory(atPath: folder)) != nil else {
            let cure = "Look at SPOTTER_MUSIC, and let Spotter's user open the folder."
            return .bad("Music", "\(folder) can't be read.", cure: cure)
        }
        return .good("Music", "\(folder) can be read; it is never written to.")
    }

    private static func pictures() -> Finding {
        guard let lack = ImageProcessor.lack() else { return .good("Pictures", "They can be read.") }
        let cure = "Run bin/setup, which installs libvips (libvips-dev); nothing has to be built or started anew."
        return .bad("Pictures", "None can be read: \(lack)", cure: cure)
    }

    /// A house without eyes serves all the same, so what they lack is no fault.
    private static func eyes(_ config: Config) -> Finding {
        guard let lack = FoodEyes(folder: config.eyes).lack else {
            return .good("Photos of foods", "Foods are recognised.")
        }
        return .good("Photos of foods", [lack.words, lack.cure].compactMap(\.self).joined(separator: " "))
    }

    /// Returns the database and the key that seals it.
    private static func database(_ config: Config) async -> [Finding] {
        if case .sqlite(let path) = config.location, !FileManager.default.fileExists(atPath: path) {
            return [
                .good("Database", "There is none yet; the first start makes it."), Self.key(config, isSealed: false),
            ]
        }
        do {
            let database = try openDatabase(at: config.location, for: .maintenance, concurrency: 1)
            let known = Set(Mount.migrations.map(\.name))
            let (applied, isSealed) = try await database.read { db in
                let names: SQL =
                    db.dialect == .postgres ? "SELECT name FROM migration" : "SELECT identifier FROM grdb_migrations"
                return (
                    Set(try db.rows(names) { try $0.text(0) }),
                    try db.exists("SELECT 1 FROM seal_proof WHERE id = 1")
                )
            }
            var findings = [Self.schema(applied: applied, known: known)]
            findings.append(await Self.key(config, isSealed: isSealed, of: database))
            if applied == known { findings += try await Self.reports(in: database) + Self.towns(in: database) }
            try await database.close()
            return findings
        } catch {
            let cure =
                "Look at SPOTTER_DATABASE_URL and whether the server runs; a broken file comes back by spotter restore."
            return [.bad("Database", "It can't be used: \(error)", cure: cure)]
        }
    }

    private static func schema(applied: Set<String>, known: Set<String>) -> Finding {
        guard applied.isSubset(of: known) else {
            return .bad("Database", "It was written by a newer Spotter.", cure: "Update the program.")
        }
        let waiting = known.subtracting(applied).count
        return .good("Database", waiting == 0 ? "It is up to date." : "\(waiting) changes of the next start wait.")
    }

    /// Returns the reports that wait for nobody in the house, about its only administrator say.
    private static func reports(in database: any Database) async throws -> [Finding] {
        let waiting = try await database.read { db in
            try WaitingReports.onlyForOperator(
                administrators: try MemberStore.all(.administrator, in: db),
                moderators: try MemberStore.all(.moderator, in: db),
                in: db
            )
        }
        guard let first = waiting.first else { return [] }
        let words = waiting.count == 1 ? "One waits" : "\(waiting.count) wait"
        return [.bad("Reports", "\(words) that only you may decide.", cure: "spotter admin report \(first)")]
    }

    /// Finds out whether members may type a town instead of sharing where they are.
    private static func towns(in database: any Database) async throws -> [Finding] {
        if try await NamedPlaceStore(database: database).holdsAny() {
            return [.good("Towns", "Members may type the name of one.")]
        }
        let words = "Members may type the name of one of 50,000 people; for smaller ones see spotter import places."
        return [.good("Towns", words)]
    }

    private static func key(_ config: Config, isSealed: Bool, of database: any Database) async -> Finding {
        let found = Self.key(config, isSealed: isSealed)
        guard found.cure == nil, isSealed else { return found }
        do {
            try await SealProof.check(try config.seal(makingKey: false), of: database)
            return found
        } catch is SealProof.OtherKey {
            let cure = "Put the right one there. If it is lost, spotter adopt-key goes on with this one."
            return .bad("Key", "The database is sealed with another key.", cure: cure)
        } catch {
            return .bad("Key", "It can't be compared with the database's: \(error)", cure: "Check again later.")
        }
    }

    private static func key(_ config: Config, isSealed: Bool) -> Finding {
        let path = SealingKey.path(in: config.data)
        if config.key == nil, !isSealed, !FileManager.default.fileExists(atPath: path) {
            return .good("Key", "There is none yet; the first start makes it.")
        }
        do {
            _ = try config.seal(makingKey: false)
            return .good("Key", "It is there. Keep a copy with your backups.")
        } catch is SealingKey.Missing {
            let cure = "Put it there, or give it as SPOTTER_KEY. If it is lost, spotter adopt-key makes another."
            return .bad("Key", "There is none at \(path).", cure: cure)
        } catch is SealingKey.Malformed {
            return .bad("Key", "It isn't 32 bytes in base64.", cure: "Put the right one at \(path).")
        } catch {
            return .bad("Key", "It can't be read: \(error)", cure: "Give \(path) to the user who runs Spotter.")
        }
    }

    private static func catalogue(_ config: Config) -> Finding {
        if Catalogue.isWanting(at: config.catalogue) {
            return .good("Food catalogue", "The next start builds it.")
        }
        do {
            return .good("Food catalogue", "\(try Catalogue(path: config.catalogue).count) foods are in it.")
        } catch {
            let cure = "Move \(config.catalogue) away: the next start builds it anew."
            return .bad("Food catalogue", "It can't be used: \(error)", cure: cure)
        }
    }

    /// Returns the other servers that the operator switched on; any answer shows that the way is open.
    private static func doors(_ config: Config) async -> [Finding] {
        let asked: [(String, String?)] = [
            ("Open Food Facts", config.openFoodFacts ? config.openFoodFactsURL : nil),
            ("Edamam", config.edamamID == nil ? nil : config.edamamURL),
            ("YouTube", config.youTubeKey == nil ? nil : config.youTubeURL),
            ("Google's calendars", config.google == nil ? nil : config.googleURL ?? "https://oauth2.googleapis.com"),
            ("Spotify", config.spotify == nil ? nil : config.spotifyURL ?? "https://api.spotify.com"),
        ]
        // These addresses are the operator's word, also where they lead to this machine.
        let client = GuardedClient(AddressPolicy(allowsPrivate: true), shortestRefusal: .zero)
        var findings: [Finding] = []
        for case (let name, let address?) in asked {
            do throws(OnlineProblem) {
                _ = try await client.ask(GuardedClient.Question(address))
                findings.append(.good(name, "\(address) answers."))
            } catch {
                let cure =
                    "Look at this machine's way out (DNS, firewall) and at the address; without it all else works."
                findings.append(.bad(name, "\(address) doesn't answer.", cure: cure))
            }
        }
        return findings
    }
}
