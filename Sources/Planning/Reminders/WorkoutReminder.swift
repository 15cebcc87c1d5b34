/// A reminder to train in one stretch of time, as a state machine.
///
/// Events change it and return actions; it reads no clock and sends nothing itself.
package struct WorkoutReminder: Equatable, Sendable {
    package enum State: Equatable, Sendable {
        case due
        case sent
        case snoozed(until: Int64)
        case checkedIn
        case busy
        case notToday
        case missed
        /// Its time was taken by something else before the member answered.
        case gone
    }

    /// The raw texts are sent, so they never change.
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
        /// Store the time as busy, because no calendar has it.
        case keepBusy(Stretch)
        /// Remove that busy time again.
        case free(Stretch)
        /// Send no more reminders until the next day.
        case endDay
        /// Allow reminders on the day again.
        case openDay
        /// Offer another time for the workout.
        case offerNewSlot
    }

    /// What “busy” from now on is rounded down to: five minutes, in milliseconds.
    private static let step: Int64 = 300_000

    package private(set) var slot: Stretch
    /// The milliseconds that a workout takes with travel and shower.
    package private(set) var needed: Int64
    /// The milliseconds before the slot at which it is sent.
    package private(set) var lead: Int64
    /// The milliseconds of a snooze.
    package private(set) var snooze: Int64
    package private(set) var state: State

    /// Lengths are in milliseconds; `state` is the stored one.
    package init(_ slot: Stretch, needed: Int64, lead: Int64, snooze: Int64, state: State = .due) {
        self.slot = slot
        self.needed = needed
        self.lead = lead
        self.snooze = snooze
        self.state = state
    }

    /// Creates the reminder; a planned workout takes its slot as it is, so it has no needed length.
    package init(_ slot: Stretch, _ settings: FreeTimeSettings, isPlanned: Bool = false, state: State = .due) {
        self.init(
            slot,
            needed: isPlanned ? 0 : Int64(settings.needed) * 60_000,
            lead: Int64(settings.lead) * 60_000,
            snooze: Int64(settings.snooze) * 60_000,
            state: state
        )
    }

    /// How long the training takes, in milliseconds: a planned workout takes its slot as it is.
    var length: Int64 { self.needed > 0 ? self.needed : self.slot.end - self.slot.start }

    /// Returns the minutes that training may take from now on: what is left of the slot, and all of it once it is over.
    func minutes(at now: Int64) -> Int {
        let left = self.left(at: now)
        return Int((left > 0 ? min(self.length, left) : self.length) / 60_000)
    }

    /// Whether it waits for an answer, and less of its free time is left than the workout takes.
    func isTooShort(at now: Int64) -> Bool {
        self.isOpen && self.needed > 0 && (1..<self.needed).contains(self.left(at: now))
    }

    /// When it must be looked at next; nil when nothing more happens without an answer.
    package var next: Int64? {
        switch self.state {
        case .due: self.slot.start - self.lead
        case .snoozed(let until): until
        case .sent: self.slot.end
        case .checkedIn, .busy, .notToday, .missed, .gone: nil
        }
    }

    /// Whether it may still be answered or sent.
    package var isOpen: Bool { self.next != nil }

    /// Moves on to `now`; a second call with the same moment changes nothing.
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

    /// Applies an answer.
    ///
    /// A settled reminder stays as it is, except that a late check-in counts.
    ///
    /// So sending an answer again is harmless. “Busy” begins now in a slot that has begun, and may say until when, also
    /// afterwards; else it is for all that is left.
    package mutating func answer(_ answer: Answer, until: Int64? = nil, at now: Int64) -> [Action] {
        switch (self.state, answer) {
        case (.busy, .busy):
            return self.staysBusy(until: until)
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
            // Nobody says what they were busy with before they said so.
            let from = max(self.slot.start, now / Self.step * Self.step)
            self.slot = Stretch(from: from, to: until ?? self.slot.end) ?? self.slot
            return [.keepBusy(self.slot)]
        case (_, .notToday):
            self.state = .notToday
            return [.endDay]
        }
    }

    /// Takes the answer back; a snooze can't be, it ends by itself.
    package mutating func takeBack(at now: Int64) -> [Action] {
        let answer = self.state
        guard [.checkedIn, .busy, .notToday].contains(answer) else { return [] }
        self.state = self.slot.end <= now ? .missed : now < self.slot.start - self.lead ? .due : .sent
        return answer == .busy ? [.free(self.slot)] : [.openDay]
    }

    /// Moves to another slot because the free time changed; one that was sent isn't sent again.
    package mutating func move(to slot: Stretch, like other: WorkoutReminder) {
        self.slot = slot
        self.needed = other.needed
        self.lead = other.lead
        self.snooze = other.snooze
    }

    /// Ends it because its time was taken; a member who was told may still answer.
    package mutating func lose() {
        guard self.isOpen else { return }
        self.state = .gone
    }

    package func canSnooze(at now: Int64) -> Bool { self.hasTime(at: now + self.snooze) }

    /// Frees the rest of the slot again, for a reminder of its own.
    private mutating func staysBusy(until: Int64?) -> [Action] {
        guard let slot = until.flatMap({ Stretch(from: self.slot.start, to: $0) }), slot != self.slot else { return [] }
        let before = self.slot
        self.slot = slot
        return [.free(before), .keepBusy(slot)]
    }

    private func hasTime(at now: Int64) -> Bool {
        let left = self.left(at: now)
        return left > 0 && left >= self.needed
    }

    /// The milliseconds that are left of the slot; none or fewer once it is over.
    private func left(at now: Int64) -> Int64 { self.slot.end - max(now, self.slot.start) }

    private mutating func miss() -> [Action] {
        self.state = .missed
        return [.offerNewSlot]
    }
}
