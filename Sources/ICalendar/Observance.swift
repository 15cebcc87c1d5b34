/// One part of a VTIMEZONE: the offset from UTC from a certain time on.
struct Observance {
    var start: Stamp
    var rules: [Rule] = []
    var additions: [Stamp] = []
    /// The offsets before and after, in seconds ahead of UTC.
    var before: Int
    var after: Int
}
