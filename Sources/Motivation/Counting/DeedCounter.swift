import Deeds
package import Foundation
import HealthMath
package import Members
package import Storage

/// Counts what members did: brings what this wing stores of a member up to date with their deeds.
package struct DeedCounter: Sendable {
    let database: any Database
    let now: @Sendable () -> Date
    /// Settles missions; nil leaves them alone, as `spotter recount` does, because the deed of a mission is a fact.
    let missions: MissionCounting?
    let days: CountedDays.Finder

    package init(
        database: any Database,
        now: @Sendable @escaping () -> Date,
        missions: MissionPorts? = nil,
        days: @escaping CountedDays.Finder
    ) {
        self.database = database
        self.now = now
        self.missions = missions.map(MissionCounting.init)
        self.days = days
    }

    /// Counts a member's news, if there are any: whoever looks at their own points sees those of their last deed.
    func catchUp(_ owner: Member.ID) async throws {
        guard try await DeedNews.wait(for: owner, at: self.now(), in: self.database) else { return }
        try await self.count(owner)
    }

    /// Counts a member's day although there is no news of it.
    func countAgain(_ owner: Member.ID, _ day: CalendarDay) async throws {
        try await self.database.write { try DeedNews.add(of: owner, on: day, in: $0) }
        try await self.count(owner)
    }

    /// Counts the news of some members after one; returns the last of them, or nil when nobody comes after these.
    ///
    /// A member whose deeds can't be read keeps their news, and nobody waits for them.
    package func once(_ most: Int, after last: Int64) async throws -> Int64? {
        let owners = try await DeedNews.owners(most, after: last, at: self.now(), in: self.database)
        for owner in owners {
            _ = try await self.database.settingAside(RowName("deed_news", owner: owner)) {
                try await self.count(owner)
            }
        }
        return owners.count == most ? owners.last : nil
    }

    /// Works everything of a member out anew; returns how many lines of the ledger and scores of groups were wrong.
    package func recount(_ owner: Member.ID) async throws -> Int {
        // Only what is due: counting what waits for its time would mend what is wrong without saying so.
        try await self.catchUp(owner)
        let now = self.now()
        return try await self.database.write { [days] db in
            try db.acquire(.counting(owner))
            let counted = try days(owner, now, db)
            let wrong = try PointProjection(owner: owner).recount(counted, in: db)
            try BoardScores.settle(Set(wrong.map(\.day)), of: owner, at: now, in: db)
            return wrong.count + (try RivalScores.recount(of: owner, through: counted.today, at: now, in: db))
        }
    }

    private func count(_ owner: Member.ID) async throws {
        let now = self.now()
        let rest = try await self.missions?.rest(of: owner, at: now, in: self.database)
        try await self.database.write { [missions, finder = self.days] db in
            // Only one counts a member's deeds at a time, so that nobody stores what somebody else read earlier.
            try db.acquire(.counting(owner))
            let counted = try finder(owner, now, db)
            var days = try DeedNews.take(of: owner, in: db).filter { $0 <= counted.today }
            guard !days.isEmpty else { return try Self.putOff(owner, counted, at: now, in: db) }
            if let missions {
                // A mission that is reached is a deed too: it is counted here and now.
                try missions.settle(of: owner, rest: rest, through: counted.today, at: now, in: db)
                days.formUnion(try DeedNews.take(of: owner, in: db).filter { $0 <= counted.today })
            }
            try Self.putOff(owner, counted, at: now, in: db)
            let changed = try PointProjection(owner: owner).settle(days, counted, in: db)
            try BoardScores.settle(changed, of: owner, at: now, in: db)
            try RivalScores.settle(days, of: owner, through: counted.today, at: now, in: db)
            let earned = try AchievementStore.settle(of: owner, counted, at: now, in: db)
            try BuddyEarnedJob.add(earned, of: owner, at: now, in: db)
        }
    }

    /// Lets what doesn't count yet be news again when it does.
    private static func putOff(
        _ owner: Member.ID,
        _ counted: CountedDays,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try DeedNews.putOff(of: owner, after: counted.today, until: counted.endsAt, in: db)
        try TrainingDeed.putOffArrivals(of: owner, at: now, in: db)
    }
}
