/// A reminder to train in one free slot, from being due to what became of it.
///
/// It changes by what happens and says what is to be done; it knows no clock and sends nothing itself.
package struct WorkoutReminder: Equatable, Sendable {
    package enum State: Equatable, Sendable {
        case due
        case sent
        case snoozed(until: Int64)
        case checkedIn
        case busy
        case notToday
        case missed
    }

    package enum Answer: Equatable, Sendable {
        /// “I'm working out.”
        case checkIn
        case snooze
        /// “I'm at something that isn't in my calendar.”
        case busy
        case notToday
    }

    package enum Action: Equatable, Sendable {
        case send
        /// The time is taken by something that no calendar knows.
        case keepBusy(Stretch)
        /// No more reminders until the next day's window.
        case endDay
        /// The workout of this slot has to find another one.
        case offerNewSlot
    }

    package let slot: Stretch
    /// Milliseconds that a workout takes with all that belongs to it.
    package let needed: Int64
    /// Milliseconds before the slot at which it is sent.
    package let lead: Int64
    /// Milliseconds.
    package let snooze: Int64
    package private(set) var state: State

    /// `lead` is in minutes; `state` is where it was left.
    package init(_ slot: Stretch, _ settings: FreeTimeSettings, lead: Int = 0, state: State = .due) {
        self.slot = slot
        self.needed = Int64(settings.needed) * 60_000
        self.lead = Int64(lead) * 60_000
        self.snooze = Int64(settings.snooze) * 60_000
        self.state = state
    }

    /// When it has to be looked at next; nil when nothing more happens by itself.
    package var next: Int64? {
        switch self.state {
        case .due: self.slot.start - self.lead
        case .snoozed(let until): until
        case .sent: self.slot.end
        case .checkedIn, .busy, .notToday, .missed: nil
        }
    }

    /// Time has come to `now`; the same moment may be told any number of times.
    package mutating func look(at now: Int64) -> [Action] {
        guard let next = self.next, next <= now else { return [] }
        switch self.state {
        case .due, .snoozed:
            guard self.hasTime(at: now) else { return self.miss() }
            self.state = .sent
            return [.send]
        case .sent:
            return self.miss()
        case .checkedIn, .busy, .notToday, .missed:
            return []
        }
    }

    /// What the member says; an answer to what is already settled changes nothing, except that who checks in after all
    /// is believed.
    package mutating func answer(_ answer: Answer, at now: Int64) -> [Action] {
        switch (self.state, answer) {
        case (.checkedIn, _), (.busy, _), (.notToday, _):
            return []
        case (_, .checkIn):
            self.state = .checkedIn
            return [.endDay]
        case (.missed, _):
            return []
        case (_, .snooze):
            guard self.hasTime(at: now + self.snooze) else { return self.miss() }
            self.state = .snoozed(until: now + self.snooze)
            return []
        case (_, .busy):
            self.state = .busy
            return [.keepBusy(self.slot)]
        case (_, .notToday):
            self.state = .notToday
            return [.endDay]
        }
    }

    private func hasTime(at now: Int64) -> Bool { self.slot.end - max(now, self.slot.start) >= self.needed }

    private mutating func miss() -> [Action] {
        self.state = .missed
        return [.offerNewSlot]
    }
}
