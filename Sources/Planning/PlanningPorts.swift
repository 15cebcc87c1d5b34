package import Members
package import OutboundHTTP
package import Web

/// What planning needs of other wings.
package struct PlanningPorts: Sendable {
    /// Finds when and what members train.
    let training: TrainingSide
    /// Finds the buddies who share with a member when they have time, without blocked ones.
    let company: @Sendable (Member.ID) async throws -> [Company]
    /// Finds the events that a member joined, as times at which they are busy.
    let events: EventLookup
    /// What members agreed to train together.
    let agreed: AgreedPlans
    /// Finds the members for reminders, and what they would train.
    let people: ReminderPeople
    /// Finds a calendar's owner with zone and addresses; nil for a member who left.
    let calendarOwner: @Sendable (Member.ID) async throws -> CalendarOwner?
    /// Returns the reminders of other wings, as devices read them.
    let otherReminders: @Sendable (MemberContext) async throws -> any Encodable & Sendable
    /// Sends requests to addresses that members gave.
    let ask: OutboundFetch
    /// The access to Google's calendars, where the operator registered this server there.
    let google: GoogleAccess?

    package init(
        training: TrainingSide,
        company: @Sendable @escaping (Member.ID) async throws -> [Company],
        events: @escaping EventLookup,
        agreed: AgreedPlans,
        people: ReminderPeople,
        calendarOwner: @Sendable @escaping (Member.ID) async throws -> CalendarOwner?,
        otherReminders: @Sendable @escaping (MemberContext) async throws -> any Encodable & Sendable,
        ask: @escaping OutboundFetch,
        google: GoogleAccess?
    ) {
        self.training = training
        self.company = company
        self.events = events
        self.agreed = agreed
        self.people = people
        self.calendarOwner = calendarOwner
        self.otherReminders = otherReminders
        self.ask = ask
        self.google = google
    }
}

/// The operator's registration at Google, and the function that sends requests there.
package struct GoogleAccess: Sendable {
    let application: GoogleApplication
    let ask: OutboundFetch

    package init(_ application: GoogleApplication, ask: @escaping OutboundFetch) {
        self.application = application
        self.ask = ask
    }
}
