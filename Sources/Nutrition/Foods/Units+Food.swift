import FoodCatalogue
import Members

/// How a member measures food: in grams and millilitres, or in ounces and cups as labels in the United States do.
extension Units {
    /// Whether they count in grams and millilitres; who weighs themselves in stones does so in the kitchen.
    var isKitchenMetric: Bool { self.weight != .lb }

    /// Returns whether a member measures a food by a unit.
    ///
    /// A brand's own serving, and what members wrote down, is everybody's.
    func measures(by unit: FoodUnit, _ food: Food.ID, _ brand: String?) -> Bool {
        if unit.label == FoodUnit.millilitre { return self.isKitchenMetric }
        if unit.label == FoodUnit.fluidOunce || unit == .ounce { return !self.isKitchenMetric }
        guard self.isKitchenMetric, brand == nil, FoodOrigin(food) == .catalogue else { return true }
        return Self.american.isDisjoint(with: Wording.pieces(unit.label.prefix { $0 != "(" }))
    }

    /// Returns a label as people read it: without the inches and ounces in brackets, for who doesn't count in them, and for
    /// anybody without the source's "not specified".
    ///
    /// What a serving is counted in stands for it: "3 pancakes" for "1 serving 3 pancakes".
    func plain(_ label: String) -> String {
        let label = Self.said(Self.counted(label))
        let plain = label.prefix { $0 != "(" }
        return self.isKitchenMetric && plain.count > 1 && plain.hasSuffix(" ") ? String(plain.dropLast()) : label
    }

    private static func counted(_ label: String) -> String {
        guard label.hasPrefix(Self.serving) else { return label }
        let things = label.dropFirst(Self.serving.count)
        guard things.first?.isNumber == true else { return label }
        return Self.weighing.isDisjoint(with: Wording.pieces(things)) ? String(things) : label
    }

    private static let serving = "1 serving "
    /// The weight of a serving stands beside it already, and exactly.
    private static let weighing: Set<String> = ["oz", "fl", "ml", "g"]

    private static func said(_ label: String) -> String {
        // Few labels have that letter, and every line of a day asks.
        guard label.utf8.contains(UInt8(ascii: "N")) else { return label }
        let end = Self.unsaid.compactMap { label.firstRange(of: $0)?.lowerBound }.min() ?? label.endIndex
        return String(label[..<end])
    }

    /// How the source's surveys write that nobody said which kind: not specified, not further specified.
    private static let unsaid = [", NS as to", " NFS"]

    /// Writes how much one of a unit is: "182 g", "250 ml", "6.4 oz", "8.5 fl oz".
    func size(grams: Double, millilitres: Double? = nil) -> String {
        guard !self.isKitchenMetric else {
            if let millilitres { return Numerals.text(millilitres) + " ml" }
            return Numerals.text(grams, decimals: grams < 10 ? 1 : 0) + " g"
        }
        if let millilitres {
            return Numerals.text(millilitres / FoodUnit.millilitresInFluidOunce, decimals: 1) + " fl oz"
        }
        let ounces = grams / FoodUnit.ounce.grams
        // Labels there tell small things in grams, too.
        return ounces < 1
            ? Numerals.text(grams, decimals: grams < 10 ? 1 : 0) + " g" : Numerals.text(ounces, decimals: 1) + " oz"
    }

    /// Words of measures that are no others' than theirs.
    private static let american: Set<String> = [
        "cup", "cups", "oz", "ounce", "ounces", "fl", "pint", "pints", "quart", "quarts", "gallon", "lb", "lbs",
        "pound", "pounds", "inch", "inches",
        // A serving by the Nutrition Labeling and Education Act.
        "nlea",
    ]
}
