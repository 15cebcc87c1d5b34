import HealthMath
import Members
import Storage

/// A day on which a buddy trained, as the member may cheer it.
struct BuddyTraining: Sendable, Equatable {
    let buddy: Member.ID
    let day: CalendarDay
    let takesCheers: Bool
    /// The kind words that the member said to it; nil for none yet.
    let said: CheerWords?

    /// How long ago it may have been, in days.
    static let lately = 7
}

extension CheerStore {
    /// Returns the days since one on which some buddies trained, the latest first; the caller knows that they share it.
    func trained(of buddies: [Member.ID], since day: CalendarDay) async throws -> [BuddyTraining] {
        guard !buddies.isEmpty else { return [] }
        return try await self.database.rows(
            """
            SELECT done.owner_id, done.day, COALESCE(achievement_share.takes_cheers, 0), cheer.words
            FROM (
                SELECT DISTINCT owner_id, day FROM deed
                WHERE owner_id IN \(list: buddies) AND day >= \(day.description) AND came_along = 0
                    AND kind IN \(list: TrainingDeed.workouts) AND \(TrainingDeed.isLongEnough)
            ) AS done
            LEFT JOIN achievement_share ON achievement_share.owner_id = done.owner_id
            LEFT JOIN cheer ON cheer.owner_id = \(self.owner) AND cheer.to_id = done.owner_id
                AND cheer.achievement = \(CheerSubject.training) || done.day AND cheer.taken_back <> 1
            ORDER BY done.day DESC, done.owner_id LIMIT \(literal: Self.most)
            """
        ) { row in
            var columns = row.reader
            let buddy = try columns.integer()
            let day = try columns.parsed("a day") { CalendarDay($0) }
            let takesCheers = try columns.bool()
            return BuddyTraining(
                buddy: buddy,
                day: day,
                takesCheers: takesCheers,
                said: try columns.optionalText().flatMap { CheerWords(rawValue: $0) }
            )
        }
    }
}
