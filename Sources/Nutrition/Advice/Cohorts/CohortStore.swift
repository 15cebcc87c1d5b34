import FoodCatalogue
import Foundation
package import Storage

/// One member's part in cohorts: their consent, and the foods that they are shown.
package struct CohortStore: Sendable {
    let database: any Database
    let owner: Int64

    func hasAgreed() async throws -> Bool {
        try await self.database.row("SELECT 1 FROM cohort_consent WHERE owner_id = \(self.owner)") { _ in true }
            ?? false
    }

    func agree(now: Date) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                INSERT INTO cohort_consent (owner_id, at) VALUES (\(owner), \(now.milliseconds))
                ON CONFLICT (owner_id) DO NOTHING
                """
            )
        }
    }

    /// Withdraws the consent and removes the member from the counts: foods that depended on few are hidden at once.
    func withdraw() async throws {
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM cohort_consent WHERE owner_id = \(owner)")
            try db.execute("DELETE FROM cohort_member WHERE owner_id = \(owner)")
        }
    }

    /// Removes a member who is about to leave from the counts; their consent stays.
    package static func leave(_ owner: Int64, in connection: any SQLConnection) throws {
        try connection.execute("DELETE FROM cohort_member WHERE owner_id = \(owner)")
    }

    /// Returns the frequent foods of a cohort, as far as this member may know them.
    ///
    /// They depend on how many left since the count and on whether the member was counted, never on what those who left
    /// had eaten: each rests on at least five others, whoever they are.
    func foods(of cohort: Cohort) async throws -> [Food.ID] {
        try await self.database.rows(
            """
            SELECT food_id FROM (
                SELECT name, members - (SELECT COUNT(*) FROM cohort_member WHERE cohort = name) AS gone,
                    (SELECT COUNT(*) FROM cohort_member WHERE cohort = name AND owner_id = \(self.owner)) AS inside
                FROM cohort WHERE name = \(cohort.name)
            ) AS counted
            JOIN cohort_food ON cohort = name
            WHERE band >= CASE WHEN gone > 90 THEN 4 WHEN gone >= 5 THEN \(CohortBand.most.rawValue)
                WHEN gone > 0 THEN \(CohortBand.many.rawValue) WHEN inside > 0 THEN \(CohortBand.few.rawValue)
                ELSE \(CohortBand.five.rawValue) END
            ORDER BY food_id
            """
        ) { try $0.text(0) }
    }
}
