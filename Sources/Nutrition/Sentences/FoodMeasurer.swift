import FoodCatalogue
import Members

/// An amount of a food in one of its units, and whether that is what was said.
struct Measured: Sendable, Equatable {
    let portion: Portion
    let isSure: Bool

    /// The grams that somebody may have of a food; anything else was said by mistake.
    private static let likely = 0.01...10_000.0

    init(_ amount: Double, _ unit: FoodUnit, isSure: Bool = true) {
        // Three decimals, as forms keep them.
        self.portion = Portion(amount: (amount * 1_000).rounded() / 1_000, unit: unit)
        self.isSure = isSure && Self.likely.contains(self.portion.grams)
    }
}

/// Finds how much of a food a said quantity is: by the food's own measures first, then by what they can be converted
/// to.
struct FoodMeasurer: Sendable {
    private let food: Food
    private let units: Units
    private let usual: FoodUnit
    /// The food's measures, the usual portion first.
    private let measures: [(unit: FoodUnit, label: MeasureLabel)]
    /// The words of its names.
    private let name: Set<String>
    /// The words that were said.
    private let said: Set<String>
    /// Words that were said and aren't of its name: the "cherry" of a tomato.
    private let more: Set<String>

    /// `said` is what was said of the food.
    init(_ food: Food, said: String, units: Units) {
        self.food = food
        self.units = units
        self.usual = food.usualPortion(in: units).unit
        self.measures = food.units.filter { !FoodUnit.isExact($0.label) }.map { ($0, MeasureLabel($0.label)) }
        self.name = Set(Wording.words(food.name) + Wording.words(food.plainName))
        self.said = Set(Wording.words(said))
        self.more = self.said.subtracting(self.name)
    }

    /// Returns how much it is; without a number what the member took the last time, else the usual portion, which also stands in for
    /// what no entry can be.
    func measured(_ quantity: Quantity, last: Portion? = nil) -> Measured {
        let measured = self.converted(quantity, last: last)
        let isEntry = measured.portion.amount >= 0.001 && measured.portion.grams <= DiaryEntry.mostGrams
        return isEntry ? measured : Measured(1, self.usual, isSure: false)
    }

    private func converted(_ quantity: Quantity, last: Portion?) -> Measured {
        let amount = quantity.amount ?? 1
        switch quantity.unit {
        case .weight(FoodUnit.ounce.grams) where self.food.portion?.millilitres != nil:
            // Ounces of what is drunk are fluid ones.
            return self.poured(amount * FoodUnit.millilitresInFluidOunce, by: FoodUnit.fluidOunce)
        case .weight(let grams):
            let isPounds = grams > 20 && grams < 1_000
            let unit = isPounds ? FoodUnit.ounce : .gram
            return Measured(amount * grams / unit.grams, unit)
        case .fluidOunce: return self.poured(amount * FoodUnit.millilitresInFluidOunce, by: FoodUnit.fluidOunce)
        case .volume(let millilitres): return self.poured(amount * millilitres)
        case .pint: return self.poured(amount * (self.units.isKitchenMetric ? Self.imperialPint : Self.pint))
        case .energy(let kilocalories):
            guard let each = self.food.nutrients.kcal, each > 0 else {
                return Measured(1, self.usual, isSure: false)
            }
            return Measured(amount * kilocalories / each * 100, .gram)
        case .household("serving") where self.food.portion != nil: return Measured(amount, self.usual)
        case .household(let name):
            return self.measured(amount, by: name, quantity.size) ?? Measured(amount, self.usual, isSure: false)
        case nil where quantity.isCounted || quantity.size != nil: return self.counted(amount, quantity.size)
        case nil:
            if let last { return Measured(last.amount, last.unit) }
            return Measured(1, self.usual, isSure: self.usual != .hundredGrams)
        }
    }

    /// Millilitres of a pint: of the United Kingdom (Weights and Measures Act 1985), and of the United States.
    private static let imperialPint = 568.26125
    private static let pint = 473.176473

    /// Returns a volume: of what is drunk by its own unit, else in grams by the weight of a cup or spoon of it.
    private func poured(_ millilitres: Double, by label: String = FoodUnit.millilitre) -> Measured {
        if let unit = self.food.units.first(where: { $0.label == label }), let each = unit.millilitres {
            return Measured(millilitres / each, unit)
        }
        // Most of what is poured weighs about as much as water.
        let density = self.density
        return Measured(millilitres * (density ?? 1), .gram, isSure: density != nil)
    }

