/// A date, or a date with a time, as a calendar writes it.
struct Stamp: Hashable {
    enum Place: Hashable {
        case utc
        /// In the member's zone, wherever that is.
        case floating
        case zone(String)
    }

    /// The seconds from 1970-01-01 00:00 to the local time.
    let wall: Int
    let isDate: Bool
    let place: Place

    var day: Int { self.wall.flooredDivision(by: CivilDay.seconds) }

    /// Returns a time without a zone as UTC, for properties that are always in UTC.
    var inUTC: Stamp {
        self.isDate || self.place != .floating ? self : Stamp(wall: self.wall, isDate: false, place: .utc)
    }

    /// Returns a date as midnight when `other` has a time.
    func timed(like other: Stamp) -> Stamp {
        self.isDate && !other.isDate ? Stamp(wall: self.wall, isDate: false, place: other.place) : self
    }
}
