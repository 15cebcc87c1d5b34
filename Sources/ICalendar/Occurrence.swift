/// The beginning of one of an event's occurrences.
struct Occurrence {
    let instant: Int
    /// On the clock where the event is.
    let wall: Int
    /// Only when it differs from the event's own.
    var length: Length?

    var day: Int { self.wall.flooredDivision(by: CivilDay.seconds) }
}
