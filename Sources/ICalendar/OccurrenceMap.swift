/// Values for some occurrences of an event, with the keys of EXDATE and RECURRENCE-ID.
///
/// A whole day's key is its date. A time's key is its instant or, less strictly, its date.
struct OccurrenceMap<Value> {
    private let isDate: Bool
    private var moments: [Int: Value] = [:]
    private var days: [Int: Value] = [:]

    init(isDate: Bool) { self.isDate = isDate }

    /// Returns the value of an occurrence under any of its keys.
    subscript(_ place: Occurrence) -> Value? {
        (self.isDate ? nil : self.moments[place.instant]) ?? self.days[place.day]
    }

    mutating func keep(_ value: Value, for name: Stamp, at place: Occurrence) {
        if self.isDate || name.isDate { self.days[place.day] = value } else { self.moments[place.instant] = value }
    }
}
