import Foundation

extension Notice.Kind {
    /// The ways a member may switch; of the others, `isUsual` says whether they are taken.
    package var choices: [Channel] {
        switch self {
        case .welcome: []
        // Mail about an account's safety is the account's own, and can't be switched off by anybody who has a link.
        case .safety, .rest: [.push]
        case .house: [.push, .mail]
        case .reminder, .training, .imported, .foods, .calendar, .buddies, .messages: Channel.allCases
        }
    }

    /// The setting until the member chooses another.
    package func isUsual(_ channel: Channel) -> Bool {
        switch (self, channel) {
        case (_, .app): true
        case (.welcome, _), (.foods, _): false
        case (_, .push): true
        // Reminders are mailed to those who chose so for each of them.
        case (.reminder, .mail), (.house, .mail): true
        case (_, .mail): false
        }
    }

    /// Seconds after which it is told only in the app.
    var patience: TimeInterval {
        switch self {
        case .rest: 60
        case .reminder, .training: 2 * 3_600
        default: 3 * 86_400
        }
    }

    /// Whether it is of use only now: then it waits for no daily letter.
    var isForNow: Bool { [.reminder, .training, .rest].contains(self) }

    /// Whether even quiet hours let it through.
    var isUrgent: Bool { self == .safety || self == .rest }

    /// Whether its own wing mails it already.
    var hasLettersOfItsOwn: Bool { self == .reminder || self == .safety }

    /// What it is about, over the words.
    package var title: String {
        switch self {
        case .welcome: "Welcome"
        case .safety: "Your account"
        case .reminder: "Reminder"
        case .imported: "Your data"
        case .foods: "Your foods"
        case .training: "Training"
        case .calendar: "Your calendars"
        case .rest: "Rest is over"
        case .buddies: "Buddies"
        case .messages: "Messages"
        case .house: "From this Spotter"
        }
    }

    /// What settings say that it is for.
    var hint: String {
        switch self {
        case .welcome: "The first hello."
        case .safety: "Sign-ins, changed passwords and addresses."
        case .reminder: "Meals, the start and the end of your day, at the times you chose."
        case .imported: "When a file of yours has been read."
        case .foods: "What became of foods you offered to everybody."
        case .training: "When it is time to train, or a workout wants a new time."
        case .calendar: "When a connected calendar can't be read any more."
        case .rest: "The end of a rest between sets, while your phone sleeps."
        case .buddies: "Who would like to train with you, and what buddies share."
        case .messages: "What buddies write to you while you are away."
        case .house: "Words from those who look after this Spotter."
        }
    }
}
