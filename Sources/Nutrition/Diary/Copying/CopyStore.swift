import Foundation
import HealthMath
import Members
import Storage

/// Copies within one member's diary.
struct CopyStore: Sendable {
    private let database: any Database
    private let owner: Member.ID
    private let group: EntryGroupStore

    /// `timeZone` decides which days are over.
    init(database: any Database, owner: Member.ID, timeZone: TimeZone) {
        self.database = database
        self.owner = owner
        self.group = EntryGroupStore(database: database, owner: owner, timeZone: timeZone)
    }

    /// Returns the lines of the source days, of one meal or of all, as the days show them.
    ///
    /// Reads one more than can be copied, which tells that they are too many.
    func found(_ selection: CopySelection) async throws -> [CopyPlan.Source] {
        let ofMeal: SQL = selection.meal.map { "AND LOWER(meal) = \($0.lowercased())" } ?? ""
        return try await self.database.rows(
            """
            SELECT \(DiaryEntry.columnsWithDay), (
                SELECT nutrients FROM eaten_nutrients AS eaten
                WHERE eaten.owner_id = entry.owner_id AND eaten.id = entry.nutrients_id)
            FROM diary_entry AS entry
            WHERE owner_id = \(self.owner) AND day >= \(selection.source.lowerBound.description)
                AND day <= \(selection.source.upperBound.description) AND removed_at IS NULL \(ofMeal)
            ORDER BY day, COALESCE(minutes, 1440), created_at, id LIMIT \(CopySelection.mostLines + 1)
            """
        ) { row in
            var columns = row.reader
            return CopyPlan.Source(entry: try DiaryEntry(&columns), nutrients: try columns.text())
        }
    }

    /// Returns the last day before another on which something is logged.
    func lastDay(before day: CalendarDay) async throws -> CalendarDay? {
        try await self.database.row(
            """
            SELECT day FROM diary_entry
            WHERE owner_id = \(self.owner) AND day < \(day.description) AND removed_at IS NULL
            ORDER BY day DESC LIMIT 1
            """
        ) { row in
            var columns = row.reader
            return try columns.parsed("a day") { CalendarDay($0) }
        }
    }

    /// Writes a copy once: the same request again returns what it wrote, and throws `TakenBack` when all of it was.
    func write(
        _ plan: CopyPlan,
        as request: String,
        now: Date
    ) async throws -> (entries: [DiaryEntry], isNew: Bool) {
        try await self.group.write(plan.entries(of: request), as: request, now: now)
    }

    /// Removes everything that a copy wrote; nil when there is nothing left of it.
    func undo(_ request: String, now: Date) async throws -> (count: Int, first: CalendarDay)? {
        try await self.group.undo(request, now: now)
    }
}
