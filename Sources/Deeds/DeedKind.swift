import Storage

extension Deed {
    /// What was done: declared by the wing that writes such deeds.
    package struct Kind: StoredKind, Hashable {
        package let name: String
        /// Whether it tells of others too: then it stays where they are when its member takes their data along.
        package let tellsOfOthers: Bool

        package init(_ name: String, tellsOfOthers: Bool = false) {
            self.name = name
            self.tellsOfOthers = tellsOfOthers
        }
    }
}

/// What one wing declares and others read.
extension Deed.Kind {
    /// A workout conducted to its end.
    package static let workoutDone = Self("workout-done")
    /// Minutes of anything trained, whole ones.
    package static let minutesTrained = Self("minutes-trained")
    /// “I'm working out”, said to a reminder.
    package static let checkedIn = Self("checked-in")
}
