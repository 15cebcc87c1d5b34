import FoodCatalogue
import HealthMath
import Members

/// A heading of a facts table and the lines under it.
struct FactGroup: Encodable, Sendable {
    let groupName: String
    let facts: [FactLine]

    /// Makes the groups of a table; `amount` returns nil for unknown nutrients, and a note stands beside the name.
    ///
    /// Lists what every label has even when unknown and the rest only when known, without what was `shown` before.
    static func groups(
        units: Units,
        per grams: Double?,
        without shown: Set<Int>,
        _ amount: (Nutrient) -> (amount: Double?, note: String)
    ) -> [FactGroup] {
        Nutrient.Heading.allCases.compactMap { heading in
            let lines = (self.byHeading[heading] ?? []).compactMap { nutrient -> FactLine? in
                if shown.contains(nutrient.number) { return nil }
                let (amount, note) = amount(nutrient)
                if amount == nil, !nutrient.isOnLabels { return nil }
                return FactLine(nutrient, amount, note: note, per: grams, units: units)
            }
            let name = heading == .energy ? "Other main nutrients" : heading.rawValue
            return lines.isEmpty ? nil : FactGroup(groupName: name, facts: lines)
        }
    }

    private static let byHeading = Dictionary(
        grouping: Nutrient.all.filter { $0.number != Nutrient.kilojoules },
        by: \.heading
    )
}

/// A line of a facts table.
struct FactLine: Encodable, Sendable {
    let factName: String
    let factNote: String
    let factClass: String
    /// Empty when unknown.
    let factAmount: String
    let factUnit: String
    let factDecimals: String
    /// The amount per gram of the food, for scripts; empty where nothing is recomputed.
    let factPerGram: String
    /// Empty when there is no daily value.
    let factPercent: String
    let factPercentPerGram: String

    init(_ nutrient: Nutrient, _ amount: Double?, note: String, per grams: Double?, units: Units) {
        let isEnergy = nutrient.number == Nutrient.energy
        let shown = isEnergy ? amount.map(units.energy.unit.amount(kilocalories:)) : amount
        let percent = shown.flatMap { shown in nutrient.dailyValue.map { shown / $0 * 100 } }
        self.factName = nutrient.name
        self.factNote = note
        self.factClass = isEnergy ? Self.energyClass : ""
        self.factAmount = shown.map { Numerals.text($0, decimals: nutrient.decimals) } ?? ""
        self.factUnit = isEnergy ? units.energy.rawValue : nutrient.unit
        self.factDecimals = String(nutrient.decimals)
        self.factPercent = percent.map { Numerals.text($0) } ?? ""
        self.factPerGram = grams.flatMap { grams in shown.map { Self.rate($0 / grams) } } ?? ""
        self.factPercentPerGram = grams.flatMap { grams in percent.map { Self.rate($0 / grams) } } ?? ""
    }

    var isEnergy: Bool { self.factClass == Self.energyClass }

    private static let energyClass = "facts-energy"

    /// Writes a rate for JavaScript's `Number`, precise enough for 100 kg.
    static func rate(_ value: Double) -> String { "\(value)" }
}

extension Nutrient {
    /// Whether it is listed even when unknown.
    var isOnLabels: Bool {
        self.dailyValue != nil
            || self.heading == .energy && ![221, 262, 255, Nutrient.kilojoules].contains(self.number)
    }

    /// The decimals with which its amounts are shown.
    var decimals: Int {
        switch (self.heading, self.unit) {
        case (_, "kcal"), (_, "kJ"), (_, "IU"): 0
        case (.fats, _), (.sugars, _), (.aminoAcids, _): 2
        default: (self.dailyValue ?? 10) < 5 ? 2 : 1
        }
    }
}
