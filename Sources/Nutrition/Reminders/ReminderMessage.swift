/// The text of a reminder.
struct ReminderMessage: Sendable, Equatable {
    /// The subject of its mail.
    let subject: String
    let text: String
    /// The page to which it links.
    let path: String
}
