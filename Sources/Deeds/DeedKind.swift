import Storage

extension Deed {
    /// A kind of deed, declared by the wing that writes it.
    package struct Kind: StoredKind, Hashable {
        package let name: String
        /// Whether it involves other members; such deeds aren't exported and imported.
        package let tellsOfOthers: Bool

        package init(_ name: String, tellsOfOthers: Bool = false) {
            self.name = name
            self.tellsOfOthers = tellsOfOthers
        }
    }
}

/// The kinds that one wing declares and others read.
extension Deed.Kind {
    /// A workout session that was completed.
    package static let workoutDone = Self("workout-done")
    /// Whole minutes of any training.
    package static let minutesTrained = Self("minutes-trained")
    /// The answer “I'm working out” to a reminder.
    package static let checkedIn = Self("checked-in")
    /// Having been at a group event; the quantity is the points that it gives, so that nobody brings it along by an
    /// import.
    package static let eventAttended = Self("event-attended", tellsOfOthers: true)
}
