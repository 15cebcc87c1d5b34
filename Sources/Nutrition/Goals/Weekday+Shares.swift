import HealthMath
import Members
import Web

extension Weekday {
    /// The fields of this weekday's own split: fat, carbohydrate, protein.
    var shareFields: [String] { ["Fat", "Carbohydrate", "Protein"].map { self.word + $0 } }

    static let shareFields: [String: FieldKind] = Weekday.allCases.flatMap(\.shareFields)
        .reduce(into: ["weekdayShares": .text]) { $0[$1] = .number }
}

extension [Weekday: MacroSplit] {
    /// Seven fields from Monday, separated by commas, each three shares in per cent or empty; nil when all are empty.
    var text: String? {
        guard !self.isEmpty else { return nil }
        return Weekday.allCases.map { weekday in
            self[weekday].map { "\($0.fat) \($0.carbohydrate) \($0.protein)" } ?? ""
        }.joined(separator: ",")
    }

    init?(text: String) {
        let fields = text.split(separator: ",", omittingEmptySubsequences: false)
        guard fields.count == Weekday.allCases.count else { return nil }
        self = [:]
        for (weekday, field) in zip(Weekday.allCases, fields) where !field.isEmpty {
            let shares = field.split(separator: " ").compactMap { Double($0) }
            guard shares.count == 3,
                let split = MacroSplit(fat: shares[0], carbohydrate: shares[1], protein: shares[2])
            else { return nil }
            self[weekday] = split
        }
    }
}
