/// The beginning of one occurrence of an event.
struct Occurrence {
    let instant: Int
    /// The local time in the event's zone.
    let wall: Int
    /// Nil for the event's own duration.
    var length: Length?

    var day: Int { self.wall.flooredDivision(by: CivilDay.seconds) }
}
