import FoodCatalogue
import Members

/// One of the things of a plate: a food in a measure that people serve, and how many of it.
struct PlateThing: Sendable, Equatable {
    let food: Food.ID
    let measure: PlateMeasure
    let counts: PlateCounts
    let role: PlateRole
    let contents: FoodContents
    /// The facts of one measure.
    let facts: PlateFacts
    /// The unit of the food in which it is logged: one that weighs the same and that everybody reads, where there is one.
    let unit: FoodUnit
    /// What one measure is of a food that a day has so much of; nil for others.
    var limited: LimitedAmount?

    func portion(_ count: Double) -> Portion {
        Portion(amount: (count * self.measure.grams / self.unit.grams * 1_000).rounded() / 1_000, unit: self.unit)
    }
}

extension PlateThing {
    /// Returns nil when the food's main nutrients are unknown.
    init?(_ line: PlateLine.Thing, _ food: Food) {
        let facts = KeyFacts(food.nutrients, grams: line.measure.grams)
        guard [KeyFact.kcal, .protein, .carbohydrate, .fat].allSatisfy({ facts[$0] != nil }) else { return nil }
        let same = food.units.filter { abs($0.grams - line.measure.grams) < 0.5 }
        let everybodys = same.first { Units.metric.measures(by: $0, food.id, food.brand) }
        self.init(
            food: food.id,
            measure: line.measure,
            counts: line.counts,
            role: PlateRole(food),
            contents: FoodContents(food),
            facts: PlateFacts(facts, grams: line.measure.grams),
            unit: line.measure.isWeight ? .gram : everybodys ?? .gram,
            limited: LimitedAmount(line.measure.foodName, grams: line.measure.grams)
        )
    }
}

/// How much of a thing is served: by weight, or in a household measure.
struct PlateMeasure: Sendable, Equatable {
    /// The name of what is measured, "whole-grain bread"; empty when the measure says it, as "egg" does.
    let name: String
    /// "slice".
    let one: String
    /// "slices".
    let many: String
    /// The weight of one.
    let grams: Double

    var isWeight: Bool { self.one == "g" }
    var isDrink: Bool { self.one.hasSuffix("glass") }

    /// The food's name alone: "whole-grain bread", "boiled egg".
    var foodName: String { self.name.isEmpty ? self.one : self.name }

    /// Returns text such as "1½ slices whole-grain bread", "150 g cooked rice", "2 boiled eggs".
    func words(_ count: Double) -> String {
        let measure = count > 1 ? self.many : self.one
        return [Self.number(count), measure, self.name].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns text such as "1½".
    private static func number(_ count: Double) -> String {
        let whole = Int(count)
        let fraction = [0.25: "¼", 0.5: "½", 0.75: "¾"][count - Double(whole)] ?? ""
        return whole == 0 && !fraction.isEmpty ? fraction : "\(whole)\(fraction)"
    }
}

/// How many measures of a thing are served.
struct PlateCounts: Sendable, Equatable {
    let usual: Double
    let least: Double
    let most: Double
    /// The smallest amount by which people serve more or less: half a slice, a whole egg.
    let step: Double

    /// Returns the counts up to so many times the usual one.
    func upTo(_ times: Double) -> PlateCounts {
        let steps = (self.usual * (times - 1) / self.step + 1e-9).rounded(.down)
        let most = min(self.most, self.usual + max(steps, 0) * self.step)
        return PlateCounts(usual: self.usual, least: self.least, most: most, step: self.step)
    }

    /// Returns the nearest count that can be served.
    func nearest(to count: Double) -> Double {
        let steps = ((count - self.usual) / self.step).rounded()
        return min(max(self.usual + steps * self.step, self.least), self.most)
    }
}
