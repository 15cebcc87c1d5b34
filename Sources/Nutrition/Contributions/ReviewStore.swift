import Audit
import FoodCatalogue
import Foundation
import Members
import Notices
import Storage

/// Reads and decides the offers of all members that wait for review.
struct ReviewStore: Sendable {
    let database: any Database

    /// Returns offers after a cursor, the longest waiting first.
    func waiting(after cursor: Cursor? = nil, limit: Int) async throws -> [Review] {
        let after: SQL =
            cursor.map { "AND (offered_at > \($0.at) OR (offered_at = \($0.at) AND contribution.id > \($0.id)))" } ?? ""
        return try await self.database.rows(
            "\(Self.reviews) \(after) ORDER BY offered_at, contribution.id LIMIT \(limit)",
            Self.review
        )
    }

    /// Returns nil when it doesn't wait (any more).
    func find(_ id: String) async throws -> Review? {
        try await self.database.row("\(Self.reviews) AND contribution.id = \(id)", Self.review)
    }

    enum Acceptance { case done, changed, barcodeTaken }

    /// Makes a shared food of an offer, perhaps corrected, unless it changed or was decided meanwhile.
    ///
    /// It notifies the owner and writes an audit record; without an administrator it is the operator's.
    func accept(
        _ review: Review,
        as facts: OwnFood.Facts,
        by administrator: Member?,
        now: Date
    ) async throws -> Acceptance {
        do {
            return try await self.database.write { db in
                guard try Self.stillStands(review, in: db) else { return .changed }
                let shared = review.shared ?? FoodOrigin.shared.id(review.id)
                try SharedFoodStore.put(facts, shared, now: now, in: db)
                try Self.decide(review, .accepted, shared: shared, now: now, in: db)
                let corrected = facts == review.food.facts ? "" : "Corrected: \(review.food.facts.changes(to: facts))"
                try AuditRecord.write(
                    .foodAccepted,
                    byWhom: administrator,
                    on: "\(facts.name) (\(shared))",
                    detail: corrected,
                    // What a change took the place of isn't kept.
                    undo: review.shared == nil ? ReviewLinks.reopening(review.id) : "",
                    at: now,
                    in: db
                )
                try Self.tell(review, "“\(facts.name)” is for everybody here now. Thank you.", now: now, in: db)
                return .done
            }
        } catch DatabaseError.uniqueViolation {
            return .barcodeTaken
        }
    }

    /// Refuses an offer and notifies its owner; false when it changed or was decided meanwhile.
    func refuse(_ review: Review, reason: String, by administrator: Member?, now: Date) async throws -> Bool {
        try await self.database.write { db in
            guard try Self.stillStands(review, in: db) else { return false }
            try Self.decide(review, .refused, reason: reason, shared: review.shared, now: now, in: db)
            try AuditRecord.write(
                .foodRefused,
                byWhom: administrator,
                on: "\(review.food.facts.name) (offer \(review.id))",
                detail: reason,
                undo: ReviewLinks.reopening(review.id),
                at: now,
                in: db
            )
            try Self.tell(review, "“\(review.food.facts.name)” stays yours alone. \(reason)", now: now, in: db)
            return true
        }
    }

    private static func stillStands(_ review: Review, in connection: any SQLConnection) throws -> Bool {
        let now = try connection.row("\(self.reviews) AND contribution.id = \(review.id)", self.review)
        return now?.food == review.food
    }

    private static func decide(
        _ review: Review,
        _ state: Contribution.State,
        reason: String = "",
        shared: Food.ID?,
        now: Date,
        in connection: any SQLConnection
    ) throws {
        try connection.execute(
            """
            UPDATE contribution SET state = \(state.rawValue), reason = \(reason), decided_at = \(now.milliseconds),
                shared_id = \(shared)
            WHERE owner_id = \(review.owner) AND food_id = \(review.food.id)
            """
        )
    }

    private static func tell(_ review: Review, _ words: String, now: Date, in connection: any SQLConnection) throws {
        try Notice.tell(
            review.owner,
            .foods,
            words,
            path: FoodLinks.food(review.food.id),
            cause: "contribution \(review.id) \(now.milliseconds)",
            at: now,
            in: connection
        )
    }

    private static let reviews: SQL = """
        SELECT own_food.id, name, brand, barcode, nutrients, measures, version, created_at,
            contribution.id, contribution.owner_id, offered_at, shared_id
        FROM contribution
        JOIN own_food ON own_food.owner_id = contribution.owner_id AND own_food.id = contribution.food_id
        WHERE state = 'waiting' AND removed_at IS NULL
        """

    private static func review(_ row: SQLRow) throws -> Review {
        var columns = row.reader
        let food = try OwnFoodStore.food(&columns)
        return Review(
            id: try columns.text(),
            owner: try columns.integer(),
            food: food,
            offeredAt: try columns.integer(),
            shared: try columns.optionalText()
        )
    }
}

extension OwnFood.Facts {
    /// Returns the names of the facts that differ.
    fileprivate func changes(to other: Self) -> String {
        var changed: [String] = []
        if self.name != other.name { changed.append("name") }
        if self.brand != other.brand { changed.append("brand") }
        if self.barcode != other.barcode { changed.append("barcode") }
        if self.measures != other.measures { changed.append("measures") }
        let numbers = Set(self.nutrients.numbers).union(other.nutrients.numbers).sorted()
        changed += numbers.filter { self.nutrients[$0] != other.nutrients[$0] }.compactMap {
            Nutrient.numbered($0)?.name
        }
        return changed.joined(separator: ", ")
    }
}
