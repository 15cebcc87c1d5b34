import HealthMath
import Members
import Storage
import Web

/// The page of reminders to train: the switch, those to come, and the past ones.
struct WorkoutRemindersPage: PageModel {
    static let template = "training-reminders/list"

    let frame: Frame
    let switchPath: String
    let settingsPath: String
    let hasSettings: Bool
    let isOn: Bool
    /// Says when they are sent, and how long a snooze is.
    let manner: String
    let coming: [Item]
    let past: [Item]

    struct Item: Encodable, Sendable {
        let itemPath: String
        let itemDay: String
        let itemTimes: String
        let itemNote: String
        let itemTag: String
        let itemTint: String
    }

    /// `plansOnly` says that they come for planned workouts, though those for free time are off; `trained` are the ids of
    /// reminders whose time was trained although nobody answered them, of which nothing is to come.
    init(
        _ settings: FreeTimeSettings?,
        plansOnly: Bool,
        _ reminders: [StoredReminder],
        trained: Set<String>,
        words: ReminderWords,
        frame: Frame
    ) {
        let reminds = settings?.reminds ?? false
        self.frame = frame
        self.switchPath = Places.trainingReminders.path
        self.settingsPath = Places.freeTimeSettings.path
        self.hasSettings = settings != nil || plansOnly
        self.isOn = reminds || plansOnly
        self.manner = Self.manner(settings ?? .usual, plansOnly: plansOnly && !reminds)
        // A member who turned them off has none to come, though they are taken away only in a moment.
        let coming = self.isOn ? reminders.filter { !trained.contains($0.id) } : []
        self.coming = coming.filter { $0.reminder.isOpen && $0.slot.end > words.now }.reversed().map {
            Self.item($0, isTrained: false, words)
        }
        self.past = reminders.filter { !$0.reminder.isOpen || $0.slot.end <= words.now }.prefix(30).map {
            Self.item($0, isTrained: trained.contains($0.id), words)
        }
    }

    private static func manner(_ settings: FreeTimeSettings, plansOnly: Bool) -> String {
        let lead = settings.lead == 0 ? "when" : "\(ReminderWords.length(settings.lead)) before"
        let what = plansOnly ? "a workout you planned" : "your free time"
        return "They come \(lead) \(what) begins. Snoozing is for \(ReminderWords.length(settings.snooze))."
    }

    private static func item(_ stored: StoredReminder, isTrained: Bool, _ words: ReminderWords) -> Item {
        let reminder = stored.reminder
        return Item(
            itemPath: ReminderLinks.reminder(stored.id),
            itemDay: words.day(stored.slot.start).name,
            itemTimes: reminder.state == .gone ? words.clock(stored.slot.start) : words.times(stored.slot),
            itemNote: Self.note(stored),
            itemTag: isTrained ? "Trained" : reminder.state.label(words),
            itemTint: isTrained ? "leaf" : reminder.state.tint
        )
    }

    /// Says what became of a reminder; of time that went to something else nobody knows how much was free.
    private static func note(_ stored: StoredReminder) -> String {
        if stored.planned != nil { return "A workout you planned" }
        return switch stored.reminder.state {
        case .gone: "Free time"
        case .busy: "You said it is taken"
        default: "\(ReminderWords.length(stored.slot.minutes)) free"
        }
    }
}

extension WorkoutReminder.State {
    func label(_ words: ReminderWords) -> String {
        switch self {
        case .due: "To come"
        case .sent: "Answer it"
        case .snoozed(let until): "Again \(words.clock(until))"
        case .checkedIn: "Checked in"
        case .busy: "Busy"
        case .notToday: "A day off"
        case .missed: "Went by"
        case .gone: "Not needed"
        }
    }

    /// The tint of the state's tag; empty for none.
    var tint: String {
        switch self {
        case .checkedIn: "leaf"
        case .sent: "sun"
        case .snoozed: "sky"
        case .due, .busy, .notToday, .missed, .gone: ""
        }
    }
}
