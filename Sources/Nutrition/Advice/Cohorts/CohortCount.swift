import FoodCatalogue
import Foundation
import HealthMath
import Storage

/// Counts what cohorts eat and train, in a few statements over all members at once.
///
/// A count is valid for four weeks and covers the four weeks before it, so that no two counts of a cohort share a day
/// of anybody's diary or training: comparing them reveals nothing about who joined or left in between. Members who agree meanwhile
/// wait for the next count.
struct CohortCount: Sendable {
    let database: any Database
    /// Selects `owner_id`, `gender`, `birthday`, `height_cm`, `first_kg` and `last_kg` of those among the first
    /// argument who have weights on both days.
    let courses: @Sendable (SQL, CalendarDay, CalendarDay) -> SQL
    /// Selects what members trained between two days: see `CohortTraining`.
    let trained: @Sendable (SQL, CalendarDay, CalendarDay) -> SQL

    /// The days for which a count is valid, and the days of diaries that it covers.
    static let span = 28
    /// The days of weights that it covers.
    static let weightSpan = 84
    /// The days with anything in the diary that a member needs to be counted.
    private static let fewestDays = 10
    /// The days of the span on which a food must be eaten, or an exercise trained, to count as frequent.
    private static let fewestTimes = 2
    private static let most = 60

    /// Ends counts that expired, and admits members to new ones.
    func admit(on day: CalendarDay, now: Date) async throws {
        let qualified = self.qualified(on: day)
        let at = now.milliseconds
        try await self.database.write { db in
            try db.execute("DELETE FROM cohort WHERE day <= \(day.adding(days: -Self.span).description)")
            try db.execute(
                """
                INSERT INTO cohort (name, day, members, admitted_at)
                SELECT cohort, \(day.description), 0, \(at) FROM (\(qualified)) AS qualified
                WHERE NOT EXISTS (SELECT 1 FROM cohort_member WHERE cohort_member.owner_id = qualified.owner_id)
                    AND NOT EXISTS (SELECT 1 FROM cohort AS standing WHERE standing.name = qualified.cohort)
                GROUP BY cohort HAVING COUNT(*) >= \(CohortBand.fewest)
                """
            )
            try db.execute(
                """
                INSERT INTO cohort_member (owner_id, cohort)
                SELECT qualified.owner_id, qualified.cohort FROM (\(qualified)) AS qualified
                JOIN cohort AS beginning ON beginning.name = qualified.cohort AND beginning.admitted_at = \(at)
                WHERE NOT EXISTS (SELECT 1 FROM cohort_member AS other WHERE other.owner_id = qualified.owner_id)
                """
            )
            try db.execute(
                """
                UPDATE cohort SET members = (SELECT COUNT(*) FROM cohort_member WHERE cohort = name)
                WHERE admitted_at = \(at)
                """
            )
            try db.execute("DELETE FROM cohort WHERE admitted_at = \(at) AND members < \(CohortBand.fewest)")
        }
    }

    /// Returns the cohorts whose foods and exercises aren't counted yet, also after a crash in between.
    func uncounted() async throws -> [(name: String, day: CalendarDay)] {
        try await self.database.rowsSettingAside(
            "SELECT name, day FROM cohort WHERE counted_at IS NULL ORDER BY name",
            RowNames("cohort", .key)
        ) { row in
            var columns = row.reader
            return (name: try columns.text(), day: try columns.parsed("a day", CalendarDay.init))
        }.rows
    }

    /// Returns the foods that at least five members of a cohort often had, with the band of their number.
    func foods(of cohort: String, on day: CalendarDay) async throws -> [(food: Food.ID, band: CohortBand)] {
        try await self.database.rows(
            """
            SELECT food_id, COUNT(*) FROM (
                SELECT entry.owner_id, entry.food_id FROM cohort_member
                JOIN diary_entry AS entry ON entry.owner_id = cohort_member.owner_id
                WHERE cohort = \(cohort) AND entry.day >= \(day.adding(days: -Self.span).description)
                    AND entry.day < \(day.description) AND entry.removed_at IS NULL AND entry.food_id IS NOT NULL
                GROUP BY entry.owner_id, entry.food_id HAVING COUNT(DISTINCT entry.day) >= \(Self.fewestTimes)
            ) AS often
            GROUP BY food_id HAVING COUNT(*) >= \(CohortBand.fewest) ORDER BY COUNT(*) DESC, food_id
            LIMIT \(Self.most)
            """
        ) { row in
            var columns = row.reader
            return (food: try columns.text(), band: CohortBand(try columns.int()))
        }
    }

