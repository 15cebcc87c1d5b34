import Foundation
import HealthMath
import Jobs
import Members
import Storage

/// Makes groups of rivals.
struct RivalMaking: Sendable {
    enum Outcome: Sendable, Equatable {
        case made(isNew: Bool)
        /// The member is in as many groups as one may.
        case tooMany
        /// Another made a group with this id.
        case otherId
    }

    struct Details: Sendable, Equatable {
        let name: String
        let scoring: RivalScoring
    }

    let database: any Database
    let owner: Member.ID

    /// Makes a group with its maker in it; sent again with the same id it changes nothing.
    func make(
        _ details: Details,
        id: RivalGroup.ID,
        aims: RivalAims,
        isAdult: Bool,
        at now: Date
    ) async throws -> Outcome {
        let over = RivalGroup.over(details.scoring.days.upperBound)
        return try await self.database.write { [owner] db in
            if try RivalStore.find(id, in: db) != nil {
                return try RivalSeat.find(owner, id, in: db)?.state == .in ? .made(isNew: false) : .otherId
            }
            try db.acquire(.counting(owner))
            guard try RivalStore.running(of: owner, in: db) < RivalGroup.mostOfMember else { return .tooMany }
            let days = details.scoring.days
            let isNew = try db.execute(
                """
                INSERT INTO rival_group (id, keeper_id, name, code, is_adult, scoring, first_day, last_day, planned_day,
                    over_at, created_at)
                VALUES (\(id), \(owner), \(details.name), \(RivalCode.new()), \(isAdult), \(details.scoring.text),
                    \(days.lowerBound.description), \(days.upperBound.description), \(days.upperBound.description),
                    \(over.milliseconds), \(now.milliseconds))
                ON CONFLICT (id) DO NOTHING
                """
            )
            guard isNew == 1 else { return .otherId }
            try RivalJoining.seat(owner, id, aims, details.scoring, at: now, in: db)
            try RivalEnding.add(for: id, due: over, in: db)
            return .made(isNew: true)
        }
    }
}
