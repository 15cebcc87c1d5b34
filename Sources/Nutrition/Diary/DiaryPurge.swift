import Foundation
import Jobs
import Storage

/// Deletes entries and foods a month after their removal; a job that reschedules itself daily.
struct DiaryPurge: Sendable {
    static let kind = "diary-purge"

    let database: any Database
    let now: @Sendable () -> Date

    /// Adds the job if it is missing; called at every start.
    func plan() async throws {
        try await JobStore(database: self.database).add(Self.kind, due: self.now(), key: Self.kind)
    }

    func work(on job: Job) async throws -> JobOutcome {
        let now = self.now()
        let limit = now.addingTimeInterval(-30 * 86_400)
        let database = self.database
        try await database.eachSettingAside([
            ("diary_entry", { _ = try await EntryStore.purge(removedBefore: limit, in: database) }),
            ("energy_burned", { _ = try await BurnedStore.purge(removedBefore: limit, in: database) }),
            ("own_food", { try await OwnFoodStore.purge(removedBefore: limit, in: database) }),
            ("dish", { try await DishStore.purge(removedBefore: limit, in: database) }),
        ])
        return .again(at: now.addingTimeInterval(86_400))
    }
}
