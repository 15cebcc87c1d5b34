package import HealthMath
package import Members
package import Storage
package import Web

/// Keeps the half-done set-up of one member, which Today offers to finish.
package struct SetUpStore: Sendable {
    private let database: any Database
    private let owner: Member.ID

    package init(database: any Database, owner: Member.ID) {
        self.database = database
        self.owner = owner
    }

    /// Returns nil when nothing or everything is answered or skipped, and on a day on which the member put it off.
    package func offer(on day: CalendarDay) async throws -> SetUpOffer? {
        let left = try await self.database.read { [owner] db -> Int? in
            let member = try db.row(
                """
                SELECT gender, birthday, CASE WHEN onboarded_at IS NULL THEN 1 ELSE 0 END FROM member
                WHERE id = \(owner)
                """
            ) { row in
                var columns = row.reader
                return (
                    steps: Step.asked(
                        of: try columns.choice(of: Sex.self),
                        born: try columns.parsed("day") { CalendarDay($0) },
                        on: day
                    ),
                    isOpen: try columns.bool()
                )
            }
            guard let member, member.isOpen else { return nil }
            let isPutOff = try db.exists(
                "SELECT 1 FROM set_up_postponement WHERE owner_id = \(owner) AND day >= \(day.description)"
            )
            guard !isPutOff else { return nil }
            let done = try WelcomeStore.done(of: owner, in: db)
            return done.isEmpty ? nil : member.steps.filter { !done.contains($0) }.count
        }
        guard let left, left > 0 else { return nil }
        let questions = left == 1 ? "One question is left" : "\(left) questions are left"
        return SetUpOffer(
            words: "\(questions), and each may be skipped. Goals and workouts fit you better with them.",
            path: AccountLinks.welcome.path,
            laterPath: AccountLinks.setUpPostponement.path
        )
    }

    func putOff(on day: CalendarDay) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                INSERT INTO set_up_postponement (owner_id, day) VALUES (\(owner), \(day.description))
                ON CONFLICT (owner_id) DO UPDATE SET day = excluded.day
                """
            )
        }
    }
}
