package import Accounts
package import Foundation
package import Logging
import Notices
import Storage

/// Fills an empty house with made-up people and three months of their lives, and takes them out again.
package struct Demo: Sendable {
    package static let people = 60
    package static let days = 91

    /// Why a house isn't filled.
    package enum Refusal: Error { case peopled }

    package struct Outcome: Sendable {
        package let people: Int
        /// The screen names that may be tried, the first two with what they are.
        package let tried: [(screenName: String, role: String)]
        /// The password of those; nil where strangers could use it.
        package let password: String?
        /// What the house refused to made-up people; a few of these are told.
        package let refusals: [String]
    }

    private let config: Config
    private let people: Int
    private let days: Int
    private let hasher: PasswordHasher
    private let logger: Logger
    private let now: Date

    /// Prepares a demonstration; fewer people and days, and cheap hashes, are for tests.
    package init(
        _ config: Config,
        people: Int = Self.people,
        days: Int = Self.days,
        hasher: PasswordHasher = PasswordHasher(),
        logger: Logger,
        now: Date = Date()
    ) {
        self.config = config
        self.people = people
        self.days = days
        self.hasher = hasher
        self.logger = logger
        self.now = now
    }

    /// Throws `Refusal` where anybody is who is not made up; made-up people of before go first.
    ///
    /// With `anyway` the password of those to try is told also where strangers reach the house.
    package func fill(anyway: Bool) async throws -> Outcome {
        let calendar = DemoCalendar(days: self.days, until: self.now)
        let clock = DemoClock(calendar.instant(0, minutes: 5 * 60))
        let environment = try await self.open(clock)
        do {
            let outcome = try await self.fill(
                environment,
                clock,
                calendar,
                tellsPassword: anyway || !self.config.isOpen
            )
            try await environment.close()
            return outcome
        } catch {
            try await environment.close()
            throw error
        }
    }

    /// Returns how many people were taken out.
    package static func remove(_ config: Config) async throws -> Int {
        let (database, lock) = try await AppEnvironment.forMaintenance(config)
        defer { withExtendedLifetime(lock) {} }
        let removed = try await DemoRemoval.run(in: database, at: Date())
        try await database.close()
        return removed
    }

    private func open(_ clock: DemoClock) async throws -> AppEnvironment {
        var config = self.config
        config.rateLimits = false
        // The demo sends no mail and asks nothing of other servers.
        config.mailCommand = nil
        config.openFoodFacts = false
        config.edamamID = nil
        config.youTubeKey = nil
        config.spotifyClientID = nil
        // In an open house the first member isn't made administrator; this one listens to nobody.
        config.host = "0.0.0.0"
        var logger = self.logger
        logger.logLevel = .error
        return try await AppEnvironment.open(
            config,
            logger: logger,
            hasher: self.hasher,
            mailer: NoMail(),
            now: { clock.now }
        )
    }

    private func fill(
        _ environment: AppEnvironment,
        _ clock: DemoClock,
        _ calendar: DemoCalendar,
        tellsPassword: Bool
    ) async throws -> Outcome {
        guard try await !MadeUpMembers(database: environment.database).isPeopled() else { throw Refusal.peopled }
        _ = try await DemoRemoval.run(in: environment.database, at: clock.now)
        try await DemoGyms.open(at: clock.now, in: environment.database)
        let house = try DemoHouse(environment, clock)
        let shown = try DemoPerson.shipped().filter { $0.age >= self.config.minimumAge }.prefix(self.people)
        let lives = shown.map { DemoLife($0, in: house, seed: 21) }
        let password = Self.password()
        let season = DemoSeason(
            house: house,
            lives: lives,
            days: self.days,
            calendar: calendar,
            end: self.now,
            // Nobody knows the passwords of the others.
            passwords: { $0.role != nil && tellsPassword ? password : Self.password() }
        )
        try await season.live()
        return Outcome(
            people: lives.count,
            tried: shown.compactMap { who in who.role.map { (who.screenName, $0.rawValue) } },
            password: tellsPassword ? password : nil,
            refusals: house.client.refusals.all
        )
    }

    /// Returns twenty letters and digits that can't be mistaken for each other: about 99 bits.
    private static func password() -> String {
        let letters = Array("abcdefghjkmnpqrstuvwxyz23456789")
        var random = SystemRandomNumberGenerator()
        let groups = (0..<4).map { _ in
            String((0..<5).map { _ in letters[Int.random(in: letters.indices, using: &random)] })
        }
        return groups.joined(separator: "-")
    }
}

/// Throws mail away: made-up people have no addresses.
private struct NoMail: Mailer {
    func send(_ letter: Letter) async throws {}
}
