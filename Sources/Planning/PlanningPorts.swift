package import Members
package import Web

/// What the planning wing must know of others.
package struct PlanningPorts: Sendable {
    /// When and what members train.
    let training: TrainingSide
    /// The buddies who let a member know when they train, of those they may still meet.
    let company: @Sendable (Member.ID) async throws -> [Company]
    /// Whom reminders are for, and what they would train.
    let people: ReminderPeople
    /// Whose calendars are read: their zone and addresses; nil for who is gone.
    let calendarOwner: @Sendable (Member.ID) async throws -> CalendarOwner?
    /// Reminders that other wings send, as devices read them.
    let otherReminders: @Sendable (MemberContext) async throws -> any Encodable & Sendable
    /// Asks servers whose addresses members gave.
    let ask: OutboundFetch
    /// How Google's calendars are asked, where the operator registered this Spotter there.
    let google: GoogleAccess?

    package init(
        training: TrainingSide,
        company: @Sendable @escaping (Member.ID) async throws -> [Company],
        people: ReminderPeople,
        calendarOwner: @Sendable @escaping (Member.ID) async throws -> CalendarOwner?,
        otherReminders: @Sendable @escaping (MemberContext) async throws -> any Encodable & Sendable,
        ask: @escaping OutboundFetch,
        google: GoogleAccess?
    ) {
        self.training = training
        self.company = company
        self.people = people
        self.calendarOwner = calendarOwner
        self.otherReminders = otherReminders
        self.ask = ask
        self.google = google
    }
}

/// This Spotter as Google knows it, and how its servers are asked.
package struct GoogleAccess: Sendable {
    let application: GoogleApplication
    let ask: OutboundFetch

    package init(_ application: GoogleApplication, ask: @escaping OutboundFetch) {
        self.application = application
        self.ask = ask
    }
}
