import Foundation
import HealthMath
import Members
import Storage

/// Stores when each member's reminders are planned again, and writes the resulting rows.
///
/// A member's row in `reminder_plan` is also the lock for their reminders: whoever plans, sends or answers holds it
/// until the transaction ends. SQLite has a single writer, so it needs no lock.
struct ReminderPlanStore: Sendable {
    let database: any Database

    /// The version of a member's plan, which grows with every plan that is written.
    struct PlanVersion: Sendable, Hashable {
        let owner: Member.ID
        let number: Int64

        var name: RowName { RowName("reminder_plan", owner: self.owner) }
        /// Wraps to 0 after the largest number.
        var next: Int64 { max(0, self.number &+ 1) }
    }

    /// The new plan of one member.
    struct Step: Sendable {
        let version: PlanVersion
        /// When to plan again; nil for never, until something changes.
        let planAt: Int64?
        let today: CalendarDay
        /// Nil for no reminders at all.
        let time: MemberTime?
        let wanted: [Occasion]
    }

    /// Returns the members who are due, by the index on their time.
    func due(at now: Date, limit: Int) async throws -> [PlanVersion] {
        try await self.database.rows(Self.statement(now, limit), Self.version)
    }

    static func statement(_ now: Date, _ limit: Int) -> SQL {
        """
        SELECT owner_id, turn FROM reminder_plan WHERE plan_at <= \(now.milliseconds)
        ORDER BY plan_at, owner_id LIMIT \(limit)
        """
    }

    /// Returns the version of a member's plan; makes the row if needed.
    func version(of owner: Member.ID) async throws -> PlanVersion {
        let statement: SQL = "SELECT owner_id, turn FROM reminder_plan WHERE owner_id = \(owner)"
        if let known = try await self.database.row(statement, Self.version) { return known }
        return try await self.database.write { db in
            try Self.begin(owner, in: db)
            return try db.row(statement, Self.version) ?? PlanVersion(owner: owner, number: 0)
        }
    }

    /// Writes the plans whose version is still the same; returns how many that were.
    ///
    /// The others have been planned from newer data, or will be in a moment. In a batch, members whose rows are locked
    /// are left for their next turn; a single member's row is waited for.
    func write(_ steps: [Step], now: Date) async throws -> Int {
        guard !steps.isEmpty else { return 0 }
        return try await self.database.write { db in
            let free = Set(try Self.hold(steps.map(\.version), isWaiting: steps.count == 1, in: db))
            let mine = steps.filter { free.contains($0.version) }
            guard let first = mine.map(\.today).min() else { return 0 }
            let owners = mine.map(\.version.owner)
            let known = Dictionary(grouping: try Self.known(owners, from: first.adding(days: -2), in: db), by: \.owner)
            var new: [[any SQLBindable]] = []
            for step in mine {
                let plan = step.plan(among: known[step.version.owner] ?? [], now: now.milliseconds)
                for one in plan.removed { try Self.remove(one, in: db) }
                for one in plan.changed { try one.update(in: db) }
                new += plan.new.map { step.row($0) }
            }
            for rows in new.handfuls { try Self.insert(rows, in: db) }
            let settled = mine.map { step -> [any SQLBindable] in
                [step.version.owner, step.planAt ?? 0, step.version.next]
            }
            for rows in settled.filledHandfuls { try Self.settle(rows, in: db) }
            // Deletes reminders after a month.
            for some in owners.filledHandfuls {
                try db.execute(
                    """
                    DELETE FROM workout_reminder
                    WHERE owner_id IN \(list: some) AND day < \(first.adding(days: -31).description)
                    """
                )
            }
            return mine.count
        }
    }

    /// Sets a later time for members who couldn't be planned, so that they don't block others.
    func putOff(_ versions: [PlanVersion], until later: Date) async throws {
        guard !versions.isEmpty else { return }
        try await self.database.write { db in
            for version in versions {
                try db.execute(
                    """
                    UPDATE reminder_plan SET plan_at = \(later.milliseconds)
                    WHERE owner_id = \(version.owner) AND turn = \(version.number)
                    """
                )
            }
        }
    }

    /// Makes a member's row, if there is none, so that it can be locked.
    static func begin(_ owner: Member.ID, in db: any SQLConnection) throws {
        try db.execute(
            """
            INSERT INTO reminder_plan (owner_id, turn, last_line) VALUES (\(owner), 0, '')
            ON CONFLICT (owner_id) DO NOTHING
            """
        )
    }

