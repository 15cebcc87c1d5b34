/// One half of a VTIMEZONE: from when on, and by how much, clocks differ from UTC.
struct Observance {
    var start: Stamp
    var rules: [Rule] = []
    var additions: [Stamp] = []
    /// Seconds ahead of UTC before and after.
    var before: Int
    var after: Int
}
