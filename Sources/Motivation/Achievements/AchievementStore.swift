import Foundation
import HealthMath
import Members
import Storage

/// An achievement that a member earned.
struct EarnedAchievement: Sendable, Equatable {
    let achievement: Achievement
    let day: CalendarDay
}

/// Keeps the achievements of one member.
struct AchievementStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns what was earned, the latest first, and how far the deeds have come.
    func all(_ counted: CountedDays) async throws -> (earned: [EarnedAchievement], tally: AchievementTally) {
        try await self.database.read { [owner] db in
            let earned = try db.rows(Self.statement(of: owner), Self.earned)
            return (Self.latestFirst(earned), try AchievementTally.of(owner, counted, db))
        }
    }

    /// Returns what was earned on some days, in order.
    func earned(in days: ClosedRange<CalendarDay>) async throws -> [EarnedAchievement] {
        let within: SQL = "AND day >= \(days.lowerBound.description) AND day <= \(days.upperBound.description)"
        let earned = try await self.database.rows("\(Self.statement(of: self.owner)) \(within)", Self.earned)
        return Self.latestFirst(earned).reversed()
    }

    /// Returns so many of those that others may see, the latest first: what only an import gave is the member's alone.
    func latestShown(_ most: Int) async throws -> [EarnedAchievement] {
        let earned = try await self.database.rows("\(Self.statement(of: self.owner)) AND came_along = 0", Self.earned)
        return Array(Self.latestFirst(earned).prefix(most))
    }

    /// Returns what was earned and never seen, the greatest first, and marks it as seen: one device alone gets it.
    func celebrate(at now: Date) async throws -> [EarnedAchievement] {
        let isNew = try await self.database.exists(
            "SELECT 1 FROM achievement WHERE owner_id = \(self.owner) AND seen_at IS NULL LIMIT 1"
        )
        guard isNew else { return [] }
        return try await self.database.write { [owner] db in
            try db.rows(
                """
                UPDATE achievement SET seen_at = \(now.milliseconds) WHERE owner_id = \(owner) AND seen_at IS NULL
                RETURNING name, day, at
                """,
                Self.earned
            )
            .compactMap { $0?.earned }
            .sorted {
                ($1.day, $1.achievement.step, $0.achievement.name) < ($0.day, $0.achievement.step, $1.achievement.name)
            }
        }
    }

    /// An achievement with when it was found to be earned, in milliseconds.
    private typealias Found = (earned: EarnedAchievement, at: Int64)

    /// Selects all of a member, who has no more than there are achievements.
    private static func statement(of owner: Member.ID) -> SQL {
        "SELECT name, day, at FROM achievement WHERE owner_id = \(owner)"
    }

    /// Returns nil for an achievement of another version.
    private static func earned(_ row: SQLRow) throws -> Found? {
        var columns = row.reader
        let name = try columns.text()
        let day = try columns.parsed("a day") { CalendarDay($0) }
        let at = try columns.integer()
        return Achievement.named(name).map { (EarnedAchievement(achievement: $0, day: day), at) }
    }

    /// Sorts by day, within a day by when they came, and of those that came at once the greater step first.
    private static func latestFirst(_ found: [Found?]) -> [EarnedAchievement] {
        found.compactMap(\.self)
            .sorted { one, other in
                let (mine, yours) = (one.earned.achievement, other.earned.achievement)
                return (other.earned.day, other.at, yours.step, mine.name)
                    < (one.earned.day, one.at, mine.step, yours.name)
            }
            .map(\.earned)
    }
}
