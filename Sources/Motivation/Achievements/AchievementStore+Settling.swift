import Foundation
import HealthMath
import Members
import Storage

extension AchievementStore {
    /// Stores what the deeds have earned by now and returns what is new for others too.
    ///
    /// What deeds of this house earned stays, whatever became of them. What only an import gives is marked, and goes when the
    /// import is undone: an edited export could name any deeds.
    @discardableResult
    static func settle(
        of owner: Member.ID,
        _ counted: CountedDays,
        at now: Date,
        in db: any SQLConnection
    ) throws -> [EarnedAchievement] {
        let stored = try db.rows("SELECT name, came_along FROM achievement WHERE owner_id = \(owner)") { row in
            var columns = row.reader
            return (name: try columns.text(), cameAlong: try columns.bool())
        }
        let known = Dictionary(uniqueKeysWithValues: stored.map { ($0.name, $0.cameAlong) })
        let open = Achievement.all.filter { known[$0.name] != false }
        guard !open.isEmpty else { return [] }
        let all = try AchievementTally.of(owner, counted, db)
        let cameAlong = try db.exists("SELECT 1 FROM deed WHERE owner_id = \(owner) AND came_along = 1")
        let own = cameAlong ? try AchievementTally.of(owner, counted, isCompared: true, db) : all
        return try open.compactMap { achievement in
            let isStored = known[achievement.name] != nil
            if let day = own.day(of: achievement) {
                try Self.store(achievement, day, cameAlong: false, of: owner, at: now, in: db)
                return EarnedAchievement(achievement: achievement, day: day)
            }
            if let day = all.day(of: achievement) {
                if !isStored { try Self.store(achievement, day, cameAlong: true, of: owner, at: now, in: db) }
            } else if isStored {
                try db.execute("DELETE FROM achievement WHERE owner_id = \(owner) AND name = \(achievement.name)")
            }
            return nil
        }
    }

    /// Stores achievements; one that an import gave first keeps its day and that it was seen.
    private static func store(
        _ achievement: Achievement,
        _ day: CalendarDay,
        cameAlong: Bool,
        of owner: Member.ID,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try db.execute(
            """
            INSERT INTO achievement (owner_id, name, day, at, came_along)
            VALUES (\(owner), \(achievement.name), \(day.description), \(now.milliseconds), \(cameAlong))
            ON CONFLICT (owner_id, name) DO UPDATE SET came_along = excluded.came_along
            """
        )
    }
}
