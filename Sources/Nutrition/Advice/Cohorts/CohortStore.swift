import FoodCatalogue
import Foundation
package import Members
package import Storage

/// Keeps one member's part in cohorts: their consent, and the foods and exercises that they are shown.
package struct CohortStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// What a member agreed to have counted.
    enum Consent: Sendable {
        case none
        /// Given when only foods were counted.
        case foods
        case all
    }

    func consent() async throws -> Consent {
        let exercises = try await self.database.row(
            "SELECT exercises FROM cohort_consent WHERE owner_id = \(self.owner)"
        ) { try $0.int(0) == 1 }
        return exercises.map { $0 ? .all : .foods } ?? .none
    }

    /// Agrees to have foods and exercises counted.
    func agree(now: Date) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                INSERT INTO cohort_consent (owner_id, at, exercises) VALUES (\(owner), \(now.milliseconds), 1)
                ON CONFLICT (owner_id) DO UPDATE SET at = excluded.at, exercises = 1
                WHERE cohort_consent.exercises = 0
                """
            )
        }
    }

    /// Withdraws the consent and removes the member from the counts: what depended on few is hidden at once.
    func withdraw() async throws {
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM cohort_consent WHERE owner_id = \(owner)")
            try db.execute("DELETE FROM cohort_member WHERE owner_id = \(owner)")
        }
    }

    /// Removes a member who is about to leave from the counts; their consent stays.
    package static func leave(_ owner: Member.ID, in connection: any SQLConnection) throws {
        try connection.execute("DELETE FROM cohort_member WHERE owner_id = \(owner)")
    }

    /// Returns the frequent foods of a cohort, as far as this member may know them.
    ///
    /// They depend on how many left since the count and on whether the member was counted, never on what those who left
    /// had eaten: each rests on at least five others, whoever they are.
    func foods(of cohort: Cohort) async throws -> [Food.ID] {
        try await self.shown("SELECT cohort, food_id AS thing, band FROM cohort_food", of: cohort)
    }

    /// Returns the frequent exercises of a cohort, by the same rule.
    func exercises(of cohort: Cohort) async throws -> [String] {
        try await self.shown("SELECT cohort, exercise_id AS thing, band FROM cohort_exercise", of: cohort)
    }

    private func shown(_ things: SQL, of cohort: Cohort) async throws -> [String] {
        try await self.database.rows(
            """
            SELECT thing FROM (
                SELECT name, members - (SELECT COUNT(*) FROM cohort_member WHERE cohort = name) AS gone,
                    (SELECT COUNT(*) FROM cohort_member WHERE cohort = name AND owner_id = \(self.owner)) AS inside
                FROM cohort WHERE name = \(cohort.name)
            ) AS counted
            JOIN (\(things)) AS things ON cohort = name
            WHERE band >= CASE WHEN gone > 90 THEN 4 WHEN gone >= 5 THEN \(CohortBand.most.rawValue)
                WHEN gone > 0 THEN \(CohortBand.many.rawValue) WHEN inside > 0 THEN \(CohortBand.few.rawValue)
                ELSE \(CohortBand.five.rawValue) END
            ORDER BY thing
            """
        ) { try $0.text(0) }
    }
}
