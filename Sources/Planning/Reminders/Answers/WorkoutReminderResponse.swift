import HealthMath
import Storage

/// The reminders to train as a device reads them.
struct TrainingRemindersResponse: Encodable, Sendable {
    let on: Bool
    /// Nil until the member chose windows.
    let leadMinutes: Int?
    let snoozeMinutes: Int?
    let reminders: [WorkoutReminderResponse]

    init(_ settings: FreeTimeSettings?, _ reminders: [StoredReminder], _ lines: MotivatingLines) {
        let isOn = settings?.reminds ?? false
        self.on = isOn
        self.leadMinutes = settings?.lead
        self.snoozeMinutes = settings?.snooze
        self.reminders = reminders.filter { isOn || !$0.reminder.isOpen }.map { WorkoutReminderResponse($0, lines) }
    }
}

/// A reminder to train as a device reads it; instants are milliseconds since 1970 UTC.
struct WorkoutReminderResponse: Encodable, Sendable {
    let id: String
    let day: String
    let startAt: Int64
    let endAt: Int64
    let state: String
    /// When it is sent, sent again, or missed without an answer.
    let nextAt: Int64?
    let plannedWorkoutId: String?
    let line: String?

    init(_ stored: StoredReminder, _ lines: MotivatingLines) {
        self.id = stored.id
        self.day = stored.day.description
        self.startAt = stored.slot.start
        self.endAt = stored.slot.end
        self.state = stored.reminder.state.name
        self.nextAt = stored.reminder.next
        self.plannedWorkoutId = stored.planned
        self.line = lines[stored.line]?.text
    }
}
