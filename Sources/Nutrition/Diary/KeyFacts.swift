import FoodCatalogue
import Storage

/// The facts in every entry's columns, so that a day can be added up without reading whole foods.
enum KeyFact: Int, CaseIterable, Sendable {
    case kcal, fat, carbohydrate, protein, fibre, sugars, saturatedFat, sodium

    /// A stored list, because the compiler's own makes a new one for every entry.
    static let allCases: [KeyFact] = [
        .kcal, .fat, .carbohydrate, .protein, .fibre, .sugars, .saturatedFat, .sodium,
    ]

    /// The number in USDA's nutrient table (SR28, NUTR_DEF); sodium is in milligrams, the others in grams or kcal.
    var nutrient: Int {
        switch self {
        case .kcal: 208
        case .fat: 204
        case .carbohydrate: 205
        case .protein: 203
        case .fibre: 291
        case .sugars: 269
        case .saturatedFat: 606
        case .sodium: 307
        }
    }

    static let macros: [KeyFact] = [.carbohydrate, .protein, .fat]

    var name: String { Nutrient.numbered(self.nutrient)?.name ?? "" }
}

/// The amount of each key fact; nil means unknown, which is not zero.
struct KeyFacts: Sendable {
    /// Indexed by the cases' numbers; not a number where unknown.
    ///
    /// A SIMD vector would scale faster, but requires aligned memory.
    private var amounts: InlineArray<8, Double>

    init() { self.amounts = InlineArray(repeating: .nan) }

    /// Scales nutrients given for 100 g to so many grams.
    init(_ nutrients: Nutrients, grams: Double) {
        self.init()
        for fact in KeyFact.allCases { self[fact] = nutrients[fact.nutrient].map { $0 * grams / 100 } }
    }

    /// Reads eight columns in the order of the cases.
    init(_ columns: inout ColumnReader) throws {
        self.init()
        for fact in KeyFact.allCases { self[fact] = try columns.optionalReal() }
    }

    subscript(fact: KeyFact) -> Double? {
        get {
            let amount = self.amounts[fact.rawValue]
            return amount.isNaN ? nil : amount
        }
        set { self.amounts[fact.rawValue] = newValue ?? .nan }
    }

    func scaled(by factor: Double) -> KeyFacts {
        var scaled = self
        for index in scaled.amounts.indices { scaled.amounts[index] *= factor }
        return scaled
    }
}

extension KeyFacts: Equatable {
    static func == (one: Self, other: Self) -> Bool { KeyFact.allCases.allSatisfy { one[$0] == other[$0] } }
}
