import Foundation
import HealthMath
import Members
import Notices
import Storage

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
                AND cheer.achievement = achievement.name AND cheer.taken_back <> 1
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
}
