import Foundation
import HealthMath
import Members
import Notices
import Storage
import Web

/// What a buddy earned lately and shows, as the member may cheer it.
struct BuddyAchievement: Sendable, Equatable {
    let buddy: Member.ID
    let earned: EarnedAchievement
    let takesCheers: Bool
    /// The kind words that the member said to it; nil for none yet.
    let said: CheerWords?
}

/// Keeps the cheers that one member gives.
struct CheerStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// How many lines of a kind a page has.
    static let most = 50
    /// How long ago something may have been earned, in days.
    static let lately = 30

    /// Returns what some buddies earned since a day and show, the latest first.
    func lately(of buddies: [Member.ID], since day: CalendarDay) async throws -> [BuddyAchievement] {
        guard !buddies.isEmpty else { return [] }
        return try await self.database.rows(
            """
            SELECT achievement.owner_id, achievement.name, achievement.day, achievement_share.takes_cheers, cheer.words
            FROM achievement JOIN achievement_share ON achievement_share.owner_id = achievement.owner_id
            LEFT JOIN cheer ON cheer.owner_id = \(self.owner) AND cheer.to_id = achievement.owner_id
                AND cheer.achievement = achievement.name
            WHERE achievement.owner_id IN \(list: buddies) AND achievement.day >= \(day.description)
                AND achievement.came_along = 0
                AND achievement_share.is_shown = 1
            ORDER BY achievement.day DESC, achievement.owner_id, achievement.name LIMIT \(literal: Self.most)
            """
        ) { row -> BuddyAchievement? in
            var columns = row.reader
            let (buddy, name) = (try columns.integer(), try columns.text())
            let day = try columns.parsed("a day") { CalendarDay($0) }
            let (takesCheers, said) = (try columns.bool(), try columns.optionalText())
            guard let achievement = Achievement.named(name) else { return nil }
            return BuddyAchievement(
                buddy: buddy,
                earned: EarnedAchievement(achievement: achievement, day: day),
                takesCheers: takesCheers,
                said: said.flatMap { CheerWords(rawValue: $0) }
            )
        }.compactMap(\.self)
    }

    /// Says kind words to what a buddy did, once, and tells them; false when it isn't there to be cheered.
    ///
    /// The caller knows that the two are buddies who may meet, and that the buddy shares what they train, or that they are in one
    /// group and see each other there.
    func give(
        _ words: CheerWords,
        for subject: CheerSubject,
        to buddy: Member.ID,
        from name: String,
        at now: Date
    ) async throws -> Bool {
        try await self.database.write { [owner] db in
            guard try Self.isThere(subject, of: buddy, in: db) else { return false }
            let isNew = try db.execute(
                """
                INSERT INTO cheer (owner_id, to_id, achievement, words, at)
                VALUES (\(owner), \(buddy), \(subject.name), \(words.rawValue), \(now.milliseconds))
                ON CONFLICT (owner_id, to_id, achievement) DO NOTHING
                """
            )
            if isNew == 1 {
                try Notice.tell(
                    buddy,
                    .cheers,
                    "\(words.text), says \(name): \(subject.title)",
                    path: subject.path,
                    cause: "cheer \(owner) \(subject.name)",
                    at: now,
                    in: db
                )
            }
            return true
        }
    }

    private static func isThere(_ subject: CheerSubject, of buddy: Member.ID, in db: any SQLConnection) throws -> Bool {
        let isDone: SQL =
            switch subject {
            case .achievement(let achievement):
                """
                is_shown = 1 AND EXISTS (
                    SELECT 1 FROM achievement WHERE owner_id = \(buddy) AND name = \(achievement.name)
                        AND came_along = 0)
                """
            case .training(let day):
                """
                EXISTS (SELECT 1 FROM deed
                    WHERE owner_id = \(buddy) AND day = \(day.description) AND came_along = 0
                        AND kind IN \(list: TrainingDeed.workouts) AND \(TrainingDeed.isLongEnough))
                """
            case .line(let id, let group):
                """
                EXISTS (SELECT 1 FROM rival_line
                    WHERE id = \(id) AND owner_id = \(buddy) AND group_id = \(group.id))
                """
            }
        return try db.exists(
            "SELECT 1 FROM achievement_share WHERE owner_id = \(buddy) AND takes_cheers = 1 AND \(isDone)"
        )
    }
}

extension CheerSubject {
    /// What the notice of a cheer calls it.
    fileprivate var title: String {
        switch self {
        case .achievement(let achievement): achievement.title
        case .training: "you trained"
        case .line(_, let group): "your part in \(group.quoted)"
        }
    }

    /// The receiver's own page of it.
    fileprivate var path: String {
        switch self {
        case .achievement: AchievementLinks.achievements.path
        case .training: Places.training.path
        case .line(_, let group): RivalLinks.group(group.id)
        }
    }
}
