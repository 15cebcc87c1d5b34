package import HealthMath
package import Storage

/// Selects the first and the last weight of many members over some time.
package enum BodyCourses {
    /// The least number of days between the two weights, and the greatest age of the last one.
    private static let apart = 14

    /// Selects `owner_id`, `gender`, `birthday`, `height_cm`, `first_kg` and `last_kg` of those among `members` (a
    /// statement of `owner_id`) who have a height and weights at both ends of the time, and who aren't about to leave.
    package static func statement(of members: SQL, from first: CalendarDay, through last: CalendarDay) -> SQL {
        """
        SELECT member.id AS owner_id, member.gender AS gender, member.birthday AS birthday, body.height_cm AS height_cm,
            early.kilograms AS first_kg, late.kilograms AS last_kg
        FROM (
            SELECT owner_id, MIN(day) AS early_day, MAX(day) AS late_day FROM weight
            WHERE owner_id IN (\(members)) AND day >= \(first.description) AND day <= \(last.description)
            GROUP BY owner_id
        ) AS ends
        JOIN member ON member.id = ends.owner_id
        JOIN body ON body.owner_id = ends.owner_id AND body.height_cm IS NOT NULL
        JOIN weight AS early ON early.owner_id = ends.owner_id AND early.day = ends.early_day
        JOIN weight AS late ON late.owner_id = ends.owner_id AND late.day = ends.late_day
        WHERE late_day > \(last.adding(days: -Self.apart).description)
            AND early_day <= \(last.adding(days: -2 * Self.apart).description)
            AND NOT EXISTS (SELECT 1 FROM leaving WHERE leaving.owner_id = ends.owner_id)
        """
    }
}
