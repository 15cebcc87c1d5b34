import Audit
import Foundation
import Members
import Notices
import Storage

/// A decision about an offer that may be taken back.
private struct DecidedOffer {
    let owner: Member.ID
    let food: String
    let name: String
    let state: Contribution.State
    /// Milliseconds since 1970.
    let decidedAt: Int64
    /// The shared food, with its name and version; nil for none.
    let shared: (id: String, name: String, version: Int64)?

    var action: AuditRecord.Action? {
        switch self.state {
        case .waiting: nil
        case .accepted: .foodAccepted
        case .refused: .foodRefused
        }
    }
}

extension ReviewStore {
    /// Takes back what this administrator just decided, so that the offer waits again and its owner isn't told of it.
    ///
    /// Returns false when another decided, it is too late, or it was accepted as the change of a shared food.
    func reopen(_ id: String, by administrator: Member, now: Date) async throws -> Bool {
        try await self.database.write { db in
            guard let decided = try Self.decided(id, in: db), let action = decided.action else { return false }
            let isAccepted = decided.state == .accepted
            if isAccepted, decided.shared?.version != 1 { return false }
            let subject =
                isAccepted
                ? decided.shared.map { "\($0.name) (\($0.id))" } ?? "" : "\(decided.name) (offer \(id))"
            guard try AuditRecord.isJustDone(action, by: administrator, on: subject, at: now, in: db) else {
                return false
            }
            let kept = isAccepted ? nil : decided.shared?.id
            try db.execute(
                """
                UPDATE contribution SET state = 'waiting', reason = '', decided_at = NULL, shared_id = \(kept)
                WHERE owner_id = \(decided.owner) AND food_id = \(decided.food)
                """
            )
            if isAccepted, let shared = decided.shared {
                try SharedFoodStore.remove(shared.id, now: now, in: db)
            }
            let (record, detail) = (AuditRecord.Action.foodReopened, AuditRecord.takenBack)
            try AuditRecord.write(record, by: administrator, on: subject, detail: detail, at: now, in: db)
            try Notice.takeBack(decided.owner, cause: "contribution \(id) \(decided.decidedAt)", in: db)
            return true
        }
    }

    private static func decided(_ id: String, in db: any SQLConnection) throws -> DecidedOffer? {
        try db.row(
            """
            SELECT contribution.owner_id, contribution.food_id, own_food.name, state, decided_at, shared_food.id,
                shared_food.name, shared_food.version
            FROM contribution
            JOIN own_food ON own_food.owner_id = contribution.owner_id AND own_food.id = contribution.food_id
            LEFT JOIN shared_food ON shared_food.id = contribution.shared_id
            WHERE contribution.id = \(id) AND decided_at IS NOT NULL AND own_food.removed_at IS NULL
            """
        ) { row in
            var columns = row.reader
            let (owner, food, name) = (try columns.integer(), try columns.text(), try columns.text())
            let state: Contribution.State = try columns.choice()
            let decidedAt = try columns.integer()
            let (shared, sharedName) = (try columns.optionalText(), try columns.optionalText())
            let version = try columns.optionalInteger()
            return DecidedOffer(
                owner: owner,
                food: food,
                name: name,
                state: state,
                decidedAt: decidedAt,
                shared: shared.map { ($0, sharedName ?? "", version ?? 0) }
            )
        }
    }
}
