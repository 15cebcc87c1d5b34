import Members
import Storage

/// A reminder as a device reads it.
struct ReminderResponse: Encodable, Sendable {
    let kind: String
    let name: String
    let on: Bool
    /// In the member's time zone.
    let time: String
    let channel: String

    init(_ reminder: Reminder, name: String) {
        self.kind = reminder.kind.text
        self.name = name
        self.on = reminder.isOn
        self.time = EntryFields.time(reminder.minutes)
        self.channel = reminder.channel.rawValue
    }
}

extension ReminderResponse {
    /// Returns all of a member's reminders, without those for meals that they don't have.
    static func all(of owner: Member.ID, in database: any Database) async throws -> [ReminderResponse] {
        let meals = try await MealListStore(database: database, owner: owner).meals()
        return try await ReminderStore(database: database, owner: owner).all().compactMap { reminder in
            reminder.kind.name(among: meals).map { ReminderResponse(reminder, name: $0) }
        }
    }
}