    /// Returns so many of the food itself: by its size, by what kind was said, by its usual portion, by a medium one.
    private func counted(_ amount: Double, _ size: String?) -> Measured {
        if let size, let sized = self.measures.first(where: { $0.label.isSized(size) }) {
            return Measured(amount / sized.label.count, sized.unit)
        }
        if let kind = self.measures.first(where: { !self.more.isDisjoint(with: $0.label.kinds) }) {
            return Measured(amount / kind.label.count, kind.unit, isSure: size == nil)
        }
        let own = self.measures.filter { measure in
            // "2 eggs" of an omelette are two omelettes only where eggs were said.
            measure.label.isOfItself(named: measure.label.count == 1 ? self.said.union(self.name) : self.said)
        }
        let one =
            own.first { $0.unit == self.usual } ?? own.first { $0.label.words.contains("medium") } ?? own.first
        if let one { return Measured(amount / one.label.count, one.unit, isSure: size == nil) }
        // Nobody counts handfuls: "5 walnuts" are fewer, "a pretzel" is no handful, and how many are in one isn't known.
        if MeasureLabel(self.usual.label).isMeasured(by: "handful") {
            return Measured(1, self.usual, isSure: false)
        }
        // "A coffee" is a mug of it, and "two curries" are two of what one usually has; "half a pizza" is no half
        // slice.
        let isSure = size == nil && amount >= 1 && self.usual != .hundredGrams
        return Measured(amount, self.usual, isSure: isSure)
    }

    /// Returns an amount in a household measure; nil when the food has none such, nor one that it can be converted
    /// from.
    private func measured(_ amount: Double, by name: String, _ size: String?) -> Measured? {
        let names = Self.alike[name] ?? [name]
        let usual = self.measures.first { $0.unit == self.usual }
        if size == nil, let usual, names.contains(where: usual.label.isMeasured(by:)) {
            return Measured(amount / usual.label.count, usual.unit)
        }
        for name in names {
            let found = self.measures.filter { $0.label.isMeasured(by: name) }
            let sized = size.flatMap { size in found.first { $0.label.isSized(size) } }
            guard let best = sized ?? found.first else { continue }
            return Measured(amount / best.label.count, best.unit, isSure: size == nil || sized != nil)
        }
        if name == "bite" { return Measured(amount * Self.bite, .gram, isSure: false) }
        if name == "handful" { return Measured(amount * Self.handful, .gram, isSure: false) }
        if name == "piece" || name == "serving" { return self.counted(amount, size) }
        guard let millilitres = self.millilitres(of: name) else { return nil }
        guard self.density != nil || Self.spooned.contains(name) else { return nil }
        return self.poured(amount * millilitres)
    }

    /// Grams of a handful of what has none of its own, as of dried fruit by the National Health Service of the United
    /// Kingdom.
    private static let handful = 30.0

    /// Grams of a bite, a tablespoon of food.
    private static let bite = 15.0

    /// Other measures that a food may have instead, in this order.
    private static let alike: [String: [String]] = [
        "spoon": ["tablespoon", "teaspoon"], "rasher": ["rasher", "slice", "strip"],
        "strip": ["strip", "slice", "rasher"], "pot": ["pot", "carton", "bowl"], "carton": ["carton", "pot", "box"],
        "packet": ["packet", "box", "carton"], "bowl": ["bowl", "plate"], "plate": ["plate", "bowl"],
        "slice": ["slice", "piece", "rasher"], "knob": ["knob", "teaspoon"], "splash": ["splash", "tablespoon"],
        "drizzle": ["tablespoon", "teaspoon"], "stalk": ["stalk", "stick"], "stick": ["stick", "stalk"],
        "wedge": ["wedge", "slice", "piece"], "piece": ["piece", "slice", "square"],
    ]

    /// Measures that are taken for so much water where nothing tells what they weigh of a food; it is shown to be
    /// checked.
    private static let spooned: Set<String> = ["cup", "tablespoon", "teaspoon", "spoon", "splash"]

    /// Returns millilitres of a measure that holds what is poured.
    ///
    /// Cup and spoons as nutrition labels of the United States have them (21 CFR 101.9(b)(5)(viii)), mug, bowl and
    /// glass as the usual portions have them (`usual-portions.tsv`); a can as they are sold in Europe and there.
    private func millilitres(of name: String) -> Double? {
        switch name {
        case "cup": 240
        case "mug", "bowl": 250
        case "glass": 200
        case "tablespoon", "spoon", "splash", "drizzle": 15
        case "teaspoon": 5
        case "pinch": 5.0 / 16
        case "can": self.units.isKitchenMetric ? 330 : 355
        case "bottle": 500
        default: nil
        }
    }

    /// The grams in a millilitre of the food, by its usual portion or its measures of known volume; nil when unknown.
    private var density: Double? {
        if let portion = self.food.portion, let millilitres = portion.millilitres { return portion.grams / millilitres }
        for (name, millilitres) in [("cup", 240.0), ("tablespoon", 15), ("teaspoon", 5)] {
            if let measure = self.measures.first(where: { $0.label.begins(with: name) }) {
                return measure.unit.grams / measure.label.count / millilitres
            }
        }
        return nil
    }
}
