package import HealthMath
package import Members
import Storage

/// A reminder as it is stored.
package struct StoredReminder: Equatable, Sendable {
    package let owner: Member.ID
    package let id: String
    package let day: CalendarDay
    /// The planned workout that it is for; nil for free time.
    package let planned: String?
    /// The id of the sentence that was sent with it last; empty before it was sent.
    package let line: String
    package var reminder: WorkoutReminder

    package init(
        owner: Member.ID,
        id: String,
        day: CalendarDay,
        planned: String? = nil,
        line: String = "",
        reminder: WorkoutReminder
    ) {
        self.owner = owner
        self.id = id
        self.day = day
        self.planned = planned
        self.line = line
        self.reminder = reminder
    }

    package var slot: Stretch { self.reminder.slot }

    /// Whether what was trained may tell what became of it: nobody answered, and a plan may still be done.
    var mayHaveBeenTrained: Bool {
        switch self.reminder.state {
        case .due, .sent, .snoozed: true
        case .missed, .gone: self.planned == nil
        case .checkedIn, .busy, .notToday: false
        }
    }

    var name: RowName { RowName("workout_reminder", owner: self.owner, key: self.id) }

    static let columns: SQL =
        """
        workout_reminder.owner_id, workout_reminder.id, workout_reminder.day, workout_reminder.planned_id,
        workout_reminder.line, workout_reminder.start_at, workout_reminder.end_at, workout_reminder.needed,
        workout_reminder.lead, workout_reminder.snooze, workout_reminder.state, workout_reminder.due_at
        """

    /// The columns that name a reminder which can't be read.
    static let names = RowNames("workout_reminder", .owner, .key)

    /// The bounds of stored numbers, so that arithmetic on them can't overflow: the years 1970 to 9999, and a month, in
    /// milliseconds.
    private static let instants = 0...253_402_300_800_000 as ClosedRange<Int64>
    private static let spans = 0...31 * 86_400_000 as ClosedRange<Int64>

    init(_ row: SQLRow) throws {
        var columns = row.reader
        try self.init(&columns)
    }

    init(_ columns: inout ColumnReader) throws {
        self.init(
            owner: try columns.integer(),
            id: try columns.text(),
            day: try columns.parsed("a day", CalendarDay.init),
            planned: try columns.optionalText(),
            line: try columns.text(),
            reminder: try columns.combined("a reminder", Self.reminder)
        )
    }

    /// Returns nil for what no reminder keeps to.
    private static func reminder(_ columns: inout ColumnReader) throws -> WorkoutReminder? {
        let slot = Stretch(from: try columns.integer(), to: try columns.integer())
        let (needed, lead, snooze) = (try columns.integer(), try columns.integer(), try columns.integer())
        let (name, due) = (try columns.text(), try columns.optionalInteger())
        guard let slot, let state = WorkoutReminder.State(name: name, due: due),
            [slot.start, slot.end, due ?? 0].allSatisfy(Self.instants.contains),
            [needed, lead, snooze].allSatisfy(Self.spans.contains)
        else { return nil }
        return WorkoutReminder(slot, needed: needed, lead: lead, snooze: snooze, state: state)
    }
}

extension WorkoutReminder.State {
    /// The name in the database and in the API.
    package var name: String {
        switch self {
        case .due: "due"
        case .sent: "sent"
        case .snoozed: "snoozed"
        case .checkedIn: "checked-in"
        case .busy: "busy"
        case .notToday: "not-today"
        case .missed: "missed"
        case .gone: "gone"
        }
    }

    init?(name: String, due: Int64?) {
        switch name {
        case "snoozed": self = .snoozed(until: due ?? 0)
        default:
            guard let state = Self.plain[name] else { return nil }
            self = state
        }
    }

    private static let plain: [String: Self] = Dictionary(
        uniqueKeysWithValues: [.due, .sent, .checkedIn, .busy, .notToday, .missed, .gone].map { ($0.name, $0) }
    )
}
