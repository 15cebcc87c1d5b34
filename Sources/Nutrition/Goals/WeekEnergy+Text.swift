import HealthMath

extension WeekEnergy {
    /// Seven numbers from Monday with spaces between, as a row keeps them.
    var text: String { self.days.map { String($0) }.joined(separator: " ") }

    init?(text: String) {
        self.init(days: text.split(separator: " ").compactMap { Double($0) })
    }
}

extension [Weekday: Double] {
    /// Seven fields from Monday with commas between, empty ones not said; nil for none at all.
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
