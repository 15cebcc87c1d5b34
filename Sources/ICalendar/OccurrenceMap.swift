/// Values kept for some of the occurrences of an event, as EXDATE and RECURRENCE-ID name them.
///
/// A whole day is named by its date. A time is named by the moment, or, loosely, by the date.
struct OccurrenceMap<Value> {
    private let isDate: Bool
    private var moments: [Int: Value] = [:]
    private var days: [Int: Value] = [:]

    init(isDate: Bool) { self.isDate = isDate }

    /// The value kept for the occurrence at a place, by whatever name.
    subscript(_ place: Occurrence) -> Value? {
        (self.isDate ? nil : self.moments[place.instant]) ?? self.days[place.day]
    }

    mutating func keep(_ value: Value, for name: Stamp, at place: Occurrence) {
        if self.isDate || name.isDate { self.days[place.day] = value } else { self.moments[place.instant] = value }
    }
}