    /// Locks a member's reminders until the transaction ends.
    static func hold(_ owner: Member.ID, in db: any SQLConnection) throws {
        try db.forEach("SELECT turn FROM reminder_plan WHERE owner_id = \(owner) \(Self.holding(db.dialect))") { _ in }
    }

    /// Lets no plan be written any more that was made of what its member's time was before this transaction.
    ///
    /// Such a plan would end a reminder whose time this transaction gives back. Whoever makes it starts over.
    static func supersede(_ owner: Member.ID, in db: any SQLConnection) throws {
        try db.execute(
            """
            UPDATE reminder_plan SET turn = CASE WHEN turn < \(Int64.max) THEN turn + 1 ELSE 0 END
            WHERE owner_id = \(owner)
            """
        )
    }

    /// Locks the rows that nobody else has locked, or waits for them, and returns their versions.
    private static func hold(
        _ versions: [PlanVersion],
        isWaiting: Bool,
        in db: any SQLConnection
    ) throws -> [PlanVersion] {
        try versions.filledHandfuls.flatMap { some in
            try db.rows(
                """
                SELECT owner_id, turn FROM reminder_plan WHERE owner_id IN \(list: some.map(\.owner))
                \(isWaiting ? Self.holding(db.dialect) : db.dialect.skippingLocked)
                """,
                Self.version
            )
        }
    }

    static func holding(_ dialect: Dialect) -> SQL { dialect == .postgres ? "FOR UPDATE" : "" }

    private static func version(_ row: SQLRow) throws -> PlanVersion {
        var columns = row.reader
        return PlanVersion(owner: try columns.integer(), number: try columns.integer())
    }

    private static func known(
        _ owners: [Member.ID],
        from day: CalendarDay,
        in db: any SQLConnection
    ) throws -> [StoredReminder] {
        try owners.filledHandfuls.flatMap { some in
            try db.rowsSettingAside(
                """
                SELECT \(StoredReminder.columns) FROM workout_reminder
                WHERE owner_id IN \(list: some) AND day >= \(day.description)
                """,
                StoredReminder.names,
                StoredReminder.init
            ).rows
        }
    }

    private static func remove(_ one: StoredReminder, in db: any SQLConnection) throws {
        try db.execute("DELETE FROM workout_reminder WHERE owner_id = \(one.owner) AND id = \(one.id)")
    }

    private static func insert(_ rows: ArraySlice<[any SQLBindable]>, in db: any SQLConnection) throws {
        try db.execute(
            """
            INSERT INTO workout_reminder (owner_id, id, day, planned_id, start_at, end_at, needed, lead, snooze, state,
                due_at)
            VALUES \(SQL.rows(rows))
            """
        )
    }

    private static func settle(_ rows: [[any SQLBindable]], in db: any SQLConnection) throws {
        try db.execute(
            """
            UPDATE reminder_plan SET plan_at = NULLIF(done.column2, 0), turn = done.column3
            FROM (VALUES \(SQL.rows(rows))) AS done WHERE reminder_plan.owner_id = done.column1
            """
        )
    }
}

extension ReminderPlanStore.Step {
    func plan(among known: [StoredReminder], now: Int64) -> ReminderPlan {
        ReminderPlan(
            self.wanted,
            on: self.today...self.today.adding(days: ReminderPlanner.days - 1),
            known: known,
            self.time?.settings ?? FreeTimeSettings(windows: [:], workout: 0),
            now: now
        )
    }

    /// Returns the column values of a new reminder.
    func row(_ occasion: Occasion) -> [any SQLBindable] {
        let settings = self.time?.settings ?? FreeTimeSettings(windows: [:], workout: 0)
        let reminder = WorkoutReminder(occasion.slot, settings, isPlanned: occasion.planned != nil)
        return [
            self.version.owner, RowID.new(), occasion.day.description, occasion.planned,
            occasion.slot.start, occasion.slot.end, reminder.needed, reminder.lead, reminder.snooze,
            reminder.state.name, reminder.next,
        ]
    }
}

extension StoredReminder {
    /// Writes the reminder's new state.
    func update(in db: any SQLConnection) throws {
        try db.execute(
            """
            UPDATE workout_reminder SET start_at = \(self.slot.start), end_at = \(self.slot.end),
                needed = \(self.reminder.needed), lead = \(self.reminder.lead), snooze = \(self.reminder.snooze),
                state = \(self.reminder.state.name), due_at = \(self.reminder.next)
            WHERE owner_id = \(self.owner) AND id = \(self.id)
            """
        )
    }
}
