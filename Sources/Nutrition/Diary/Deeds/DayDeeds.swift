import Deeds
import Foundation
import HealthMath
import Jobs
import Members
import Storage

/// Keeps the deeds of a day of one member's diary: logged, written at once; within the goal and close to its macros, when
/// the day is over.
struct DayDeeds: Sendable {
    let owner: Member.ID
    let timeZone: TimeZone
    /// Whether what it writes rests on an import.
    var cameAlong = false

    /// Records in the caller's transaction that an entry was added to this day or changed.
    ///
    /// Today that is one statement; only the first entry also schedules the day's settling.
    func changed(_ day: CalendarDay, at now: Date, in connection: any SQLConnection) throws {
        let isFirst = try self.deed(.dayLogged, day, at: now).record(in: connection)
        try self.plan(day, isFirst: isFirst, at: now, in: connection)
    }

    /// Returns the same as statements that can be pipelined, for an entry that may have been there before and removed
    /// since.
    func statements(for entry: DiaryEntry, at now: Date) -> [SQL] {
        let deed = self.deed(.dayLogged, entry.day, at: now).statement(
            if: """
                EXISTS (
                    SELECT 1 FROM diary_entry WHERE owner_id = \(self.owner) AND id = \(entry.id)
                        AND day = \(entry.day.description) AND removed_at IS NULL
                )
                """
        )
        return [deed, self.settling(of: entry.day, at: now)]
    }

    /// Records that an entry left this day, perhaps its last.
    func left(_ day: CalendarDay, at now: Date, in connection: any SQLConnection) throws {
        try self.hold(day, in: connection)
        if try !self.isLogged(day, in: connection) {
            try Deed.withdraw(owner: self.owner, kind: .dayLogged, source: Self.source(day), in: connection)
        }
        try self.plan(day, isFirst: false, at: now, in: connection)
    }

    /// Updates the deeds of a day; `whole` is nil for a day that isn't over.
    func settle(_ day: CalendarDay, _ whole: DiaryDay?, at now: Date, in connection: any SQLConnection) throws {
        try self.hold(day, in: connection)
        let isLogged = try self.isLogged(day, in: connection)
        try self.set(.dayLogged, day, to: isLogged ? 1 : 0, at: now, in: connection)
        try self.set(.withinGoal, day, to: whole?.isWithinGoal == true ? 1 : 0, at: now, in: connection)
        try self.set(.macrosKept, day, to: whole?.macroTenths ?? 0, at: now, in: connection)
    }

    /// Schedules the settling of a day: at its end, or soon when it is over.
    ///
    /// Changes of a past day within half a minute are settled together, after the last one.
    func plan(_ day: CalendarDay, isFirst: Bool, at now: Date, in connection: any SQLConnection) throws {
        guard isFirst || self.isOver(day, at: now) else { return }
        try connection.execute(self.settling(of: day, at: now))
    }

    private func settling(of day: CalendarDay, at now: Date) -> SQL {
        let isOver = self.isOver(day, at: now)
        let span = (now.timeIntervalSince1970 / Self.span).rounded(.down) + 1
        return JobStore.addition(
            of: DaySettling.kind,
            payload: "\(self.owner) \(day)",
            due: isOver ? Date(timeIntervalSince1970: span * Self.span + Self.grace) : self.end(of: day),
            key: "\(DaySettling.kind) \(self.owner) \(day)" + (isOver ? " \(Int(span))" : "")
        )
    }

    private func isOver(_ day: CalendarDay, at now: Date) -> Bool { day < CalendarDay(now, in: self.timeZone) }

    /// Returns when a day can be settled: shortly after its end, for entries that are still being written.
    func end(of day: CalendarDay) -> Date { day.adding(days: 1).start(in: self.timeZone) + Self.grace }

    private static let span: TimeInterval = 30
    private static let grace: TimeInterval = 10

    /// Locks this day's deed on PostgreSQL, so that removing the last entry and adding a new one can't cross.
    private func hold(_ day: CalendarDay, in connection: any SQLConnection) throws {
        try connection.execute(
            """
            UPDATE deed SET quantity = quantity
            WHERE owner_id = \(self.owner) AND kind = \(Deed.Kind.dayLogged.name) AND source = \(Self.source(day))
            """
        )
    }

    private func isLogged(_ day: CalendarDay, in connection: any SQLConnection) throws -> Bool {
        try connection.exists(
            """
            SELECT 1 FROM diary_entry
            WHERE owner_id = \(self.owner) AND day = \(day.description) AND removed_at IS NULL LIMIT 1
            """
        )
    }

    private func set(
        _ kind: Deed.Kind,
        _ day: CalendarDay,
        to quantity: Int,
        at now: Date,
        in connection: any SQLConnection
    ) throws {
        if quantity > 0 {
            try self.deed(kind, day, quantity: quantity, at: now).record(in: connection)
        } else {
            try Deed.withdraw(owner: self.owner, kind: kind, source: Self.source(day), in: connection)
        }
    }

    private func deed(_ kind: Deed.Kind, _ day: CalendarDay, quantity: Int = 1, at now: Date) -> Deed {
        Deed(
            owner: self.owner,
            day: day,
            kind: kind,
            quantity: Double(quantity),
            source: Self.source(day),
            at: now,
            cameAlong: self.cameAlong
        )
    }

    private static func source(_ day: CalendarDay) -> String { "day \(day)" }
}
