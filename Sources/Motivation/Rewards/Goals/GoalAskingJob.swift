import Foundation
import HealthMath
import Jobs
import Members
import Notices
import Storage
import Web

/// Asks members for a goal of the month, on the morning of the 1st by their own clocks; one job for all, which plans itself.
///
/// It goes by time zones: each is asked once for a month, as soon as it is nine o'clock there. Who moves to another zone
/// on that day is asked once too, because a notice of the same cause is told only once.
struct GoalAskingJob: Sendable {
    static let kind = "ask-for-goals"
    /// The most who are asked in one transaction.
    private static let batch = 200
    /// Minutes after midnight.
    private static let morning = 9 * 60
    /// The seconds between two looks while the 1st begins somewhere: no zone is at odd minutes.
    private static let pause: TimeInterval = 15 * 60
    /// No zone is further from Greenwich, in seconds.
    private static let farthest: TimeInterval = 15 * 3_600

    let database: any Database
    let ports: RewardPorts
    /// Whether goals of the month are switched on.
    let isOn: @Sendable () -> Bool
    let now: @Sendable () -> Date

    /// Adds the job if it is missing; called at every start.
    func plan() async throws {
        try await JobStore(database: self.database).add(Self.kind, due: self.now(), key: Self.kind)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        let now = self.now()
        if self.isOn() { try await self.ask(at: now) }
        return .again(at: Self.next(after: now))
    }

    /// Asks those for whom it is the morning of the 1st, or later on that day.
    private func ask(at now: Date) async throws {
        let zones = try await self.ports.timeZones()
        let due = Dictionary(grouping: zones) { Self.month(in: $0, at: now) }
        for (month, zones) in due {
            guard let month else { continue }
            let asked = try await self.asked(month)
            let open = zones.filter { !asked.contains($0) }
            guard !open.isEmpty else { continue }
            try await self.ask(open, for: month, at: now)
        }
    }

    private func ask(_ zones: [String], for month: GoalMonth, at now: Date) async throws {
        var last: Member.ID = 0
        while true {
            let members = try await self.ports.askable(zones, last, Self.batch)
            guard let end = members.last else { break }
            try await self.database.write { db in
                let answered = Set(
                    try db.rows(
                        "SELECT owner_id FROM monthly_goal WHERE owner_id IN \(list: members) AND month = \(month.name)"
                    ) { try $0.integer(0) }
                )
                for owner in members where !answered.contains(owner) { try Self.tell(owner, month, at: now, in: db) }
            }
            last = end
        }
        try await self.database.write { db in
            for zone in zones {
                try db.execute(
                    """
                    INSERT INTO asked_time_zone (name, month) VALUES (\(zone), \(month.name))
                    ON CONFLICT (name) DO UPDATE SET month = excluded.month
                    """
                )
            }
        }
    }

    private static func tell(_ owner: Member.ID, _ month: GoalMonth, at now: Date, in db: any SQLConnection) throws {
        try Notice.tell(
            owner,
            .monthlyGoal,
            "A new month. Would you like a goal for \(month.title)?",
            path: RewardLinks.rewards.path,
            cause: "goal \(month.name)",
            at: now,
            in: db
        )
    }

    private func asked(_ month: GoalMonth) async throws -> Set<String> {
        Set(
            try await self.database.rows("SELECT name FROM asked_time_zone WHERE month = \(month.name)") {
                try $0.text(0)
            }
        )
    }

    /// Returns the month that began this morning in a zone; nil on other days, before nine, and for a zone that isn't
    /// known.
    static func month(in zone: String, at now: Date) -> GoalMonth? {
        guard let zone = TimeZone(identifier: zone) else { return nil }
        let day = CalendarDay(now, in: zone)
        guard day.day == 1, ClockTime(now, in: zone).minutes >= Self.morning else { return nil }
        return GoalMonth(around: day)
    }

    /// Returns when to look next: in a quarter of an hour while the 1st may have begun somewhere and not ended
    /// everywhere, else when it begins.
    static func next(after now: Date) -> Date {
        let later = now.addingTimeInterval(Self.pause)
        for day in [CalendarDay(now, in: .gmt), CalendarDay(now.addingTimeInterval(Self.farthest), in: .gmt)] {
            let first = GoalMonth(around: day).days.lowerBound.start(in: .gmt)
            let last = first.addingTimeInterval(86_400 + Self.farthest)
            if later < last { return max(later, first.addingTimeInterval(-Self.farthest)) }
        }
        let month = GoalMonth(around: CalendarDay(now, in: .gmt))
        return month.days.upperBound.adding(days: 1).start(in: .gmt).addingTimeInterval(-Self.farthest)
    }
}
