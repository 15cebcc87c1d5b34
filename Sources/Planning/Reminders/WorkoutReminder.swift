/// A reminder to train in one stretch of time, from being due to what became of it.
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
        /// Its time went to something else, before anybody answered.
        case gone
    }

    /// Stable texts: they are sent.
    package enum Answer: String, Equatable, Sendable, CaseIterable {
        /// “I'm working out.”
        case checkIn = "check-in"
        case snooze
        /// “I'm at something that isn't in my calendar.”
        case busy
        case notToday = "not-today"
    }

    package enum Action: Equatable, Sendable {
        case send
        /// The time is taken by something that no calendar knows.
        case keepBusy(Stretch)
        /// It isn't, after all.
        case free(Stretch)
        /// No more reminders until the next day's window.
        case endDay
        /// There may be reminders again.
        case openDay
        /// The workout of this slot has to find another one.
        case offerNewSlot
    }

    package private(set) var slot: Stretch
    /// Milliseconds that a workout takes with all that belongs to it.
    package private(set) var needed: Int64
    /// Milliseconds before the slot at which it is sent.
    package private(set) var lead: Int64
    /// Milliseconds.
    package private(set) var snooze: Int64
    package private(set) var state: State

    /// All but the slot in milliseconds; `state` is where it was left.
    package init(_ slot: Stretch, needed: Int64, lead: Int64, snooze: Int64, state: State = .due) {
        self.slot = slot
        self.needed = needed
        self.lead = lead
        self.snooze = snooze
        self.state = state
    }

    /// A workout that was planned needs all of its time and no more.
    package init(_ slot: Stretch, _ settings: FreeTimeSettings, isPlanned: Bool = false, state: State = .due) {
        self.init(
            slot,
            needed: isPlanned ? 0 : Int64(settings.needed) * 60_000,
            lead: Int64(settings.lead) * 60_000,
            snooze: Int64(settings.snooze) * 60_000,
            state: state
        )
    }

    /// When it has to be looked at next; nil when nothing more happens by itself.
    package var next: Int64? {
        switch self.state {
        case .due: self.slot.start - self.lead
        case .snoozed(let until): until
        case .sent: self.slot.end
        case .checkedIn, .busy, .notToday, .missed, .gone: nil
        }
    }

    /// Whether an answer is still waited for.
    package var isOpen: Bool { self.next != nil }

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
        case .checkedIn, .busy, .notToday, .missed, .gone:
            return []
        }
    }

    /// What the member says; what is already settled it doesn't change, except that who checks in after all is believed.
    ///
    /// So an answer may be sent again.
    package mutating func answer(_ answer: Answer, at now: Int64) -> [Action] {
        switch (self.state, answer) {
        case (.checkedIn, _), (.busy, _), (.notToday, _):
            return []
        case (_, .checkIn):
            self.state = .checkedIn
            return [.endDay]
        case (.missed, _), (.gone, _), (.due, .snooze), (.snoozed, .snooze):
            return []
        case (.sent, .snooze):
            guard self.canSnooze(at: now) else { return self.miss() }
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

    /// The member didn't mean it; snoozing is taken back by waiting.
    package mutating func takeBack(at now: Int64) -> [Action] {
        let answer = self.state
        guard [.checkedIn, .busy, .notToday].contains(answer) else { return [] }
        self.state = self.slot.end <= now ? .missed : now < self.slot.start - self.lead ? .due : .sent
        return answer == .busy ? [.free(self.slot)] : [.openDay]
    }

    /// The free time it is for became longer or shorter; what was said already isn't said again.
    package mutating func move(to slot: Stretch, like other: WorkoutReminder) {
        self.slot = slot
        self.needed = other.needed
        self.lead = other.lead
        self.snooze = other.snooze
    }

    /// Its time went to something else; who was told may still answer.
    package mutating func lose() {
        guard self.isOpen else { return }
        self.state = .gone
    }

    package func canSnooze(at now: Int64) -> Bool { self.hasTime(at: now + self.snooze) }

    private func hasTime(at now: Int64) -> Bool {
        let left = self.slot.end - max(now, self.slot.start)
        return left > 0 && left >= self.needed
    }

    private mutating func miss() -> [Action] {
        self.state = .missed
        return [.offerNewSlot]
    }
}
