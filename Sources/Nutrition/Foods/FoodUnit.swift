import FoodCatalogue
import Members
import Web

/// A unit for amounts of a food, with its weight.
struct FoodUnit: Sendable, Equatable {
    let label: String
    let grams: Double
    /// Nil for what isn't drunk.
    var millilitres: Double? = nil

    static let gram = FoodUnit(label: "g", grams: 1)
    static let hundredGrams = FoodUnit(label: "100 g", grams: 100)
    /// The international avoirdupois ounce.
    static let ounce = FoodUnit(label: "oz", grams: 28.349523125)
    static let weights = [gram, hundredGrams, ounce]

    static let millilitre = "ml"
    static let fluidOunce = "fl oz"
    /// The fluid ounce of the United States.
    static let millilitresInFluidOunce = 29.5735295625

    /// Returns whether its label alone says how much it is.
    static func isExact(_ label: String) -> Bool {
        label == self.millilitre || label == self.fluidOunce || self.weights.contains { $0.label == label }
    }

    /// The weights of a millilitre of what is drunk, in grams, from strong spirits to syrups.
    private static let densities = 0.7...1.5

    /// Returns whether one of what is called so can weigh this much: an ounce is an ounce, whatever the food.
    static func couldBe(_ label: String, grams: Double) -> Bool {
        if let weight = self.weights.first(where: { $0.label == label }) {
            return abs(grams / weight.grams - 1) < 0.001
        }
        return switch label {
        case self.millilitre: self.densities.contains(grams)
        case self.fluidOunce: self.densities.contains(grams / self.millilitresInFluidOunce)
        default: true
        }
    }

    /// Writes an amount in it: "150 g", "2 × 1 cup, sliced", "1 cup, sliced".
    func words(_ amount: Double) -> String { Self.words(amount, self.label) }

    /// Writes an amount with its size: "1 mug, 250 ml", "2 × 1 medium, 364 g", "150 g".
    func sized(_ amount: Double, in units: Units) -> String {
        let size = units.size(grams: self.grams * amount, millilitres: self.millilitres.map { $0 * amount })
        let words = Self.words(amount, units.plain(self.label))
        return Self.isExact(self.label) ? words : "\(words), \(size)"
    }

    static func words(_ amount: Double, _ label: String) -> String {
        let number = Numerals.text(amount, decimals: 2)
        if label == DiaryEntry.plainUnit { return amount == 1 ? "1 serving" : "\(number) servings" }
        // Labels of household measures begin with their own count.
        guard label.first?.isNumber == true else { return "\(number) \(amount > 1 ? self.plural(label) : label)" }
        // A quarter of what is counted one by one is "¼ cucumber".
        if label.hasPrefix("1 "), let part = self.parts[amount] { return "\(part) \(label.dropFirst(2))" }
        return amount == 1 ? label : "\(number) × \(label)"
    }
}

extension FoodUnit {
    /// Returns "tablespoons" for "tablespoon", and a label that names no household measure as it is.
    private static func plural(_ label: String) -> String {
        guard self.measures.contains(label.split(separator: " ").last ?? "") else { return label }
        return label + (label.hasSuffix("s") || label.hasSuffix("ch") ? "es" : "s")
    }

    private static let measures: Set<Substring> = [
        "bar", "bottle", "bowl", "can", "cup", "glass", "handful", "mug", "piece", "pinch", "plate", "portion", "pot",
        "scoop", "serving", "slice", "tablespoon", "teaspoon",
    ]

    private static let parts = [0.25: "¼", 0.5: "½", 0.75: "¾"]

    init(_ measure: Measure) { self.init(label: measure.label, grams: measure.grams) }

    init(_ portion: UsualPortion) {
        self.init(label: portion.label, grams: portion.grams, millilitres: portion.millilitres)
    }

    /// Creates the unit of the reviewed portion, else the measure; nil without either.
    init?(_ portion: UsualPortion?, _ measure: Measure?) {
        if let portion {
            self.init(portion)
        } else if let measure, measure.grams > 0 {
            self.init(measure)
        } else {
            return nil
        }
    }

    /// Returns the unit of which a member usually has one: 100 g when the only measure isn't one of theirs.
    static func usual(
        _ food: Food.ID,
        _ brand: String?,
        _ portion: UsualPortion?,
        _ measure: Measure?,
        in units: Units
    ) -> FoodUnit {
        guard let unit = FoodUnit(portion, measure) else { return .hundredGrams }
        return units.measures(by: unit, food, brand) ? unit : .hundredGrams
    }
}

extension Food {
    /// All units, in any of which it can be logged: the reviewed portion first, then the source's measures, then volumes
    /// and weights; of two with one label, which names the unit of an entry, the first.
    var units: [FoodUnit] {
        let usual = self.portion.map { [FoodUnit($0)] } ?? []
        var labels = Set(usual.map(\.label))
        let measures = self.measures.filter { $0.grams > 0 && labels.insert($0.label).inserted }.map { FoodUnit($0) }
        return usual + measures + self.volumes + FoodUnit.weights
    }

    /// Returns the units that a member chooses from; of two that read alike to them, the first.
    func units(in units: Units) -> [FoodUnit] {
        self.units.filter { units.measures(by: $0, self.id, self.brand) }.readApart(in: units)
    }

    /// Volumes, of a drink whose weight is known.
    private var volumes: [FoodUnit] {
        guard let portion = self.portion, let millilitres = portion.millilitres else { return [] }
        let density = portion.grams / millilitres
        let ounce = FoodUnit.millilitresInFluidOunce
        return [
            FoodUnit(label: FoodUnit.millilitre, grams: density, millilitres: 1),
            FoodUnit(label: FoodUnit.fluidOunce, grams: density * ounce, millilitres: ounce),
        ]
    }
}

extension FoodSummary {
    /// Returns the unit of which a member usually has one.
    func usualUnit(in units: Units) -> FoodUnit {
        .usual(self.id, self.brand, self.portion, self.measure, in: units)
    }
}

/// An amount of a food.
struct Portion: Sendable, Equatable {
    let amount: Double
    let unit: FoodUnit

    var grams: Double { self.amount * self.unit.grams }
    var words: String { self.unit.words(self.amount) }
}

extension Portion {
    /// Reads a portion; nil with a complaint for an unknown unit or too large an amount.
    init?(_ amount: Double, _ label: String, among units: [FoodUnit], into errors: inout FormErrors) {
        guard let unit = units.first(where: { $0.label == label }) else {
            errors.add("unit", "This food isn't measured in that. Choose one of its units.")
            return nil
        }
        self.init(amount: amount, unit: unit)
        guard self.grams <= DiaryEntry.mostGrams else {
            errors.add("amount", "That is more than 100 kg. Type a smaller amount.")
            return nil
        }
    }
}

extension Food {
    /// The proposed portion: one of the reviewed one, else of the first household measure, else 100 g.
    var usualPortion: Portion {
        Portion(amount: 1, unit: FoodUnit(self.portion, self.measures.first) ?? .hundredGrams)
    }

    /// Returns the proposed portion in a member's own measures.
    func usualPortion(in units: Units) -> Portion {
        Portion(amount: 1, unit: .usual(self.id, self.brand, self.portion, self.measures.first, in: units))
    }
}
