import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Jobs
import Logging
import NIOCore
import Nutrition
import Storage
import Support
import Testing

@testable import App

/// The real router with a real database, strict templates and cheap password hashes.
struct TestApp: Sendable {
    let environment: AppEnvironment
    let client: any TestClientProtocol
    /// The logged statements, if the test asked for a log.
    var statements: StatementLog?

    /// A Saturday at noon.
    static let now = Date(timeIntervalSince1970: 1_773_489_600)
    static let today = "2026-03-14"

    static func run(
        _ backend: Backend = .sqlite,
        wings: [MountedWing] = Mount.wings,
        configure: (inout Config) -> Void = { _ in },
        statements: StatementLog? = nil,
        eyes: PhotoEyes? = nil,
        _ work: @Sendable @escaping (TestApp) async throws -> Void
    ) async throws {
        let (config, place) = try await Config.test(backend, wings.migrations, connections: 2, configure)
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let environment = try await AppEnvironment.open(
            config,
            wings: wings,
            logger: logger,
            hasher: PasswordHasher(cost: .init(memory: 64, passes: 1, lanes: 1)),
            watched: { database in statements.map { WatchedDatabase(database: database, log: $0) } ?? database },
            photoEyes: eyes,
            now: { Self.now }
        )
        do {
            let router = try environment.router(strictTemplates: true)
            try await Application(router: router).test(.router) { client in
                try await work(TestApp(environment: environment, client: client, statements: statements))
            }
        } catch {
            try await environment.close()
            try await Backend.remove(place)
            throw error
        }
        try await environment.close()
        try await Backend.remove(place)
    }
}

extension TestApp {
    /// Runs a job of this kind now, with all jobs that it adds.
    func work(on kind: String, _ payload: String = "") async throws {
        try await JobStore(database: self.environment.database).add(kind, payload: payload, due: Self.now)
        let runner = try self.environment.jobRunner()
        while try await runner.workOnce() > 0 {}
    }
}
