/// The kinds of reminders.
///
/// Meals are identified by their place in the member's list, so that a renamed meal keeps its reminder.
enum ReminderKind: Sendable, Hashable {
    /// What there is to eat and to train today.
    case morning
    /// The day's eaten, burned and left energy.
    case summary
    /// Reminds to log the meal with this number, from 1.
    case meal(Int)

    static let all: [ReminderKind] = (1...MealList.most).map(ReminderKind.meal) + [.morning, .summary]

    /// The name in the database and in the API.
    var text: String {
        switch self {
        case .morning: "morning"
        case .summary: "summary"
        case .meal(let number): "meal-\(number)"
        }
    }

    init?(_ text: String) {
        guard let kind = Self.all.first(where: { $0.text == text }) else { return nil }
        self = kind
    }

    /// The proposed time, in minutes after midnight.
    var usualMinutes: Int {
        switch self {
        case .morning: 7 * 60 + 30
        case .summary: 21 * 60
        case .meal(let number): [9, 13, 19, 16, 11, 14, 18, 20][(number - 1) % 8] * 60 + 30
        }
    }
}

/// What a device may narrow a reminder to; otherwise the settings of notices decide how it is told.
enum ReminderChannel: String, Sendable, CaseIterable {
    case app, mail, both
}