    /// Returns the exercises that at least five members of a cohort often trained, with the band of their number.
    ///
    /// Members who agreed when only foods were counted aren't among them.
    func exercises(of cohort: String, on day: CalendarDay) async throws -> [(exercise: String, band: CohortBand)] {
        let trained = self.trained(
            """
            SELECT cohort_member.owner_id FROM cohort_member
            JOIN cohort_consent ON cohort_consent.owner_id = cohort_member.owner_id AND cohort_consent.exercises = 1
            WHERE cohort = \(cohort)
            """,
            day.adding(days: -Self.span),
            day.adding(days: -1)
        )
        return try await self.database.rows(
            """
            SELECT exercise_id, COUNT(*) FROM (
                SELECT owner_id, exercise_id FROM (\(trained)) AS trained
                GROUP BY owner_id, exercise_id HAVING COUNT(DISTINCT day) >= \(Self.fewestTimes)
            ) AS often
            GROUP BY exercise_id HAVING COUNT(*) >= \(CohortBand.fewest) ORDER BY COUNT(*) DESC, exercise_id
            LIMIT \(Self.most)
            """
        ) { row in
            var columns = row.reader
            return (exercise: try columns.text(), band: CohortBand(try columns.int()))
        }
    }

    func keep(
        _ foods: [(food: Food.ID, band: CohortBand)],
        _ exercises: [(exercise: String, band: CohortBand)],
        of cohort: String,
        now: Date
    ) async throws {
        try await self.database.write { db in
            for (food, band) in foods {
                try db.execute(
                    """
                    INSERT INTO cohort_food (cohort, food_id, band)
                    SELECT name, \(food), \(band.rawValue) FROM cohort WHERE name = \(cohort)
                    """
                )
            }
            for (exercise, band) in exercises {
                try db.execute(
                    """
                    INSERT INTO cohort_exercise (cohort, exercise_id, band)
                    SELECT name, \(exercise), \(band.rawValue) FROM cohort WHERE name = \(cohort)
                    """
                )
            }
            try db.execute("UPDATE cohort SET counted_at = \(now.milliseconds) WHERE name = \(cohort)")
        }
    }

    /// Selects every member who agreed, keeps a diary, and whose weight moved toward their goal, with their cohort's
    /// name.
    ///
    /// Half a per cent counts as a move; keeping allows two per cent.
    private func qualified(on day: CalendarDay) -> SQL {
        let courses = self.courses(
            "SELECT owner_id FROM cohort_consent",
            day.adding(days: -Self.weightSpan),
            day.adding(days: -1)
        )
        return """
            SELECT owner_id, gender || '-' || \(Self.ageBand) || '-' || \(Self.build) || '-' || direction AS cohort
            FROM (
                SELECT course.owner_id, gender, first_kg, last_kg, first_kg / (height_cm * height_cm / 10000.0) AS build,
                    CAST(\(String(day.year)) AS INTEGER) - \(Self.birthYear)
                        - CASE WHEN substr(birthday, 6) > \(String(day.description.dropFirst(5))) THEN 1 ELSE 0 END AS age,
                    CASE WHEN goal.target_kg < goal.start_kg * 0.995 THEN 'lose'
                        WHEN goal.target_kg > goal.start_kg * 1.005 THEN 'gain' ELSE 'keep' END AS direction
                FROM (\(courses)) AS course
                JOIN goal ON goal.owner_id = course.owner_id AND goal.removed_at IS NULL AND goal.version = (
                    SELECT MAX(version) FROM goal AS newer
                    WHERE newer.owner_id = course.owner_id AND newer.removed_at IS NULL)
            ) AS alike
            WHERE age IS NOT NULL AND (direction = 'lose' AND last_kg <= first_kg * 0.995
                OR direction = 'gain' AND last_kg >= first_kg * 1.005
                OR direction = 'keep' AND abs(last_kg - first_kg) <= first_kg * 0.02)
                AND (SELECT COUNT(DISTINCT day) FROM diary_entry
                    WHERE diary_entry.owner_id = alike.owner_id AND diary_entry.removed_at IS NULL
                        AND day >= \(day.adding(days: -Self.span).description) AND day < \(day.description)
                    ) >= \(Self.fewestDays)
            """
    }

    /// Null where a birthday doesn't begin with a year, because PostgreSQL would fail the count for everybody.
    private static let birthYear: SQL = """
        CAST(CASE WHEN trim(substr(birthday, 1, 4), '0123456789') = '' THEN substr(birthday, 1, 4) END AS INTEGER)
        """
    /// The age bands of `Cohort` in SQL.
    private static let ageBand: SQL = """
        CASE WHEN age < 25 THEN '16' WHEN age < 35 THEN '25' WHEN age < 45 THEN '35' WHEN age < 55 THEN '45'
            WHEN age < 65 THEN '55' ELSE '65' END
        """
    private static let build: SQL = """
        CASE WHEN build < 18.5 THEN '0' WHEN build < 25 THEN '18' WHEN build < 30 THEN '25' WHEN build < 35 THEN '30'
            WHEN build < 40 THEN '35' ELSE '40' END
        """
}
