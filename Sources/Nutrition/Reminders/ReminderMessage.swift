/// What a reminder says.
struct ReminderMessage: Sendable, Equatable {
    /// Of a letter.
    let subject: String
    let text: String
    /// Where it leads.
    let path: String
}
