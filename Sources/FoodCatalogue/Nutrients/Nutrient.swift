/// A nutrient by its number in USDA's tables (INFOODS-like, the same in SR28 and FoodData Central).
package struct Nutrient: Sendable, Hashable, Identifiable {
    package enum Heading: String, Sendable, CaseIterable {
        case energy = "Energy and main nutrients"
        case minerals = "Minerals"
        case vitamins = "Vitamins"
        case fats = "Fats in detail"
        case sugars = "Sugars and starch"
        case aminoAcids = "Amino acids"
        case others = "Other substances"
    }

    package let number: Int
    package let name: String
    /// "g", "mg", "µg", "IU", "kcal" or "kJ".
    package let unit: String
    /// The daily value for adults and children from 4 years, in `unit`; nil when the label rule has none.
    ///
    /// Source: 21 CFR 101.9(c)(8)(iv) and (c)(9), the label rule of 2016 (81 FR 33742); fibre is after EFSA, 2010.
    package let dailyValue: Double?
    package let heading: Heading

    package var id: Int { self.number }

    init(_ number: Int, _ name: String, _ unit: String, daily: Double? = nil, _ heading: Heading) {
        self.number = number
        self.name = name
        self.unit = unit
        self.dailyValue = daily
        self.heading = heading
    }

    package static let energy = 208
    package static let kilojoules = 268
    package static let protein = 203
    package static let fat = 204
    package static let carbohydrate = 205

    /// Every nutrient of SR28 in the order in which a facts table shows them.
    package static let all: [Nutrient] = main + minerals + vitamins + fats + sugars + aminoAcids + others

    /// Returns the nutrient with this number, or nil when SR28 has none.
    package static func numbered(_ number: Int) -> Nutrient? { byNumber[number] }

    private static let byNumber = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })
}
