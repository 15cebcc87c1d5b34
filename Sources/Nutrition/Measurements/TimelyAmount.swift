import Foundation
package import HealthMath
package import Members
package import Storage

/// How much of a day's steps or exercise was written down while the day was fresh.
///
/// A goal of the month, which earns a voucher, counts no more of a day than that: what is typed in or raised later counts
/// everywhere else.
package enum TimelyAmount: String, Sendable {
    case steps, calories

    /// The days after a day within which its amount must be written down to count: a long weekend away from one's phone.
    package static let days = 3
    /// The zone farthest ahead of UTC, in seconds: nobody's day begins earlier.
    private static let earliestZone: TimeInterval = 14 * 3_600
    /// The zone farthest behind UTC, in seconds: nobody's day ends later.
    private static let latestZone: TimeInterval = -12 * 3_600

    static func isTimely(_ day: CalendarDay, at now: Date) -> Bool {
        CalendarDay(now.addingTimeInterval(Self.latestZone), in: .gmt) <= day.adding(days: Self.days)
            && day <= CalendarDay(now.addingTimeInterval(Self.earliestZone), in: .gmt)
    }

    /// Notes what is stored of a day now; does nothing when it is too late or too early for that.
    func note(of owner: Member.ID, on day: CalendarDay, at now: Date, in db: any SQLConnection) throws {
        guard Self.isTimely(day, at: now) else { return }
        try db.execute(
            """
            INSERT INTO timely_amount (owner_id, kind, day, amount)
            \(self.stored) AND owner_id = \(owner) AND day = \(day.description) GROUP BY owner_id, day
            ON CONFLICT (owner_id, kind, day) DO UPDATE SET amount = excluded.amount
            """
        )
    }

    /// Returns what counts of each day: what is stored, no more than was noted in time, in kcal or steps.
    package func amounts(
        of owner: Member.ID,
        in days: ClosedRange<CalendarDay>,
        _ database: any Database
    ) async throws -> [CalendarDay: Double] {
        let within: SQL = "day >= \(days.lowerBound.description) AND day <= \(days.upperBound.description)"
        let rows = try await database.rows(
            """
            SELECT done.day, CASE WHEN done.amount < noted.amount THEN done.amount ELSE noted.amount END
            FROM (\(self.stored) AND owner_id = \(owner) AND \(within) GROUP BY owner_id, day) AS done
            JOIN timely_amount AS noted
                ON noted.owner_id = done.owner_id AND noted.kind = done.kind AND noted.day = done.day
            """
        ) { row in
            var columns = row.reader
            return (try columns.parsed("a day") { CalendarDay($0) }, try columns.real())
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    /// The statement that sums what is stored by member and day, up to its condition; a device's count of a whole day is
    /// no training.
    var stored: SQL {
        switch self {
        case .steps:
            "SELECT owner_id, 'steps' AS kind, day, SUM(amount) AS amount FROM reading WHERE kind = 'steps'"
        case .calories:
            """
            SELECT owner_id, 'calories' AS kind, day, SUM(kcal) AS amount FROM energy_burned
            WHERE removed_at IS NULL AND sent IS NULL
            """
        }
    }
}

/// Creates the table of what was written down in time.
enum TimelyAmountMigrations {
    static let all = [
        Migration("nutrition-timely-0001-amount") { words in
            [
                """
                CREATE TABLE timely_amount (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    kind \(words.text) NOT NULL CHECK (kind IN ('steps', 'calories')),
                    day \(words.text) NOT NULL CHECK (length(day) = 10),
                    amount \(words.real) NOT NULL CHECK (amount >= 0),
                    PRIMARY KEY (owner_id, kind, day)
                ) \(words.clustered)
                """,
                // An amount that was there before counts as it did.
                """
                INSERT INTO timely_amount (owner_id, kind, day, amount)
                SELECT owner_id, 'steps', day, amount FROM reading WHERE kind = 'steps'
                """,
                """
                INSERT INTO timely_amount (owner_id, kind, day, amount)
                SELECT owner_id, 'calories', day, SUM(kcal) FROM energy_burned
                WHERE removed_at IS NULL AND sent IS NULL GROUP BY owner_id, day
                """,
            ]
        }
    ]
}
