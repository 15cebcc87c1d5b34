import FoodCatalogue
import HealthMath
import Members
import Storage

/// Reads one member's diary by days.
struct DiaryStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Reads a day with its meals, its goal and burned energy, in one statement.
    func day(_ day: CalendarDay) async throws -> DiaryDay {
        let lines = try await self.database.rows(Self.statement(self.owner, day)) { try Line($0, day: day) }
        let plan = lines.first?.plan
        return DiaryDay(
            day: day,
            list: MealList(lines: plan?.meals),
            entries: Line.inOrder(lines).compactMap { lines[$0].entry },
            target: plan?.target,
            burned: plan?.burned ?? 0,
            credited: plan?.credited ?? 0,
            photographed: Set(lines.lazy.filter(\.hasPhoto).compactMap { $0.entry?.id })
        )
    }

    /// Returns the nutrients of every entry of a day.
    func nutrients(on day: CalendarDay) async throws -> [Nutrients] {
        try await self.database.read { [owner] db in
            try db.rows(
                """
                SELECT nutrients, grams, amount FROM diary_entry AS entry
                JOIN eaten_nutrients AS eaten ON eaten.owner_id = entry.owner_id AND eaten.id = entry.nutrients_id
                WHERE entry.owner_id = \(owner) AND day = \(day.description) AND removed_at IS NULL
                """
            ) { row in
                var columns = row.reader
                let nutrients = Nutrients(text: try columns.text()) ?? Nutrients()
                let grams = try columns.optionalReal()
                // The nutrients of plain calories are those of one serving.
                return try grams.map(nutrients.inGrams) ?? nutrients.scaled(by: columns.real())
            }
        }
    }

    /// An entry, if there is one, and the day's plan.
    ///
    /// We sort here, because an engine that sorts copies every column twice, and sort indices, because a line is large.
    private struct Line {
        let entry: DiaryEntry?
        let createdAt: Int64
        let hasPhoto: Bool
        /// Read from the first line alone; the others say the same.
        let plan: Plan?

        init(_ row: SQLRow, day: CalendarDay) throws {
            var columns = row.reader
            let createdAt = try columns.optionalInteger()
            self.createdAt = createdAt ?? 0
            self.hasPhoto = try columns.optionalInteger() != nil
            if createdAt == nil {
                self.entry = nil
                columns.skip(DiaryEntry.columnCount)
            } else {
                self.entry = try DiaryEntry(&columns, day: day)
            }
            self.plan = row.isFirst ? try Plan(&columns, on: day) : nil
        }

        static func inOrder(_ lines: [Line]) -> [Int] {
            lines.indices.sorted { lines[$0].comes(before: lines[$1]) }
        }

        private func comes(before other: Line) -> Bool {
            let (minutes, others) = (self.entry?.minutes ?? 1_440, other.entry?.minutes ?? 1_440)
            if minutes != others { return minutes < others }
            if self.createdAt != other.createdAt { return self.createdAt < other.createdAt }
            return (self.entry?.id ?? "") < (other.entry?.id ?? "")
        }
    }

    /// The meals, goal and burned energy of a day.
    private struct Plan {
        let meals: String?
        let burned: Double?
        let credited: Double?
        let target: DailyTargets?

        init(_ columns: inout ColumnReader, on day: CalendarDay) throws {
            self.meals = try columns.optionalText()
            self.burned = try columns.optionalReal()
            self.credited = try columns.optionalReal()
            self.target = try WeekTargets(&columns)?[day]
        }
    }

    /// Selects a row for each entry, or a single one without entries; each has the day's plan.
    ///
    /// The goal is the one in force: the latest that began by that day. Whose photos aren't kept is asked once, not for each entry.
    private static func statement(_ owner: Member.ID, _ day: CalendarDay) -> SQL {
        """
        SELECT created_at, CASE WHEN EXISTS (SELECT 1 FROM food_photo WHERE owner_id = \(owner)) THEN (
                SELECT photo.at FROM food_photo AS photo
                WHERE photo.owner_id = \(owner) AND photo.entry_id = entry.id AND \(FoodPhotoStore.stands)
            ) END AS photo_at, \(DiaryEntry.columns), meal_names, burned_kcal, burned_credited, goal_kcal, goal_fat,
            goal_carbohydrate, goal_protein, goal_week, goal_shares
        FROM (
            SELECT (SELECT names FROM meal_list WHERE owner_id = \(owner)) AS meal_names,
                burned.kcal AS burned_kcal, burned.credited AS burned_credited,
                goal.kcal AS goal_kcal, goal.fat AS goal_fat, goal.carbohydrate AS goal_carbohydrate,
                goal.protein AS goal_protein, goal.week AS goal_week, goal.shares AS goal_shares
            FROM (
                SELECT SUM(kcal) AS kcal, SUM(credited) AS credited FROM energy_burned
                WHERE owner_id = \(owner) AND day = \(day.description) AND removed_at IS NULL
            ) AS burned
            LEFT JOIN daily_goal AS goal ON goal.owner_id = \(owner) AND goal.from_day = (
                SELECT MAX(from_day) FROM daily_goal WHERE owner_id = \(owner) AND from_day <= \(day.description))
        ) AS plan
        LEFT JOIN diary_entry AS entry
            ON entry.owner_id = \(owner) AND entry.day = \(day.description) AND entry.removed_at IS NULL
        """
    }
}
