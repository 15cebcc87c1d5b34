/// A date or a date with a time, as a calendar writes it.
struct Stamp: Hashable {
    enum Place: Hashable {
        case utc
        /// Wherever the member is.
        case floating
        case zone(String)
    }

    /// Seconds from 1970-01-01 00:00 to what the clock on the wall shows there.
    let wall: Int
    let isDate: Bool
    let place: Place

    var day: Int { self.wall.flooredDivision(by: CivilDay.seconds) }

    /// A time without a zone as one in UTC, where only that can be meant.
    var inUTC: Stamp {
        self.isDate || self.place != .floating ? self : Stamp(wall: self.wall, isDate: false, place: .utc)
    }

    /// A date as the midnight of an event that has times.
    func timed(like other: Stamp) -> Stamp {
        self.isDate && !other.isDate ? Stamp(wall: self.wall, isDate: false, place: other.place) : self
    }
}
