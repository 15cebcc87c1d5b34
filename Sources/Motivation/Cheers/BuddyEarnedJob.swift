import Foundation
import HealthMath
import Jobs
import Members
import Notices
import Storage
import Web

/// Tells a member's buddies what they earned, once a day, as far as the member shows it and the buddy wants to hear.
///
/// It waits an hour, so that what is earned together is told together.
struct BuddyEarnedJob: Sendable {
    static let kind = "tell-buddies-of-earnings"
    private static let wait: TimeInterval = 3_600

    let database: any Database
    let ports: CheerPorts
    let switches: HouseSwitches
    let now: @Sendable () -> Date

    /// Adds the job in the transaction that stores what was earned; not for what old deeds earned.
    static func add(
        _ earned: [EarnedAchievement],
        of owner: Member.ID,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        let today = CalendarDay(now, in: .gmt)
        // Their own day is at most one off that of Greenwich.
        guard earned.contains(where: { abs($0.day.days(since: today)) <= 1 }),
            try db.exists("SELECT 1 FROM achievement_share WHERE owner_id = \(owner) AND is_shown = 1")
        else { return }
        let due = now.addingTimeInterval(Self.wait)
        try JobStore.add(Self.kind, payload: "\(owner)", due: due, key: "\(Self.kind) \(owner)", in: db)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        guard let owner = Int64(job.payload) else { return .hopeless("no member") }
        guard self.switches.isOn(.achievements), self.switches.isOn(.cheers),
            try await AchievementSharing.of(owner, in: self.database).isShown,
            let circle = try await self.ports.circle(owner), !circle.buddies.isEmpty
        else { return .done }
        let today = CalendarDay(self.now(), in: .gmt)
        let latest = try await AchievementStore(database: self.database, owner: owner).latestShown(Self.most)
            .filter { today.days(since: $0.day) <= 1 }
        guard let words = Self.words(latest, by: circle.name) else { return .done }
        try await self.tell(words, of: owner, to: circle.buddies, on: today)
        return .done
    }

    /// The most that are counted in the words.
    private static let most = 10

    /// Returns text such as "Ben earned “Shoes on” and 2 more"; nil for nothing.
    static func words(_ earned: [EarnedAchievement], by name: String) -> String? {
        guard let first = earned.first else { return nil }
        let rest = earned.count - 1
        return "\(name) earned “\(first.achievement.title)”" + (rest == 0 ? "" : " and \(rest) more")
    }

    private func tell(_ words: String, of owner: Member.ID, to buddies: [Member.ID], on day: CalendarDay) async throws {
        let now = self.now()
        try await self.database.write { db in
            for buddy in try NoticeSettingsStore.wanting(.buddyEarned, among: buddies, in: db) {
                try Notice.tell(
                    buddy,
                    .buddyEarned,
                    words,
                    path: CheerLinks.buddies.path,
                    about: owner,
                    cause: "earned \(owner) \(day)",
                    at: now,
                    in: db
                )
            }
        }
    }
}
