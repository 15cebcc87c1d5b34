/// A VEVENT with what busy time needs of it.
struct Event {
    enum End {
        /// Neither an end nor a length: a day for a date, no time at all for a time.
        case none
        case at(Stamp)
        case after(Span)

        func timed(like other: Stamp) -> End {
            if case .at(let end) = self { .at(end.timed(like: other)) } else { self }
        }

        var inUTC: End { if case .at(let end) = self { .at(end.inUTC) } else { self } }
    }

    /// An additional occurrence, with an end of its own when it is a period.
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
    /// The occurrence of a series that this event stands for.
    var replaces: Stamp?
    /// Whether it stands for all that follow too.
    var replacesFuture = false
    var uid = ""
    var title: String?
    var sequence = 0
    var isFree = false
    /// Whether it repeats in a way that couldn't be read, so that only its first occurrence is known.
    var isPartial = false
    /// Who declined, in small letters.
    var declined: Set<String> = []
}
