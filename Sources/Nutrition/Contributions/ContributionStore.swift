import FoodCatalogue
import Foundation
import Members
import Storage

/// Keeps the offers of one member.
struct ContributionStore: Sendable {
    let database: any Database
    let owner: Member.ID

    enum Offer: Equatable {
        case made(Contribution)
        /// The member has no such food.
        case missing
        case withoutEnergy
        /// As many offers as allowed are waiting.
        case tooMany
    }

    /// Offers a food, or its new version after a decision.
    ///
    /// An offer that waits already keeps its place.
    func offer(_ food: Food.ID, now: Date) async throws -> Offer {
        try await self.database.write { [owner] db in
            guard let offered = try OwnFoodStore.find(food, of: owner, in: db) else { return .missing }
            if offered.facts.nutrients.kcal == nil { return .withoutEnergy }
            if try Self.waiting(of: owner, in: db) >= Contribution.mostWaiting { return .tooMany }
            try db.execute(
                """
                INSERT INTO contribution (owner_id, food_id, id, state, reason, offered_at)
                VALUES (\(owner), \(food), \(RowID.new()), 'waiting', '', \(now.milliseconds))
                ON CONFLICT (owner_id, food_id) DO UPDATE
                SET state = 'waiting', reason = '', offered_at = excluded.offered_at, decided_at = NULL
                WHERE contribution.state <> 'waiting'
                """
            )
            return try Self.find(food, of: owner, in: db).map(Offer.made) ?? .missing
        }
    }

    /// Withdraws an offer; an accepted food stays shared.
    func withdraw(_ food: Food.ID) async throws -> Bool {
        try await self.database.write { [owner] db in
            let isMade = try db.execute(
                """
                UPDATE contribution SET state = 'accepted', reason = ''
                WHERE owner_id = \(owner) AND food_id = \(food) AND state = 'waiting' AND shared_id IS NOT NULL
                """
            )
            let isGone = try db.execute(
                """
                DELETE FROM contribution
                WHERE owner_id = \(owner) AND food_id = \(food) AND state <> 'accepted' AND shared_id IS NULL
                """
            )
            return isMade + isGone > 0
        }
    }

    func find(_ food: Food.ID) async throws -> Contribution? {
        try await self.database.read { [owner] db in try Self.find(food, of: owner, in: db) }
    }

    /// Returns the shared foods that were made of foods this member still has.
    func shared() async throws -> Set<Food.ID> {
        let shared = try await self.database.rows(
            """
            SELECT shared_id FROM contribution
            JOIN own_food ON own_food.owner_id = contribution.owner_id AND own_food.id = contribution.food_id
            WHERE contribution.owner_id = \(self.owner) AND shared_id IS NOT NULL AND removed_at IS NULL
            """
        ) { try $0.text(0) }
        return Set(shared)
    }

    private static func waiting(of owner: Member.ID, in connection: any SQLConnection) throws -> Int {
        try connection.row("SELECT COUNT(*) FROM contribution WHERE owner_id = \(owner) AND state = 'waiting'") {
            try $0.int(0)
        } ?? 0
    }

    private static func find(
        _ food: Food.ID,
        of owner: Member.ID,
        in connection: any SQLConnection
    ) throws -> Contribution? {
        try connection.row(
            "SELECT id, state, reason, shared_id FROM contribution WHERE owner_id = \(owner) AND food_id = \(food)"
        ) { row in
            var columns = row.reader
            return Contribution(
                id: try columns.text(),
                state: try columns.choice(),
                reason: try columns.text(),
                shared: try columns.optionalText()
            )
        }
    }
}
