import Foundation
import HealthMath
import Storage

/// When everybody's reminders are to be worked out again, and the rows that come of it.
///
/// A member's row in `reminder_plan` is also the lock under which their reminders change: whoever plans, tells or takes
/// an answer holds it until their transaction ends. On SQLite the writer is alone anyway.
struct ReminderPlanStore: Sendable {
    let database: any Database

    /// The version of a member's plan: it counts up with every plan that was written.
    struct PlanVersion: Sendable, Hashable {
        let owner: Int64
        let number: Int64

        var name: RowName { RowName("reminder_plan", owner: self.owner) }
        /// Begins anew after the last number there is.
        var next: Int64 { max(0, self.number &+ 1) }
    }

    /// What one member's planning comes to.
    struct Step: Sendable {
        let version: PlanVersion
        /// Nil for never, until something changes.
        let planAt: Int64?
        let today: CalendarDay
        /// Nil for no reminders at all.
        let time: MemberTime?
        let wanted: [Occasion]
    }

    /// Those who are due, by the index on their time.
    func due(at now: Date, limit: Int) async throws -> [PlanVersion] {
        try await self.database.rows(Self.statement(now, limit), Self.version)
    }

    static func statement(_ now: Date, _ limit: Int) -> SQL {
        """
        SELECT owner_id, turn FROM reminder_plan WHERE plan_at <= \(now.milliseconds)
        ORDER BY plan_at, owner_id LIMIT \(limit)
        """
    }

    /// The version of a member's plan, the first one too.
    func version(of owner: Int64) async throws -> PlanVersion {
        let statement: SQL = "SELECT owner_id, turn FROM reminder_plan WHERE owner_id = \(owner)"
        if let known = try await self.database.row(statement, Self.version) { return known }
        return try await self.database.write { db in
            try Self.begin(owner, in: db)
            return try db.row(statement, Self.version) ?? PlanVersion(owner: owner, number: 0)
        }
    }

    /// Writes plans that nobody overtook; returns how many that were.
    ///
    /// Those that were overtaken have been planned from something newer, or are so in a moment. Of many, those whose
    /// reminders change at this moment are left for their next turn; one alone is waited for.
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
            // Reminders are remembered for a month.
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

    /// Plans those another time who could not be planned now, so that they stand before nobody else.
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

    /// Sees to it that a member has a row to be held.
    static func begin(_ owner: Int64, in db: any SQLConnection) throws {
        try db.execute(
            """
            INSERT INTO reminder_plan (owner_id, turn, last_line) VALUES (\(owner), 0, '')
            ON CONFLICT (owner_id) DO NOTHING
            """
        )
    }

    /// Waits until nobody else changes a member's reminders, and lets nobody until this transaction ends.
    static func hold(_ owner: Int64, in db: any SQLConnection) throws {
        try db.forEach("SELECT turn FROM reminder_plan WHERE owner_id = \(owner) \(Self.holding(db.dialect))") { _ in }
    }

    /// Holds those that nobody else holds, or waits for them, and tells their versions.
    private static func hold(
        _ versions: [PlanVersion],
        isWaiting: Bool,
        in db: any SQLConnection
    ) throws -> [PlanVersion] {
        try versions.filledHandfuls.flatMap { some in
            try db.rows(
                """
                SELECT owner_id, turn FROM reminder_plan WHERE owner_id IN \(list: some.map(\.owner))
                \(isWaiting ? Self.holding(db.dialect) : Self.skipping(db.dialect))
                """,
                Self.version
            )
        }
    }

    static func holding(_ dialect: Dialect) -> SQL { dialect == .postgres ? "FOR UPDATE" : "" }
    static func skipping(_ dialect: Dialect) -> SQL { dialect == .postgres ? "FOR UPDATE SKIP LOCKED" : "" }

    private static func version(_ row: SQLRow) throws -> PlanVersion {
        var columns = row.reader
        return PlanVersion(owner: try columns.integer(), number: try columns.integer())
    }

    private static func known(
        _ owners: [Int64],
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

    /// A new reminder as it is written.
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
    /// Writes what became of it.
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
