import FoodCatalogue
import Members

/// An amount of a food in one of its units, and whether that is what was said.
struct Measured: Sendable, Equatable {
    let portion: Portion
    let isSure: Bool
}

extension Quantity {
    /// Returns how much of a food it is: its own measures first, then what they can be converted to.
    ///
    /// Without a number it is what the member took the last time, else the usual portion.
    func measured(_ food: Food, last: Portion? = nil, in units: Units) -> Measured {
        let usual = food.usualPortion(in: units)
        let amount = self.amount ?? 1
        switch self.unit {
        case .weight(let grams): return Self.measured(grams: amount * grams, inOunces: grams > 20 && grams < 1_000)
        case .volume(let millilitres):
            let isFluidOunce = SpokenUnit.volume(millilitres: millilitres) == .fluidOunce
            return Self.measured(millilitres: amount * millilitres, of: food, inFluidOunces: isFluidOunce)
        case .pint:
            return Self.measured(
                millilitres: amount * (units.isKitchenMetric ? Self.imperialPint : Self.pint),
                of: food,
                inFluidOunces: false
            )
        case .household(let name):
            return self.measured(food, by: name, amount, in: units)
                ?? Measured(
                    portion: Portion(amount: amount, unit: usual.unit),
                    isSure: name == "serving" || name == "piece"
                )
        case nil:
            guard self.isCounted || self.size != nil else { return Measured(portion: last ?? usual, isSure: true) }
            return self.counted(food, amount, usual: usual)
        }
    }

    /// Millilitres of a pint: of the United Kingdom (Weights and Measures Act 1985), and of the United States.
    private static let imperialPint = 568.26125
    private static let pint = 473.176473

    private static func measured(grams: Double, inOunces: Bool) -> Measured {
        let unit = inOunces ? FoodUnit.ounce : .gram
        return Measured(portion: Portion(amount: self.rounded(grams / unit.grams), unit: unit), isSure: true)
    }

    /// Returns a volume: of what is drunk by its own unit, else in grams by the weight of a cup or spoon of it.
    private static func measured(millilitres: Double, of food: Food, inFluidOunces: Bool) -> Measured {
        let label = inFluidOunces ? FoodUnit.fluidOunce : FoodUnit.millilitre
        if let unit = food.units.first(where: { $0.label == label }), let each = unit.millilitres {
            return Measured(portion: Portion(amount: self.rounded(millilitres / each), unit: unit), isSure: true)
        }
        // Most of what is poured weighs about as much as water.
        let density = self.density(of: food)
        let grams = self.rounded(millilitres * (density ?? 1))
        return Measured(portion: Portion(amount: grams, unit: .gram), isSure: density != nil)
    }

    private func counted(_ food: Food, _ amount: Double, usual: Portion) -> Measured {
        let name = Set(Wording.words(food.name) + Wording.words(food.plainName))
        let labels = food.units.filter { !FoodUnit.isExact($0.label) }.map { ($0, MeasureLabel($0.label)) }
        func portion(_ found: (FoodUnit, MeasureLabel), _ isSure: Bool = true) -> Measured {
            Measured(portion: Portion(amount: Self.rounded(amount / found.1.count), unit: found.0), isSure: isSure)
        }
        if let size = self.size, let found = labels.first(where: { $0.1.words.contains(size) }) {
            return portion(found)
        }
        let own = labels.filter { $0.1.isOfItself(named: name) }
        let usualLabel = MeasureLabel(usual.unit.label)
        if usual.unit.label == labels.first?.0.label, usualLabel.isOfItself(named: name) {
            return portion((usual.unit, usualLabel), self.size == nil)
        }
        // A medium one stands for them all.
        if let found = own.first(where: { $0.1.words.contains("medium") }) ?? own.first { return portion(found) }
        // "A coffee" is a mug of it, and "two pizzas" are two of what one usually has.
        return Measured(portion: Portion(amount: amount, unit: usual.unit), isSure: self.size == nil)
    }

    /// Returns an amount in a household measure; nil when the food has none such, nor one that it can be converted from.
    private func measured(_ food: Food, by name: String, _ amount: Double, in units: Units) -> Measured? {
        let labels = food.units.filter { !FoodUnit.isExact($0.label) }.map { ($0, MeasureLabel($0.label)) }
        for name in Self.alike[name] ?? [name] {
            let found = labels.filter { $0.1.isMeasured(by: name) }
            let sized = self.size.flatMap { size in found.first { $0.1.words.contains(size) } }
            guard let best = sized ?? found.first else { continue }
            let portion = Portion(amount: Self.rounded(amount / best.1.count), unit: best.0)
            return Measured(portion: portion, isSure: self.size == nil || sized != nil)
        }
        if name == "piece" || name == "serving" {
            var one = self
            one.unit = nil
            one.amount = amount
            return one.counted(food, amount, usual: food.usualPortion(in: units))
        }
        guard let millilitres = Self.millilitres(name, in: units) else { return nil }
        if food.portion?.millilitres != nil || Self.density(of: food) != nil {
            return Self.measured(millilitres: amount * millilitres, of: food, inFluidOunces: false)
        }
        return nil
    }

    /// Other measures that a food may have instead, in this order.
    private static let alike: [String: [String]] = [
        "spoon": ["tablespoon", "teaspoon"], "rasher": ["rasher", "slice", "strip"],
        "strip": ["strip", "slice", "rasher"],
        "pot": ["pot", "carton", "bowl"], "carton": ["carton", "pot", "box"], "packet": ["packet", "box", "carton"],
        "bowl": ["bowl", "plate"], "plate": ["plate", "bowl"], "slice": ["slice", "piece", "rasher"],
        "knob": ["knob", "teaspoon"], "splash": ["splash", "tablespoon"], "drizzle": ["tablespoon", "teaspoon"],
        "stalk": ["stalk", "stick"], "stick": ["stick", "stalk"], "mug": ["mug"], "wedge": ["wedge", "slice", "piece"],
        "piece": ["piece", "slice", "square"],
    ]

    /// Returns millilitres of a measure that holds what is poured.
    ///
    /// Cup and spoons as nutrition labels of the United States have them (21 CFR 101.9(b)(5)(viii)), mug and glass as the usual
    /// portions have them (`usual-portions.tsv`); a can as they are sold there and in Europe.
    private static func millilitres(_ name: String, in units: Units) -> Double? {
        switch name {
        case "cup": 240
        case "mug", "bowl": 250
        case "glass": 200
        case "tablespoon", "spoon", "splash", "drizzle": 15
        case "teaspoon": 5
        case "pinch": 5.0 / 16
        case "can": units.isKitchenMetric ? 330 : 355
        case "bottle": 500
        default: nil
        }
    }

    /// Returns the grams in a millilitre of a food, by its usual portion or its measures of known volume.
    private static func density(of food: Food) -> Double? {
        if let portion = food.portion, let millilitres = portion.millilitres { return portion.grams / millilitres }
        for (name, millilitres) in [("cup", 240.0), ("tablespoon", 15), ("teaspoon", 5)] {
            for measure in food.units where !FoodUnit.isExact(measure.label) {
                let label = MeasureLabel(measure.label)
                if label.words == [Wording.singular(name)]
                    || label.words.first.flatMap(SpokenUnit.init) == .household(name),
                    label.count > 0
                {
                    return measure.grams / label.count / millilitres
                }
            }
        }
        return nil
    }

    /// Three decimals, as forms keep them.
    private static func rounded(_ amount: Double) -> Double { (amount * 1_000).rounded() / 1_000 }
}
