import Accounts
import Foundation
import HTTPTypes
import Logging
import Storage
import Support
import Web

@testable import App

/// A house that is empty and closed, to be filled with a few made-up people and a few days of their lives.
struct DemoFixture: Sendable {
    let config: Config
    let place: DatabaseLocation

    static func run(
        _ backend: Backend,
        configure: (inout Config) -> Void = { _ in },
        _ work: @Sendable @escaping (DemoFixture) async throws -> Void
    ) async throws {
        let (config, place) = try await Config.test(backend, Mount.migrations, connections: 4, configure)
        let fixture = DemoFixture(config: config, place: place)
        do {
            try await fixture.open { _ in }
            try await work(fixture)
        } catch {
            try await Backend.remove(place)
            throw error
        }
        try await Backend.remove(place)
    }

    /// Fills the house with some of the shipped people and the first days of their lives.
    func fill(people: Int = 8, days: Int = 9, anyway: Bool = false) async throws -> Demo.Outcome {
        try await Demo(
            self.config,
            people: people,
            days: days,
            hasher: Self.hasher,
            logger: Self.logger,
            now: TestApp.now
        ).fill(anyway: anyway)
    }

    /// Opens the house as it is served, at the end of the last day.
    func open(_ work: (AppEnvironment) async throws -> Void) async throws {
        let environment = try await AppEnvironment.open(
            self.config,
            logger: Self.logger,
            hasher: Self.hasher,
            now: { TestApp.now }
        )
        do {
            try await work(environment)
        } catch {
            try await environment.close()
            throw error
        }
        try await environment.close()
    }

    /// Signs somebody up who isn't made up.
    func signUp(_ name: String) async throws {
        try await self.open { environment in
            let house = try DemoHouse(environment, DemoClock(TestApp.now))
            try await house.client.demand(
                .post,
                DemoLinks.members.path,
                [
                    "firstName": name, "lastName": "Example", "screenName": name, "email": "\(name)@example.org",
                    "password": "correct horse battery", "birthday": "1990-05-17", "gender": "other",
                    "timeZone": "UTC",
                ],
                as: ""
            )
        }
    }

    /// How many rows every table of the house has.
    func counts() async throws -> [String: Int64] {
        let database = try openDatabase(at: self.place, concurrency: 1)
        let counts = try await database.read { db in
            let names: SQL =
                db.dialect == .postgres
                ? "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
                : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            var counts: [String: Int64] = [:]
            for name in try db.rows(names, { try $0.text(0) }) {
                // The names are the database's own.
                counts[name] = try db.row(SQL(stringLiteral: "SELECT COUNT(*) FROM \(name)")) { try $0.integer(0) }
            }
            return counts
        }
        try await database.close()
        return counts
    }

    private static let hasher = PasswordHasher(cost: .init(memory: 64, passes: 1, lanes: 1))

    private static var logger: Logger {
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        return logger
    }
}
