/// A VEVENT with the properties that busy times need.
struct Event {
    enum End {
        /// Neither end nor duration: a date lasts a day, a time lasts nothing.
        case none
        case at(Stamp)
        case after(Span)

        func timed(like other: Stamp) -> End {
            if case .at(let end) = self { .at(end.timed(like: other)) } else { self }
        }

        var inUTC: End { if case .at(let end) = self { .at(end.inUTC) } else { self } }
    }

    /// An additional occurrence (RDATE), with an end of its own when it is a period.
    struct Addition {
        let start: Stamp
        let end: End
    }

    var start: Stamp
    var end = End.none
    var rules: [Rule] = []
    var exceptRules: [Rule] = []
    var additions: [Addition] = []
    var exceptions: [Stamp] = []
    /// The occurrence of a series that this event replaces.
    var replaces: Stamp?
    /// Whether it also replaces all later occurrences.
    var replacesFuture = false
    var uid = ""
    var title: String?
    var sequence = 0
    var isFree = false
    /// Whether it says that it takes time.
    var isOpaque = false
    /// Whether it is filed among birthdays or holidays.
    var isRemembrance = false
    /// Whether its repetition couldn't be read, so that only its first occurrence is known.
    var isPartial = false
    /// The addresses that declined, in lower case.
    var declined: Set<String> = []

    /// Whether a whole day of it only reminds of something, as birthdays and holidays do, and leaves its day free.
    ///
    /// RFC 5545 (3.6.1) marks its anniversary as transparent; many programs leave the mark out. What says that it takes
    /// time is believed.
    var leavesDaysFree: Bool {
        !self.isOpaque && (self.isRemembrance || self.rules.contains { $0.frequency == .yearly })
    }
}
