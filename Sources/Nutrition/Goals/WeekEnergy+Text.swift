import HealthMath

extension WeekEnergy {
    /// The seven numbers from Monday, separated by spaces, as a row has them.
    var text: String { self.days.map { String($0) }.joined(separator: " ") }

    init?(text: String) {
        self.init(days: text.split(separator: " ").compactMap { Double($0) })
    }
}

extension [Weekday: Double] {
    /// Seven fields from Monday, separated by commas, empty for days without a value; nil when all are empty.
    var text: String? {
        self.isEmpty ? nil : Weekday.allCases.map { self[$0].map { String($0) } ?? "" }.joined(separator: ",")
    }

    init?(text: String) {
        let fields = text.split(separator: ",", omittingEmptySubsequences: false)
        guard fields.count == Weekday.allCases.count else { return nil }
        self = [:]
        for (weekday, field) in zip(Weekday.allCases, fields) where !field.isEmpty {
            guard let kilocalories = Double(field) else { return nil }
            self[weekday] = kilocalories
        }
    }
}
